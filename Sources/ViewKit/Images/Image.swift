/// An image for image views. Mirrors `UIImage`.
///
/// An image from a file contains no pixels. They are decoded at the required resolution when the image is first drawn,
/// and scaled once for each size. All images share a cache of limited size. Symbols and drawings have no pixels: they
/// are sharp at every scale, and remain paths in SVG and PDF files.
public final class Image: Sendable {
    /// The size in points: the pixels divided by the scale, or the size of the symbol or drawing.
    public let size: CGSize

    /// The number of pixels per point. 1 for a symbol or drawing.
    public let scale: CGFloat

    /// The way views color the image.
    public var renderingMode: RenderingMode { style.renderingMode }

    /// A Boolean value that indicates whether the image is mirrored in right-to-left layouts.
    public var flipsForRightToLeftLayoutDirection: Bool {
        symbol?.drawing(for: TraitCollection()).mirrors == true || style.isMirrored
    }

    let content: Content
    private let style: Style

    /// What an image shows.
    enum Content: Sendable {
        case bitmap(DisplayImage)
        case symbol(Symbol)
        case drawing(DisplayList)
    }

    /// The properties with which an image is drawn.
    private struct Style {
        var renderingMode = RenderingMode.automatic
        /// The color in which the image is drawn where views draw its original colors. `nil` for those of the content.
        var tint: Color?
        var isMirrored = false
        /// The pixels in right-to-left layouts, if they are mirrored. All views share them.
        var mirroredBitmap: DisplayImage?
        /// The parts of a resizable image.
        var stretching: Stretching?
    }

    /// The way views color an image. Mirrors `UIImage.RenderingMode`.
    public enum RenderingMode: Int, Sendable, Hashable, CaseIterable {
        /// The view's default: image views draw the original colors, and symbols in the tint color. System buttons draw
        /// all images in the tint color.
        case automatic
        /// Views always draw the original colors.
        case alwaysOriginal
        /// Views always draw the opaque parts in their tint color.
        case alwaysTemplate
    }

    private init(_ content: Content, size: CGSize, scale: CGFloat, _ style: Style) {
        (self.content, self.size, self.scale, self.style) = (content, size, scale, style)
    }

    /// Creates an image from content with `scale` pixels per point. A scale that is not a finite number above 0 counts
    /// as 1.
    convenience init(_ content: DisplayImage, scale: CGFloat, renderingMode: RenderingMode = .automatic) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        let size = CGSize(width: CGFloat(content.width) / scale, height: CGFloat(content.height) / scale)
        self.init(.bitmap(content), size: size, scale: scale, Style(renderingMode: renderingMode))
    }

    /// Creates an image from a bitmap with `scale` pixels per point. A scale that is not a finite number above 0 counts
    /// as 1.
    public convenience init(bitmap: Bitmap, scale: CGFloat = 1) {
        self.init(DisplayImage(bitmap), scale: scale)
    }

    convenience init(symbol: Symbol) {
        self.init(.symbol(symbol), size: symbol.drawing(for: TraitCollection()).size, scale: 1, Style())
    }

    /// Creates an image of a size in points from a recorded list.
    convenience init(drawing: DisplayList, size: CGSize) {
        self.init(.drawing(drawing), size: size, scale: 1, Style())
    }

    /// The pixels, or `nil` for a symbol or drawing.
    package var bitmap: DisplayImage? { if case .bitmap(let image) = content { image } else { nil } }

    var symbol: Symbol? { if case .symbol(let symbol) = content { symbol } else { nil } }

    var mirroredBitmap: DisplayImage? { style.mirroredBitmap }

    var tint: Color? { style.tint }

    var stretching: Stretching? { style.stretching }

    // MARK: Variants

    func with(_ symbol: Symbol) -> Image {
        Image(.symbol(symbol), size: symbol.drawing(for: TraitCollection()).size, scale: 1, style)
    }

    private func with(_ change: (inout Style) -> Void) -> Image {
        var style = style
        change(&style)
        return Image(content, size: size, scale: scale, style)
    }

    func stretched(_ stretching: Stretching) -> Image { with { $0.stretching = stretching } }

    /// Returns the same image with another rendering mode. Both share their pixels.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> Image {
        with { $0.renderingMode = renderingMode }
    }

    /// Returns the same image in one color, which views apply where they draw the original colors. Both share their
    /// pixels. Mirrors `UIImage.withTintColor(_:)`.
    public func withTintColor(_ color: Color) -> Image { with { $0.tint = color } }

    /// Returns the same image in one color with a rendering mode. Mirrors `UIImage.withTintColor(_:renderingMode:)`.
    public func withTintColor(_ color: Color, renderingMode: RenderingMode) -> Image {
        withTintColor(color).withRenderingMode(renderingMode)
    }

    /// Returns the same image, mirrored in right-to-left layouts, except for a drawing. Mirrors
    /// `UIImage.imageFlippedForRightToLeftLayoutDirection()`.
    public func imageFlippedForRightToLeftLayoutDirection() -> Image {
        with {
            $0.isMirrored = true
            $0.mirroredBitmap = bitmap?.mirrored
        }
    }

    // MARK: Compatibility

    /// The orientation of pixels in a file. Mirrors `UIImage.Orientation`.
    public enum Orientation: Int, Sendable, Hashable, CaseIterable {
        /// The pixels are upright.
        case up
        /// The pixels are rotated.
        case down, left, right
        /// The pixels are mirrored.
        case upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// The orientation of the pixels: always upright, because images of files are turned when they are read.
    public var imageOrientation: Orientation { .up }

    /// Returns the first image, because an image shows one moment of an animation. Mirrors
    /// `UIImage.animatedImage(with:duration:)`.
    public static func animatedImage(with images: [Image], duration: Double) -> Image? { images.first }

    /// Decodes the pixels in advance, as for drawing at the given size in pixels. Drawing then finds them in the cache,
    /// and errors in the file are reported early.
    package func prepare(forWidth width: Int, height: Int) throws(ImageError) {
        guard let bitmap else { return }
        let reduction = bitmap.reduction(forWidth: width, height: height)
        _ = try bitmap.pixels(reduction: reduction, in: .shared)
    }
}
