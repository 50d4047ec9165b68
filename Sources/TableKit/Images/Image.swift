/// A picture to show in an image view. Mirrors `UIImage`.
///
/// A picture of a file holds no pixels: they are decoded when it is first drawn, at the precision the drawing needs,
/// scaled once for each size, and kept in a cache of bounded size that all pictures share.
public final class Image: Sendable {
    /// The size in points: the pixels divided by the scale.
    public let size: CGSize

    /// Pixels per point.
    public let scale: CGFloat

    /// Whether views draw the picture's colors or their own.
    public let renderingMode: RenderingMode

    package let content: DisplayImage

    /// Whether views draw a picture's colors or their own. Mirrors `UIImage.RenderingMode`.
    public enum RenderingMode: Int, Sendable, Hashable, CaseIterable {
        /// As the view has it: image views draw the picture's colors, system buttons the tint color.
        case automatic
        /// Always the picture's colors.
        case alwaysOriginal
        /// Always the view's tint color wherever the picture is not transparent.
        case alwaysTemplate
    }

    /// Makes a picture of a content, of whose pixels `scale` make a point; a scale that is no number above 0 counts
    /// as 1.
    init(_ content: DisplayImage, scale: CGFloat, renderingMode: RenderingMode = .automatic) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        self.content = content
        self.scale = scale
        self.renderingMode = renderingMode
        size = CGSize(width: CGFloat(content.width) / scale, height: CGFloat(content.height) / scale)
    }

    /// Makes a picture from pixels, of which `scale` make a point; a scale that is no number above 0 counts as 1.
    public convenience init(bitmap: Bitmap, scale: CGFloat = 1) {
        self.init(DisplayImage(bitmap), scale: scale)
    }

    /// The same picture, drawn in another way. It shares its pixels with this one.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> Image {
        Image(content, scale: scale, renderingMode: renderingMode)
    }

    /// Decodes the pixels now, as drawing the picture so many pixels large does, so that drawing finds them in the
    /// cache and mistakes in the file are known before.
    package func prepare(forWidth width: Int, height: Int) throws(ImageError) {
        let reduction = content.reduction(forWidth: width, height: height)
        _ = try content.pixels(reduction: reduction, in: .shared)
    }
}
