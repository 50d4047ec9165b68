import Bitmaps
import CCairo
import DisplayList

/// Draws pictures, and keeps each at the size it was drawn at.
final class ImagePainter {
    private struct Key: Hashable {
        var image: ObjectIdentifier
        var width: Int, height: Int
    }

    private struct Entry {
        var surface: OwnedSurface
        // Kept, so that the identifier stays its own.
        var image: DisplayImage
    }

    private var scaled: [Key: Entry] = [:]
    private var byteCount = 0

    /// The pictures are dropped when they take more memory than this.
    private static let largestCache = 32 << 20

    /// Draws a picture stretched over whole pixels of the strip.
    func draw(_ image: DisplayImage, in rect: DeviceSpace.PixelRect, on context: OpaquePointer) {
        if Self.isKept(rect.width, rect.height) {
            guard let surface = surface(image, rect.width, rect.height) else { return }
            cairo_set_source_surface(context, surface.pointer, Double(rect.x), Double(rect.y))
            cairo_paint(context)
        } else {
            drawEnlarged(image, in: rect, on: context)
        }
        // The context would otherwise hold on to the picture.
        cairo_set_source_rgb(context, 0, 0, 0)
    }

    /// Whether a picture is scaled as a whole, once, and kept.
    private static func isKept(_ width: Int, _ height: Int) -> Bool {
        width <= StripSurface.maximumSide && height <= StripSurface.maximumSide
            && width * height * Bitmap.bytesPerPixel <= largestCache
    }

    /// Draws the part of a picture that falls on the strip: as a whole it would take too much memory at its size.
    private func drawEnlarged(
        _ image: DisplayImage, in rect: DeviceSpace.PixelRect, on context: OpaquePointer
    ) {
        let bitmap = image.bitmap
        guard let surface = surface(image, bitmap.width, bitmap.height) else { return }
        rect.trace(on: context)
        cairo_set_source_surface(context, surface.pointer, 0, 0)
        let pattern = cairo_get_source(context)
        let across = Double(bitmap.width) / Double(rect.width)
        let down = Double(bitmap.height) / Double(rect.height)
        var matrix = cairo_matrix_t(
            xx: across, yx: 0, xy: 0, yy: down, x0: -across * Double(rect.x), y0: -down * Double(rect.y))
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_fill(context)
    }

    private func surface(_ image: DisplayImage, _ width: Int, _ height: Int) -> OwnedSurface? {
        let key = Key(image: ObjectIdentifier(image), width: width, height: height)
        return scaled[key]?.surface ?? keep(key, image)
    }

    private func keep(_ key: Key, _ image: DisplayImage) -> OwnedSurface? {
        guard let surface = OwnedSurface(image.bitmap, width: key.width, height: key.height) else {
            return nil
        }
        let size = key.width * key.height * Bitmap.bytesPerPixel
        if byteCount + size > Self.largestCache {
            scaled.removeAll()
            byteCount = 0
        }
        scaled[key] = Entry(surface: surface, image: image)
        byteCount += size
        return surface
    }
}

/// An image surface with pixels of a bitmap, owned.
final class OwnedSurface {
    let pointer: OpaquePointer

    deinit { cairo_surface_destroy(pointer) }

    /// The bitmap at its own size.
    init?(_ bitmap: Bitmap) {
        guard let pointer = Self.make(width: bitmap.width, height: bitmap.height) else { return nil }
        self.pointer = pointer
        guard let target = cairo_image_surface_get_data(pointer) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(pointer))
        bitmap.bytes.withUnsafeBytes { source in
            for y in 0..<bitmap.height {
                let row = UnsafeMutableRawPointer(target + y * stride).assumingMemoryBound(to: UInt32.self)
                Self.premultiply(source, from: y * bitmap.bytesPerRow, to: row, count: bitmap.width)
            }
        }
        cairo_surface_mark_dirty(pointer)
    }

    /// The bitmap at another size.
    init?(_ bitmap: Bitmap, width: Int, height: Int) {
        guard let source = OwnedSurface(bitmap), let pointer = Self.make(width: width, height: height) else {
            return nil
        }
        self.pointer = pointer
        guard let context = cairo_create(pointer) else { return nil }
        defer { cairo_destroy(context) }
        cairo_scale(context, Double(width) / Double(bitmap.width), Double(height) / Double(bitmap.height))
        cairo_set_source_surface(context, source.pointer, 0, 0)
        let pattern = cairo_get_source(context)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BEST)
        // Edge pixels are repeated outwards, so that the picture's edges do not fade.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_paint(context)
        cairo_surface_flush(pointer)
    }

    private static func make(width: Int, height: Int) -> OpaquePointer? {
        guard width <= StripSurface.maximumSide, height <= StripSurface.maximumSide,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        return surface
    }

    private static func premultiply(
        _ source: UnsafeRawBufferPointer, from start: Int, to row: UnsafeMutablePointer<UInt32>, count: Int
    ) {
        for x in 0..<count {
            let offset = start + x * Bitmap.bytesPerPixel
            let alpha = UInt32(source[offset + 3])
            func scaled(_ part: Int) -> UInt32 { (UInt32(source[offset + part]) * alpha + 127) / 255 }
            row[x] = alpha << 24 | scaled(0) << 16 | scaled(1) << 8 | scaled(2)
        }
    }
}
