extension String {
    /// The number as it is drawn: with a minus sign in place of a hyphen before its digits, and with a power of ten in place
    /// of an exponent such as `e-05`. Other texts are the same.
    package var asDrawnNumber: String {
        if let infinity = NumberReader.infinity(self) { return infinity }
        guard utf8.contains(where: { "-eE".utf8.contains($0) }), let digits = NumberAffixes.digits(of: self),
            NumberReader.number(self, mark: .point) != nil || NumberReader.number(self, mark: .comma) != nil
        else { return self }
        let number = self[digits]
        let mantissa = number.prefix { !"eE".contains($0) }
        let exponent = Int(
            number.dropFirst(mantissa.count + 1).replacing("\u{2212}", with: "-")
                .replacing("\u{200E}", with: ""))
        let start = String(self[..<digits.lowerBound].replacing("-", with: "\u{2212}"))
        guard mantissa.count < number.count, let exponent else { return start + self[digits.lowerBound...] }
        return start + mantissa + exponent.asPowerOfTen + self[digits.upperBound...]
    }
}

extension Int {
    /// The factor after the digits of a number, such as ` × 10⁻⁵`.
    var asPowerOfTen: String {
        "\u{A0}×\u{A0}10" + (self < 0 ? "⁻" : "") + magnitude.superscript
    }
}

extension UInt {
    /// The number in superscript digits.
    package var superscript: String {
        String(String(self).map { Self.superscripts[$0.wholeNumberValue ?? 0] })
    }

    /// The number in subscript digits.
    var `subscript`: String {
        String(String(self).map { Self.subscripts[$0.wholeNumberValue ?? 0] })
    }

    private static let superscripts = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    private static let subscripts = Array("₀₁₂₃₄₅₆₇₈₉")
}

/// The texts before and after the digits of a number, such as a currency or a percent sign.
package struct NumberAffixes: Sendable, Equatable {
    let prefix: String
    let suffix: String
    /// The power of ten by which a suffix such as `M` multiplies the number. 0 without one.
    let power: Int
    /// The number of bytes of that suffix, which is the first part of ``suffix``.
    private let multipleLength: Int

    /// The unit of percentages.
    package static let percent = "%"

    /// Creates the texts around the digits of a number.
    init(_ text: String, around digits: Range<String.Index>) {
        prefix = Self.withoutSigns(text[..<digits.lowerBound])
        suffix = Self.withoutSigns(text[digits.upperBound...])
        let word = suffix.trimmed.prefix { $0.isLetter || $0 == "." }
        let space = suffix.first?.isWhitespace == true ? " " : ""
        let multiple = NumberMultiple(endOf: Array("0\(space)\(word)".utf8), hasCurrency: !prefix.isEmpty)
        (power, multipleLength) = (multiple?.power ?? 0, multiple?.length ?? 0)
    }

    /// The unit: the texts without spaces, and without the suffix that multiplies the number. A currency has its symbol, also
    /// for a code.
    var unit: String {
        let end = String(decoding: suffix.trimmed.utf8.dropFirst(multipleLength), as: UTF8.self)
        let texts = [prefix, end].map(\.trimmed).joined()
        let name = texts.last == "." ? String(texts.dropLast()) : texts
        return DataLocale.english.symbols[name] ?? name
    }

    /// Returns the unit of a number. It is empty if there is none.
    package static func unit(of text: String) -> String {
        let bytes = text.utf8
        if let first = bytes.first, let last = bytes.last, first.isDigit, last.isDigit { return "" }
        return digits(of: text).map { NumberAffixes(text, around: $0).unit } ?? ""
    }

    /// Returns the range of the first number in a text: its digits, the separators between them and before a fraction such
    /// as .5, and its exponent.
    package static func digits(of text: String) -> Range<String.Index>? {
        guard text.utf8.contains(where: \.isDigit), var start = text.firstIndex(where: isDigit)
        else { return nil }
        var end = start
        while end < text.endIndex,
            isDigit(text[end]) || separators.contains(text[end]) && isFollowedByDigit(end, in: text)
        {
            end = text.index(after: end)
        }
        if end < text.endIndex, "eE".contains(text[end]) {
            let sign = text[text.index(after: end)...].prefix { "+-\u{2212}\u{200E}".contains($0) }
            let digits = text[sign.endIndex...].prefix(while: isDigit)
            if !digits.isEmpty { end = digits.endIndex }
        }
        if start > text.startIndex, ".,".contains(text[text.index(before: start)]) {
            start = text.index(before: start)
        }
        return start..<end
    }

    private static func isFollowedByDigit(_ index: String.Index, in text: String) -> Bool {
        let next = text.index(after: index)
        return next < text.endIndex && isDigit(text[next])
    }

    /// The separators of groups of digits.
    static let groupSeparators = ",.'\u{2019} \u{A0}\u{202F}\u{2009}"
    /// The separators in a number, which may be a duration such as 1:02:03.
    private static let separators = groupSeparators + ":"

    private static func isDigit(_ character: Character) -> Bool { character.asciiValue?.isDigit == true }

    /// Returns a text without signs, parentheses and marks of the writing direction.
    private static func withoutSigns(_ text: Substring) -> String {
        let text = String(text.filter { !"+-\u{2212}()\u{200E}\u{200F}\u{061C}".contains($0) })
        return text.allSatisfy(\.isWhitespace) ? "" : text
    }
}
