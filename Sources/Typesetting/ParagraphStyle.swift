import Foundation

/// How the lines of a paragraph stand. Mirrors `NSParagraphStyle`, as a value; distances are in points.
public struct ParagraphStyle: Sendable, Hashable {
    /// Where lines stand between the edges.
    public var alignment: TextAlignment = .natural

    /// How lines end when the text is wider than its place. As in UIKit, a paragraph style wraps between words
    /// unless it says otherwise, whatever the label it stands in does.
    public var lineBreakMode: LineBreakMode = .byWordWrapping

    /// Between the bottom of a line and the top of the next.
    public var lineSpacing: CGFloat = 0

    /// After the paragraph's last line, when another paragraph follows.
    public var paragraphSpacing: CGFloat = 0

    /// Before the paragraph's first line, when a paragraph stands before it.
    public var paragraphSpacingBefore: CGFloat = 0

    /// What the font's line height is multiplied by; 0 for not at all. What is gained stands above the text.
    public var lineHeightMultiple: CGFloat = 0

    /// The least height of a line.
    public var minimumLineHeight: CGFloat = 0

    /// The greatest height of a line; 0 for no limit.
    public var maximumLineHeight: CGFloat = 0

    /// From the edge where reading begins to the first line.
    public var firstLineHeadIndent: CGFloat = 0

    /// From the edge where reading begins to the other lines.
    public var headIndent: CGFloat = 0

    /// Whether words may be broken at the end of a line, with a hyphen, where the dictionary of their language says so. Text
    /// in no language is taken for English.
    public var usesDefaultHyphenation = false

    /// The same as a number: 0 for no hyphenation, and anything above for ``usesDefaultHyphenation``. Unlike UIKit, lines are
    /// not judged by how full they would be without.
    public var hyphenationFactor: Float {
        get { usesDefaultHyphenation ? 1 : 0 }
        set { usesDefaultHyphenation = newValue > 0 }
    }

    /// Where lines end: above 0, that far from the edge where reading begins; otherwise, that far before the other.
    public var tailIndent: CGFloat = 0

    /// Makes the style of text that has none: natural alignment, wrapped between words, no extra space.
    public init() {}
}

extension ParagraphStyle {
    /// The style with distances that can be drawn.
    var drawable: ParagraphStyle {
        var style = self
        for distance in Self.distances {
            let value = style[keyPath: distance]
            style[keyPath: distance] = value.isNaN ? 0 : min(max(value, -Self.farthest), Self.farthest)
        }
        return style
    }

    private static let farthest: CGFloat = 10_000

    private static var distances: [WritableKeyPath<ParagraphStyle, CGFloat>] {
        [
            \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.lineHeightMultiple,
            \.minimumLineHeight, \.maximumLineHeight, \.firstLineHeadIndent, \.headIndent, \.tailIndent,
        ]
    }

    /// The height of a line whose fonts want `natural` points.
    func lineHeight(_ natural: Double) -> Double {
        var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return max(height, minimumLineHeight)
    }

    /// From the edge where reading begins to a line.
    func indent(isFirstLine: Bool) -> Double { max(isFirstLine ? firstLineHeadIndent : headIndent, 0) }

    /// Where lines end within `width` points, from the edge where reading begins.
    func end(within width: Double) -> Double {
        tailIndent > 0 ? min(tailIndent, width) : max(width - tail, 0)
    }

    /// What stays free after lines.
    var tail: Double { max(-tailIndent, 0) }
}
