import DataFiles

/// The position in the texts of a column at which they are aligned: the decimal separator, or the end of the digits.
struct NumberAlignment {
    let separator: Character
    /// A Boolean value that indicates whether other texts may follow the number, such as an uncertainty.
    private let isLeading: Bool

    /// Creates the alignment of a column, or returns `nil` if its texts have no numbers.
    ///
    /// - Parameters:
    ///   - isExplicit: Whether the column specifies the alignment. It then also aligns texts that contain numbers.
    ///   - separator: The decimal separator of numbers that do not show which one they use.
    init?(_ content: ColumnContent, _ texts: [String], isExplicit: Bool, separator: Character) {
        isLeading = content == .texts
        if case .numbers(let own) = content {
            self.separator = own
            return
        }
        let numbers = texts.compactMap { Self.firstNumber(in: $0).map { String($0) } }
        guard isLeading, isExplicit, !numbers.isEmpty else { return nil }
        if case .numbers(let own) = ColumnContent(numbers, separator: separator) {
            self.separator = own
        } else {
            self.separator = separator
        }
    }

    /// Returns the decimal separator and what follows it, or else what follows the digits of the number. `nil` if there
    /// is no number.
    func fraction(of text: String) -> Substring? {
        guard let number = isLeading ? Self.firstNumber(in: text) : text[...],
            let last = number.lastIndex(where: \.isNumber)
        else { return nil }
        let start = number.lastIndex(of: separator) ?? text.index(after: last)
        return isRightToLeft(text, after: last) ? text[start..<text.index(after: last)] : text[start...]
    }

    /// Returns a Boolean value that indicates whether a text runs from right to left, so that what follows the digits is at
    /// their left.
    private func isRightToLeft(_ text: String, after last: String.Index) -> Bool {
        guard text.unicodeScalars.first == "\u{200F}" else { return false }
        let next = text[text.index(after: last)...].unicodeScalars.first { !$0.properties.isWhitespace }
        return next.map { $0 == "\u{200F}" || (0x590...0x8FF).contains($0.value) } ?? false
    }

    /// Returns the digits of the first number in a text, with separators.
    private static func firstNumber(in text: String) -> Substring? {
        guard var start = text.firstIndex(where: \.isNumber) else { return nil }
        let end = text[start...].firstIndex { !$0.isNumber && !separators.contains($0) } ?? text.endIndex
        // The fraction of a number may have no digits before it, as in .5.
        if start > text.startIndex, ".,".contains(text[text.index(before: start)]) {
            start = text.index(before: start)
        }
        guard let last = text[start..<end].lastIndex(where: \.isNumber) else { return nil }
        return text[start...last]
    }

    private static let separators = ".,'\u{2019} \u{A0}\u{202F}\u{2009}"
}
