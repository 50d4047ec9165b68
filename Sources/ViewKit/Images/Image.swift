/// An image for image views. Mirrors `UIImage`.
///
/// An image from a file contains no pixels. They are decoded at the required resolution when the image is first drawn,
/// and scaled once for each size. All images share a cache of limited size.
public final class Image: Sendable {
    /// The size in points: the pixels divided by the scale.
    public let size: CGSize

    /// The number of pixels per point.
    public let scale: CGFloat

    /// The way views color the image.
    public let renderingMode: RenderingMode

    package let content: DisplayImage

    /// The way views color an image. Mirrors `UIImage.RenderingMode`.
    public enum RenderingMode: Int, Sendable, Hashable, CaseIterable {
        /// The view's default: image views draw the original colors, system buttons the tint color.
        case automatic
        /// Views always draw the original colors.
        case alwaysOriginal
        /// Views always draw the opaque parts in their tint color.
        case alwaysTemplate
    }

    /// Creates an image from content with `scale` pixels per point. A scale that is not a finite number above 0 counts
    /// as 1.
    init(_ content: DisplayImage, scale: CGFloat, renderingMode: RenderingMode = .automatic) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        self.content = content
        self.scale = scale
        self.renderingMode = renderingMode
        size = CGSize(width: CGFloat(content.width) / scale, height: CGFloat(content.height) / scale)
    }

    /// Creates an image from a bitmap with `scale` pixels per point. A scale that is not a finite number above 0 counts
    /// as 1.
    public convenience init(bitmap: Bitmap, scale: CGFloat = 1) {
        self.init(DisplayImage(bitmap), scale: scale)
    }

    /// Returns the same image with another rendering mode. Both share their pixels.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> Image {
        Image(content, scale: scale, renderingMode: renderingMode)
    }

    /// Decodes the pixels in advance, as for drawing at the given size in pixels. Drawing then finds them in the cache,
    /// and errors in the file are reported early.
    package func prepare(forWidth width: Int, height: Int) throws(ImageError) {
        let reduction = content.reduction(forWidth: width, height: height)
        _ = try content.pixels(reduction: reduction, in: .shared)
    }
}
