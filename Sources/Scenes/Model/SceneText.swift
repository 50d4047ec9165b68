import TableKit

/// A text and how it looks. What is nil is left to the theme and the kind of label.
public struct SceneText: Hashable, Sendable {
    /// The text; in the template of a row for data, columns may stand in it in braces.
    public var text: String?
    /// Stretches with looks of their own, in place of the text.
    public var runs: [SceneRun] = []
    /// The font.
    public var font: SceneFont?
    /// The color.
    public var color: SceneValue<Color>?
    /// The color in a selected row.
    public var highlightedColor: Color?
    /// Where lines stand between the edges.
    public var alignment: TextAlignment?
    /// The most lines, 0 for as many as the text takes.
    public var lines: Int?
    /// How lines end when the text is wider than its place.
    public var lineBreak: LineBreakMode?
    /// Whether words may be broken with a hyphen.
    public var hyphenates: Bool?
    /// How much smaller a line that is too wide may get: its least size, as a share of the usual one.
    public var minimumScale: Double?
    /// Where a line that got smaller stands.
    public var baselineAdjustment: Label.BaselineAdjustment?
    /// The shadow.
    public var shadow: SceneShadow?
    /// How the lines of paragraphs stand, in place of alignment and line break.
    public var paragraph: SceneParagraph?
    /// The language, such as `ja` or `zh-Hant`; that of the surroundings when nil.
    public var language: String?

    /// Makes a text that looks as the theme has it.
    public init(_ text: String? = nil) { self.text = text }

    /// The runs with the text's paragraph, if there is anything that a plain text cannot say.
    var styledRuns: [SceneRun] {
        guard let paragraph else { return runs }
        let runs = runs.isEmpty ? [SceneRun(text ?? "")] : runs
        return runs.map { run in
            var run = run
            run.paragraph =
                run.paragraph.map { SceneParagraph.definition.overlay(paragraph, with: $0) } ?? paragraph
            return run
        }
    }
}

extension SceneText: SceneObject {
    /// Makes one that says nothing.
    public init() { self.init(nil) }

    static let definition = Definition<SceneText>(
        name: "text", summary: "A text and how it looks. A text alone looks as the theme has it.",
        keys: keys, scalarKey: "text",
        check: { _, node, reader in
            guard node.entry("runs") != nil, let text = node.entry("text") else { return }
            reader.warn("\"text\" has no effect beside runs", at: text.position)
        },
        stage: ExampleStage("rows: [Above, {text: HERE}, Below]", base: "text: A text"))

    static let keys: [Key<SceneText>] = [
        Key(
            "text", \.text, .text,
            "The text. In the row of data, a column's name in braces stands for its value."
        ).shown("Another text"),
        Key(
            "runs", \.runs, .list(.object, most: 1000),
            "Stretches with looks of their own, in place of the text."
        ).shown("[\"Plain and \", {text: bold, font: {weight: bold}}]", beside: "text: ~"),
        Key("font", \.font, .object, "The font.").shown("24"),
        Key("color", \.color, .bound(.color), "The color.").shown("systemRed"),
        Key(
            "highlightedColor", \.highlightedColor, .color,
            "The color in a selected row."
        ).shown("systemOrange", table: "selected: [\"0:1\"]"),
        Key(
            "alignment", \.alignment, .choice,
            "Where lines stand between the edges."
        ).shown("center"),
        Key(
            "lines", \.lines, .whole(0...1000),
            "The most lines; 0 for as many as the text takes."
        ).shown(
            "2", beside: "text: A text that is so long that it takes more than one line in a row of a table"),
        Key(
            "lineBreak", \.lineBreak, .choice,
            "How lines end when the text is wider than its place."
        ).shown(
            "truncate-middle",
            beside: "text: A text that is so long that it takes more than one line in a row of a table"),
        Key(
            "minimumScale", \.minimumScale, .number(0.01...1),
            "How much smaller a line that is too wide may get, as a share of its size."
        ).shown(
            "0.5", beside: "text: A text that is so long that it takes more than one line in a row of a table"
        ),
        Key(
            "baselineAdjustment", \.baselineAdjustment, .choice,
            "Where a line that got smaller stands; on the baseline unless given."
        ).shown(
            "centers",
            beside:
                "text: A text that is so long that it takes more than one line in a row of a table\nminimumScale: 0.5"
        ),
        Key("shadow", \.shadow, .object, "The shadow.").shown("{x: 1, y: 2}"),
        Key(
            "paragraph", \.paragraph, .object,
            "How the lines of paragraphs stand, in place of alignment and lineBreak."
        ).shown("{firstLineIndent: 40}"),
        Key(
            "hyphenation", \.hyphenates, .flag,
            "Whether words of several lines may be broken with a hyphen, as their language has it."
        ).shown(
            "true",
            beside: "text: A characteristically incomprehensible internationalization\nlines: 0\nlanguage: en"
        ),
        Key(
            "language", \.language, .text,
            "The language, such as ja or zh-Hant; that of the traits unless given."
        ).shown("ja", beside: "text: 直骨角海"),
    ]
}
