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

/// The UIKit name of `Image.ResizingMode` before Swift 4.2.
public typealias UIImageResizingMode = Image.ResizingMode
