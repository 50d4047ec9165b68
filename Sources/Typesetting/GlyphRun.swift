/// Glyphs of one font, in drawing order, with their positions.
package struct GlyphRun: Sendable, Hashable {
    /// A glyph of a font and where its origin lies, in points from the run's own origin on the baseline.
    package struct Glyph: Sendable, Hashable {
        package var index: UInt32
        package var x: Double
        package var y: Double
    }

    /// The font the indices belong to.
    package var font: ScaledFont

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
