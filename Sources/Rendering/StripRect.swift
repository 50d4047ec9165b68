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
}
