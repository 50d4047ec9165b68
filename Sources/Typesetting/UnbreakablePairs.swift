/// The pairs of neighboring characters that lines never separate, although some versions of Pango would.
///
/// The rules of line breaking in Unicode Annex 14 changed between Unicode 14 and 16, and Pango follows them. A line
/// breaks only where all of these versions allow it. The same text therefore has the same lines with any version.
enum UnbreakablePairs {
    /// Calls `body` with the range of each pair in a UTF-8 text, in increasing order. Ranges can overlap.
    static func forEach(in bytes: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>) -> Void) {
        var iterator = bytes.makeIterator()
        var decoder = UTF8()
        var (second, first): (Unicode.Scalar, Unicode.Scalar) = (" ", " ")
        var (start, offset) = (0, 0)
        while case .scalarValue(let third) = decoder.decode(&iterator) {
            let end = offset + UTF8.width(third)
            if offset > 0, isUnbreakable(first, third, after: second) { body(start..<end) }
            (second, first, start, offset) = (first, third, offset, end)
        }
    }

    /// Returns a Boolean value that indicates whether lines separate neither `first` from `second`, which follow
    /// `previous`.
    private static func isUnbreakable(
        _ first: Unicode.Scalar, _ second: Unicode.Scalar, after previous: Unicode.Scalar
    ) -> Bool {
        switch first {
        // Up to version 1.50, Pango separates "triangle." from "2".
        case ".", ",", ":", ";": second.isDigit
        // A hyphen begins a word, such as an option of a command.
        case "-": previous.isSpace || previous.isOpening
        case " ":
            second.isClosingQuote || isSeparator(second) || previous.isOpening
                || (previous.isQuote && second.isOpening)
        default:
            first.isQuote ? second.isEastAsian : second.isQuote && first.isEastAsian
        }
    }

    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "." || scalar == "," || scalar == ":" || scalar == ";"
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
    fileprivate var isSpace: Bool { self == " " || self == "\t" || self == "\u{A0}" }
    fileprivate var isEastAsian: Bool { value >= 0x2E80 }

    fileprivate var isQuote: Bool {
        switch self {
        case "\"", "'", "«", "»", "‘", "’", "‚", "‛", "“", "”", "„", "‟", "‹", "›": true
        default: false
        }
    }

    fileprivate var isClosingQuote: Bool {
        switch self {
        case "»", "’", "”", "›": true
        default: false
        }
    }

    fileprivate var isOpening: Bool {
        switch self {
        case "(", "[", "{", "«", "‘", "“", "‹", "„", "‚": true
        default: false
        }
    }
}
