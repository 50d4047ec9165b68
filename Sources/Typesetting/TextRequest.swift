/// The treatment of text wider than its container. Mirrors `NSLineBreakMode`.
public enum LineBreakMode: Int, Sendable, Hashable, CaseIterable {
    /// Wraps between words, and inside a word wider than a line.
    case byWordWrapping = 0
    /// Wraps between any two characters.
    case byCharWrapping
    /// Clips a single line at the edge. Multiple lines wrap between words.
    case byClipping
    /// Replaces the beginning of the last line with an ellipsis.
    case byTruncatingHead
    /// Replaces the end of the last line with an ellipsis.
    case byTruncatingTail
    /// Replaces the middle of the last line with an ellipsis.
    case byTruncatingMiddle

    package var truncates: Bool {
        switch self {
        case .byWordWrapping, .byCharWrapping, .byClipping: false
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
        }
    }
}

/// The horizontal alignment of lines. Mirrors `NSTextAlignment`.
public enum TextAlignment: Int, Sendable, Hashable, CaseIterable {
    /// Aligns lines with the left edge.
    case left = 0
    /// Centers lines.
    case center
    /// Aligns lines with the right edge.
    case right
    /// Aligns lines with both edges, except for a paragraph's last line.
    case justified
    /// Aligns lines with the leading edge.
    case natural
}

extension TextAlignment {
    /// Returns the distance of a line from the left edge, for an amount of free space. The beginning of a line that is too
    /// long stays visible.
    func start(in space: Double, isRightToLeft: Bool) -> Double {
        space * (space < 0 ? .natural : self).fractionOfSpaceBefore(isRightToLeft: isRightToLeft)
    }

    /// Returns the fraction of a line's free space left of the line.
    package func fractionOfSpaceBefore(isRightToLeft: Bool) -> Double {
        switch self {
        case .left: 0
        case .natural, .justified: isRightToLeft ? 1 : 0
        case .center: 0.5
        case .right: 1
        }
    }
}

/// A request for a text layout: the text, its font and the available space.
package struct TextRequest: Sendable, Hashable {
    /// The maximum number of Unicode scalars. Longer texts are truncated before layout, which limits the duration. No
    /// label shows more.
    package static let longestText = 10_000

    package var text: String
    package var font: Font
    /// The font of requests and spans without a family.
    package var systemFont: SystemFont = .plain
    /// The language as a BCP 47 tag, such as `ja` or `zh-Hant`. It selects between regional forms of a character. An
    /// empty string specifies no language.
    package var language = ""
    /// The maximum width of lines, in points. `nil` means no limit.
    package var width: Double?
    /// The maximum number of lines. 0 means no limit.
    package var lineLimit: Int = 1
    package var lineBreakMode: LineBreakMode = .byTruncatingTail
    package var alignment: TextAlignment = .left
    /// A Boolean value that indicates whether words can be hyphenated, in paragraphs without a style.
    package var hyphenates = false
    /// A Boolean value that indicates whether text without inherent direction, such as digits, is right-to-left. The
    /// first letter determines the direction of other text.
    package var isRightToLeft = false
    /// A Boolean value that indicates whether the leading edge of a paragraph depends on its own direction rather than on
    /// ``isRightToLeft``.
    package var alignsByText = false
    /// The styles of spans of the text, in order. The first span begins at 0. Empty for plain text.
    package var spans: [TextSpan] = []
    /// The styles of paragraphs, in order. The first begins at 0. Empty for plain text. The style at the beginning of a
    /// paragraph applies to the complete paragraph.
    package var paragraphs: [ParagraphSpan] = []

    package init(text: String, font: Font) { (self.text, self.font) = (text, font) }
}

extension TextRequest {
    /// Returns the request with the fonts and distances of its text multiplied by `scale`.
    package func scaled(by scale: Double) -> TextRequest {
        var request = self
        request.font = font.withSize(font.pointSize * scale)
        for index in spans.indices {
            request.spans[index].style = spans[index].style.scaled(by: scale, font: font)
        }
        return request
    }

    /// The width, clamped to the drawable range. NaN means no limit.
    var drawableWidth: Double? { width.flatMap { $0.isNaN ? nil : min(max($0, 0), 1_000_000) } }

    /// The request with numbers clamped to the drawable range.
    var drawable: TextRequest {
        var request = self
        request.font = font.drawable
        request.systemFont = systemFont.drawable
        request.width = drawableWidth
        for index in spans.indices {
            request.spans[index].style.attachment = spans[index].style.attachment.map(Self.drawable)
        }
        for index in paragraphs.indices {
            request.paragraphs[index].style = paragraphs[index].style?.drawable
        }
        return request
    }

    private static func drawable(_ attachment: CGRect) -> CGRect {
        func distance(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -10_000), 10_000) }
        return CGRect(
            x: distance(attachment.origin.x), y: distance(attachment.origin.y),
            width: max(distance(attachment.size.width), 0), height: max(distance(attachment.size.height), 0))
    }
}
