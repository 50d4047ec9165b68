import DisplayList
import Foundation

/// The contexts in which functions without a context draw. Each thread has a stack of them, as in UIKit.
package enum CurrentContext {
    /// An image that is being drawn.
    private struct Drawing {
        var context: GraphicsContext
        var size: CGSize
    }

    private static let key = "tablesnap.graphics-contexts"

    private static var stack: [Drawing] {
        get { Thread.current.threadDictionary[key] as? [Drawing] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    /// The context of the innermost image that is being drawn, or `nil` if there is none.
    package static var top: GraphicsContext? { stack.last?.context }

    /// The drawing of the innermost image as an image, or `nil` if there is none.
    package static var image: Image? { stack.last.map { Image(drawing: $0.context.list, size: $0.size) } }

    /// Begins an image of a size in points, transparent or black.
    package static func begin(
        _ context: GraphicsContext = GraphicsContext(), size: CGSize, isOpaque: Bool
    ) {
        if isOpaque { context.fill(CGRect(origin: .zero, size: size)) }
        stack.append(Drawing(context: context, size: size))
    }

    /// Ends the innermost image.
    package static func end() { stack = stack.dropLast() }
}

extension Color {
    /// Sets the color of filled shapes and lines in the current context, in the light appearance.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets the color of filled shapes in the current context, in the light appearance.
    public func setFill() { CurrentContext.top?.setFillColor(self) }

    /// Sets the color of lines in the current context, in the light appearance.
    public func setStroke() { CurrentContext.top?.setStrokeColor(self) }
}

extension GraphicsContext {
    /// Sets the color of filled shapes, in the light appearance.
    public func setFillColor(_ color: Color) { setFillColor(color.light) }

    /// Sets the color of lines, in the light appearance.
    public func setStrokeColor(_ color: Color) { setStrokeColor(color.light) }
}

extension Path {
    /// Fills the interior of the path with the current color of the current context.
    public func fill() { CurrentContext.top?.fill(self) }

    /// Draws a line along the path, with the current color and line width of the current context.
    public func stroke() { CurrentContext.top?.stroke(self) }
}

extension Image {
    /// Draws the image in the current context, scaled to a rectangle.
    public func draw(in rect: CGRect) {
        if let context = CurrentContext.top { draw(in: rect, DrawingOptions(), context) }
    }

    /// Draws the image in the current context, with its top-left corner at a point.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

extension NSAttributedString {
    /// Draws the text in the current context, with lines of at most the width of a rectangle, from its top.
    public func draw(in rect: CGRect) {
        guard let context = CurrentContext.top else { return }
        StyledText(self).draw(at: rect.origin, width: rect.width, context)
    }

    /// Draws the text in the current context, without line wrapping. Its top-left corner is at a point.
    public func draw(at point: CGPoint) {
        guard let context = CurrentContext.top else { return }
        StyledText(self).draw(at: point, width: nil, context)
    }
}

extension String {
    /// Draws the text in the current context like an attributed string. Mirrors `NSString.draw(in:withAttributes:)`.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes ?? [:]).draw(in: rect)
    }

    /// Draws the text in the current context like an attributed string. Mirrors `NSString.draw(at:withAttributes:)`.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes ?? [:]).draw(at: point)
    }
}

extension NSString {
    /// Draws the text in the current context like an attributed string.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        description.draw(in: rect, withAttributes: attributes)
    }

    /// Draws the text in the current context like an attributed string.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        description.draw(at: point, withAttributes: attributes)
    }
}
