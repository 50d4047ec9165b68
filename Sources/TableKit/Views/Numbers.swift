// What a program may set is any number: also one that is missing or infinite, at which ranges and rectangles trap.

extension Range<CGFloat> {
    /// From one number to another; empty where the other is not above it, or one of them is missing.
    init(from start: CGFloat, to end: CGFloat) {
        self = start < end ? start..<end : start.isNaN ? 0..<0 : start..<start
    }
}

extension CGRect {
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
