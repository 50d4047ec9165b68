extension DecimalNumber {
    /// The position of a number among others.
    struct Order: Comparable {
        /// The nearest floating-point value.
        let double: Double
        /// The difference of a large whole number to that value, so that long identifiers are not equal to their neighbors.
        let rest: Int

        /// The maximum magnitude of ``rest``.
        static let maxRest = 1 << 60

        static func < (left: Order, right: Order) -> Bool {
            (left.double, left.rest) < (right.double, right.rest)
        }
    }

    var order: Order {
        let value = double
        guard Self.inexactValues.contains(abs(value)) else { return Order(double: value, rest: 0) }
        let whole = exponent < 0 ? rounded(to: 0) : self
        let magnitude = Int128(whole.digits * Self.powers[whole.exponent])
        return Order(double: value, rest: Int((isNegative ? -magnitude : magnitude) - Int128(value)))
    }

    /// The magnitudes of whole numbers that a floating-point value may not contain, and whose difference to it is at most
    /// ``Order/maxRest``.
    private static let inexactValues = 0x1p53..<0x1p113
}
