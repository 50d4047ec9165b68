extension FormatContext {
    /// Returns a Boolean value that indicates whether a text is a number, a date or a code, which is wrong if a part of it is
    /// missing. Codes consist of words with digits, such as an order number, an IBAN in groups, or a telephone number. One
    /// short word may be a unit or a kind: 12 km, No. 1234.
    package func isValue(_ text: String) -> Bool {
        let words = Words(text)
        guard words.codeCount > 0 else { return false }
        if words.nameCount == 0 || words.nameCount == 1 && words.nameLength <= Self.maxUnitLength {
            return true
        }
        return words.nameCount <= Self.maxNamesInDate && areDates([text])
    }

    /// Returns a Boolean value that indicates whether the ellipsis in a text replaces a part of a word with digits, so that
    /// another number appears: 1,2… for 1,234.
    ///
    /// - Parameters:
    ///   - shown: The text with the ellipsis.
    ///   - text: The complete text.
    package static func isWithinValue(_ shown: String, of text: String) -> Bool {
        guard let gap = shown.firstIndex(of: "…"), text.hasPrefix(shown[..<gap]) else { return false }
        let start = shown[..<gap].reversed().prefix { !$0.isWhitespace }
        guard start.contains(where: { $0.unicodeScalars.contains(where: isDigit) }) else { return false }
        let rest = text.dropFirst(shown[..<gap].count)
        // After a whole number, punctuation may follow.
        let next = rest.first { $0.isLetter || $0.isNumber || $0.isWhitespace }
        return next.map { !$0.isWhitespace } ?? false
    }

    /// The maximum length of units such as kg and pcs., and of words such as No. and Item.
    private static let maxUnitLength = 4

    /// The maximum number of words in a date: those of a weekday and a month, and two prepositions.
    private static let maxNamesInDate = 4

    /// The words of a text by kind.
    private struct Words {
        /// The number of words with digits.
        private(set) var codeCount = 0
        /// The number of other words with letters, and the length of the last one.
        private(set) var nameCount = 0
        private(set) var nameLength = 0

        private var digits = 0
        private var letters = 0
        /// The letters of scripts without cases. In a script without spaces, a word may be a sentence with a number.
        private var uncasedLetters = 0

        init(_ text: String) {
            for character in text.unicodeScalars {
                if FormatContext.isDigit(character) {
                    digits += 1
                } else if character.properties.isAlphabetic {
                    letters += 1
                    if !character.isASCII, !character.properties.isCased { uncasedLetters += 1 }
                } else if character.properties.isWhitespace {
                    endWord()
                }
            }
            endWord()
        }

        private mutating func endWord() {
            if digits > 0, uncasedLetters <= digits {
                codeCount += 1
            } else if letters > 0 {
                nameCount += 1
                nameLength = letters
            }
            (digits, letters, uncasedLetters) = (0, 0, 0)
        }
    }

    private static func isDigit(_ character: Unicode.Scalar) -> Bool {
        character.isASCII
            ? ("0"..."9").contains(character) : character.properties.generalCategory == .decimalNumber
    }
}
