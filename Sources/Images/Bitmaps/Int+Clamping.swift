extension Int {
    /// Rounds a number towards zero. A number beyond the range becomes the nearest `Int`, and one that is missing 0, where
    /// the standard initializer traps.
    package init(clamping number: Double) {
        self =
            number.isNaN
            ? 0 : Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? Int.min : Int.max)
    }
}
