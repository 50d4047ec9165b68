// Programs can set any number, including NaN and infinity, for which ranges and rectangles trap.

extension Range<CGFloat> {
    /// Creates a range that is empty if the end is not greater than the start, or if either is NaN.
    package init(from start: CGFloat, to end: CGFloat) {
        self = start < end ? start..<end : start.isNaN ? 0..<0 : start..<start
    }
}

extension CGRect {
    /// Returns the intersection of two rectangles. It is empty if they do not intersect, or if a number is not finite.
    /// Foundation's `intersection` traps in the latter case.
    package func shared(with other: CGRect) -> CGRect {
        let numbers = [minX, minY, maxX, maxY, other.minX, other.minY, other.maxX, other.maxY]
        guard numbers.allSatisfy(\.isFinite) else { return .zero }
        let (left, top) = (Swift.max(minX, other.minX), Swift.max(minY, other.minY))
        let (right, bottom) = (Swift.min(maxX, other.maxX), Swift.min(maxY, other.maxY))
        guard left < right, top < bottom else { return .zero }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns a Boolean value that indicates whether the rectangle contains a point. The left and top edges are part
    /// of the rectangle. Foundation's `contains` traps if a number is not finite.
    package func includes(_ point: CGPoint) -> Bool {
        minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
    }
}

extension EdgeInsets {
    /// The insets with numbers that are not finite replaced by 0.
    package var finite: EdgeInsets {
        func finite(_ number: CGFloat) -> CGFloat { number.isFinite ? number : 0 }
        return EdgeInsets(top: finite(top), left: finite(left), bottom: finite(bottom), right: finite(right))
    }
}
