import Diagnostics
import Files

/// The first position where bytes are not valid text.
struct TextProblem: Equatable {
    enum Kind: Equatable {
        case notUTF8
        case nul
        /// The bytes end within a character, which is an error only at the end of the input.
        case truncated
    }

    let kind: Kind
    /// The offset of the first invalid byte.
    let offset: Int

    /// Checks that `bytes`, which begin with the start of a character, are UTF-8 without NUL bytes.
    ///
    /// Returns the first error, or `nil` if there is none.
    static func first(in bytes: UnsafeRawBufferPointer) -> TextProblem? {
        var at = 0
        while at < bytes.count {
            at = endOfPlainWords(in: bytes, from: at)
            guard at < bytes.count else { break }
            let lead = bytes[at]
            if lead == 0 { return TextProblem(kind: .nul, offset: at) }
            if lead < 0x80 {
                at += 1
                continue
            }
            let length = lengthOfCharacter(in: bytes, at: at)
            guard length > 0 else {
                return TextProblem(kind: length == 0 ? .notUTF8 : .truncated, offset: at)
            }
            at += length
        }
        return nil
    }

    /// Returns the end of the run of eight-byte words from `start` on that contain only ASCII without NUL.
    @inline(__always)
    private static func endOfPlainWords(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let tops: UInt64 = 0x8080_8080_8080_8080
        var at = start
        while at + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)
            // Subtracting one sets the top bit of a zero byte. This may also set it in a byte above a zero
            // one, but then a zero byte exists in any case.
            guard (word | (word &- ones)) & tops == 0 else { break }
            at += 8
        }
        return at
    }

    /// Returns the message about the error in a text that begins with `bytes`.
    func sentence(in bytes: UnsafeRawBufferPointer) -> String {
        if offset == 0, bytes.count > 1, Set([bytes[0], bytes[1]]) == [0xFE, 0xFF] {
            return "the text is encoded as UTF-16; save it as UTF-8"
        }
        return kind == .nul
            ? "found a NUL byte; is this a text file?" : "found invalid UTF-8; save the file as UTF-8"
    }

    /// Returns the length of the character of two to four bytes at `at`. The result is 0 if it is malformed,
    /// and -1 if it is a truncated valid one.
    private static func lengthOfCharacter(in bytes: UnsafeRawBufferPointer, at: Int) -> Int {
        let lead = bytes[at]
        let length: Int
        // The second byte is sufficient to detect overlong forms, surrogates and values above U+10FFFF.
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return 0
        }
        for step in 1..<length {
            guard at + step < bytes.count else { return -1 }
            let allowed = step == 1 ? second : 0x80...0xBF
            guard allowed.contains(bytes[at + step]) else { return 0 }
        }
        return length
    }
}

extension TextProblem {
    /// Returns a check of the beginning of a pipe or a device, which may be endless: it contains no NUL byte, except in UTF-16.
    static func pipeCheck(_ options: RecordOptions, name: String) -> ByteSource.Check {
        { (bytes) throws(Diagnostic) in
            let encoding =
                TextEncoding.ofByteOrderMark(in: Array(bytes.prefix(3)))?.encoding ?? options.encoding
            guard encoding != .utf16LittleEndian, encoding != .utf16BigEndian,
                let offset = bytes.firstIndex(of: 0)
            else { return }
            let line = 1 + bytes[..<offset].count { $0 == UInt8(ascii: "\n") }
            throw Diagnostic(
                file: name, line: line, message: TextProblem(kind: .nul, offset: offset).sentence(in: bytes))
        }
    }
}
