/// A decoder of bytes in an encoding as text in UTF-8.
struct TextDecoder {
    struct Result {
        var text: [UInt8] = []
        /// The error after the text. `nil` if there is none.
        var problem: String?
    }

    private let encoding: TextEncoding
    private let characters: [Unicode.Scalar]?

    init(_ encoding: TextEncoding) {
        self.encoding = encoding
        characters = encoding.characters
    }

    /// Decodes the characters that begin in a range of `bytes`. The bytes next to it are those of characters
    /// that extend beyond it.
    func decode(_ bytes: [UInt8], _ range: Range<Int>) -> Result {
        var result = Result()
        result.text.reserveCapacity(range.count * 3)
        if let characters {
            decode(bytes[range], characters, &result)
        } else {
            decodeUTF16(bytes, range, &result)
        }
        return result
    }

    private func decode(_ bytes: ArraySlice<UInt8>, _ characters: [Unicode.Scalar], _ result: inout Result) {
        for byte in bytes {
            if byte < 0x80 {
                result.text.append(byte)
                continue
            }
            let character = characters[Int(byte)]
            guard character != "\u{FFFD}" else {
                let name = "0x" + String(byte, radix: 16, uppercase: true)
                result.problem = "the byte \(name) is not a character in \(encoding.rawValue)"
                return
            }
            result.text.append(contentsOf: UTF8.encode(character) ?? UTF8.encodedReplacementCharacter)
        }
    }

    private func decodeUTF16(_ bytes: [UInt8], _ range: Range<Int>, _ result: inout Result) {
        func unit(at index: Int) -> UInt16? {
            guard index >= 0, index + 1 < bytes.count else { return nil }
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return encoding == .utf16LittleEndian ? second << 8 | first : first << 8 | second
        }
        var at = range.lowerBound
        if let first = unit(at: at), UTF16.isTrailSurrogate(first), let previous = unit(at: at - 2),
            UTF16.isLeadSurrogate(previous)
        {
            at += 2
        }
        while at < range.upperBound {
            guard let first = unit(at: at) else {
                result.problem = "the input ends within a character of \(encoding.rawValue)"
                return
            }
            if first < 0x80 {
                result.text.append(UInt8(truncatingIfNeeded: first))
                at += 2
                continue
            }
            let second = UTF16.isLeadSurrogate(first) ? unit(at: at + 2) : nil
            guard let character = Self.character(first, second) else {
                result.problem = "found invalid \(encoding.rawValue); check the encoding"
                return
            }
            result.text.append(contentsOf: UTF8.encode(character) ?? UTF8.encodedReplacementCharacter)
            at += second == nil ? 2 : 4
        }
    }

    /// Returns the character of one or two units. `nil` if they are not one.
    private static func character(_ first: UInt16, _ second: UInt16?) -> Unicode.Scalar? {
        guard let second else { return Unicode.Scalar(first) }
        guard UTF16.isTrailSurrogate(second) else { return nil }
        return Unicode.Scalar(0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF)))
    }
}
