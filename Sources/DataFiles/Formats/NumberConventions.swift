/// The conventions of the numbers in a column without a format, which its texts show.
package struct NumberConventions: Sendable, Equatable {
    private let decimal: Character
    /// The separator of groups of digits. `nil` if no text has one.
    private var group: Character?
    /// The number of digits in the groups before the last, which has three: two in Indian numbers.
    private var groupSize: Int
    /// The texts before and after the digits, such as a currency or a percent sign, if all texts have them.
    private var prefix = ""
    private var suffix = ""
    private var minus = "-"
    /// A Boolean value that indicates whether negative numbers are in parentheses.
    private var hasParentheses = false

    /// Detects the conventions of texts that are numbers. Empty texts have none.
    ///
    /// - Parameter locale: The locale that determines the size of groups if no number has more than two of them.
    package init(_ texts: [String], decimal: Character, locale: DataLocale = .english) {
        self.decimal = decimal
        groupSize = locale.groupSizes.others
        var ends: (prefix: String, suffix: String)?
        for text in texts {
            guard let first = text.firstIndex(where: Self.isDigit),
                let last = text.lastIndex(where: Self.isDigit)
            else { continue }
            var start = text[..<first]
            // The fraction of a number may have no digits before it, as in .5.
            if start.last == decimal { start.removeLast() }
            if start.contains("(") { hasParentheses = true }
            if start.contains("\u{2212}") { minus = "\u{2212}" }
            let whole = text[first...last].prefix { $0 != decimal }
            group = group ?? whole.first { Self.groupSeparators.contains($0) }
            let groups = group.map { whole.split(separator: $0) } ?? []
            if groups.count > 2 { groupSize = groups[1].count }
            let own = (Self.withoutSigns(start), Self.withoutSigns(text[text.index(after: last)...]))
            if ends == nil { (prefix, suffix) = own }
            if let ends, ends != own { (prefix, suffix) = ("", "") }
            ends = ends ?? own
        }
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

    private static let groupSeparators = ",.'\u{2019} \u{A0}\u{202F}\u{2009}"

    /// Returns the text before or after the digits, without signs and parentheses.
    private static func withoutSigns(_ text: Substring) -> String {
        let text = String(text.filter { !"+-\u{2212}()\u{200E}\u{200F}\u{061C}".contains($0) })
        return text.allSatisfy(\.isWhitespace) ? "" : text
    }

    /// Returns a number in the conventions.
    ///
    /// - Parameter places: The numbers of digits after the decimal separator.
    package func string(_ number: DecimalNumber, places: ClosedRange<Int>) -> String {
        var number = number
        if isPercentage { number.exponent += 2 }
        number = number.rounded(to: places.upperBound)
        let text = prefix + digits(number, places) + suffix
        guard number.isNegative, number.digits != 0 else { return text }
        return hasParentheses ? "(\(text))" : minus + text
    }

    /// Returns a number of values, without the texts before and after the digits.
    package func count(_ number: DecimalNumber) -> String { digits(number, 0...0) }

    private func digits(_ number: DecimalNumber, _ places: ClosedRange<Int>) -> String {
        let writer = NumberWriter(
            locale: .english, places: places, isGrouped: group != nil, groupSize: groupSize)
        return writer.digits(number, decimal: String(decimal), group: group.map { String($0) } ?? "")
    }

    /// A Boolean value that indicates whether the numbers are fractions of 1 in percent.
    package var isPercentage: Bool { (prefix + suffix).contains("%") }
}
