import CPango

/// The vertical metrics of a font, in points, without hinting.
///
/// Capital letters are vertically centered in the line, as in the fonts that UIKit is designed for. Centered text thus
/// appears centered, regardless of the ascender and descender in the font file. The line height is that of the font
/// file.
package struct FontMeasures: Sendable, Hashable {
    /// The distance from the baseline to the top of the line.
    package let ascent: Double
    /// The distance from the baseline to the bottom of the line, without the leading. It is positive.
    package let descent: Double
    /// The additional space between lines.
    package var leading: Double
    /// The distance from the baseline to the top of capital letters.
    package var capHeight: Double
    /// The distance from the baseline to the top of lowercase letters such as x.
    package var xHeight: Double
    /// The distance from the baseline down to the top of an underline, and its thickness.
    package var underlineOffset = 0.0, underlineThickness = 0.0
    /// The distance from the baseline up to the top of a strikethrough line, and its thickness.
    package var strikethroughHeight = 0.0, strikethroughThickness = 0.0

    /// The width of an ellipsis with its letter spacing, or 0 if the font has none.
    package var ellipsisWidth = 0.0

    /// The distance between consecutive baselines.
    package var lineHeight: Double { ascent + descent + leading }

    package init(of font: Font, systemFont: SystemFont = .plain) {
        self = FontAccess.withTypesetter(for: systemFont.fonts) { $0.metrics(of: font, systemFont) }
    }

    /// The ascender and descender in the font file.
    private let ascender: Double, descender: Double

    init(ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double) {
        self.ascender = ascender
        self.descender = descender
        let lineHeight = ascender + descender + leading
        ascent = (lineHeight + capHeight) / 2
        descent = lineHeight - ascent - leading
        (self.leading, self.capHeight, self.xHeight) = (leading, capHeight, xHeight)
    }

    /// Creates placeholder metrics for a size in points if no font is installed. Views can then be measured, but
    /// drawing them is an error.
    init(withoutFontOfSize size: Double) {
        self.init(ascender: size, descender: size / 4, leading: 0, capHeight: size * 0.7, xHeight: size / 2)
    }
}

extension FontMeasures {
    /// Returns the distances by which text exceeds the font's own ascender and descender, because of fallback fonts.
    func excess(of text: PangoRectangle) -> (above: Double, below: Double) {
        let above = -points(text.y) - ascender
        let below = points(text.y + text.height) - descender - leading
        // Pango's units are 1024ths of a point.
        return (above > 0.01 ? above : 0, below > 0.01 ? below : 0)
    }
}

extension Font {
    /// The line height in points. Mirrors `UIFont.lineHeight`.
    public var lineHeight: CGFloat { FontMeasures(of: self).lineHeight }

    /// The distance from the baseline to the top of the line, in points. Mirrors `UIFont.ascender`.
    public var ascender: CGFloat { FontMeasures(of: self).ascent }

    /// The distance from the baseline to the bottom of the line, in points, as a negative number. Mirrors
    /// `UIFont.descender`.
    public var descender: CGFloat { -FontMeasures(of: self).descent }

    /// The height of capital letters in points. Mirrors `UIFont.capHeight`.
    public var capHeight: CGFloat { FontMeasures(of: self).capHeight }

    /// The height of lowercase letters such as x, in points. Mirrors `UIFont.xHeight`.
    public var xHeight: CGFloat { FontMeasures(of: self).xHeight }

    /// The additional space between lines in points. Mirrors `UIFont.leading`.
    public var leading: CGFloat { FontMeasures(of: self).leading }
}
