/// What `String.boundingRect(with:options:attributes:context:)` measures. Mirrors `NSStringDrawingOptions`.
public struct StringDrawingOptions: OptionSet, Sendable, Hashable {
    /// The bits, as UIKit has them.
    public let rawValue: Int

    /// Makes options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The text may take several lines. Without it, it is one.
    public static let usesLineFragmentOrigin = StringDrawingOptions(rawValue: 1 << 0)
    /// Lines keep the font's own distance; they always do here.
    public static let usesFontLeading = StringDrawingOptions(rawValue: 1 << 1)
    /// The text ends in an ellipsis where its height ends; what is measured is no higher than that.
    public static let truncatesLastVisibleLine = StringDrawingOptions(rawValue: 1 << 5)
}

/// Mirrors `NSStringDrawingContext`: it has its place in UIKit's calls, but nothing to tell here.
public final class StringDrawingContext {
    /// Makes a context.
    public init() {}
}

extension NSAttributedString {
    /// The size of the text in points, on as many lines as it has itself. Text without a font has 12 points, as in
    /// UIKit.
    public func size() -> CGSize {
        let layout = TextLayout(StyledText(self).request(width: nil))
        return CGSize(width: layout.width, height: layout.height)
    }

    /// The size of the text in points when lines may be as wide as `size`. Mirrors
    /// `NSAttributedString.boundingRect(with:options:context:)`; a width of 0
    /// is no limit, and as in UIKit, a layout that needs whole points rounds the result up.
    public func boundingRect(
        with size: CGSize, options: StringDrawingOptions = [], context: StringDrawingContext? = nil
    ) -> CGRect {
        guard options.contains(.usesLineFragmentOrigin) else {
            var request = StyledText(self).request(width: nil)
            request.lineLimit = 1
            let layout = TextLayout(request)
            return CGRect(x: 0, y: 0, width: layout.width, height: layout.height)
        }
        let layout = TextLayout(StyledText(self).request(width: size.width > 0 ? size.width : nil))
        var height = layout.height
        if options.contains(.truncatesLastVisibleLine), size.height > 0 { height = min(height, size.height) }
        return CGRect(x: 0, y: 0, width: layout.width, height: height)
    }
}

extension String {
    /// The size of the text in points, on as many lines as it has itself. Mirrors `NSString.size(withAttributes:)`.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes ?? [:]).size()
    }

    /// The size of the text in points when lines may be as wide as `size`. Mirrors
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
    /// The size of the text in points, on as many lines as it has itself.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        description.size(withAttributes: attributes)
    }

    /// The size of the text in points when lines may be as wide as `size`.
    public func boundingRect(
        with size: CGSize, options: StringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: StringDrawingContext? = nil
    ) -> CGRect {
        description.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

extension StyledText {
    /// The text as it is measured without a label.
    fileprivate func request(width: CGFloat?) -> TextRequest {
        var request = TextRequest(text: text, font: .systemFont(ofSize: 12))
        request.width = width.map { Double($0) }
        request.lineLimit = 0
        request.lineBreakMode = .byWordWrapping
        request.spans = spans
        request.paragraphs = paragraphs
        return request
    }
}
