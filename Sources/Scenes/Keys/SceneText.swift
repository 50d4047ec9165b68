import DataTables
import SceneSchema
import TableKit

/// A text and its style. Each property defaults to that of the theme and the kind of label.
public struct SceneText: Hashable, Sendable, SceneObject {
    /// The text. In a row of data, it may contain columns in braces.
    public var text: String?
    /// The spans of an attributed text, at most 1,000, instead of the text.
    public var spans: [SceneSpan] = []
    /// The font.
    public var font: FontProperties?
    /// The text color.
    public var color: RecordValue<Color>?
    /// The text color in a selected row.
    public var highlightedColor: Color?
    /// The text alignment.
    public var alignment: TextAlignment?
    /// The maximum number of lines, from 0 to 1,000. 0 is no limit.
    public var lines: Int?
    /// The line break mode, which applies to a text that is wider than its label.
    public var lineBreak: LineBreakMode?
    /// A Boolean value that indicates whether words are hyphenated by the rules of their language. It
    /// requires several lines.
    public var hyphenates: Bool?
    /// The minimum scale factor of a line that is too wide, from 0.01 to 1.
    public var minimumScale: Double?
    /// The baseline adjustment of a line that is scaled down. Default: align baselines.
    public var baselineAdjustment: Label.BaselineAdjustment?
    /// The shadow.
    public var shadow: SceneShadow?
    /// The paragraph style, instead of the alignment and the line break mode.
    @Indirect public var paragraph: SceneParagraph?
    /// The language, such as `ja` or `zh-Hant`. Default: that of the traits.
    public var language: String?

    /// Creates a text with the theme's style.
    public init(_ text: String? = nil) { self.text = text }

    /// The spans with the paragraph style of the text. They are empty if the text needs no attributes.
    var styledSpans: [SceneSpan] {
        guard let paragraph else { return spans }
        let spans = spans.isEmpty ? [SceneSpan(text ?? "")] : spans
        return spans.map { span in
            var span = span
            span.paragraph =
                span.paragraph.map { SceneParagraph.definition.overlay(paragraph, with: $0) } ?? paragraph
            return span
        }
    }

    /// Creates a text without properties.
    public init() { self.init(nil) }

    package static let definition = Definition<SceneText>(
        name: "text", keys: keys, scalarKey: "text",
        check: { _, reader in
            if reader.has("spans") { reader.warn("\"text\" has no effect next to \"spans\"", key: "text") }
        }, stage: ExampleStage("rows: [Above, {text: HERE}, Below]", base: "text: A text"))

    private static let long =
        "text: A text that is so long that it takes more than one line in a row of a table"

    static let keys: [Key<SceneText>] = [
        Key("text", \.text, .text).shown("Another text"),
        Key("spans", \.spans, .list(.object, max: 1000)).shown(
            "[\"Plain and \", {text: bold, font: {weight: bold}}]", adding: "text: ~"),
        Key("font", \.font, .object).shown("24"),
        Key("color", \.color, .bound(.color)).shown("systemRed"),
        Key("highlightedColor", \.highlightedColor, .color).shown(
            "systemOrange", table: "selected: [\"0:1\"]"),
        Key("alignment", \.alignment, .choice).shown("center"),
        Key("lines", \.lines, .whole(SceneLimits.lines)).shown("2", adding: long),
        Key("lineBreak", \.lineBreak, .choice).shown("truncate-middle", adding: long),
        Key("minimumScale", \.minimumScale, .number(0.01...1)).shown("0.5", adding: long),
        Key("baselineAdjustment", \.baselineAdjustment, .choice).shown(
            "centers", adding: "\(long)\nminimumScale: 0.5"),
        Key("shadow", \.shadow, .object).shown("{x: 1, y: 2}"),
        Key("paragraph", \.paragraph, .object).shown("{firstLineIndent: 40}"),
        Key("hyphenation", \.hyphenates, .flag).describing("hyphenates").shown(
            "true",
            adding: "text: A characteristically incomprehensible internationalization\nlines: 0\nlanguage: en"
        ),
        Key("language", \.language, .text).shown("ja", adding: "text: 直骨角海"),
    ]
}
