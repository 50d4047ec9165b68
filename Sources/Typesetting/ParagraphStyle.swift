/// The style of a paragraph, as a value. Mirrors `NSParagraphStyle`. Distances are in points.
public struct ParagraphStyle: Sendable, Hashable {
    /// The horizontal alignment of lines.
    public var alignment: TextAlignment = .natural

    /// The line break mode of text wider than its container. Default: word wrapping, as in UIKit, regardless of the
    /// label's mode.
    public var lineBreakMode: LineBreakMode = .byWordWrapping

    /// The space between the bottom of a line and the top of the next.
    public var lineSpacing: CGFloat = 0

    /// The space after the paragraph, if another paragraph follows.
    public var paragraphSpacing: CGFloat = 0

    /// The space before the paragraph, if another paragraph precedes it.
    public var paragraphSpacingBefore: CGFloat = 0

    /// The factor of the font's line height. 0 leaves the height unchanged. Additional height is above the text.
    public var lineHeightMultiple: CGFloat = 0

    /// The minimum height of a line.
    public var minimumLineHeight: CGFloat = 0

    /// The maximum height of a line. 0 means no limit.
    public var maximumLineHeight: CGFloat = 0

    /// The distance from the leading edge to the first line.
    public var firstLineHeadIndent: CGFloat = 0

    /// The distance from the leading edge to the other lines.
    public var headIndent: CGFloat = 0

    /// A Boolean value that indicates whether words can be hyphenated, according to the dictionary of their language.
    /// Text without a language uses English.
    public var usesDefaultHyphenation = false

    /// The hyphenation as a number: any number above 0 sets ``usesDefaultHyphenation``. Unlike in UIKit, it does not
    /// depend on the width of unhyphenated lines.
    public var hyphenationFactor: Float {
        get { usesDefaultHyphenation ? 1 : 0 }
        set { usesDefaultHyphenation = newValue > 0 }
    }

    /// The end of lines. A positive number is a distance from the leading edge; otherwise its absolute value is a
    /// distance from the trailing edge.
    public var tailIndent: CGFloat = 0

    /// Creates the default style: natural alignment, word wrapping and no additional space.
    public init() {}
}

extension ParagraphStyle {
    /// The style with distances clamped to the drawable range.
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

    /// Returns the height of a line whose fonts require `natural` points.
    func lineHeight(_ natural: Double) -> Double {
        var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return max(height, minimumLineHeight)
    }

    func indent(isFirstLine: Bool) -> Double { max(isFirstLine ? firstLineHeadIndent : headIndent, 0) }

    /// Returns the end of lines within `width` points, from the leading edge.
    func end(within width: Double) -> Double {
        tailIndent > 0 ? min(tailIndent, width) : max(width - tail, 0)
    }

    var tail: Double { max(-tailIndent, 0) }
}
