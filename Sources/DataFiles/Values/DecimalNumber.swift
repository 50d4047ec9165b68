/// A number with the decimal digits of its text, up to 38 of them.
package struct DecimalNumber: Sendable, Equatable {
    package var isNegative: Bool
    /// The significant digits, as an integer.
    package var digits: UInt128
    /// The power of ten of the last digit.
    package var exponent: Int

    static let maxDigits = 38
    static let powers: [UInt128] = (0...maxDigits).map {
        (0..<$0).reduce(1) { power, _ in power * 10 }
    }

    /// Creates the number with the shortest digits that identify a finite value.
    package init?(_ value: Double) {
        guard value.isFinite else { return nil }
        self = NumberReader.plain("\(value)") ?? DecimalNumber(isNegative: false, digits: 0, exponent: 0)
    }

    package init(isNegative: Bool, digits: UInt128, exponent: Int) {
        (self.isNegative, self.digits, self.exponent) = (isNegative, digits, exponent)
    }

    /// The nearest floating-point value.
    package var double: Double {
        let sign: Double = isNegative ? -1 : 1
        // Powers of ten up to 22 are exact, so that one operation rounds once.
        if digits < 1 << 53, abs(exponent) <= 22 {
            let (value, power) = (Double(UInt64(digits)), Self.exactPowers[abs(exponent)])
            return sign * (exponent < 0 ? value / power : value * power)
        }
        return sign * (Double("\(digits)e\(exponent)") ?? 0)
    }

    private static let exactPowers: [Double] = (0...22).map { (0..<$0).reduce(1) { power, _ in power * 10 } }

    /// The number of digits before the decimal separator. It is 0 or less for numbers below 1.
    var wholeDigits: Int { digits == 0 ? 1 : Self.count(digits) + exponent }

    static func count(_ digits: UInt128) -> Int {
        powers.firstIndex { $0 > digits } ?? maxDigits + 1
    }

    /// The number, rounded from 39 digits to 38.
    var shortened: DecimalNumber {
        guard Self.count(digits) > Self.maxDigits else { return self }
        var result = self
        let (quotient, remainder) = digits.quotientAndRemainder(dividingBy: 10)
        (result.digits, result.exponent) = (quotient + (remainder >= 5 ? 1 : 0), exponent + 1)
        return result
    }

    /// Returns the number divided by a count, rounded to 38 digits.
    func divided(by count: Int) -> DecimalNumber {
        var result = self
        let added = max(Self.maxDigits - Self.count(digits), 0)
        let (quotient, remainder) = (digits * Self.powers[added]).quotientAndRemainder(
            dividingBy: UInt128(count))
        result.digits = quotient + (remainder * 2 >= UInt128(count) ? 1 : 0)
        result.exponent -= added
        while result.exponent < exponent, result.digits.isMultiple(of: 10) {
            result.digits /= 10
            result.exponent += 1
        }
        return result
    }

    /// Returns the number with at most `places` digits after the decimal separator. Halves are rounded away
    /// from zero.
    package func rounded(to places: Int) -> DecimalNumber {
        let dropped = -exponent - places
        guard dropped > 0 else { return self }
        var result = self
        result.exponent = -places
        guard dropped <= Self.maxDigits else {
            result.digits = 0
            return result
        }
        let (quotient, remainder) = digits.quotientAndRemainder(dividingBy: Self.powers[dropped])
        result.digits = quotient + (remainder >= Self.powers[dropped] - remainder ? 1 : 0)
        return result
    }
}
