/// How lines end when text is wider than its place. Mirrors `NSLineBreakMode`.
public enum LineBreakMode: Int, Sendable, Hashable, CaseIterable {
    /// Breaks between words, and inside a word that is wider than a line.
    case byWordWrapping = 0
    /// Breaks between any two characters.
    case byCharWrapping
    /// One line, cut off at the edge.
    case byClipping
    /// The beginning of the last line becomes an ellipsis.
    case byTruncatingHead
    /// The end of the last line becomes an ellipsis.
    case byTruncatingTail
    /// The middle of the last line becomes an ellipsis.
    case byTruncatingMiddle
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
    /// How much of a line's free room stands before it. Natural text begins at the left here; a view that reads
    /// from right to left asks for `right`.
    package var shareOfRoomBefore: Double {
        switch self {
        case .left, .natural, .justified: 0
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
    /// The width lines may take, in points; nil for as wide as they are.
    package var width: Double?
    /// The most lines; 0 for as many as it takes.
    package var lineLimit: Int = 1
    package var lineBreakMode: LineBreakMode = .byTruncatingTail
    package var alignment: TextAlignment = .left

    package init(text: String, font: Font) {
        self.text = text
        self.font = font
    }
}

extension TextRequest {
    /// The request with a font and a width that can be drawn; a width that is not a number is as good as none.
    var drawable: TextRequest {
        var request = self
        request.font = font.drawable
        request.width = width.flatMap { $0.isNaN ? nil : min(max($0, 0), 1_000_000) }
        return request
    }

    /// The text as it can be drawn: bounded, without control characters, and in one paragraph, because Pango
    /// counts lines and sets the ellipsis for each paragraph by itself.
    var drawableText: String {
        let isPlain = text.utf8.count <= Self.longestText && text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
        if isPlain { return text }
        var result = String.UnicodeScalarView()
        let newline: Unicode.Scalar = lineLimit == 1 ? " " : "\u{2028}"
        var previous: Unicode.Scalar = " "
        for scalar in text.unicodeScalars.prefix(Self.longestText) {
            switch scalar {
            case "\n" where previous == "\r": break
            case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}", "\u{0B}", "\u{0C}": result.append(newline)
            case "\t": result.append(scalar)
            default: if scalar.properties.generalCategory != .control { result.append(scalar) }
            }
            previous = scalar
        }
        return String(result)
    }
}
