@testable import Typesetting

/// Lays out a text in 17 points of the system font.
func layOut(
    _ text: String, size: Double = 17, width: Double? = nil, lines: Int = 1,
    _ mode: LineBreakMode = .byTruncatingTail, _ alignment: TextAlignment = .left
) -> TextLayout {
    var request = TextRequest(text: text, font: .systemFont(ofSize: size))
    request.width = width
    request.lineLimit = lines
    request.lineBreakMode = mode
    request.alignment = alignment
    return TextLayout(request)
}

extension TextLayout {
    /// Every glyph's index, in the order of drawing.
    var glyphs: [UInt32] { runs.flatMap { $0.run.glyphs.map(\.index) } }

    var missing: [GlyphRun.MissingGlyph] { runs.flatMap(\.run.missing) }

    /// The position of each line's first glyph, from top to bottom.
    var lineStarts: [Double] {
        Dictionary(grouping: runs, by: \.baseline).sorted { $0.key < $1.key }.map { line in
            line.value.map(\.x).min() ?? .nan
        }
    }

    var baselines: [Double] { Set(runs.map(\.baseline)).sorted() }
}

/// Text long enough for several lines of a row.
let prose = "The quick brown fox jumps over the lazy dog while fourteen wizards quietly judge its vexing bow."
