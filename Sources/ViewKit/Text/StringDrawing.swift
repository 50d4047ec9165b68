/// The options of `String.boundingRect(with:options:attributes:context:)`. Mirrors `NSStringDrawingOptions`.
public struct StringDrawingOptions: OptionSet, Sendable, Hashable {
    /// The bits, which are the same as in UIKit.
    public let rawValue: Int

    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Measures multiline text. Without this option, the text is a single line.
    public static let usesLineFragmentOrigin = StringDrawingOptions(rawValue: 1 << 0)
    /// Uses the font's leading. Present for compatibility with UIKit, because the leading is always used.
    public static let usesFontLeading = StringDrawingOptions(rawValue: 1 << 1)
    /// Truncates the text at the maximum height, which limits the measured height.
    public static let truncatesLastVisibleLine = StringDrawingOptions(rawValue: 1 << 5)
}

/// A context for drawing text, which has no properties. Mirrors `NSStringDrawingContext`, for compatibility with UIKit.
public final class StringDrawingContext {
    /// Creates a context.
    public init() {}
}

extension NSAttributedString {
    /// Returns the size of the text in points, without line wrapping. As in UIKit, text without a font has a size of 12
    /// points.
    public func size() -> CGSize {
        let layout = TextLayout(StyledText(self).request(width: nil))
        return CGSize(width: layout.width, height: layout.height)
    }

    /// Returns the bounding rectangle of the text in points, with lines of at most the width of `size`. Mirrors
    /// `NSAttributedString.boundingRect(with:options:context:)`.
    ///
    /// A width of 0 means no limit. The result is fractional, as in UIKit: round it up for layouts in whole points.
    public func boundingRect(
        with size: CGSize, options: StringDrawingOptions = [], context: StringDrawingContext? = nil
    ) -> CGRect {
        let isMultiline = options.contains(.usesLineFragmentOrigin)
        var request = StyledText(self).request(width: isMultiline && size.width > 0 ? size.width : nil)
        if !isMultiline { request.lineLimit = 1 }
        let layout = TextLayout(request)
        var height = layout.height
        let isTruncated = isMultiline && options.contains(.truncatesLastVisibleLine)
        if isTruncated, size.height > 0 { height = min(height, size.height) }
        return CGRect(x: 0, y: 0, width: layout.width, height: height)
    }
}

extension String {
    /// Returns the size of the text in points, without line wrapping. Mirrors `NSString.size(withAttributes:)`.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes ?? [:]).size()
    }

    /// Returns the bounding rectangle of the text in points, with lines of at most the width of `size`. Mirrors
    /// `NSString.boundingRect(with:options:attributes:context:)`.
    public func boundingRect(
        with size: CGSize, options: StringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: StringDrawingContext? = nil
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes ?? [:])
            .boundingRect(with: size, options: options, context: context)
    }
}

extension NSString {
    /// Returns the size of the text in points, without line wrapping.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        description.size(withAttributes: attributes)
    }

    /// Returns the bounding rectangle of the text in points, with lines of at most the width of `size`.
    public func boundingRect(
        with size: CGSize, options: StringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: StringDrawingContext? = nil
    ) -> CGRect {
        description.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

extension StyledText {
    /// Draws the text with its top-left corner at a point. Its colors are those of the light appearance.
    func draw(at point: CGPoint, width: CGFloat?, _ context: GraphicsContext) {
        let black = Color(white: 0)
        let layout = TextLayout(request(width: width))
        drawAttachments(of: layout, at: point, TraitCollection(), context) { span in
            (spans[span].style.font ?? Self.plainFont, (colors[span].color ?? black).light)
        }
        context.draw(layout, at: point) { part, span in
            let colors = span < colors.count ? colors[span] : Colors()
            let text = colors.color ?? black
            return switch part {
            case .background: colors.background?.light
            case .underline: (colors.underline ?? text).light
            case .glyphs: text.light
            case .strikethrough: (colors.strikethrough ?? text).light
            }
        }
    }

    /// The font of text that specifies none.
    private static let plainFont = Font.systemFont(ofSize: 12)

    /// Returns the request for text without a label.
    fileprivate func request(width: CGFloat?) -> TextRequest {
        var request = TextRequest(text: text, font: Self.plainFont)
        request.systemFont = Screen.main.environment.theme.systemFont
        request.width = width.map { Double($0) }
        request.lineLimit = 0
        request.lineBreakMode = .byWordWrapping
        request.spans = spans(plainFont: Self.plainFont, TraitCollection())
        request.paragraphs = paragraphs
        return request
    }
}
