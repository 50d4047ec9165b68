import DataFiles
import TableKit

/// A span of an attributed text. Each property defaults to that of the label.
public struct SceneRun: Hashable, Sendable {
    /// The characters. In a row of data, they may contain columns in braces.
    public var text: String?
    /// The font.
    public var font: SceneFont?
    /// The text color.
    public var color: SceneValue<Color>?
    /// The background color.
    public var background: Color?
    /// The underline: true for a single line, or a line style.
    public var underline: UnderlineStyle?
    /// The color of the underline. Default: the text color.
    public var underlineColor: Color?
    /// The strikethrough: true for a single line, or a line style.
    public var strikethrough: UnderlineStyle?
    /// The color of the strikethrough. Default: the text color.
    public var strikethroughColor: Color?
    /// The shadow.
    public var shadow: SceneShadow?
    /// The baseline offset in points, from -1,000 to 1,000. A positive value is above the line. Default: 0.
    public var baseline: Double?
    /// The kerning between characters in points, from -100 to 100. Default: 0.
    public var kern: Double?
    /// The paragraph style of the paragraph that begins with the span.
    public var paragraph: SceneParagraph?
    /// The language, such as `ja` or `zh-Hant`. Default: that of the label.
    public var language: String?

    /// Creates a span with the style of its label.
    public init(_ text: String? = nil) { self.text = text }

    /// The attributes of the span, except for its color.
    var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = font?.font
        attributes[.backgroundColor] = background
        attributes[.underlineStyle] = underline
        attributes[.underlineColor] = underlineColor
        attributes[.strikethroughStyle] = strikethrough
        attributes[.strikethroughColor] = strikethroughColor
        attributes[.shadow] = shadow?.shadow
        attributes[.paragraphStyle] = paragraph?.style
        attributes[.baselineOffset] = baseline
        attributes[.kern] = kern
        attributes[.languageIdentifier] = language
        return attributes
    }
}

extension SceneRun: SceneObject {
    /// Creates a span without properties.
    public init() { self.init(nil) }

    static let definition = Definition<SceneRun>(
        name: "run", summary: "A stretch of a text with looks of its own. A text alone looks like its label.",
        keys: [
            Key(
                "text", \.text, .text,
                "The characters. In the row of data, a column's name in braces stands for its value."
            ).shown("another run"),
            Key("font", \.font, .object, "The font.").shown("{weight: bold}"),
            Key("color", \.color, .bound(.color), "The color.").shown("systemRed"),
            Key("background", \.background, .color, "Behind the characters.").shown("\"#FFF0A0\""),
            Key(
                "underline", \.underline, .line,
                "The line below the characters: true for a single one, or its kind."
            ).shown("true"),
            Key("underlineColor", \.underlineColor, .color, "The color of that line.").shown(
                "systemRed", beside: "underline: true"
            ).needing("underline"),
            Key(
                "strikethrough", \.strikethrough, .line,
                "The line through the characters: true for a single one, or its kind."
            ).shown("double"),
            Key("strikethroughColor", \.strikethroughColor, .color, "The color of that line.").shown(
                "systemRed", beside: "strikethrough: true"
            ).needing("strikethrough"),
            Key("shadow", \.shadow, .object, "The shadow.").shown("{x: 1, y: 1}"),
            Key(
                "baseline", \.baseline, .number(-1000...1000),
                "How far the characters stand above the line, in points."
            ).shown("6"),
            Key("kern", \.kern, .number(-100...100), "The room added between characters, in points.").shown(
                "4"),
            Key(
                "paragraph", \.paragraph, .object,
                "How the lines of the paragraph stand that begins with the run."
            ).shown("{alignment: center}", stage: "rows: [{text: {runs: [HERE]}}]"),
            Key(
                "language", \.language, .text,
                "The language, such as ja or zh-Hant; the label's unless given."
            ).shown("ja", beside: "text: 直骨角海"),
        ], scalarKey: "text",
        stage: ExampleStage(
            "rows: [{text: {runs: [\"Before, \", HERE, \", after\"]}}, Below]", base: "text: the run"))
}

extension UnderlineStyle: NamedValue {
    package static let kind = "a kind of line"
    package static let names: [(name: String, value: Self)] = [
        ("none", []), ("single", .single), ("thick", .thick), ("double", .double),
    ]
}

extension Form where Value == UnderlineStyle {
    /// `true` for a single line, or the name of a line style.
    static let line: Form = {
        let (flag, choice) = (Form<Bool>.flag, Form<UnderlineStyle>.choice)
        return Form(
            shape: .either([flag.shape, choice.shape]),
            decode: { node, reader in
                if let flag = node.scalar?.flag { return flag ? .single : [] }
                return choice.decode(node, &reader)
            },
            encode: { $0 == .single ? flag.encode(true) : $0 == [] ? flag.encode(false) : choice.encode($0) })
    }()
}
