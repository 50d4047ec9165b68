extension Int {
    /// Creates an integer from a number that is rounded toward zero.
    ///
    /// A number beyond the range becomes the nearest `Int`, and NaN becomes 0. The standard initializer traps
    /// in both cases.
    package init(clamping number: Double) {
        self =
            number.isNaN
            ? 0 : Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? Int.min : Int.max)
    }
}
