import CCairo
import DisplayList

/// A painter of images that scales each image once for each size.
final class ImagePainter {
    private let cache: ImageCache

    /// The last image that was too large for a scaled copy. One strip after another draws it.
    private var enlarged: (image: ImageIdentity, reduction: Int, pixels: PremultipliedBitmap)?

    init(cache: ImageCache) { self.cache = cache }

    /// Draws an image scaled to whole pixels of the strip. A template image is drawn in the context's current color.
    func draw(
        _ image: DisplayImage, in rect: StripRect, isTemplate: Bool = false,
        on context: OpaquePointer
    ) throws(ImageError) {
        if Self.isCached(rect.width, rect.height) {
            try scaled(image, rect.width, rect.height).draw(in: rect, isTemplate: isTemplate, on: context)
        } else {
            // The complete image at its size would require too much memory.
            let clip = CGRect(clipOf: context)
            let columns = Self.range(from: clip.minX, to: clip.maxX, after: rect.x, count: rect.width)
            let rows = Self.range(from: clip.minY, to: clip.maxY, after: rect.y, count: rect.height)
            guard !columns.isEmpty, !rows.isEmpty else { return }
            let pixels = try pixelsToEnlarge(image, reduction(of: image, rect.width, rect.height))
            let part = StripRect(
                x: rect.x + columns.lowerBound, y: rect.y + rows.lowerBound, width: columns.count,
                height: rows.count)
            pixels.scaled(width: rect.width, height: rect.height, columns: columns, rows: rows)
                .draw(in: part, isTemplate: isTemplate, on: context)
        }
    }

    /// Returns the range of a number of pixels after `start` that is between two coordinates.
    private static func range(
        from first: CGFloat, to last: CGFloat, after start: Int, count: Int
    ) -> Range<Int> {
        let lower = min(max(Int(clamping: first.rounded(.down)) - start, 0), count)
        let upper = min(max(Int(clamping: last.rounded(.up)) - start, lower), count)
        return lower..<upper
    }

    /// The maximum number of pixels of a scaled copy: 24 MB.
    private static let maxPixels = 6 << 20

    /// Returns a Boolean value that indicates whether a complete scaled copy of an image is cached.
    private static func isCached(_ width: Int, _ height: Int) -> Bool {
        width <= StripSurface.maximumSide && height <= StripSurface.maximumSide && width * height <= maxPixels
    }

    /// Returns an image scaled to about a size, such that it fits into memory.
    func scaled(_ image: DisplayImage, toAbout size: CGSize) throws(ImageError) -> PremultipliedBitmap {
        let area = size.width * size.height
        let factor = area > Double(Self.maxPixels) ? (Double(Self.maxPixels) / area).squareRoot() : 1
        func side(_ length: CGFloat) -> Int {
            Int(clamping: (length * factor).rounded(), within: StripSurface.maximumSide)
        }
        return try scaled(image, max(side(size.width), 1), max(side(size.height), 1))
    }

    private func scaled(
        _ image: DisplayImage, _ width: Int, _ height: Int
    ) throws(ImageError) -> PremultipliedBitmap {
        let key = ImageCache.Key.scaled(image.identity, width: width, height: height)
        if let known = cache[key] { return known }
        let reduction = reduction(of: image, width, height)
        let scaled = try image.pixels(reduction: reduction, in: cache).scaled(width: width, height: height)
        cache.insert(scaled, for: key)
        image.retirePixels(reduction: reduction, in: cache)
        return scaled
    }

    /// Returns the reduction of an image for a size, such that the result fits into a Cairo surface.
    private func reduction(of image: DisplayImage, _ width: Int, _ height: Int) -> Int {
        var reduction = image.reduction(forWidth: width, height: height)
        while PixelReducer.side(max(image.width, image.height), reduction) > StripSurface.maximumSide {
            reduction *= 2
        }
        return reduction
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
