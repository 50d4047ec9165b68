import CCairo

/// The pixels of one strip of an image: Cairo's image surface and a drawing context, which it owns.
///
/// Pixels are 32 bits, premultiplied ARGB in the machine's byte order.
package final class StripSurface {
    let context: OpaquePointer
    private let surface: OpaquePointer
    package let width: Int, height: Int

    /// The maximum number of pixels on each side of a Cairo surface.
    package static let maximumSide = 32_767

    /// Creates a strip of transparent pixels. The result is `nil` if a side is not from 1 to ``maximumSide``, or if
    /// there is not enough memory.
    package init?(width: Int, height: Int) {
        guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height),
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface)
        else {
            cairo_surface_destroy(surface)
            return nil
        }
        (self.surface, self.context, self.width, self.height) = (surface, context, width, height)
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Cairo's description of the first drawing error, or `nil`. After an error, Cairo draws nothing.
    package var failure: String? {
        let status = cairo_status(context)
        return status == CAIRO_STATUS_SUCCESS ? nil : String(cString: cairo_status_to_string(status))
    }

    package var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }

    package func withPixels<Result, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        cairo_surface_flush(surface)
        let start = cairo_image_surface_get_data(surface)
        return try body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : bytesPerRow * height))
    }

    /// Sets the source of a context to the strip, at an offset.
    func setSource(of context: OpaquePointer, x: Int, y: Int) {
        cairo_set_source_surface(context, surface, Double(x), Double(y))
    }

    func clear() { clear([0..<height]) }

    /// Makes the pixels of ranges of rows transparent.
    func clear(_ ranges: [Range<Int>]) {
        guard !ranges.isEmpty else { return }
        cairo_surface_flush(surface)
        if let start = cairo_image_surface_get_data(surface) {
            for rows in ranges {
                (start + rows.lowerBound * bytesPerRow).update(repeating: 0, count: rows.count * bytesPerRow)
            }
        }
        cairo_surface_mark_dirty(surface)
    }
}
