import CPango

/// The vertical metrics of a font, in points, without hinting.
///
/// The system font can specify its ascent and descent as data. The line of another font is as high as its font file
/// specifies, with its leading. Capital letters are in the vertical center, as in the fonts that UIKit is designed for.
/// Centered text thus appears centered, regardless of the ascender and descender in the font file.
package struct FontMeasures: Sendable, Hashable {
    /// The distance from the baseline to the top of the line.
    package let ascent: Double
    /// The distance from the baseline to the bottom of the line. It is positive.
    package let descent: Double
    /// The additional space between the bottom of a line and the top of the next. Only text styles have one, which is
    /// negative in large sizes.
    package private(set) var leading = 0.0
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

    /// The height of a single line.
    package var lineHeight: Double { ascent + descent }

    package init(of font: Font, systemFont: SystemFont = .plain) {
        self = FontAccess.withTypesetter(for: systemFont.fonts) { $0.metrics(of: font, systemFont) }
    }

    /// The metrics in the font file.
    private let file: FileMetrics
    /// A Boolean value that indicates whether the ascent and descent are data of the system font.
    private let hasLineMetrics: Bool

    /// The vertical metrics in a font file, at a size.
    struct FileMetrics: Hashable {
        var ascender: Double, descender: Double, leading: Double
    }

    /// Creates the metrics of a font.
    ///
    /// - Parameter lines: The ascent and descent in points. `nil` derives them from the font file.
    init(
        _ file: FileMetrics, capHeight: Double, xHeight: Double,
        lines: (ascent: Double, descent: Double)? = nil
    ) {
        self.file = file
        hasLineMetrics = lines != nil
        let height = file.ascender + file.descender + file.leading
        ascent = lines?.ascent ?? (height + capHeight) / 2
        descent = lines?.descent ?? (height - capHeight) / 2
        (self.capHeight, self.xHeight) = (capHeight, xHeight)
    }

    /// Returns the metrics with lines at a distance in points. Lines of a font file do not overlap, because text styles
    /// do not know their height.
    func withLinePitch(_ pitch: Double) -> FontMeasures {
        var measures = self
        measures.leading = hasLineMetrics ? pitch - lineHeight : max(pitch - lineHeight, 0)
        return measures
    }

    /// Creates placeholder metrics for a size in points if no font is installed. Views can then be measured, but
    /// drawing them is an error.
    init(withoutFontOfSize size: Double) {
        self.init(
            .init(ascender: size, descender: size / 4, leading: 0), capHeight: size * 0.7, xHeight: size / 2)
    }
}

extension FontMeasures {
    /// Returns the distances by which text exceeds the font's own ascender and descender, because of fallback fonts.
    func excess(of text: PangoRectangle) -> (above: Double, below: Double) {
        let above = -points(text.y) - file.ascender
        let below = points(text.y + text.height) - file.descender - file.leading
        // Pango's units are 1024ths of a point.
        return (above > 0.01 ? above : 0, below > 0.01 ? below : 0)
    }
}

extension Font {
    /// The height of a single line in points. Mirrors `UIFont.lineHeight`.
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

    /// The additional space between the bottom of a line and the top of the next, in points. It is 0 except in fonts of
    /// text styles. Mirrors `UIFont.leading`.
    public var leading: CGFloat { FontMeasures(of: self).leading }
}
