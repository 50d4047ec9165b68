import CCairo
import Images

extension PremultipliedBitmap {
    /// Calls `body` with a pattern of the pixels, which must not be retained afterward.
    private func withPattern(_ body: (OpaquePointer) -> Void) {
        pixels.withUnsafeBytes { bytes in
            // Cairo requires a mutable pointer, but does not write to a source.
            let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress)?
                .assumingMemoryBound(to: UInt8.self)
            let bytesPerRow = Int32(width * Bitmap.bytesPerPixel)
            guard
                let surface = cairo_image_surface_create_for_data(
                    start, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), bytesPerRow)
            else { return }
            if let pattern = cairo_pattern_create_for_surface(surface) {
                body(pattern)
                cairo_pattern_destroy(pattern)
            }
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }

    /// Draws the image scaled to a rectangle. A template image is drawn in the context's current color.
    ///
    /// - Parameter prepare: Changes the pattern of the pixels before it is drawn.
    func draw(
        in rect: StripRect, isTemplate: Bool, on context: OpaquePointer,
        _ prepare: (OpaquePointer) -> Void = { _ in }
    ) {
        if !isTemplate, rect.width == width, rect.height == height, let target = ClippedPixels.of(context),
            target.draw(self, x: rect.x, y: rect.y)
        {
            return
        }
        withPattern { pattern in
            prepare(pattern)
            let across = Double(width) / Double(rect.width)
            let down = Double(height) / Double(rect.height)
            var matrix = cairo_matrix_t(
                xx: across, yx: 0, xy: 0, yy: down, x0: -across * Double(rect.x), y0: -down * Double(rect.y))
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_save(context)
            rect.trace(on: context)
            cairo_clip(context)
            if isTemplate {
                cairo_mask(context, pattern)
            } else {
                cairo_set_source(context, pattern)
                cairo_paint(context)
            }
            // This also releases the image.
            cairo_restore(context)
        }
    }
}
