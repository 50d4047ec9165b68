import Foundation

/// The kind of content of a column, which its texts indicate.
package enum ColumnContent: Equatable, Sendable {
    /// Every text that is not missing is a number, which may have a sign, group separators, a currency or a percent sign, or
    /// infinite.
    case numbers(decimalSeparator: Character)
    /// Every text that is not missing is a date or a time of digits.
    case dates
    case texts

    /// Detects the kind of content. Missing values do not count, and without others the column contains texts. So do columns
    /// with codes such as 01234, whose zeros are significant.
    ///
    /// - Parameters:
    ///   - separator: The decimal separator of numbers that do not show which one they use.
    ///   - isFixed: Whether all numbers have this separator.
    package init(_ texts: [String], separator: Character = ".", isFixed: Bool = false) {
        let texts = texts.map(\.trimmed).filter {
            !FormatContext.isMissing($0) && NumberReader.infinity($0) == nil
        }
        let usual = DecimalMark(rawValue: separator) ?? .point
        let mark =
            texts.contains(where: Self.isCode)
            ? nil
            : (isFixed ? [usual] : [usual, usual.other]).first { mark in
                texts.allSatisfy { NumberReader.number($0, mark: mark) != nil }
            }
        if texts.isEmpty {
            self = .texts
        } else if let mark {
            self = .numbers(decimalSeparator: mark.rawValue)
        } else {
            self = texts.allSatisfy(Self.isDate) ? .dates : .texts
        }
    }

    /// Returns a Boolean value that indicates whether a text consists only of digits, and a zero before others.
    package static func isCode(_ text: String) -> Bool {
        text.utf8.count > 1 && text.utf8.first == UInt8(ascii: "0") && text.utf8.allSatisfy(\.isDigit)
    }

    /// Returns a Boolean value that indicates whether nearly all texts begin like addresses of the Internet.
    package static func areAddresses(_ texts: [String]) -> Bool {
        texts.areNearlyAll { text in
            ["https://", "http://", "www."].contains { text.prefix($0.count).lowercased() == $0 }
        }
    }

    /// Returns the number of digits after the decimal mark with which a typical number has six significant digits. `nil` unless
    /// most numbers among some texts are results of calculations: they have at least fifteen significant digits, some of them
    /// after the mark, which no measurement has.
    package static func calculatedPlaces(of texts: [String], mark: DecimalMark) -> Int? {
        let numbers = texts.compactMap { text in NumberAffixes.digits(of: text).map { text[$0] } }
        let long = numbers.filter { number in
            number.contains(mark.rawValue)
                && number.filter(\.isNumber).drop { $0 == "0" }.count >= calculatedDigits
        }
        guard long.count >= leastCalculated, long.count * 2 > numbers.count else { return nil }
        let sizes = long.compactMap { NumberReader.number(String($0), mark: mark).map { abs($0.double) } }
            .filter { $0 > 0 }.sorted()
        guard !sizes.isEmpty else { return nil }
        let exponent = Int(log10(sizes[sizes.count / 2]).rounded(.down))
        return max(significantDigits - 1 - exponent, 2)
    }

    /// The least number of significant digits of a calculated number, the least number of these, and how many are drawn.
    private static let (calculatedDigits, leastCalculated, significantDigits) = (15, 3, 6)

    /// Returns a Boolean value that indicates whether a text is a number or a date of digits.
    package static func isValue(_ text: String) -> Bool {
        // Most texts of other columns are words.
        guard text.utf8.count <= maxValueLength, text.utf8.contains(where: \.isDigit) else { return false }
        return ColumnContent([text]) != .texts
    }

    /// The maximum number of bytes of a number or a date among texts.
    private static let maxValueLength = 64

    /// Returns a Boolean value that indicates whether a text consists of dates and times with separators, and
    /// time zones.
    private static func isDate(_ text: String) -> Bool {
        var hasDate = false
        var isAfterTime = false
        for part in text.split(whereSeparator: { " T".contains($0) }) {
            if part.utf8.first?.isLetter == true {
                guard part == "Z" || isAfterTime && halvesOfDay.contains(part.lowercased()) else {
                    return false
                }
                isAfterTime = false
                continue
            }
            isAfterTime = isTime(part)
            if isAfterTime || isDay(part) {
                hasDate = true
            } else if part != "-", !isZone(part) {
                return false
            }
        }
        return hasDate
    }

    /// The words after a time of 12 hours.
    private static let halvesOfDay: Set<String> = ["am", "pm", "a.m.", "p.m."]

    /// Returns a Boolean value that indicates whether a text is a date such as 2026-11-21, 21.11. or 11/2026.
    private static func isDay(_ text: Substring) -> Bool {
        guard let separator = text.first(where: { "-/.".contains($0) }) else { return false }
        let counts = digitCounts(text, separator)
        switch counts.count {
        case 3:
            let isWithoutYear = separator == "." && counts[2] == 0
            return (1...4).contains(counts[0]) && (1...2).contains(counts[1])
                && (isWithoutYear || (1...4).contains(counts[2]))
        case 2:
            let (least, most) = (min(counts[0], counts[1]), max(counts[0], counts[1]))
            // Otherwise, it is a number.
            return separator != "." && (1...2).contains(least) && [1, 2, 4].contains(most)
        default: return false
        }
    }

    /// Returns a Boolean value that indicates whether a text is a date with a year, such as 21.11.2026 or 11/21/26. Versions
    /// such as 1.2.30 are not.
    static func isCompleteDay(_ text: Substring) -> Bool {
        guard let separator = text.first(where: { "-/.".contains($0) }) else { return false }
        let counts = digitCounts(text, separator)
        guard counts.count == 3, let year = counts.firstIndex(of: 4) ?? (separator == "/" ? 2 : nil) else {
            return false
        }
        return year != 1 && [2, 4].contains(counts[year])
            && counts.indices.allSatisfy { $0 == year || (1...2).contains(counts[$0]) }
    }

    /// Returns a Boolean value that indicates whether a text can be a date with a year of two digits and points or hyphens,
    /// such as 05.01.26 or 5-1-26. It can also be a version.
    static func isShortDay(_ text: Substring) -> Bool {
        guard let separator = text.first(where: { "-.".contains($0) }) else { return false }
        let counts = digitCounts(text, separator)
        return counts.count == 3 && counts.allSatisfy { (1...2).contains($0) }
            && counts[2] == 2
    }

    /// Returns a Boolean value that indicates whether a text is a time such as 9:41 or 09:41:00.5Z.
    private static func isTime(_ text: Substring) -> Bool {
        let end = text.firstIndex { "Z+-".contains($0) } ?? text.endIndex
        guard end == text.endIndex || isZone(text[end...]) else { return false }
        let time = text[..<end].split(separator: ".", omittingEmptySubsequences: false)
        guard let first = time.first, time.count == 1 || time.count == 2 && time[1].allSatisfy(\.isNumber)
        else { return false }
        let counts = digitCounts(first, ":")
        return (2...3).contains(counts.count) && (1...3).contains(counts[0])
            && counts.dropFirst().allSatisfy { $0 == 2 }
    }

    /// Returns a Boolean value that indicates whether a text is a time zone such as Z or +01:00.
    static func isZone(_ text: Substring) -> Bool {
        if text == "Z" { return true }
        guard let sign = text.first, "+-".contains(sign) else { return false }
        return [[2], [4], [2, 2]].contains(digitCounts(text.dropFirst(), ":"))
    }

    /// Returns the numbers of digits between separators. It is empty if there are other characters.
    private static func digitCounts(_ text: Substring, _ separator: Character) -> [Int] {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        return parts.allSatisfy { $0.allSatisfy(\.isNumber) } ? parts.map(\.count) : []
    }
}

extension [String] {
    /// Returns a Boolean value that indicates whether a condition is true for at least 80 % of the texts. Empty ones do not count.
    package func areNearlyAll(_ condition: (String) -> Bool) -> Bool {
        let texts = filter { !$0.isEmpty }
        return !texts.isEmpty && texts.count(where: condition) * 5 >= texts.count * 4
    }
}
