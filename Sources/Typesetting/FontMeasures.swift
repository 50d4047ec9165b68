import CPango

/// The vertical measures of a font, in points, unhinted.
///
/// Capitals stand in the middle of the line, as they do in the fonts UIKit is made for: whatever a font's file says of
/// the room above and below them, text that is centered looks so. The line is as high as the file says.
package struct FontMeasures: Sendable, Hashable {
    /// From the baseline up to the top of the line.
    package let ascent: Double
    /// From the baseline down to the bottom of the line, without the leading; positive.
    package let descent: Double
    /// Extra space between lines.
    package var leading: Double
    /// From the baseline to the top of capital letters.
    package var capHeight: Double
    /// From the baseline to the top of small letters such as x.
    package var xHeight: Double
    /// From the baseline down to the top of an underline, and how thick it is.
    package var underlineOffset = 0.0, underlineThickness = 0.0
    /// From the baseline up to the top of a line through text, and how thick it is.
    package var strikethroughHeight = 0.0, strikethroughThickness = 0.0

    /// The room an ellipsis takes; 0 when the font has none.
    package var ellipsisWidth = 0.0

    /// The distance from one baseline to the next.
    package var lineHeight: Double { ascent + descent + leading }

    /// Measures a font.
    package init(of font: Font, systemFamily: String = FontFamilies.system) {
        self = FontAccess.withTypesetter { $0.metrics(of: font, systemFamily: systemFamily) }
    }

    /// From the baseline up and down, as the font's file says.
    private let ascender: Double, descender: Double

    init(ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double) {
        self.ascender = ascender
        self.descender = descender
        let lineHeight = ascender + descender + leading
        ascent = (lineHeight + capHeight) / 2
        descent = lineHeight - ascent - leading
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// The measures that stand in where no font is installed, by a size in points: views can be measured without one,
    /// and drawing them is an error.
    init(withoutFontOfSize size: Double) {
        self.init(
            ascender: size, descender: size / 4, leading: 0, capHeight: size * 0.7, xHeight: size / 2)
    }
}

extension FontMeasures {
    /// How far text reaches above and below what the font itself needs, because of characters it does not have.
    func excess(of text: PangoRectangle) -> (above: Double, below: Double) {
        let above = -points(text.y) - ascender
        let below = points(text.y + text.height) - descender - leading
        // Pango counts in 1024ths of a point.
        return (above > 0.01 ? above : 0, below > 0.01 ? below : 0)
    }
}

extension Font {
    /// The height of a line in points. Mirrors `UIFont.lineHeight`.
    public var lineHeight: Double { FontMeasures(of: self).lineHeight }

    /// From the baseline to the top of the line, in points. Mirrors `UIFont.ascender`.
    public var ascender: Double { FontMeasures(of: self).ascent }

    /// From the baseline to the bottom of the line, in points; negative. Mirrors `UIFont.descender`.
    public var descender: Double { -FontMeasures(of: self).descent }

    /// The height of capital letters in points. Mirrors `UIFont.capHeight`.
    public var capHeight: Double { FontMeasures(of: self).capHeight }
}
