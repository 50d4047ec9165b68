/// The character before the fraction of the numbers in a column.
package enum DecimalMark: Sendable, Equatable {
    case point, comma
}

/// A reader of numbers as people write them, such as `1.234,56 €`, `(1,234)`, `12 %` or `5-`.
///
/// Groups of three digits may be separated by the other of comma and point, by spaces or by apostrophes. In
/// Indian numbers, the groups before the last have two digits. A percentage is a fraction of 1. A currency
/// before or after a number has no effect.
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

    /// Returns the number in a text with a decimal point.
    static func plain(_ text: String) -> DecimalNumber? { number(text, mark: .point) }

    private mutating func number(_ mark: DecimalMark) -> DecimalNumber? {
        trim()
        guard start < end, end - start <= 400 else { return nil }
        var isNegative: Bool?
        var isPercent = false
        if bytes[start] == UInt8(ascii: "("), bytes[end - 1] == UInt8(ascii: ")") {
            isNegative = true
            start += 1
            end -= 1
            trim()
        }
        var hasCurrency = false
        while start < end, !bytes[start].isDigit, !Self.isMark(bytes[start]) {
            if isNegative == nil, let sign = takeSign(atStart: true) {
                isNegative = sign
            } else if !hasCurrency, take(Self.currencies, atStart: true) {
                hasCurrency = true
            } else if !isPercent, take([[UInt8(ascii: "%")]], atStart: true) {
                isPercent = true
            } else {
                return nil
            }
            trim()
        }
        while start < end, !endsInNumber {
            if isNegative == nil, let sign = takeSign(atStart: false) {
                isNegative = sign
            } else if !isPercent, take([[UInt8(ascii: "%")]], atStart: false) {
                isPercent = true
            } else if !hasCurrency, take(Self.currencies, atStart: false) {
                hasCurrency = true
            } else {
                return nil
            }
            trim()
        }
        guard var result = digits(mark) else { return nil }
        result.isNegative = isNegative ?? false
        if isPercent { result.exponent -= 2 }
        guard result.digits != 0, result.wholeDigits >= -330 else {
            return DecimalNumber(isNegative: result.isNegative, digits: 0, exponent: 0)
        }
        return result.wholeDigits <= 308 ? result : nil
    }

    /// Returns the number in the remaining digits and separators.
    private mutating func digits(_ mark: DecimalMark) -> DecimalNumber? {
        let decimal = mark == .point ? UInt8(ascii: ".") : UInt8(ascii: ",")
        let grouping = mark == .point ? UInt8(ascii: ",") : UInt8(ascii: ".")
        var value: UInt64 = 0
        var (exponent, used, run, count) = (0, 0, 0, 0)
        // The separator of the groups.
        var separator: [UInt8]?
        var isFraction = false
        let first = start
        while start < end {
            let byte = bytes[start]
            if byte.isDigit {
                if used > 0 || byte != UInt8(ascii: "0") {
                    if used < DecimalNumber.maxDigits {
                        value = value * 10 + UInt64(byte - UInt8(ascii: "0"))
                        used += 1
                        if isFraction { exponent -= 1 }
                    } else if !isFraction {
                        exponent += 1
                    }
                } else if isFraction {
                    exponent -= 1
                }
                run += 1
                count += 1
                start += 1
            } else if byte == decimal, !isFraction {
                guard separator == nil || run == 3 else { return nil }
                isFraction = true
                run = 0
                start += 1
            } else if (byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E")), count > 0 {
                guard separator == nil || isFraction || run == 3, let power = power() else { return nil }
                return DecimalNumber(isNegative: false, digits: value, exponent: exponent + power)
            } else if !isFraction, let length = groupLength(grouping) {
                let found = Array(bytes[start..<start + length])
                let isFirst = separator == nil
                // A code such as 030 123 is no number.
                guard
                    isFirst ? (1...3).contains(run) && bytes[first] != UInt8(ascii: "0") : found == separator
                else { return nil }
                guard isFirst || run == 3 || (run == 2 && found == [UInt8(ascii: ",")]) else { return nil }
                separator = found
                run = 0
                start += length
            } else {
                return nil
            }
        }
        guard count > 0, separator == nil || isFraction || run == 3 else { return nil }
        return DecimalNumber(isNegative: false, digits: value, exponent: exponent)
    }

    /// Reads an exponent of ten up to the end.
    private mutating func power() -> Int? {
        start += 1
        _ = take(Self.directionMarks, atStart: true)
        let isNegative = takeSign(atStart: true) ?? false
        guard start < end, bytes[start..<end].allSatisfy(\.isDigit) else { return nil }
        let power = bytes[start..<end].reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), 9999) }
        return isNegative ? -power : power
    }

    /// Returns the length of the group separator at the start, or `nil`.
    private func groupLength(_ grouping: UInt8) -> Int? {
        if bytes[start] == grouping || bytes[start] == UInt8(ascii: "'") { return 1 }
        if let length = Self.blanks.first(where: { has($0, at: start) })?.count { return length }
        return has([0xE2, 0x80, 0x99], at: start) ? 3 : nil
    }

    // MARK: Ends

    /// A space, a no-break space, a narrow no-break space and a thin space.
    private static let blanks: [[UInt8]] = [[0x20], [0xC2, 0xA0], [0xE2, 0x80, 0xAF], [0xE2, 0x80, 0x89]]
    /// The marks of the writing direction, which have no effect on a number.
    private static let directionMarks: [[UInt8]] = ["\u{200E}", "\u{200F}", "\u{061C}"].map { Array($0.utf8) }
    private static let currencies: [[UInt8]] = [
        "US$", "CA$", "AU$", "NZ$", "HK$", "NT$", "MX$", "R$", "$", "€", "£", "¥", "₹", "₽", "₺", "₪", "₩",
        "₫", "₴", "₱", "฿", "kr.", "kr", "zł", "Kč", "Ft", "lei", "лв.", "Fr.", "EUR", "USD", "GBP", "JPY",
        "CHF", "CNY", "INR", "RUB", "UAH", "TRY", "PLN", "CZK", "SEK", "NOK", "DKK", "ISK", "HUF", "RON",
        "BGN", "ILS", "AED", "SAR", "EGP", "KRW", "TWD", "HKD", "SGD", "THB", "IDR", "VND", "PHP", "MYR",
        "BRL", "MXN", "ARS", "CLP", "COP", "CAD", "AUD", "NZD", "ZAR",
    ].map { Array($0.utf8) }

    /// A Boolean value that indicates whether the last character is a digit, or a mark after one.
    private var endsInNumber: Bool {
        let last = bytes[end - 1]
        return last.isDigit || (Self.isMark(last) && (end - start < 2 || bytes[end - 2].isDigit))
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
    }

    private func has(_ text: [UInt8], at index: Int) -> Bool {
        index >= start && index + text.count <= end && bytes[index..<index + text.count].elementsEqual(text)
    }

    private mutating func trim() {
        while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
        while start < end, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        guard start < end, bytes[start] >= 0x80 || bytes[end - 1] >= 0x80 else { return }
        let isBlank = take(Self.blanks + Self.directionMarks, atStart: true)
        if take(Self.blanks + Self.directionMarks, atStart: false) || isBlank { trim() }
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
        if take([[UInt8(ascii: "-")], [0xE2, 0x88, 0x92]], atStart: atStart) { return true }
        return take([[UInt8(ascii: "+")]], atStart: atStart) ? false : nil
    }
}
