/// Glyphs of one font, in drawing order, with their positions.
package struct GlyphRun: Sendable, Hashable {
    /// A glyph of a font and where its origin lies, in points from the run's own origin on the baseline.
    package struct Glyph: Sendable, Hashable {
        package var index: UInt32
        /// Where the characters that the glyph stands for begin, as an offset in the run's UTF-8.
        package var cluster: Int32 = 0
        package var x: Double
        package var y: Double
    }

    /// The font the indices belong to.
    package var font: ScaledFont

    /// The characters that the glyphs stand for, for files in which text stays text.
    package var text = ""

    /// Whether the characters read from right to left.
    package var isRightToLeft = false

    /// The width in points.
    package var width = 0.0

    /// The glyphs. A character no font has is a box instead; see ``missing``.
    package var glyphs: [Glyph]

    /// Boxes, as (x, width) in points from the run's origin, for characters that no allowed font has.
    package var missing: [MissingGlyph]

    /// The place a character without a glyph takes.
    package struct MissingGlyph: Sendable, Hashable {
        package var x: Double
        package var width: Double
        package var character: UInt32
    }
}
