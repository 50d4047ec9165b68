import TableKit

/// A font of a scene: a family, a size, a weight and a slant.
public struct SceneFont: Hashable, Sendable {
    /// The family's name; nil for the theme's system font.
    public var family: String?
    /// The text style with whose sizes the font grows; nil for a font of one size.
    public var textStyle: Font.TextStyle?
    /// The size in points, from 1 to 1,000, with text of the usual size; the text style's, or 17, when nil.
    public var size: Double?
    /// How heavy the strokes are; the text style's, or regular, when nil.
    public var weight: Font.Weight?
    /// Whether the letters slant.
    public var italic = false

    /// Makes a font; without arguments the system font at 17 points.
    public init(family: String? = nil, size: Double? = nil, weight: Font.Weight? = nil, italic: Bool = false)
    {
        self.family = family
        self.size = size
        self.weight = weight
        self.italic = italic
    }

    /// The font itself.
    var font: Font {
        let usual = textStyle?.usual ?? (size: 17, weight: .regular)
        var font = Font.systemFont(
            ofSize: size.map { CGFloat($0) } ?? usual.size, weight: weight ?? usual.weight)
        font.familyName = family
        font.isItalic = italic
        return textStyle.map { FontMetrics(forTextStyle: $0).scaledFont(for: font) } ?? font
    }
}

extension SceneFont: SceneObject {
    /// Makes one that says nothing.
    public init() { self.init(family: nil) }

    static let definition = Definition<SceneFont>(
        name: "font", summary: "A font. A number alone is the size of the system font.",
        keys: [
            Key("family", \.family, .text, "The family's name; the theme's system font unless given.").shown(
                "Nimbus Sans"),
            Key(
                "textStyle", \.textStyle, .choice,
                "The text style with whose sizes the font grows and shrinks; without one it is of one size."
            ).shown("title1"),
            Key(
                "size", \.size, .number(1...1000),
                "The size in points with text of the usual size; the text style's, or 17, unless given."
            ).shown("24"),
            Key(
                "weight", \.weight, .choice,
                "How heavy the strokes are; the text style's, or regular, unless given."
            ).shown("bold"),
            Key("italic", \.italic, .flag, "Whether the letters slant.").shown("true"),
        ], scalarKey: "size",
        stage: ExampleStage("rows: [{text: {text: The quick brown fox, font: HERE}}, Below]"))
}
