import SceneSchema
import TableKit

/// The paragraph style of a text. By default, it has natural alignment, word wrapping and no additional
/// spacing.
public struct SceneParagraph: Hashable, Sendable, SceneObject {
    /// The text alignment. Default: natural.
    public var alignment: TextAlignment?
    /// The line break mode. Default: word wrapping.
    public var lineBreak: LineBreakMode?
    /// A Boolean value that indicates whether words are hyphenated by the rules of their language. Default:
    /// false.
    public var hyphenates: Bool?
    /// The spacing between lines in points, from 0 to 1,000. Default: 0.
    public var lineSpacing: Double?
    /// The spacing after the paragraph in points, from 0 to 1,000. Default: 0.
    public var spacing: Double?
    /// The spacing before the paragraph in points, from 0 to 1,000. Default: 0.
    public var spacingBefore: Double?
    /// The factor for the font's line height, from 0 to 100. 0 has no effect.
    public var lineHeightMultiple: Double?
    /// The minimum line height in points, from 0 to 1,000.
    public var minimumLineHeight: Double?
    /// The maximum line height in points, from 0 to 1,000. 0 is no limit.
    public var maximumLineHeight: Double?
    /// The indentation of the first line from the leading edge in points, from 0 to 1,000.
    public var firstLineIndent: Double?
    /// The indentation of the other lines from the leading edge in points, from 0 to 1,000.
    public var indent: Double?
    /// The end of lines in points, from -1,000 to 1,000. A positive value is measured from the leading edge,
    /// a negative one from the trailing edge.
    public var tailIndent: Double?

    /// Creates a paragraph style with the defaults.
    public init() {}

    /// The paragraph style for attributed text.
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

    package static let definition = Definition<SceneParagraph>(
        name: "paragraph",
        keys: [
            Key("alignment", \.alignment, .choice).shown("right"),
            Key("lineBreak", \.lineBreak, .choice).shown(
                "truncate-middle",
                stage:
                    "rows: [{text: {text: A paragraph that is so long that it takes more lines than one, paragraph: HERE}}]"
            ),
            Key("hyphenation", \.hyphenates, .flag).describing("hyphenates").shown(
                "true",
                stage:
                    "traits: {language: en}\nrows: [{height: automatic, text: {lines: 0, text: A characteristically incomprehensible internationalization, paragraph: HERE}}]"
            ),
            Key("lineSpacing", \.lineSpacing, .number(0...1000)).shown("8"),
            Key("spacing", \.spacing, .number(0...1000)).shown("12"),
            Key("spacingBefore", \.spacingBefore, .number(0...1000)).shown("12"),
            Key("lineHeightMultiple", \.lineHeightMultiple, .number(0...100)).shown("1.5"),
            Key("minimumLineHeight", \.minimumLineHeight, .number(0...1000)).shown("32"),
            Key("maximumLineHeight", \.maximumLineHeight, .number(0...1000)).shown("14"),
            Key("firstLineIndent", \.firstLineIndent, .number(0...1000)).shown("40"),
            Key("indent", \.indent, .number(0...1000)).shown("40"),
            Key("tailIndent", \.tailIndent, .number(-1000...1000)).shown("200"),
        ],
        stage: ExampleStage(
            "rows:\n  - height: automatic\n    text: {lines: 0, text: \"The first paragraph is so long that it takes more lines than one.\\nThe second one is short.\", paragraph: HERE}\n  - Below"
        ))
}
