/// A writer of numbers with the digits and separators of a locale.
struct NumberWriter {
    let locale: DataLocale
    /// The numbers of digits after the decimal separator.
    var places: ClosedRange<Int>
    var isGrouped = true
    /// A Boolean value that indicates whether positive numbers have a plus.
    var showsPlus = false
    /// The number of digits in the groups before the last. `nil` uses that of the locale.
    var groupSize: Int?

    /// Returns a number in a text such as `0 %`, in which `0` is its place. The sign comes before the text.
    func string(_ number: DecimalNumber, in pattern: String = "0") -> String {
        let rounded = number.rounded(to: places.upperBound)
        let digits = digits(rounded, decimal: locale.decimal, group: locale.group)
        let sign = sign(of: rounded)
        if pattern == "0" { return sign.isEmpty ? digits : sign + digits }
        return sign + Self.filled(pattern, with: digits)
    }

    /// Returns an amount of money in the locale's pattern.
    func amount(_ number: DecimalNumber, symbol: String) -> String {
        let rounded = number.rounded(to: places.upperBound)
        let digits = digits(rounded, decimal: locale.currencyDecimal, group: locale.currencyGroup)
        var pattern = locale.currency
        var sign = sign(of: rounded)
        if let negative = locale.negativeCurrency, rounded.digits != 0, rounded.isNegative {
            pattern = negative
        }
        // A pattern can contain the place of the sign.
        if pattern.contains("-") {
            pattern = pattern.replacing("-", with: sign)
            sign = ""
        }
        // Letters do not touch digits, as in EUR 5.
        let space = "\u{A0}"
        if symbol.last?.isLetter == true { pattern = pattern.replacing("¤0", with: "¤\(space)0") }
        if symbol.first?.isLetter == true { pattern = pattern.replacing("0¤", with: "0\(space)¤") }
        return sign + Self.filled(pattern, with: digits).replacing("¤", with: symbol)
    }

    /// Returns the sign of a rounded number. Zero has none.
    func sign(of number: DecimalNumber) -> String {
        number.digits == 0 ? "" : number.isNegative ? locale.minus : showsPlus ? locale.plus : ""
    }

    private static func filled(_ pattern: String, with digits: String) -> String {
        guard let zero = pattern.firstIndex(of: "0") else { return digits }
        return pattern[..<zero] + digits + pattern[pattern.index(after: zero)...]
    }

    /// Returns the digits of a rounded number, without its sign. With more than 38 digits before the decimal separator,
    /// they have a power of ten.
    func digits(_ number: DecimalNumber, decimal: String, group: String) -> String {
        // String(UInt64) needs no memory for up to 15 digits.
        let text = UInt64(exactly: number.digits).map { String($0) } ?? String(number.digits)
        let digits = text.utf8
        let whole = number.digits == 0 ? 0 : digits.count + number.exponent
        guard whole <= DecimalNumber.maxDigits else {
            var scaled = number
            scaled.exponent -= whole - 1
            let rounded = scaled.rounded(to: max(Self.scientificPlaces, places.lowerBound))
            return self.digits(rounded, decimal: decimal, group: group) + (whole - 1).asPowerOfTen
        }
        var result: [UInt8] = []
        result.reserveCapacity(max(whole, 1) * 2 + places.upperBound + 4)
        var next = digits.makeIterator()
        let isSeparated = isGrouped && whole >= locale.groupSizes.last + locale.minGroupDigits
        if whole <= 0 { result.append(UInt8(ascii: "0")) }
        for index in stride(from: whole, to: 0, by: -1) {
            if isSeparated, index != whole, isGroupStart(index) { result.append(contentsOf: group.utf8) }
            result.append(next.next() ?? UInt8(ascii: "0"))
        }
        // Zeros after all digits of a rounded number would be false digits.
        let fraction = min(fractionLength(number), max(DecimalNumber.maxDigits - max(whole, 0), 0))
        if fraction > 0 {
            result.append(contentsOf: decimal.utf8)
            for place in 0..<fraction {
                let isLeading = number.digits == 0 || place < -whole
                result.append(isLeading ? UInt8(ascii: "0") : next.next() ?? UInt8(ascii: "0"))
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static let scientificPlaces = 15

    /// Returns whether a group begins `index` digits before the decimal separator.
    private func isGroupStart(_ index: Int) -> Bool {
        let (last, others) = (locale.groupSizes.last, groupSize ?? locale.groupSizes.others)
        return index == last || (index > last && (index - last).isMultiple(of: others))
    }

    /// Returns the number of digits after the decimal separator, without zeros that need not be there.
    private func fractionLength(_ number: DecimalNumber) -> Int {
        guard number.digits != 0, number.exponent < 0 else { return places.lowerBound }
        var (digits, length) = (number.digits, -number.exponent)
        while length > places.lowerBound, digits.isMultiple(of: 10) {
            digits /= 10
            length -= 1
        }
        return max(length, places.lowerBound)
    }
}
