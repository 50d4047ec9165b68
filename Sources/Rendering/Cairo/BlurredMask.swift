import CCairo

/// The blurred interior of a shape in an A8 surface, which the mask owns.
final class BlurredMask {
    let byteCount: Int
    private let surface: OpaquePointer
    private let columns: MaskAxis, rows: MaskAxis

    deinit { cairo_surface_destroy(surface) }

    /// Creates the mask of the shape that `drawShape` draws around its origin, shortened as the axes specify, in
    /// pixels.
    init?(columns: MaskAxis, rows: MaskAxis, _ kernel: BlurKernel, _ drawShape: (OpaquePointer) -> Void) {
        guard
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(columns.count), Int32(rows.count))
        else { return nil }
        self.surface = surface
        (self.columns, self.rows) = (columns, rows)
        byteCount = Int(cairo_image_surface_get_stride(surface)) * rows.count
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface)
        else { return nil }
        cairo_scale(context, 1 / Double(columns.step), 1 / Double(rows.step))
        cairo_translate(context, Double(-columns.start), Double(-rows.start))
        drawShape(context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        if let pixels = cairo_image_surface_get_data(surface) {
            let stride = Int(cairo_image_surface_get_stride(surface))
            kernel.blur(pixels, lines: rows.count, lineStep: stride, length: columns.count, step: 1)
            kernel.blur(pixels, lines: columns.count, lineStep: 1, length: rows.count, step: stride)
        }
        cairo_surface_mark_dirty(surface)
    }

    /// Draws the shadow of a shape with its origin at a whole pixel, in the context's current color.
    func draw(x: Int, y: Int, on context: OpaquePointer) {
        let (left, top) = (x + columns.start, y + rows.start)
        var (minX, minY, maxX, maxY) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &minX, &minY, &maxX, &maxY)
        let across = Self.visible(from: minX, to: maxX, left, columns.length)
        let down = Self.visible(from: minY, to: maxY, top, rows.length)
        guard !across.isEmpty, !down.isEmpty else { return }
        if columns.isPlain, rows.isPlain {
            return cairo_mask_surface(context, surface, Double(left), Double(top))
        }
        guard across.count * down.count <= Self.maximumPixels,
            let part = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(across.count), Int32(down.count))
        else { return }
        defer { cairo_surface_destroy(part) }
        guard let pixels = cairo_image_surface_get_data(part) else { return }
        let stride = Int(cairo_image_surface_get_stride(part))
        for (index, row) in down.enumerated() { fill(pixels + index * stride, across, row: row) }
        cairo_surface_mark_dirty(part)
        cairo_mask_surface(context, part, Double(left + across.lowerBound), Double(top + down.lowerBound))
    }

    /// The maximum number of pixels that are drawn together: many times those of a strip.
    private static let maximumPixels = 64 << 20

    private static func visible(from start: Double, to end: Double, _ origin: Int, _ length: Int) -> Range<
        Int
    > {
        guard start.isFinite, end.isFinite, abs(start) < 1e9, abs(end) < 1e9 else { return 0..<0 }
        let first = max(Int(start.rounded(.down)) - origin, 0)
        return first..<max(min(Int(end.rounded(.up)) - origin, length), first)
    }

    /// Writes some pixels of a row. It uses integers, so that every machine and every strip gets the same pixels.
    private func fill(_ target: UnsafeMutablePointer<UInt8>, _ range: Range<Int>, row: Int) {
        guard let texels = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let (first, second, weight) = rows.texels(at: row)
        let (upper, lower) = (texels + first * stride, texels + second * stride)
        let (whole, wide) = (2 * rows.step, 2 * columns.step)
        func pixel(_ index: Int) -> UInt8 {
            let (first, second, part) = columns.texels(at: index)
            let left = Int(upper[first]) * (whole - weight) + Int(lower[first]) * weight
            let right = Int(upper[second]) * (whole - weight) + Int(lower[second]) * weight
            return UInt8((left * (wide - part) + right * part + whole * wide / 2) / (whole * wide))
        }
        let equal = columns.repeatedPixels.clamped(to: range)
        for index in range.lowerBound..<equal.lowerBound { target[index - range.lowerBound] = pixel(index) }
        if let index = equal.first {
            (target + (index - range.lowerBound)).update(repeating: pixel(index), count: equal.count)
        }
        for index in max(equal.upperBound, range.lowerBound)..<range.upperBound {
            target[index - range.lowerBound] = pixel(index)
        }
    }
}
