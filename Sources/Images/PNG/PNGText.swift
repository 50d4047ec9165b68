/// A text in a PNG file, such as its title.
package struct PNGText: Sendable, Equatable {
    /// The keyword: 1 to 79 printable Latin-1 characters, without leading, trailing or consecutive spaces.
    package var keyword: String

    /// The text, without null characters. Lines end with a line feed.
    package var text: String

    /// A Boolean value that indicates whether a written file contains the text compressed. Default: `false`.
    package var isCompressed = false

    package init(keyword: String, text: String, isCompressed: Bool = false) {
        (self.keyword, self.text, self.isCompressed) = (keyword, text, isCompressed)
    }

    /// A Boolean value that indicates whether a file can contain the text.
    var isValid: Bool {
        guard let keyword = keyword.latin1 else { return false }
        return (1...79).contains(keyword.count)
            && keyword.allSatisfy { (0x20...0x7E).contains($0) || $0 > 0xA0 }
            && keyword.first != Self.space && keyword.last != Self.space
            && !zip(keyword, keyword.dropFirst()).contains { $0 == Self.space && $1 == Self.space }
            && !text.utf8.contains(0)
    }

    /// The chunk of the text: tEXt if Latin-1 is sufficient and it is not compressed, otherwise iTXt.
    var chunk: [UInt8] {
        precondition(isValid, "a file cannot contain the text “\(keyword)”")
        let start = (keyword.latin1 ?? []) + [0]
        // An iTXt has neither a language nor a translated keyword.
        let (type, content) =
            isCompressed
            ? ("iTXt", start + [1, 0, 0, 0] + ZlibDeflater.deflated(Array(text.utf8)))
            : plainText.map { ("tEXt", start + $0) } ?? ("iTXt", start + [0, 0, 0, 0] + Array(text.utf8))
        return content.withUnsafeBytes { pngChunk(type, $0) }
    }

    private var plainText: [UInt8]? {
        guard let bytes = text.latin1,
            bytes.allSatisfy({ (0x20...0x7E).contains($0) || $0 >= 0xA0 || $0 == Self.lineFeed })
        else { return nil }
        return bytes
    }

    private static let space = UInt8(ascii: " ")
    private static let lineFeed = UInt8(ascii: "\n")
}

extension [PNGText] {
    /// Returns the last text with a keyword. `nil` if there is none.
    package func text(of keyword: String) -> String? { last { $0.keyword == keyword }?.text }
}

extension String {
    /// The Latin-1 bytes of the text, or `nil` if a character is not in Latin-1.
    var latin1: [UInt8]? {
        var bytes: [UInt8] = []
        for scalar in unicodeScalars {
            guard let byte = UInt8(exactly: scalar.value) else { return nil }
            bytes.append(byte)
        }
        return bytes
    }

    init(latin1 bytes: some Sequence<UInt8>) {
        self.init(String.UnicodeScalarView(bytes.lazy.map { Unicode.Scalar($0) }))
    }
}
