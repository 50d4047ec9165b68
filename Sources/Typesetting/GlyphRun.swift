/// Positioned glyphs of one font, in drawing order.
package struct GlyphRun: Sendable, Hashable {
    /// A glyph of a font and the location of its origin, in points from the run's origin on the baseline.
    package struct Glyph: Sendable, Hashable {
        package var index: UInt32
        /// The offset of the glyph's characters, in the run's UTF-8.
        package var cluster: Int32 = 0
        package var x: Double, y: Double
    }

    package var font: ScaledFont

    /// The characters of the glyphs, for formats that preserve text.
    package var text = ""

    package var isRightToLeft = false
    /// The width, which includes the letter spacing after each letter.
    package var width = 0.0

    /// The additional space after each letter, in points.
    package var letterSpacing = 0.0

    /// The features of the glyphs that differ from the font's defaults.
    package var features: [FontFeature.Setting] = []

    /// A Boolean value that indicates whether there can be additional space between words.
    package var isJustified = false

    /// The glyphs. A character without a glyph is a box; see ``missing``.
    package var glyphs: [Glyph]

    /// The boxes of characters that no allowed font contains.
    package var missing: [MissingGlyph]

    /// The box of a character without a glyph, in points. It has the cap height of the text's font.
    package struct MissingGlyph: Sendable, Hashable {
        /// The distance from the run's origin to the character's space, and the width of the space.
        package var x: Double
        package var width: Double
        package var height: Double
        /// The thickness of the box's border, and the space at its sides.
        package var stroke: Double
        package var character: UInt32
    }
}
