/// The reason why a scanner stopped at a record.
///
/// Scanners process the loaded bytes and report offsets into them. They do not depend on files, blocks and
/// line numbers.
package enum ScanStop: Error {
    /// The record extends beyond the loaded bytes, and must be scanned again from its start with more of
    /// them.
    case needsMore
    /// The record is invalid at `offset` bytes after its start.
    case error(offset: Int, sentence: String)
}

extension UInt8 {
    package static let tab: UInt8 = 0x09
    package static let lineFeed: UInt8 = 0x0A
    package static let carriageReturn: UInt8 = 0x0D
    package static let space: UInt8 = 0x20
    package static let quote: UInt8 = 0x22
    package static let apostrophe: UInt8 = 0x27
    package static let comma: UInt8 = 0x2C
    package static let dot: UInt8 = 0x2E
    package static let colon: UInt8 = 0x3A
    package static let openBracket: UInt8 = 0x5B
    package static let backslash: UInt8 = 0x5C
    package static let closeBracket: UInt8 = 0x5D
    package static let openBrace: UInt8 = 0x7B
    package static let closeBrace: UInt8 = 0x7D

    var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }

    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

    /// The value of this byte as a hexadecimal digit.
    var hexadecimalValue: Int? { Character(Unicode.Scalar(self)).hexDigitValue }
}

extension UnsafeRawBufferPointer {
    /// Returns the number of lines that end before `offset`. LF, CRLF and a single CR each end a line.
    func lineEnds(before offset: Int) -> Int {
        (0..<offset).count { at in
            self[at] == .lineFeed
                || self[at] == .carriageReturn && (at + 1 == count || self[at + 1] != .lineFeed)
        }
    }

    /// Returns a description of the character at `offset` for a message with "found …".
    func nameOfCharacter(at offset: Int) -> String {
        guard offset < count else { return "the end of the input" }
        switch self[offset] {
        case .quote: return "a double quote"
        case .apostrophe: return "a single quote"
        case .lineFeed, .carriageReturn: return "the end of the line"
        case .tab: return "a tab"
        case .space: return "a space"
        default: break
        }
        let text = String(decoding: self[offset..<Swift.min(count, offset + 4)], as: UTF8.self)
        guard let scalar = text.unicodeScalars.first, scalar.value > 0x20, scalar.value != 0x7F else {
            return "a control character"
        }
        return "\"\(scalar)\""
    }
}
