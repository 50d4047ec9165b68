/// The texts before and after the digits of a number, such as a currency or a percent sign.
package struct NumberAffixes: Sendable, Equatable {
    let prefix: String
    let suffix: String

    /// The unit of percentages.
    package static let percent = "%"

    /// Creates the texts around the digits of a number.
    init(_ text: String, around digits: Range<String.Index>) {
        prefix = Self.withoutSigns(text[..<digits.lowerBound])
        suffix = Self.withoutSigns(text[digits.upperBound...])
    }

    /// The unit: the texts without spaces. A currency has its symbol, also for a code.
    var unit: String {
        let texts = [prefix, suffix].map(\.trimmed).joined()
        let name = texts.last == "." ? String(texts.dropLast()) : texts
        return DataLocale.english.symbols[name] ?? name
    }

    /// Returns the unit of a number. It is empty if there is none.
    package static func unit(of text: String) -> String {
        let bytes = text.utf8
        if let first = bytes.first, let last = bytes.last, first.isDigit, last.isDigit { return "" }
        return digits(of: text).map { NumberAffixes(text, around: $0).unit } ?? ""
    }

    /// Returns the range of the digits, with the separators between them and before a fraction such as .5.
    static func digits(of text: String) -> Range<String.Index>? {
        guard var first = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit)
        else { return nil }
        if first > text.startIndex, ".,".contains(text[text.index(before: first)]) {
            first = text.index(before: first)
        }
        return first..<text.index(after: last)
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

    /// Returns a text without signs, parentheses and marks of the writing direction.
    private static func withoutSigns(_ text: Substring) -> String {
        let text = String(text.filter { !"+-\u{2212}()\u{200E}\u{200F}\u{061C}".contains($0) })
        return text.allSatisfy(\.isWhitespace) ? "" : text
    }
}
