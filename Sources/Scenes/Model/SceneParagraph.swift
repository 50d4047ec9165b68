import TableKit

/// How the lines of a paragraph stand. What is nil is as in text that says nothing: natural alignment, wrapped between
/// words, no room added.
public struct SceneParagraph: Hashable, Sendable {
    /// Where lines stand between the edges.
    public var alignment: TextAlignment?
    /// How lines end when the text is wider than its place.
    public var lineBreak: LineBreakMode?
    /// Whether words may be broken with a hyphen.
    public var hyphenates: Bool?
    /// The room between lines, in points.
    public var lineSpacing: Double?
    /// The room after the paragraph, in points.
    public var spacing: Double?
    /// The room before the paragraph, in points.
    public var spacingBefore: Double?
    /// What the font's line height is multiplied by.
    public var lineHeightMultiple: Double?
    /// The least height of a line, in points.
    public var minimumLineHeight: Double?
    /// The greatest height of a line, in points; 0 for no limit.
    public var maximumLineHeight: Double?
    /// From the edge where reading begins to the first line, in points.
    public var firstLineIndent: Double?
    /// From the edge where reading begins to the other lines, in points.
    public var indent: Double?
    /// Where lines end: above 0 from the edge where reading begins, below 0 from the other, in points.
    public var tailIndent: Double?

    /// Makes a paragraph that stands as text that says nothing.
    public init() {}

    /// The paragraph as attributed text takes it.
    var style: ParagraphStyle {
        var style = ParagraphStyle()
        if let alignment { style.alignment = alignment }
        if let lineBreak { style.lineBreakMode = lineBreak }
        if let hyphenates { style.usesDefaultHyphenation = hyphenates }
        let distances: [(WritableKeyPath<ParagraphStyle, CGFloat>, Double?)] = [
            (\.lineSpacing, lineSpacing), (\.paragraphSpacing, spacing),
            (\.paragraphSpacingBefore, spacingBefore), (\.lineHeightMultiple, lineHeightMultiple),
            (\.minimumLineHeight, minimumLineHeight), (\.maximumLineHeight, maximumLineHeight),
            (\.firstLineHeadIndent, firstLineIndent), (\.headIndent, indent), (\.tailIndent, tailIndent),
        ]
        for case (let distance, let value?) in distances { style[keyPath: distance] = CGFloat(value) }
        return style
    }
}

extension SceneParagraph: SceneObject {
    static let definition = Definition<SceneParagraph>(
        name: "paragraph", summary: "How the lines of a paragraph stand.",
        keys: [
            Key("alignment", \.alignment, .choice, "Where lines stand between the edges.").shown("right"),
            Key("lineBreak", \.lineBreak, .choice, "How lines end; word unless given.").shown(
                "truncate-middle",
                stage:
                    "rows: [{text: {text: A paragraph that is so long that it takes more lines than one, paragraph: HERE}}]"
            ),
            Key(
                "hyphenation", \.hyphenates, .flag,
                "Whether words may be broken with a hyphen, as their language has it."
            ).shown(
                "true",
                stage:
                    "traits: {language: en}\nrows: [{height: automatic, text: {lines: 0, text: A characteristically incomprehensible internationalization, paragraph: HERE}}]"
            ),
            Key("lineSpacing", \.lineSpacing, .number(0...1000), "The room between lines, in points.").shown(
                "8"),
            Key("spacing", \.spacing, .number(0...1000), "The room after the paragraph, in points.").shown(
                "12"),
            Key(
                "spacingBefore", \.spacingBefore, .number(0...1000),
                "The room before the paragraph, in points."
            ).shown("12"),
            Key(
                "lineHeightMultiple", \.lineHeightMultiple, .number(0...100),
                "What the font's line height is multiplied by."
            ).shown("1.5"),
            Key(
                "minimumLineHeight", \.minimumLineHeight, .number(0...1000),
                "The least height of a line, in points."
            ).shown("32"),
            Key(
                "maximumLineHeight", \.maximumLineHeight, .number(0...1000),
                "The greatest height of a line, in points; 0 for no limit."
            ).shown("14"),
            Key(
                "firstLineIndent", \.firstLineIndent, .number(0...1000),
                "From the edge where reading begins to the first line, in points."
            ).shown("40"),
            Key(
                "indent", \.indent, .number(0...1000),
                "From the edge where reading begins to the other lines, in points."
            ).shown("40"),
            Key(
                "tailIndent", \.tailIndent, .number(-1000...1000),
                "Where lines end: above 0 so far from the edge where reading begins, below 0 from the other."
            ).shown("200"),
        ],
        stage: ExampleStage(
            "rows:\n  - height: automatic\n    text: {lines: 0, text: \"The first paragraph is so long that it takes more lines than one.\\nThe second one is short.\", paragraph: HERE}\n  - Below"
        ))
}
