/// The character between the fields of a delimited input.
package struct Delimiter: Sendable, Equatable {
    let byte: UInt8

    static let comma = Delimiter(byte: .comma)
    static let tab = Delimiter(byte: .tab)
    static let semicolon = Delimiter(byte: UInt8(ascii: ";"))
    static let bar = Delimiter(byte: UInt8(ascii: "|"))

    /// The delimiters with names.
    package static let names = ["comma", "semicolon", "tab", "bar", "space"]
    private static let named = [comma, semicolon, tab, bar, Delimiter(byte: .space)]

    init(byte: UInt8) { self.byte = byte }

    /// Creates a delimiter from its name, such as `tab`, or from one ASCII character that is not a letter, a
    /// digit, a double quote or a line break. The result is `nil` for other texts.
    package init?(_ text: String) {
        if let index = Self.names.firstIndex(of: text.lowercased()) {
            self = Self.named[index]
        } else if text == "\\t" {
            self = .tab
        } else {
            guard text.utf8.count == 1, let byte = text.utf8.first, Self.isAllowed(byte) else { return nil }
            self.byte = byte
        }
    }

    /// Returns a Boolean value that indicates whether a character can be between fields.
    static func isAllowed(_ byte: UInt8) -> Bool {
        let character = Character(Unicode.Scalar(byte))
        return byte == .tab
            || (UInt8.space...0x7E).contains(byte) && byte != .quote && !character.isLetter
                && !character.isNumber
    }

    /// The description of valid texts, for messages.
    package static let expected = "a character such as ; or |, or \(alternatives(names))"

    /// The name, or else the character.
    package var text: String {
        Self.named.firstIndex(of: self).map { Self.names[$0] } ?? String(Character(Unicode.Scalar(byte)))
    }

    /// The name in messages, with an article.
    var name: String {
        Self.named.contains(self) ? "a \(text)" : "\"\(text)\""
    }
}
