import DataFiles

/// The position in the texts of a column at which they are aligned: the decimal separator of the first number, or the end
/// of its digits.
struct NumberAlignment {
    let separator: Character
    /// The text before all numbers, which may contain digits.
    let prefix: String

    /// Creates the alignment of a column, or returns `nil` if its texts have no numbers.
    ///
    /// - Parameters:
    ///   - isExplicit: Whether the column specifies the alignment. It then also aligns texts that contain numbers.
    ///   - separator: The decimal separator of numbers that do not show which one they use.
    ///   - prefix: The text before all numbers.
    init?(
        _ content: ColumnContent, _ texts: [String], isExplicit: Bool, separator: Character, prefix: String
    ) {
        self.prefix = prefix
        if case .numbers(let own) = content {
            self.separator = own
            return
        }
        guard content == .texts, isExplicit else { return nil }
        let numbers = texts.compactMap { text in NumberAffixes.digits(of: text).map { String(text[$0]) } }
        guard !numbers.isEmpty else { return nil }
        if case .numbers(let own) = ColumnContent(numbers, separator: separator) {
            self.separator = own
        } else {
            self.separator = separator
        }
    }

    /// Returns the decimal separator and what follows it, or else what follows the digits of the number. `nil` if there
    /// is no number.
    func fraction(of text: String) -> Substring? {
        let text = text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
        guard let digits = NumberAffixes.digits(of: text) else { return nil }
        let start = text[digits].lastIndex(of: separator) ?? digits.upperBound
        return isRightToLeft(text, from: digits.upperBound)
            ? text[start..<digits.upperBound] : text[start...]
    }

    /// Returns a Boolean value that indicates whether a text runs from right to left, so that what follows the digits is at
    /// their left.
    private func isRightToLeft(_ text: String, from end: String.Index) -> Bool {
        guard text.unicodeScalars.first == "\u{200F}" else { return false }
        let next = text[end...].unicodeScalars.first { !$0.properties.isWhitespace }
        return next.map { $0 == "\u{200F}" || (0x590...0x8FF).contains($0.value) } ?? false
    }
}
