/// The character before the fraction of the numbers in a column.
package enum DecimalMark: Character, Sendable {
    case point = "."
    case comma = ","

    /// The mark that separates groups of digits.
    package var other: DecimalMark { self == .point ? .comma : .point }
}

/// A reader of numbers as people write them, such as `1.234,56 €`, `(1,234)`, `12 %` or `5-`.
///
/// Groups of three digits may be separated by the other of comma and point, by spaces or by apostrophes. In
/// Indian numbers, the groups before the last have two digits. A percentage is a fraction of 1. A currency
/// before or after a number has no effect. A ``NumberMultiple`` after it multiplies it: 1.2M is 1,200,000.
package struct NumberReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var start: Int
    private var end: Int

    /// Returns the number in a text, or `nil`.
    package static func number(_ text: String, mark: DecimalMark) -> DecimalNumber? {
        var text = text
        return text.withUTF8 { bytes in
            var reader = NumberReader(bytes: bytes, start: 0, end: bytes.count)
            return reader.number(mark)
        }
    }

    /// Returns an infinite number, such as `-inf`, as it is drawn: ∞ after its minus sign. `nil` for other texts.
    package static func infinity(_ text: String) -> String? {
        // Most texts begin with another character.
        guard text.utf8.count <= 9, let first = text.utf8.first, "iI-+".utf8.contains(first) else {
            return nil
        }
        let name = text.dropFirst("+-".utf8.contains(first) ? 1 : 0).lowercased()
        guard name == "inf" || name == "infinity" else { return nil }
        return first == UInt8(ascii: "-") ? "\u{2212}∞" : "∞"
    }

    /// Returns the number in a text with a decimal point.
    static func plain(_ text: String) -> DecimalNumber? { number(text, mark: .point) }

    private mutating func number(_ mark: DecimalMark) -> DecimalNumber? {
        trim()
        guard start < end, end - start <= 400 else { return nil }
        var affixes = Affixes()
        if bytes[start] == UInt8(ascii: "("), bytes[end - 1] == UInt8(ascii: ")") {
            affixes.isNegative = true
            start += 1
            end -= 1
            trim()
        }
        guard take(&affixes, atStart: true), take(&affixes, atStart: false), var result = digits(mark) else {
            return nil
        }
        result.isNegative = affixes.isNegative ?? false
        if affixes.isPercent { result.exponent -= 2 }
        result.exponent += affixes.multiple?.power ?? 0
        if result.digits != 0, result.wholeDigits < -330 { (result.digits, result.exponent) = (0, 0) }
        // The fraction of 0.00 has two digits.
        if result.digits == 0 { result.exponent = min(max(result.exponent, -DecimalNumber.maxDigits), 0) }
        return result.wholeDigits <= 308 ? result : nil
    }

    /// Returns the number in the remaining digits and separators.
    private mutating func digits(_ mark: DecimalMark) -> DecimalNumber? {
        let (decimal, grouping): (UInt8, UInt8) = mark == .point ? (.dot, .comma) : (.comma, .dot)
        var digits = DigitCollection()
        let first = start
        // The range of the first separator of groups.
        var separator: Range<Int>?
        while start < end {
            let byte = bytes[start]
            if byte.isDigit {
                digits.add(byte)
                start += 1
            } else if byte == decimal, !digits.isFraction {
                guard separator == nil || digits.run == 3 else { return nil }
                digits.beginFraction()
                start += 1
            } else if byte | 0x20 == UInt8(ascii: "e"), digits.count > 0 {
                guard separator == nil || digits.isWholeGroup, let power = power() else { return nil }
                digits.exponent += power
            } else if !digits.isFraction, let length = groupLength(grouping) {
                let found = start..<start + length
                // A code such as 030 123 is no number.
                let canFollow =
                    separator.map { continues($0, with: found, after: digits.run) }
                    ?? ((1...3).contains(digits.run) && bytes[first] != UInt8(ascii: "0"))
                guard canFollow else { return nil }
                separator = found
                digits.run = 0
                start += length
            } else {
                return nil
            }
        }
        guard digits.count > 0, separator == nil || digits.isWholeGroup else { return nil }
        return DecimalNumber(isNegative: false, digits: digits.value, exponent: digits.exponent)
    }

    /// Returns a Boolean value that indicates whether a separator of groups is the same as the one before it, and
    /// the number of digits between them is that of a group.
    private func continues(_ last: Range<Int>, with next: Range<Int>, after count: Int) -> Bool {
        bytes[last].elementsEqual(bytes[next])
            && (count == 3 || count == 2 && bytes[next.lowerBound] == .comma)
    }

    /// Reads an exponent of ten up to the end.
    private mutating func power() -> Int? {
        start += 1
        _ = take(Self.directionMarks, atStart: true)
        let isNegative = takeSign(atStart: true) ?? false
        guard start < end, bytes[start..<end].allSatisfy(\.isDigit) else { return nil }
        let power = bytes[start..<end].reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), 9999) }
        start = end
        return isNegative ? -power : power
    }

    /// Returns the length of the group separator at the start, or `nil`.
    private func groupLength(_ grouping: UInt8) -> Int? {
        if bytes[start] == grouping || bytes[start] == UInt8(ascii: "'") { return 1 }
        return Self.separators.first { has($0, at: start) }?.count
    }

    // MARK: Ends

    /// A space, a no-break space, a narrow no-break space and a thin space.
    private static let blanks: [[UInt8]] = [[0x20], [0xC2, 0xA0], [0xE2, 0x80, 0xAF], [0xE2, 0x80, 0x89]]
    /// The marks of the writing direction, which have no effect on a number.
    private static let directionMarks: [[UInt8]] = ["\u{200E}", "\u{200F}", "\u{061C}"].map { Array($0.utf8) }
    private static let ignored = blanks + directionMarks
    /// The blanks and an apostrophe.
    private static let separators = blanks + [[0xE2, 0x80, 0x99]]
    private static let minuses: [[UInt8]] = [[UInt8(ascii: "-")], [0xE2, 0x88, 0x92]]
    private static let plus = [[UInt8(ascii: "+")]]
    private static let percent = [[UInt8(ascii: "%")]]
    private static let currencies: [[UInt8]] = [
        "US$", "CA$", "AU$", "NZ$", "HK$", "NT$", "MX$", "R$", "$", "€", "£", "¥", "₹", "₽", "₺", "₪", "₩",
        "₫", "₴", "₱", "฿", "kr.", "kr", "zł", "Kč", "Ft", "lei", "лв.", "Fr.", "EUR", "USD", "GBP", "JPY",
        "CHF", "CNY", "INR", "RUB", "UAH", "TRY", "PLN", "CZK", "SEK", "NOK", "DKK", "ISK", "HUF", "RON",
        "BGN", "ILS", "AED", "SAR", "EGP", "KRW", "TWD", "HKD", "SGD", "THB", "IDR", "VND", "PHP", "MYR",
        "BRL", "MXN", "ARS", "CLP", "COP", "CAD", "AUD", "NZD", "ZAR",
    ].map { Array($0.utf8) }

    /// What can be before or after the digits, each once.
    private struct Affixes {
        var isNegative: Bool?
        var isPercent = false
        var hasCurrency = false
        var multiple: NumberMultiple?
    }

    /// Removes the affixes at one end. Returns `false` if there is another character.
    private mutating func take(_ affixes: inout Affixes, atStart: Bool) -> Bool {
        while start < end, atStart ? !beginsWithNumber : !endsInNumber {
            if affixes.isNegative == nil, let sign = takeSign(atStart: atStart) {
                affixes.isNegative = sign
            } else if !affixes.hasCurrency, take(Self.currencies, atStart: atStart) {
                affixes.hasCurrency = true
            } else if !affixes.isPercent, take(Self.percent, atStart: atStart) {
                affixes.isPercent = true
            } else if !atStart, affixes.multiple == nil, let multiple = takeMultiple(affixes) {
                affixes.multiple = multiple
            } else {
                return false
            }
            trim()
        }
        return true
    }

    private var beginsWithNumber: Bool { bytes[start].isDigit || Self.isMark(bytes[start]) }

    /// A Boolean value that indicates whether the last character is a digit, or a mark after one.
    private var endsInNumber: Bool {
        let last = bytes[end - 1]
        return last.isDigit || (Self.isMark(last) && (end - start < 2 || bytes[end - 2].isDigit))
    }

    private static func isMark(_ byte: UInt8) -> Bool { byte == .dot || byte == .comma }

    private func has(_ text: [UInt8], at index: Int) -> Bool {
        index >= start && index + text.count <= end && bytes[index..<index + text.count].elementsEqual(text)
    }

    private mutating func takeMultiple(_ affixes: Affixes) -> NumberMultiple? {
        let last = bytes[max(start, end - NumberMultiple.maxLength)..<end]
        guard let multiple = NumberMultiple(endOf: last, hasCurrency: affixes.hasCurrency) else { return nil }
        end -= multiple.length
        return multiple
    }

    private mutating func trim() {
        while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
        while start < end, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        guard start < end, bytes[start] >= 0x80 || bytes[end - 1] >= 0x80 else { return }
        let isBlank = take(Self.ignored, atStart: true)
        if take(Self.ignored, atStart: false) || isBlank { trim() }
    }

    private mutating func take(_ texts: [[UInt8]], atStart: Bool) -> Bool {
        for text in texts where has(text, at: atStart ? start : end - text.count) {
            if atStart { start += text.count } else { end -= text.count }
            return true
        }
        return false
    }

    /// Removes a sign, and returns whether it is a minus.
    private mutating func takeSign(atStart: Bool) -> Bool? {
        if take(Self.minuses, atStart: atStart) { return true }
        return take(Self.plus, atStart: atStart) ? false : nil
    }
}

/// The digits of a number, which are added from the first to the last.
private struct DigitCollection {
    /// The significant digits, up to the maximum of ``DecimalNumber``.
    var value: UInt128 = 0
    /// The power of ten of the last significant digit.
    var exponent = 0
    /// The number of digits.
    var count = 0
    /// The number of digits after the last separator.
    var run = 0
    var isFraction = false
    private var significantCount = 0

    /// A Boolean value that indicates whether the digits after the last separator are a group or the fraction.
    var isWholeGroup: Bool { isFraction || run == 3 }

    mutating func beginFraction() { (isFraction, run) = (true, 0) }

    mutating func add(_ digit: UInt8) {
        count += 1
        run += 1
        // A leading zero is not significant.
        let isSignificant = significantCount > 0 || digit != UInt8(ascii: "0")
        if isSignificant, significantCount == DecimalNumber.maxDigits {
            if !isFraction { exponent += 1 }
            return
        }
        if isFraction { exponent -= 1 }
        guard isSignificant else { return }
        value = value * 10 + UInt128(digit - UInt8(ascii: "0"))
        significantCount += 1
    }
}
