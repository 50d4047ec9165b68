// What a program may set is any number: also one that is missing or infinite, at which ranges and rectangles trap.

extension Range<CGFloat> {
    /// From one number to another; empty where the other is not above it, or one of them is missing.
    init(from start: CGFloat, to end: CGFloat) {
        self = start < end ? start..<end : start.isNaN ? 0..<0 : start..<start
    }
}

extension CGRect {
    /// What two rectangles have in common; empty for none, and where a number is missing or infinite, at which
    /// Foundation's `intersection` traps.
    package func shared(with other: CGRect) -> CGRect {
        let numbers = [minX, minY, maxX, maxY, other.minX, other.minY, other.maxX, other.maxY]
        guard numbers.allSatisfy(\.isFinite) else { return .zero }
        let (left, top) = (Swift.max(minX, other.minX), Swift.max(minY, other.minY))
        let (right, bottom) = (Swift.min(maxX, other.maxX), Swift.min(maxY, other.maxY))
        guard left < right, top < bottom else { return .zero }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether a point is in the rectangle, its left and upper edges included. Foundation's `contains` traps when a number
    /// is missing or infinite.
    func holds(_ point: CGPoint) -> Bool {
        minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
    }
}

extension EdgeInsets {
    /// The insets, with 0 for what is missing or infinite.
    var finite: EdgeInsets {
        func finite(_ number: CGFloat) -> CGFloat { number.isFinite ? number : 0 }
        return EdgeInsets(top: finite(top), left: finite(left), bottom: finite(bottom), right: finite(right))
    }
}
