import Diagnostics
import Files

/// A guess of the encoding of bytes that are not UTF-8.
enum EncodingGuess: Equatable {
    case known(TextEncoding)
    /// One of the encodings with several bytes for each character, such as Shift_JIS or GBK, which cannot be read.
    case eastAsian

    /// The number of bytes from which an encoding is guessed.
    static let size = 64 << 10

    /// Returns the encoding of bytes that begin with a character that is not ASCII. `nil` for UTF-8, also with some errors, for
    /// encodings that cannot be read, and for bytes that are no text.
    static func encoding(of bytes: [UInt8]) -> TextEncoding? {
        let problem = bytes.withUnsafeBytes { TextProblem.first(in: $0) }
        let sample = EncodingSample.of(bytes)
        guard problem == TextProblem(kind: .notUTF8, offset: 0), !sample.isMixed, !bytes.contains(0),
            case .known(let guess) = of(sample), case .known(let encoding) = sample.guess(guess)
        else { return nil }
        return encoding
    }

    /// Guesses the encoding of some bytes of a text.
    ///
    /// In Western European texts, most bytes beyond ASCII are single, and above 0x9F. In Cyrillic and Greek texts, they form
    /// words.
    static func of(_ bytes: [UInt8]) -> EncodingGuess { of(EncodingSample.of(bytes)) }

    private static func of(_ sample: EncodingSample) -> EncodingGuess {
        let bytes = sample.bytes
        guard sample.isSufficient else { return .known(.windows1252) }
        if sample.share(sample.isInWord) > 0.6 {
            guard sample.share({ bytes[$0] >= 0xC0 }) > 0.75 else { return .eastAsian }
            let greek = sample.share { EncodingSample.greek.contains(bytes[$0]) }
            let cyrillic = sample.share { EncodingSample.cyrillic.contains(bytes[$0]) }
            return sample.guess(greek > cyrillic ? .windows1253 : .windows1251)
        }
        if sample.share(sample.isMacintosh) > 0.4 { return .known(.macintosh) }
        return sample.guess(sample.share(sample.isPolish) > 0.2 ? .windows1250 : .windows1252)
    }
}

/// The encoding that is guessed of an input that is not UTF-8.
struct GuessedEncoding {
    let encoding: TextEncoding
    /// The first line with a character that is not ASCII, from 1.
    let line: Int
    /// The word with this character.
    let word: String

    /// Guesses the encoding of an input. `nil` for texts in UTF-8 with an error, for UTF-16, and if it cannot be read.
    static func of(_ source: ByteSource) throws(Diagnostic) -> GuessedEncoding? {
        guard TextEncoding.ofByteOrderMark(in: try source.bytes(0..<min(source.size, 3))) == nil else {
            return nil
        }
        var (offset, lines) = (0, LineCount())
        while offset < source.size {
            let block = try source.bytes(offset..<min(source.size, offset + EncodingGuess.size))
            guard let index = block.firstIndex(where: { $0 >= 0x80 }) else {
                lines.add(block)
                offset += block.count
                continue
            }
            lines.add(block[..<index])
            let at = offset + index
            let sample = try source.bytes(at..<min(source.size, at + EncodingGuess.size))
            guard let encoding = EncodingGuess.encoding(of: sample) else { return nil }
            let start = max(at - wordLength, 0)
            let context = try source.bytes(start..<min(source.size, at + wordLength))
            return GuessedEncoding(
                encoding: encoding, line: lines.line, word: word(at: at - start, in: context, encoding))
        }
        return nil
    }

    /// The maximum number of bytes of a word before and after its first character that is not ASCII.
    private static let wordLength = 20

    private static func word(at index: Int, in bytes: [UInt8], _ encoding: TextEncoding) -> String {
        func isOfWord(_ byte: UInt8) -> Bool {
            byte >= 0x80 || (0x41...0x5A).contains(byte & 0xDF) || (0x30...0x39).contains(byte)
        }
        let start = bytes[..<index].lastIndex { !isOfWord($0) }.map { $0 + 1 } ?? 0
        let end = bytes[index...].firstIndex { !isOfWord($0) } ?? bytes.count
        return String(decoding: TextDecoder(encoding).decode(bytes, start..<end).text, as: UTF8.self)
    }

