import CCairo
package import DisplayList

/// A rasterizer of display lists to strips of pixels, with caches of glyphs, images and shadows. It must be used by one
/// thread at a time.
package final class Rasterizer {
    let glyphs: GlyphPainter
    let images: ImagePainter
    let shadows = ShadowPainter()
    private let scale: Double
    private let cache: ImageCache
    /// The rasterizers of magnified parts, by their scale.
    private var magnifiers = RecentValues<Double, Rasterizer>(capacity: 4)

    /// The first error in reading an image, or `nil`. The other images are drawn regardless.
    package private(set) var failure: ImageError?

    /// Creates a rasterizer for images of `scale` pixels per point.
    package init(scale: Double, cache: ImageCache = .shared) {
        self.scale = scale
        self.cache = cache
        images = ImagePainter(cache: cache)
        glyphs = GlyphPainter(scale: scale)
    }

    /// Draws a display list on the first rows of a strip, which then contain the rows from `firstRow` of the complete image.
    ///
    /// - Parameter count: The number of rows. `nil` for all rows of the strip.
    package func draw(_ list: DisplayList, firstRow: Int, count: Int? = nil, on strip: StripSurface) {
        let space = DeviceSpace(scale: scale, firstRow: firstRow, rowCount: count ?? strip.height)
        let (list, uncovered) = list.withoutCovered(in: space, width: strip.width)
        strip.clear(uncovered)
        cairo_save(strip.context)
        let problem = PixelRenderer(rasterizer: self, context: strip.context, space: space).draw(list)
        cairo_restore(strip.context)
        failure = failure ?? problem
    }

    func magnifier(scale: Double) -> Rasterizer {
        let magnifier = magnifiers[scale] ?? Rasterizer(scale: scale, cache: cache)
        magnifiers.insert(magnifier, for: scale)
        return magnifier
    }
}
