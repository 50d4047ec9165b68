import TableKit

/// A stretch of a text with looks of its own. What is nil is as the label has it.
public struct SceneRun: Hashable, Sendable {
    /// The characters; in the row of data, columns may stand in it in braces.
    public var text: String?
    /// The font.
    public var font: SceneFont?
    /// The colour.
    public var color: SceneValue<Color>?
    /// Behind the characters.
    public var background: Color?
    /// Whether a line stands below the characters.
    public var isUnderlined: Bool?
    /// Whether a line stands through the characters.
    public var isStruck: Bool?
    /// How far the characters stand above the line, in points.
    public var baseline: Double?
    /// The room added between characters, in points.
    public var kern: Double?
    /// The language, such as `ja` or `zh-Hant`.
    public var language: String?

    /// Makes a run that looks like its label.
    public init(_ text: String? = nil) { self.text = text }

    /// The attributes of the run, without its colour.
    var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = font?.font
        attributes[.backgroundColor] = background
        if isUnderlined == true { attributes[.underlineStyle] = 1 }
        if isStruck == true { attributes[.strikethroughStyle] = 1 }
        attributes[.baselineOffset] = baseline
        attributes[.kern] = kern
        attributes[.languageIdentifier] = language
        return attributes
    }
}

extension SceneRun: SceneObject {
    /// Makes one that says nothing.
    public init() { self.init(nil) }

    static let definition = Definition<SceneRun>(
        name: "run", summary: "A stretch of a text with looks of its own. A text alone looks like its label.",
        keys: [
            Key(
                "text", \.text, .text,
                "The characters. In the row of data, a column's name in braces stands for its value."),
            Key("font", \.font, .object, "The font."),
            Key("color", \.color, .bound(.color), "The colour."),
            Key("background", \.background, .color, "Behind the characters."),
            Key("underline", \.isUnderlined, .flag, "Whether a line stands below the characters."),
            Key("strikethrough", \.isStruck, .flag, "Whether a line stands through the characters."),
            Key(
                "baseline", \.baseline, .number(-1000...1000),
                "How far the characters stand above the line, in points."),
            Key("kern", \.kern, .number(-100...100), "The room added between characters, in points."),
            Key(
                "language", \.language, .text,
                "The language, such as ja or zh-Hant; the label's unless given."),
        ], scalarKey: "text")
}
