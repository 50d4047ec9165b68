/// A rectangle of a strip in whole pixels.
struct StripRect: Equatable {
    var x: Int, y: Int, width: Int, height: Int

    /// Returns the part of the rectangle within a distance from the strip's origin, which Cairo can draw by default.
    func near(_ far: Int = DeviceSpace.cairoLimit) -> StripRect {
        func near(_ edge: Int) -> Int { min(max(edge, -far), far) }
        let (left, top) = (near(x), near(y))
        return StripRect(
            x: left, y: top, width: near(x + width) - left, height: near(y + height) - top)
    }

    func offset(x: Int, y: Int) -> StripRect {
        StripRect(x: self.x + x, y: self.y + y, width: width, height: height)
    }

    /// Returns the common part, or `nil` if there is none.
    func shared(with other: StripRect) -> StripRect? {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let (right, bottom) = (min(x + width, other.x + other.width), min(y + height, other.y + other.height))
        guard left < right, top < bottom else { return nil }
        return StripRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
