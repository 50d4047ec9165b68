import DataFiles
import DataTables
import SceneSchema
import TableKit

/// A span of an attributed text. Each property defaults to that of the label.
public struct SceneSpan: Hashable, Sendable, SceneObject {
    /// The characters. In a row of data, they may contain columns in braces.
    public var text: String?
    /// The font.
    public var font: FontProperties?
    /// The text color.
    public var color: RecordValue<Color>?
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

    /// Creates a span without properties.
    public init() { self.init(nil) }

    package static let definition = Definition<SceneSpan>(
        name: "span",
        keys: [
            Key("text", \.text, .text).shown("another span"),
            Key("font", \.font, .object).shown("{weight: bold}"),
            Key("color", \.color, .bound(.color)).shown("systemRed"),
            Key("background", \.background, .color).shown("\"#FFF0A0\""),
            Key("underline", \.underline, .line).shown("true"),
            Key("underlineColor", \.underlineColor, .color).shown("systemRed", adding: "underline: true")
                .needing("underline"),
            Key("strikethrough", \.strikethrough, .line).shown("double"),
            Key("strikethroughColor", \.strikethroughColor, .color).needing("strikethrough").shown(
                "systemRed", adding: "strikethrough: true"),
            Key("shadow", \.shadow, .object).shown("{x: 1, y: 1}"),
            Key("baseline", \.baseline, .number(-1000...1000)).shown("6"),
            Key("kern", \.kern, .number(-100...100)).shown("4"),
            Key("paragraph", \.paragraph, .object).shown(
                "{alignment: center}", stage: "rows: [{text: {spans: [HERE]}}]"),
            Key("language", \.language, .text).shown("ja", adding: "text: 直骨角海"),
        ], scalarKey: "text",
        stage: ExampleStage(
            "rows: [{text: {spans: [\"Before, \", HERE, \", after\"]}}, Below]", base: "text: the span"))
}

extension UnderlineStyle: NamedValue {
    package static let kind = "a line style"
    package static let names: Names = [
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
