import CPango
import CPangoFT2

/// The characters of a font whose shapes do not depend on their neighbors.
final class FontCoverage {
    private let characters: OpaquePointer?
    private let hasASCII: Bool
    let hasEllipsis: Bool

    init(of font: UnsafeMutablePointer<PangoFont>?) {
        let characters = hb_set_create()
        hb_face_collect_unicodes(hb_font_get_face(pango_font_get_hb_font(font)), characters)
        self.characters = characters
        hasEllipsis = hb_set_has(characters, 0x2026) != 0
        hasASCII = (0x20..<0x7F).allSatisfy { hb_set_has(characters, $0) != 0 }
    }

    deinit { hb_set_destroy(characters) }

    /// Returns the ranges of a text that Pango draws with the font, as UTF-8 offsets. The result is `nil` if they are
    /// the complete text.
    ///
    /// Spaces belong to the text before them, and to the text after them at the beginning. Characters that are never
    /// visible belong to no range, because letter spacing would add space at their positions.
    func ranges(in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>]? {
        if hasASCII, text.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return nil }
        let text = String(decoding: text, as: UTF8.self)
        if text.unicodeScalars.allSatisfy({ isPlain($0) }) { return nil }
        var ranges: [Range<Int>] = []
        var offset = 0
        var start: Int?
        var isLeading = true
        for character in text {
            switch owner(of: character) {
            case .font?:
                start = start ?? (isLeading ? 0 : offset)
                isLeading = false
            case .other?:
                if let start { ranges.append(start..<offset) }
                start = nil
                isLeading = false
            case nil: break
            }
            offset += character.utf8.count
        }
        if let start { ranges.append(start..<offset) }
        return ranges
    }

    private enum Owner { case font, other }

    /// Returns what draws a character. `nil` means a space, which any font can draw.
    private func owner(of character: Character) -> Owner? {
        let scalars = character.unicodeScalars
        guard let first = scalars.first, scalars.count > 1 || first.isVisible else { return .other }
        if scalars.count == 1, first.properties.isWhitespace { return first == "\t" ? .other : nil }
        let isEmoji = first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}")
        let isCovered = scalars.allSatisfy { !$0.isVisible || contains($0) }
        return isCovered && !isEmoji ? .font : .other
    }

    /// Returns a Boolean value that indicates whether the font draws a character regardless of its neighbors.
    private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return hasASCII && scalar != "\t" }
        return contains(scalar) && scalar.isVisible && !scalar.properties.isEmojiPresentation
    }

    private func contains(_ scalar: Unicode.Scalar) -> Bool {
        scalar.hasIndependentShape && hb_set_has(characters, scalar.value) != 0
    }
}

extension Unicode.Scalar {
    /// A Boolean value that indicates whether the character is a letter of an alphabet such as Latin, Greek or
    /// Cyrillic, or a symbol. In other scripts, features and joins make text readable.
    fileprivate var hasIndependentShape: Bool { value < 0x0590 || (0x1E00..<0x2C00).contains(value) }

    fileprivate var isVisible: Bool { isASCII || !properties.isDefaultIgnorableCodePoint }
}
