/// A renderer of images that records drawing. Mirrors `UIGraphicsImageRenderer`.
///
/// The image contains no pixels: it is drawn with the resolution of the table. It consists of the part of the drawing
/// inside the renderer's bounds.
public final class GraphicsImageRenderer {
    private let bounds: CGRect

    /// The format of the images.
    public let format: GraphicsImageRendererFormat

    /// Creates a renderer of images of a size in points.
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

    /// Creates a renderer of images of a size in points, with a format.
    public convenience init(size: CGSize, format: GraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer of images that show a part of the coordinate system.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Creates a renderer of images that show a part of the coordinate system, with a format.
    public init(bounds: CGRect, format: GraphicsImageRendererFormat) {
        (self.bounds, self.format) = (bounds, format)
    }

    /// Returns an image of the drawing of a closure. Functions that draw in the current context, such as
    /// `Image.draw(in:)`, draw in it.
    public func image(actions: (GraphicsImageRendererContext) -> Void) -> Image {
        let context = GraphicsImageRendererContext(format: format)
        CurrentContext.begin(context.cgContext, size: bounds.size, isOpaque: format.opaque)
        context.cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
        actions(context)
        CurrentContext.end()
        return Image(drawing: context.cgContext.closedList, size: bounds.size)
    }
}

/// The format of images of a renderer. Mirrors `UIGraphicsImageRendererFormat`.
public final class GraphicsImageRendererFormat {
    /// The number of pixels per point, which has no effect, because the images contain no pixels.
    public var scale: CGFloat = 1
    /// A Boolean value that indicates whether the background is black rather than transparent.
    public var opaque = false

    /// Creates the default format.
    public init() {}

    /// Returns the default format.
    public static func `default`() -> GraphicsImageRendererFormat { GraphicsImageRendererFormat() }

    /// Returns the default format.
    public static func preferred() -> GraphicsImageRendererFormat { GraphicsImageRendererFormat() }
}

extension Image {
    /// The format for a renderer of images like this one. Mirrors `UIImage.imageRendererFormat`.
    public var imageRendererFormat: GraphicsImageRendererFormat { .default() }
}

/// The context of an image that is being drawn. Mirrors `UIGraphicsImageRendererContext`.
public final class GraphicsImageRendererContext {
    /// The context to draw in.
    public let cgContext = GraphicsContext()

    /// The format of the image.
    public let format: GraphicsImageRendererFormat

    init(format: GraphicsImageRendererFormat) { self.format = format }

    /// Fills a rectangle with the current color.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Draws a line around a rectangle, with the current color and width.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

    /// Clips drawing to a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
