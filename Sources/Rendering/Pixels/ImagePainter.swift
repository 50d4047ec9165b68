import CCairo
import DisplayList
import Images

/// Draws pictures, each scaled once for the size it is drawn at.
final class ImagePainter {
    private let cache: ImageCache

    /// The last picture that was too large to be kept scaled: strip after strip draws it.
    private var enlarged: (image: ImageIdentity, reduction: Int, pixels: PremultipliedBitmap)?

    init(cache: ImageCache) { self.cache = cache }

    /// Draws a picture stretched over whole pixels of the strip, or as a template the context's present color wherever
    /// the picture is not transparent.
    func draw(
        _ image: DisplayImage, in rect: DeviceSpace.PixelRect, isTemplate: Bool = false,
        on context: OpaquePointer
    ) throws(ImageError) {
        if Self.isKept(rect.width, rect.height) {
            try scaled(image, rect.width, rect.height).withPattern { pattern in
                var matrix = cairo_matrix_t()
                cairo_matrix_init_translate(&matrix, -Double(rect.x), -Double(rect.y))
                cairo_pattern_set_matrix(pattern, &matrix)
                Self.paint(pattern, isTemplate: isTemplate, on: context)
            }
        } else {
            try drawEnlarged(image, in: rect, isTemplate: isTemplate, on: context)
        }
    }

    /// Scaled pictures of more pixels are not made as a whole: 24 MB.
    private static let mostPixels = 6 << 20

    /// Whether a picture is scaled as a whole, once, and kept. Decided by the size alone: the two ways differ a little.
    private static func isKept(_ width: Int, _ height: Int) -> Bool {
        width <= StripSurface.maximumSide && height <= StripSurface.maximumSide
            && width * height <= mostPixels
    }

    private static func paint(_ pattern: OpaquePointer, isTemplate: Bool, on context: OpaquePointer) {
        if isTemplate {
            cairo_mask(context, pattern)
        } else {
            cairo_set_source(context, pattern)
            cairo_paint(context)
            // The context would otherwise hold on to the picture.
            cairo_set_source_rgb(context, 0, 0, 0)
        }
    }

    /// The picture at a size in pixels.
    private func scaled(
        _ image: DisplayImage, _ width: Int, _ height: Int
    ) throws(ImageError) -> PremultipliedBitmap {
        let key = ImageCache.Key(image: image.identity, form: .scaled(width: width, height: height))
        if let known = cache[key] { return known }
        let reduction = reduction(of: image, width, height)
        let scaled = try image.pixels(reduction: reduction, in: cache).scaled(width: width, height: height)
        cache.keep(scaled, for: key)
        image.retirePixels(reduction: reduction, in: cache)
        return scaled
    }

    /// The reduction to draw a picture at a size, such that Cairo can hold what is left.
    private func reduction(of image: DisplayImage, _ width: Int, _ height: Int) -> Int {
        var reduction = image.reduction(forWidth: width, height: height)
        while PixelReducer.side(max(image.width, image.height), reduction) > StripSurface.maximumSide {
            reduction *= 2
        }
        return reduction
    }

    /// Draws the part of a picture that falls on the strip: as a whole it would take too much memory at its size.
    private func drawEnlarged(
        _ image: DisplayImage, in rect: DeviceSpace.PixelRect, isTemplate: Bool, on context: OpaquePointer
    ) throws(ImageError) {
        let pixels = try pixelsToEnlarge(image, reduction(of: image, rect.width, rect.height))
        pixels.withPattern { pattern in
            let across = Double(pixels.width) / Double(rect.width)
            let down = Double(pixels.height) / Double(rect.height)
            var matrix = cairo_matrix_t(
                xx: across, yx: 0, xy: 0, yy: down, x0: -across * Double(rect.x), y0: -down * Double(rect.y))
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_save(context)
            rect.trace(on: context)
            cairo_clip(context)
            Self.paint(pattern, isTemplate: isTemplate, on: context)
            cairo_restore(context)
        }
    }

    private func pixelsToEnlarge(
        _ image: DisplayImage, _ reduction: Int
    ) throws(ImageError) -> PremultipliedBitmap {
        if let enlarged, enlarged.image == image.identity, enlarged.reduction == reduction {
            return enlarged.pixels
        }
        enlarged = nil
        let pixels = try image.pixels(reduction: reduction, in: cache)
        enlarged = (image.identity, reduction, pixels)
        return pixels
    }
}
