/// How lines end when text is wider than its place. Mirrors `NSLineBreakMode`.
public enum LineBreakMode: Int, Sendable, Hashable, CaseIterable {
    /// Breaks between words, and inside a word that is wider than a line.
    case byWordWrapping = 0
    /// Breaks between any two characters.
    case byCharWrapping
    /// Cut off at the edge when there is one line; several break between words.
    case byClipping
    /// The beginning of the last line becomes an ellipsis.
    case byTruncatingHead
    /// The end of the last line becomes an ellipsis.
    case byTruncatingTail
    /// The middle of the last line becomes an ellipsis.
    case byTruncatingMiddle

    /// Whether an ellipsis stands for what does not fit.
    package var truncates: Bool {
        switch self {
        case .byWordWrapping, .byCharWrapping, .byClipping: false
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
        }
    }
}

/// Where lines stand between the left and right edges. Mirrors `NSTextAlignment`.
public enum TextAlignment: Int, Sendable, Hashable, CaseIterable {
    /// At the left edge.
    case left = 0
    /// Between the edges.
    case center
    /// At the right edge.
    case right
    /// Both edges straight, except for a paragraph's last line.
    case justified
    /// At the edge where reading begins.
    case natural
}

extension TextAlignment {
    /// How much of a line's free room stands left of it.
    package func shareOfRoomBefore(isRightToLeft: Bool) -> Double {
        switch self {
        case .left: 0
        case .natural, .justified: isRightToLeft ? 1 : 0
        case .center: 0.5
        case .right: 1
        }
    }
}

/// What to lay out: a text, its font and the room it has.
package struct TextRequest: Sendable, Hashable {
    /// Longer texts are cut here before they are laid out: no label shows more, and the time is bounded.
    package static let longestText = 10_000

    package var text: String
    package var font: Font
    /// The family that stands for ``Font/systemFont(ofSize:weight:)``.
    package var systemFamily: String = FontFamilies.system
    /// The language as in BCP 47, such as `ja` or `zh-Hant`, which decides between forms of one character; empty for
    /// none.
    package var language = ""
    /// The width lines may take, in points; nil for as wide as they are.
    package var width: Double?
    /// The most lines; 0 for as many as it takes.
    package var lineLimit: Int = 1
    package var lineBreakMode: LineBreakMode = .byTruncatingTail
    package var alignment: TextAlignment = .left
    /// Whether words may be broken with a hyphen, in paragraphs without a style.
    package var hyphenates = false
    /// Whether text that has no direction of its own, such as digits, reads from right to left. Other text begins
    /// where its first letter does.
    package var isRightToLeft = false
    /// How stretches of the text differ from the rest, in order; the first begins at 0. Empty for plain text.
    package var spans: [TextSpan] = []
    /// How paragraphs stand, in order; the first begins at 0. Empty for plain text. A paragraph has the style that
    /// holds where it begins.
    package var paragraphs: [ParagraphSpan] = []

    package init(text: String, font: Font) {
        self.text = text
        self.font = font
    }
}

extension TextRequest {
    /// The same request with fonts and distances of its text multiplied by `scale`.
    package func scaled(by scale: Double) -> TextRequest {
        var request = self
        request.font = font.withSize(font.pointSize * scale)
        for index in spans.indices {
            request.spans[index].style = spans[index].style.scaled(by: scale, font: font)
        }
        return request
    }

    /// The request with numbers that can be drawn; a width that is not a number is as good as none.
    var drawable: TextRequest {
        var request = self
        request.font = font.drawable
        request.width = width.flatMap { $0.isNaN ? nil : min(max($0, 0), 1_000_000) }
        for index in paragraphs.indices {
            request.paragraphs[index].style = paragraphs[index].style?.drawable
        }
        return request
    }
}
