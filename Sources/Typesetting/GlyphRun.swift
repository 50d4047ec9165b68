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

    /// What moves glyphs apart from where their font places them.
    package var spacing = Spacing.natural

    /// Where there is more space between glyphs than their font has.
    package enum Spacing: Sendable { case natural, betweenWords, betweenLetters }

    /// The glyphs. A character no font has is a box instead; see ``missing``.
    package var glyphs: [Glyph]

    /// Boxes for characters that no allowed font has.
    package var missing: [MissingGlyph]

    /// The box of a character without a glyph, as high as the capitals of the text's font; in points.
    package struct MissingGlyph: Sendable, Hashable {
        /// From the run's origin to the place of the character, and how wide that is.
        package var x: Double
        package var width: Double
        package var height: Double
        /// The thickness of the box's sides, and the room beside it.
        package var stroke: Double
        package var character: UInt32
    }
}
