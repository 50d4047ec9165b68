extension NumberWriter {
    /// Returns an abbreviated number in the locale, such as 1.2K.
    func compact(_ number: DecimalNumber) -> String {
        var number = number
        let whole = number.rounded(to: places.upperBound)
        if whole.wholeDigits > number.wholeDigits { number = whole }
        // Rounding may add a digit, as from 999,960 to 1M.
        for _ in 0..<2 {
            let size = number.wholeDigits
            guard size > 3, let pattern = pattern(size, of: number), pattern.digits > 0,
                !(pattern.digits == 1 && pattern.prefix.isEmpty && pattern.suffix.isEmpty)
            else { break }
            var scaled = number
            scaled.exponent -= size - pattern.digits
            // More digits than the largest suffix has remain before it.
            if size > 15 { scaled.exponent = number.exponent - (15 - locale.compact[11].digits) }
            let rounded = scaled.rounded(to: places.upperBound)
            if rounded.wholeDigits > scaled.wholeDigits, size < 15 {
                number = rounded
                number.exponent += size - pattern.digits
                continue
            }
            let shown = digits(rounded, decimal: locale.decimal, group: locale.group)
            return pattern.prefix + sign(of: rounded) + shown + pattern.suffix
        }
        return string(number)
    }

    private func pattern(_ size: Int, of number: DecimalNumber) -> DataLocale.CompactPattern? {
        let index = min(size, 15) - 4
        let standard = locale.compact[index]
        guard locale.compactFew != nil else { return standard }
        var scaled = number
        scaled.exponent -= size - standard.digits
        let rounded = scaled.rounded(to: places.upperBound)
        return locale.compactPatterns(for: Int(exactly: abs(rounded.double)))[index]
    }

    /// Returns a number with a prefix of SI, such as 1.2k.
    func prefixed(_ number: DecimalNumber) -> String {
        let (scaled, step) = thousands(number, most: 4)
        return string(scaled, in: "0" + ["", "k", "M", "G", "T"][step])
    }

    /// Returns a number of bytes.
    func bytes(_ number: DecimalNumber, isBinary: Bool) -> String {
        let space = "\u{A0}"
        guard isBinary else {
            let (scaled, step) = thousands(number, most: 6)
            let unit = ["B", "kB", "MB", "GB", "TB", "PB", "EB"][step]
            return string(scaled, in: "0\(space)\(unit)")
        }
        var value = abs(number.double)
        var step = 0
        while step < 6, DecimalNumber(value)?.rounded(to: places.upperBound).double ?? 0 >= 1024 {
            value /= 1024
            step += 1
        }
        guard var scaled = DecimalNumber(value) else { return string(number) }
        scaled.isNegative = number.isNegative
        let unit = ["B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"][step]
        return string(scaled, in: "0\(space)\(unit)")
    }

    /// Returns a number divided by the power of a thousand that leaves at most three digits, and the power.
    private func thousands(_ number: DecimalNumber, most: Int) -> (DecimalNumber, Int) {
        var (scaled, step) = (number, 0)
        while step < most, scaled.rounded(to: places.upperBound).wholeDigits > 3 {
            scaled.exponent -= 3
            step += 1
        }
        return (scaled, step)
    }

    /// Returns a number with a power of ten, such as 1.234 × 10³.
    ///
    /// - Parameter step: The number of which the power is a multiple.
    func scientific(_ number: DecimalNumber, powersOf step: Int) -> String {
        var power = number.digits == 0 ? 0 : number.wholeDigits - 1
        power -= (power % step + step) % step
        var scaled = number
        scaled.exponent -= power
        if scaled.rounded(to: places.upperBound).wholeDigits > step {
            power += step
            scaled.exponent -= step
        }
        return string(scaled) + power.asPowerOfTen
    }

    /// Returns a number rounded to its first digits.
    func significant(_ number: DecimalNumber, digits: Int) -> String {
        var places = number.digits == 0 ? 0 : digits - number.wholeDigits
        // 9.99 is rounded to 10.
        if number.rounded(to: places).wholeDigits > number.wholeDigits { places -= 1 }
        var writer = self
        writer.places = max(places, 0)...max(places, 0)
        return writer.string(number.rounded(to: places))
    }

    /// Returns a number with the nearest fraction, such as 1 ³⁄₄. A number of more than 15 digits is plain.
    ///
    /// - Parameter denominatorDigits: The maximum number of digits of the denominator.
    func fraction(_ number: DecimalNumber, denominatorDigits: Int) -> String {
        guard number.wholeDigits <= 15 else { return string(number) }
        let value = abs(number.double)
        let most = (0..<denominatorDigits).reduce(UInt(1)) { power, _ in power * 10 } - 1
        var whole = value.rounded(.down)
        var nearest = Self.fraction(nearestTo: value - whole, maxDenominator: most)
        if nearest.numerator == nearest.denominator { (whole, nearest) = (whole + 1, (0, 1)) }
        let isNegative = number.isNegative && (whole > 0 || nearest.numerator > 0)
        var writer = self
        writer.places = 0...0
        let text = writer.string(DecimalNumber(isNegative: isNegative, digits: UInt128(whole), exponent: 0))
        guard nearest.numerator > 0 else { return text }
        let fraction = nearest.numerator.superscript + "\u{2044}" + nearest.denominator.subscript
        return whole > 0 ? "\(text)\u{202F}\(fraction)" : sign(of: number) + fraction
    }

    /// Returns the nearest fraction in its lowest terms.
    private static func fraction(
        nearestTo value: Double, maxDenominator: UInt
    ) -> (numerator: UInt, denominator: UInt) {
        var (best, leastError) = ((numerator: UInt(0), denominator: UInt(1)), Double.infinity)
        for denominator in 1...maxDenominator {
            let numerator = (value * Double(denominator)).rounded()
            let error = abs(numerator / Double(denominator) - value)
            // A greater denominator of the same value, such as 2/4, is not in its lowest terms.
            if error < leastError - 1e-12 { (leastError, best) = (error, (UInt(numerator), denominator)) }
        }
        return best
    }

    /// Returns a number of seconds as 1:02:03, or as 1 h 2 min. A number of more than 15 digits is plain.
    func duration(_ number: DecimalNumber, inWords: Bool) -> String {
        let rounded = number.rounded(to: 0)
        guard rounded.wholeDigits <= 15 else { return string(number) }
        let total = Int(abs(rounded.double))
        let sign = sign(of: rounded)
        let (hours, minutes, seconds) = (total / 3600, total / 60 % 60, total % 60)
        guard inWords else {
            let clock = "\(hours > 0 ? DatePattern.padded(minutes, 2) : String(minutes))"
            return sign + (hours > 0 ? "\(hours):" : "") + clock + ":" + DatePattern.padded(seconds, 2)
        }
        let space = "\u{A0}"
        let parts = [(hours / 24, "d"), (hours % 24, "h"), (minutes, "min"), (seconds, "s")]
        let first = parts.firstIndex { $0.0 > 0 } ?? 3
        let shown = parts[first...].prefix(2).filter { $0.0 > 0 }
        let words = shown.isEmpty ? ["0\(space)s"] : shown.map { "\($0.0)\(space)\($0.1)" }
        return sign + words.joined(separator: " ")
    }
}
