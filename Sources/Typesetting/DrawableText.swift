/// The drawable form of a request's text, with the adjusted offsets of its spans. The text is limited in length and has
/// no control characters and noncharacters. A single character separates paragraphs or lines.
struct DrawableText {
    private(set) var text: String
    private(set) var spans: [TextSpan]
    private(set) var paragraphs: [ParagraphSpan]
    /// A Boolean value that indicates whether there is more than one block.
    private(set) var hasSeparators = false

    init(_ request: TextRequest) {
        text = request.text
        spans = request.spans
        paragraphs = request.paragraphs
        let isPlain =
            text.utf8.count <= TextRequest.longestText && text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
        if !isPlain { clean(isOneLine: request.lineLimit == 1) }
    }

    private static let paragraphSeparator: Unicode.Scalar = "\u{2029}"
    private static let lineSeparator: Unicode.Scalar = "\u{2028}"

    private mutating func clean(isOneLine: Bool) {
        var result = String.UnicodeScalarView()
        // The offset in the result of each byte of the text.
        var offsets: [Int] = []
        var length = 0
        var previous: Unicode.Scalar = " "
        for scalar in text.unicodeScalars.prefix(TextRequest.longestText) {
            offsets.append(length)
            if let drawn = Self.drawable(scalar, after: previous) {
                let isSeparator = drawn == Self.paragraphSeparator || drawn == Self.lineSeparator
                let written: Unicode.Scalar = isSeparator && isOneLine ? " " : drawn
                hasSeparators = hasSeparators || (isSeparator && !isOneLine)
                result.append(written)
                length += UTF8.width(written)
            }
            // A span that begins inside a character begins after it.
            for _ in 1..<UTF8.width(scalar) { offsets.append(length) }
            previous = scalar
        }
        text = String(result)
        // Spans beyond the length limit are empty, at the end of the text.
        moveStarts { $0 < offsets.count ? offsets[max($0, 0)] : length }
    }

    private mutating func moveStarts(_ moved: (Int) -> Int) {
        for index in spans.indices { spans[index].start = moved(spans[index].start) }
        for index in paragraphs.indices { paragraphs[index].start = moved(paragraphs[index].start) }
    }

    /// Inserts soft hyphens at UTF-8 offsets, which are in order. A soft hyphen belongs to the span before it.
    mutating func insertSoftHyphens(at positions: [Int]) {
        guard !positions.isEmpty else { return }
        let old = Array(text.utf8)
        let hyphen = Array("\u{AD}".utf8)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(old.count + positions.count * hyphen.count)
        for (start, end) in zip([0] + positions, positions + [old.count]) {
            if start > 0 { bytes += hyphen }
            bytes += old[start..<end]
        }
        text = String(decoding: bytes, as: UTF8.self)
        moveStarts { start in start + positions.prefix { $0 <= start }.count * hyphen.count }
    }

    /// Returns the replacement of a character, or `nil` to remove it.
    private static func drawable(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar) -> Unicode.Scalar?
    {
        switch scalar {
        case "\n" where previous == "\r": nil
        case "\n", "\r", "\u{85}", "\u{2029}": paragraphSeparator
        case "\u{2028}", "\u{0B}", "\u{0C}": lineSeparator
        case "\t": scalar
        default:
            scalar.properties.generalCategory == .control || scalar.properties.isNoncharacterCodePoint
                ? nil : scalar
        }
    }
}

extension DrawableText {
    /// The text between two separators. Each block is a separate Pango layout, because Pango counts lines and places
    /// the ellipsis for each paragraph separately.
    struct Block {
        /// The UTF-8 offsets in the text.
        var range: Range<Int>
        var startsParagraph: Bool
        var isLast: Bool
    }

    func blocks(in bytes: UnsafeBufferPointer<UInt8>) -> [Block] {
        var blocks: [Block] = []
        var start = 0
        var startsParagraph = true
        // Both separators consist of three UTF-8 bytes, E2 80 A8 and E2 80 A9.
        for end in hasSeparators ? bytes.indices.dropLast(2) : 0..<0
        where bytes[end] == 0xE2 && bytes[end + 1] == 0x80 && bytes[end + 2] & 0xFE == 0xA8 {
            blocks.append(Block(range: start..<end, startsParagraph: startsParagraph, isLast: false))
            start = end + 3
            startsParagraph = bytes[end + 2] == 0xA9
        }
        return blocks + [Block(range: start..<bytes.count, startsParagraph: startsParagraph, isLast: true)]
    }
}
