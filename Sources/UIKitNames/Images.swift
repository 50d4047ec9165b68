import TableKit

// The UIKit names of images and of drawing in them.

/// The UIKit name of `Image`.
public typealias UIImage = Image
/// The UIKit name of `Image.RenderingMode`.
public typealias UIImageRenderingMode = Image.RenderingMode
/// The UIKit name of `Image.SymbolConfiguration`.
public typealias UIImageSymbolConfiguration = Image.SymbolConfiguration
/// The UIKit name of `Image.SymbolWeight`.
public typealias UIImageSymbolWeight = Image.SymbolWeight
/// The UIKit name of `Image.SymbolScale`.
public typealias UIImageSymbolScale = Image.SymbolScale
/// The UIKit name of `GraphicsImageRenderer`.
public typealias UIGraphicsImageRenderer = GraphicsImageRenderer
/// The UIKit name of `GraphicsImageRendererFormat`.
public typealias UIGraphicsImageRendererFormat = GraphicsImageRendererFormat
/// The UIKit name of `GraphicsImageRendererContext`.
public typealias UIGraphicsImageRendererContext = GraphicsImageRendererContext
/// The Core Graphics name of `GraphicsContext`.
public typealias CGContext = GraphicsContext
/// The Core Graphics name of `Path`.
public typealias CGPath = Path

/// Begins an image of a size in points, in which functions without a context draw. ``UIGraphicsEndImageContext()`` ends
/// it.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size in points, with a black background if it is opaque. The scale has no effect, because the
/// image contains no pixels.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    CurrentContext.begin(size: size, isOpaque: opaque)
}

/// Returns the context of the current image, or `nil` if there is none.
public func UIGraphicsGetCurrentContext() -> GraphicsContext? { CurrentContext.top }

/// Returns an image of the drawing since the beginning of the current image, or `nil` if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { CurrentContext.image }

/// Ends the current image.
public func UIGraphicsEndImageContext() { CurrentContext.end() }

/// Fills a rectangle with the current color of the current context.
public func UIRectFill(_ rect: CGRect) { CurrentContext.top?.fill(rect) }

/// Draws a line of one point along the inside of a rectangle, with the current color of the current context.
public func UIRectFrame(_ rect: CGRect) {
    CurrentContext.top?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Clips drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { CurrentContext.top?.clip(to: rect) }

/// The UIKit name of `Image.Orientation`.
public typealias UIImageOrientation = Image.Orientation
/// The UIKit name of `DataDetectorTypes`.
public typealias UIDataDetectorTypes = DataDetectorTypes
/// The UIKit name of `LayoutDirection`.
public typealias UIUserInterfaceLayoutDirection = LayoutDirection

/// The UIKit name of `Image.ResizingMode` before Swift 4.2.
public typealias UIImageResizingMode = Image.ResizingMode
