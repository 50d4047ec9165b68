extension Int {
    /// Creates an integer from a number that is rounded toward zero.
    ///
    /// A number beyond the range becomes the nearest `Int`, and NaN becomes 0. The standard initializer traps
    /// in both cases.
    package init(clamping number: Double) {
        self =
            number.isNaN ? 0 : Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? Int.min : Int.max)
    }

    /// Creates an integer as ``init(clamping:)``, at most `limit` away from 0. Sums of a few do not overflow.
    package init(clamping number: Double, within limit: Int) {
        self = Swift.min(Swift.max(Int(clamping: number), -limit), limit)
    }
}
