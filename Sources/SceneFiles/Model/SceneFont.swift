import TableKit

/// A font of a scene: a family, a size, a weight and a slant.
public struct SceneFont: Hashable, Sendable {
    /// The family's name; nil for the theme's system font.
    public var family: String?
    /// The size in points, from 1 to 1,000; 17 when nil.
    public var size: Double?
    /// How heavy the strokes are; regular when nil.
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
        var font = Font.systemFont(ofSize: size ?? 17, weight: weight ?? .regular)
        font.familyName = family
        font.isItalic = italic
        return font
    }
}

extension SceneFont: SceneObject {
    /// Makes one that says nothing.
    public init() { self.init(family: nil) }

    static let definition = Definition<SceneFont>(
        name: "font", summary: "A font. A number alone is the size of the system font.",
        keys: [
            Key("family", \.family, .text, "The family's name; the theme's system font unless given."),
            Key("size", \.size, .number(1...1000), "The size in points; 17 unless given."),
            Key("weight", \.weight, .choice, "How heavy the strokes are; regular unless given."),
            Key("italic", \.italic, .flag, "Whether the letters slant."),
        ], scalarKey: "size")
}
