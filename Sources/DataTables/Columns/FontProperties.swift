import TableKit

/// A font: its family, size, weight, slant and features.
public struct FontProperties: Hashable, Sendable {
    /// The name of the font family. Default: the theme's system font.
    public var family: String?
    /// The text style of Dynamic Type that the size of the font follows. Default: the size is fixed.
    public var textStyle: Font.TextStyle?
    /// The size in points at the default Dynamic Type size, from 1 to 1,000. With a size, lines have the distance of the
    /// font instead of that of the text style. Default: that of the text style, or 17.
    public var size: Double?
    /// The weight. Default: that of the text style, or regular.
    public var weight: Font.Weight?
    /// A Boolean value that indicates whether the font is italic. Default: false.
    public var italic = false
    /// The OpenType features that are on, as tags such as `tnum` for digits of equal widths. Default: none in addition
    /// to those of the system font or the font family.
    public var features: [FontFeature] = []

    /// Creates a font. Default: the system font at 17 points.
    public init(family: String? = nil, size: Double? = nil, weight: Font.Weight? = nil, italic: Bool = false)
    {
        self.family = family
        self.size = size
        self.weight = weight
        self.italic = italic
    }

    /// The font for drawing.
    package var font: Font {
        let weight = weight ?? textStyle?.usual.weight ?? .regular
        var font: Font
        if let textStyle, let size {
            font = FontMetrics(forTextStyle: textStyle).scaledFont(
                for: .systemFont(ofSize: size, weight: weight))
        } else if let textStyle {
            font = .textStyle(textStyle, weight: weight)
        } else {
            font = .systemFont(ofSize: size ?? 17, weight: weight)
        }
        font.family = family
        font.isItalic = italic
        font.features = features
        return font
    }

    /// Returns another font with the specified properties, and with these features in addition to its own. A text style
    /// replaces the whole font.
    func font(basedOn usual: Font) -> Font {
        guard textStyle == nil else { return font }
        var font = usual
        if let family { font.family = family }
        if let size { font.pointSize = CGFloat(size) }
        if let weight { font.weight = weight }
        if italic { font.isItalic = true }
        font.features += features
        return font
    }

    /// Creates a font without properties.
    public init() { self.init(family: nil) }
}
