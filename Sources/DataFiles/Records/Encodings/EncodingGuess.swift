/// A guess of the encoding of bytes that are not UTF-8.
enum EncodingGuess: Equatable {
    case known(TextEncoding)
    /// One of the encodings with several bytes for each character, such as Shift_JIS or GBK, which cannot be read.
    case eastAsian

    /// The number of bytes from which an encoding is guessed.
    static let size = 64 << 10

    /// Guesses the encoding of some bytes of a text.
    ///
    /// In Western European texts, most bytes beyond ASCII are single, and above 0x9F. In Cyrillic and Greek texts, they form
    /// words.
    static func of(_ bytes: [UInt8]) -> EncodingGuess {
        let sample = EncodingSample(bytes: bytes, high: bytes.indices.filter { bytes[$0] >= 0x80 })
        guard sample.isSufficient else { return .known(.windows1252) }
        if sample.share(sample.isInWord) > 0.6 {
            guard sample.share({ bytes[$0] >= 0xC0 }) > 0.75 else { return .eastAsian }
            let greek = sample.share { EncodingSample.greek.contains(bytes[$0]) }
            let cyrillic = sample.share { EncodingSample.cyrillic.contains(bytes[$0]) }
            return .known(greek > cyrillic ? .windows1253 : .windows1251)
        }
        if sample.share(sample.isMacintosh) > 0.4 { return .known(.macintosh) }
        return .known(sample.share(sample.isPolish) > 0.2 ? .windows1250 : .windows1252)
    }
}

/// The bytes from which an encoding is guessed.
private struct EncodingSample {
    let bytes: [UInt8]
    /// The positions of bytes beyond ASCII.
    let high: [Int]

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
    var isSufficient: Bool {
        let validCount = String(decoding: bytes, as: UTF8.self).unicodeScalars.count {
            !$0.isASCII && $0 != "\u{FFFD}"
        }
        return high.count >= Self.leastBytes && validCount * 4 < high.count
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
