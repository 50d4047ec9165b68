import DisplayList
import Foundation

/// The contexts in which functions without a context draw. Each thread has a stack of them, as in UIKit.
package enum CurrentContext {
    /// An image or a view that is being drawn.
    private struct Entry {
        var context: GraphicsContext
        var size: CGSize
        var traits = TraitCollection()
    }

    private final class Stack {
        var entries: [Entry] = []
    }

    // Every view is drawn in a current context, for which the dictionary of a thread would take too long.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            guard let pointer = pointer as UnsafeMutableRawPointer? else { return }
            Unmanaged<Stack>.fromOpaque(pointer).release()
        }
        return key
    }()

    private static var stack: Stack {
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<Stack>.fromOpaque(pointer).takeUnretainedValue()
        }
        let stack = Stack()
        pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
        return stack
    }

    /// The context of the innermost image or view that is being drawn, or `nil` if there is none.
    package static var top: GraphicsContext? { stack.entries.last?.context }

    /// The traits with which colors are resolved: those of the view that is being drawn, or the light appearance.
    package static var traits: TraitCollection { stack.entries.last?.traits ?? TraitCollection() }

    /// Makes a context the current one while `body` draws a view.
    static func draw(
        in context: GraphicsContext, _ size: CGSize, _ traits: TraitCollection, _ body: () -> Void
    ) {
        let (stack, count) = (stack, stack.entries.count)
        stack.entries.append(Entry(context: context, size: size, traits: traits))
        body()
        stack.entries.removeLast(stack.entries.count - count)
    }

    /// The drawing of the innermost image as an image, or `nil` if there is none.
    package static var image: Image? {
        stack.entries.last.map { Image(drawing: $0.context.closedList, size: $0.size) }
    }

    /// Begins an image of a size in points, transparent or black.
    package static func begin(
        _ context: GraphicsContext = GraphicsContext(), size: CGSize, isOpaque: Bool
    ) {
        if isOpaque { context.fill(CGRect(origin: .zero, size: size)) }
        stack.entries.append(Entry(context: context, size: size))
    }

    /// Ends the innermost image.
    package static func end() { _ = stack.entries.popLast() }
}

extension Color {
    /// Sets the color of filled shapes and lines in the current context. Outside of views, colors are light.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets the color of filled shapes in the current context. Outside of views, colors are light.
    public func setFill() { CurrentContext.top?.setFillColor(self) }

    /// Sets the color of lines in the current context. Outside of views, colors are light.
    public func setStroke() { CurrentContext.top?.setStrokeColor(self) }
}

extension GraphicsContext {
    /// Sets the color of filled shapes. Outside of views, it is light.
    public func setFillColor(_ color: Color) {
        setFillColor(color.resolvedColor(with: CurrentContext.traits) as RGBA)
    }

    /// Sets the color of lines. Outside of views, it is light.
    public func setStrokeColor(_ color: Color) {
        setStrokeColor(color.resolvedColor(with: CurrentContext.traits) as RGBA)
    }
}

extension Path {
    /// Fills the interior of the path with the current color of the current context.
    public func fill() { CurrentContext.top?.fill(self) }

    /// Draws a line along the path, with the current color and line width of the current context.
    public func stroke() { CurrentContext.top?.stroke(self) }

    /// Clips drawing in the current context to the path. A path other than a circle or a rounded rectangle clips to its
    /// bounds.
    public func addClip() { CurrentContext.top?.clip(to: self) }

    /// The path itself. Mirrors `UIBezierPath.cgPath`.
    public var cgPath: Path { self }
}

extension Image {
    /// Draws the image in the current context, scaled to a rectangle.
    public func draw(in rect: CGRect) {
        guard let context = CurrentContext.top else { return }
        draw(in: rect, DrawingOptions(traits: CurrentContext.traits), context)
    }

    /// Draws the image in the current context, with its top-left corner at a point.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image in the current context, scaled to a rectangle, with an opacity from 0 to 1.
    public func draw(in rect: CGRect, blendMode: BlendMode, alpha: CGFloat) {
        CurrentContext.top?.withOpacity(Double(alpha)) { draw(in: rect) }
    }

    /// Draws the image in the current context, with its top-left corner at a point and an opacity from 0 to 1.
    public func draw(at point: CGPoint, blendMode: BlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
}

/// The mixture of an image with what is behind it. Mirrors `CGBlendMode`, of which contexts have only the normal mode.
public enum BlendMode: Int32, Sendable, Hashable, CaseIterable {
    /// The image covers what is behind it.
    case normal
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
