/// The vertical measures of a font, in points, unhinted.
package struct FontMeasures: Sendable, Hashable {
    /// From the baseline up to the top of the line.
    package var ascent: Double
    /// From the baseline down to the bottom of the line; positive.
    package var descent: Double
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

    /// The distance from one baseline to the next.
    package var lineHeight: Double { ascent + descent + leading }

    /// Measures a font.
    package init(of font: Font, systemFamily: String = FontFamilies.system) {
        self = FontAccess.withTypesetter { $0.metrics(of: font, systemFamily: systemFamily) }
    }

    init(ascent: Double, descent: Double, leading: Double, capHeight: Double, xHeight: Double) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
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