    /// The warning that the encoding is a guess.
    func warning(_ file: String, _ options: RecordOptions) -> Diagnostic {
        Diagnostic(
            .warning, file: file, line: line,
            message:
                "the text is not UTF-8, and is read as \(encoding.rawValue), such as \"\(word.shortened)\"",
            remedy: "to confirm it, add \(options.spelled("encoding", encoding.rawValue)), or another one")
    }
}

/// The bytes from which an encoding is guessed.
private struct EncodingSample {
    let bytes: [UInt8]
    /// The positions of bytes beyond ASCII.
    let high: [Int]

    static func of(_ bytes: [UInt8]) -> EncodingSample {
        EncodingSample(bytes: bytes, high: bytes.indices.filter { bytes[$0] >= 0x80 })
    }

    /// The most frequent lowercase letters of Russian (а, е, и, о), and of Greek (α, ι, ο, τ and letters with accents).
    static let cyrillic: Set<UInt8> = [0xE0, 0xE5, 0xE8, 0xEE]
    static let greek: Set<UInt8> = [0xE1, 0xE9, 0xEF, 0xF4, 0xDC, 0xDD, 0xDE, 0xDF, 0xFC]
    /// Letters of Mac OS, which are signs in Windows, but for quotes, dashes and an ellipsis.
    private static let macintosh = Set((0x80...0x9F) as ClosedRange<UInt8>).subtracting([
        0x85, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97,
    ])
    /// Letters of Polish (ł, ą, ż, ś, ź), which are signs in Western European encodings.
    private static let polish: Set<UInt8> = [0xB3, 0xB9, 0xBF, 0x9C, 0x9F]

    private static let leastBytes = 6

    /// A Boolean value that indicates whether the bytes can show an encoding: a few bytes do not, and neither does an error
    /// in UTF-8.
    var isSufficient: Bool { high.count >= Self.leastBytes && !isMixed }

    /// A Boolean value that indicates whether many of the bytes are characters in UTF-8.
    var isMixed: Bool {
        let validCount = String(decoding: bytes, as: UTF8.self).unicodeScalars.count {
            !$0.isASCII && $0 != "\u{FFFD}"
        }
        return validCount * 4 >= high.count
    }

    /// Returns an encoding, if all bytes are characters in it. Otherwise, they are those of an East Asian one.
    func guess(_ encoding: TextEncoding) -> EncodingGuess {
        let characters = encoding.characters ?? []
        return high.contains { characters[Int(bytes[$0])] == "\u{FFFD}" } ? .eastAsian : .known(encoding)
    }

    /// Returns the fraction of the bytes beyond ASCII for which a condition is true.
    func share(_ isCounted: (Int) -> Bool) -> Double {
        Double(high.count(where: isCounted)) / Double(max(high.count, 1))
    }

    /// Returns a Boolean value that indicates whether a byte is one of three adjacent ones beyond ASCII.
    func isInWord(_ index: Int) -> Bool {
        (index - 2...index).contains { ($0...$0 + 2).allSatisfy(isHigh) }
    }

    func isMacintosh(_ index: Int) -> Bool {
        Self.macintosh.contains(bytes[index]) && isLetter(index - 1) && isLetter(index + 1)
    }

    func isPolish(_ index: Int) -> Bool {
        // Between spaces and after figures, they are signs, such as the exponent of m³.
        func isOfWord(_ index: Int) -> Bool { isHigh(index) || isLetter(index) }
        return Self.polish.contains(bytes[index]) && isOfWord(index - 1)
            && (bytes[index] != 0xB3 || isOfWord(index + 1))
    }

    private func isHigh(_ index: Int) -> Bool { bytes.indices.contains(index) && bytes[index] >= 0x80 }

    private func isLetter(_ index: Int) -> Bool {
        guard bytes.indices.contains(index) else { return false }
        return (0x41...0x5A).contains(bytes[index]) || (0x61...0x7A).contains(bytes[index])
    }
}
