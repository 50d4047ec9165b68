import CCairo
import CImages
import DisplayList
import Images

/// The pixels of a Cairo context within its clip.
///
/// Masks and images without a transformation are blended over them. The result is Cairo's, which takes several times as
/// long, mainly to prepare each call.
struct ClippedPixels {
    private let surface: OpaquePointer
    private let format: cairo_format_t
    /// The clip, in pixels of the surface.
    private let clip: StripRect
    /// The position of the context's origin on the surface.
    private let origin: (x: Int, y: Int)
    /// The context's color as a premultiplied pixel.
    private let color: UInt32

    /// Returns the pixels of a context, which must outlive them. Changes of the clip and the color have no effect on
    /// them.
    ///
    /// The result is `nil` if only Cairo can draw: if the source is not a color, the clip is not a rectangle of whole
    /// pixels, the unit is not a pixel, the target is not an image, the operator is not the default, or after an error.
    static func of(_ context: OpaquePointer) -> ClippedPixels? {
        guard cairo_status(context) == CAIRO_STATUS_SUCCESS,
            cairo_get_operator(context) == CAIRO_OPERATOR_OVER,
            let surface = cairo_get_group_target(context),
            cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
            let color = color(of: context), let origin = origin(of: context, on: surface),
            let clip = clip(of: context)
        else { return nil }
        let format = cairo_image_surface_get_format(surface)
        guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_A8 else { return nil }
        let bounds = StripRect(
            x: 0, y: 0, width: Int(cairo_image_surface_get_width(surface)),
            height: Int(cairo_image_surface_get_height(surface)))
        guard let shown = clip.offset(x: origin.x, y: origin.y).shared(with: bounds) else { return nil }
        return ClippedPixels(surface: surface, format: format, clip: shown, origin: origin, color: color)
    }

    private static func origin(of context: OpaquePointer, on surface: OpaquePointer) -> (x: Int, y: Int)? {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &x, &y)
        guard matrix.xx == 1, matrix.yy == 1, matrix.xy == 0, matrix.yx == 0,
            let left = Int(exactly: matrix.x0 + x), let top = Int(exactly: matrix.y0 + y)
        else { return nil }
        return (left, top)
    }

    /// Returns the clip of a context in its units, if it is a rectangle of whole numbers.
    private static func clip(of context: OpaquePointer) -> StripRect? {
        guard let list = cairo_copy_clip_rectangle_list(context) else { return nil }
        defer { cairo_rectangle_list_destroy(list) }
        guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles == 1 else {
            return nil
        }
        let clip = list.pointee.rectangles[0]
        guard let x = Int(exactly: clip.x), let y = Int(exactly: clip.y),
            let width = Int(exactly: clip.width), let height = Int(exactly: clip.height)
        else { return nil }
        return StripRect(x: x, y: y, width: width, height: height)
    }

    /// Returns the color of a context as Cairo draws it.
    private static func color(of context: OpaquePointer) -> UInt32? {
        var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
        let status = cairo_pattern_get_rgba(cairo_get_source(context), &red, &green, &blue, &alpha)
        guard status == CAIRO_STATUS_SUCCESS else { return nil }
        func byte(_ part: Double) -> UInt32 { min(UInt32(max(part, 0) * 256), 255) }
        return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8 | byte(blue * alpha)
    }

    /// Draws the color where an A8 surface covers it, with its corner at a pixel of the context. The result is `false` if
    /// only Cairo can draw it, or can report its error.
    func draw(mask: OpaquePointer, x: Int, y: Int) -> Bool {
        let rect = StripRect(
            x: x, y: y, width: Int(cairo_image_surface_get_width(mask)),
            height: Int(cairo_image_surface_get_height(mask)))
        guard let source = cairo_image_surface_get_data(mask) else { return false }
        let stride = Int(cairo_image_surface_get_stride(mask))
        draw(source, stride, bytesPerPixel: 1, in: rect) { target, bytesPerRow, source, width, height in
            if format == CAIRO_FORMAT_A8 {
                cimages_blend_opacity(
                    target, bytesPerRow, source, stride, width, height, UInt8(color >> 24))
            } else {
                cimages_blend_color(target, bytesPerRow, source, stride, width, height, color)
            }
        }
        return true
    }

    /// Draws an image with its corner at a pixel of the context. The result is `false` if only Cairo can draw it.
    func draw(_ image: PremultipliedBitmap, x: Int, y: Int) -> Bool {
        guard format == CAIRO_FORMAT_ARGB32 else { return false }
        let stride = image.width * Bitmap.bytesPerPixel
        image.pixels.withUnsafeBytes { bytes in
            guard let source = bytes.assumingMemoryBound(to: UInt8.self).baseAddress else { return }
            let rect = StripRect(x: x, y: y, width: image.width, height: image.height)
            draw(source, stride, bytesPerPixel: Bitmap.bytesPerPixel, in: rect) {
                cimages_blend_pixels($0, $1, $2, stride, $3, $4)
            }
        }
        return true
    }

    /// Calls `blend` with the visible part of a source: the target and its bytes per row, the source, and the size in
    /// pixels.
    private func draw(
        _ source: UnsafePointer<UInt8>, _ stride: Int, bytesPerPixel: Int, in rect: StripRect,
        _ blend: (UnsafeMutablePointer<UInt8>, Int, UnsafePointer<UInt8>, Int, Int) -> Void
    ) {
        let rect = rect.offset(x: origin.x, y: origin.y)
        guard let shown = rect.shared(with: clip) else { return }
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else { return }
        let bytesPerRow = Int(cairo_image_surface_get_stride(surface))
        let targetSize = format == CAIRO_FORMAT_A8 ? 1 : Bitmap.bytesPerPixel
        blend(
            pixels + shown.y * bytesPerRow + shown.x * targetSize, bytesPerRow,
            source + (shown.y - rect.y) * stride + (shown.x - rect.x) * bytesPerPixel, shown.width,
            shown.height)
        cairo_surface_mark_dirty(surface)
    }
}
