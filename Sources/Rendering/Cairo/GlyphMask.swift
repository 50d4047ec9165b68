import CCairo
import Typesetting

/// The coverage of glyphs, in an A8 surface that the mask owns.
final class GlyphMask {
    let byteCount: Int
    private let surface: OpaquePointer
    /// The offset from the origin of the glyphs to the top-left corner of the mask, in whole pixels.
    private let x: Double, y: Double

    /// Creates a mask of the glyphs that `drawGlyphs` draws around its origin, in pixels.
    init?(x: Double, y: Double, width: Double, height: Double, _ drawGlyphs: (OpaquePointer) -> Void) {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)) else {
            return nil
        }
        self.surface = surface
        (self.x, self.y) = (x, y)
        byteCount = Int(cairo_image_surface_get_stride(surface)) * Int(height)
        guard let context = cairo_create(surface) else { return nil }
        cairo_translate(context, -x, -y)
        drawGlyphs(context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
    }

    deinit { cairo_surface_destroy(surface) }

    /// Draws the glyphs with their origin at a whole pixel, in the context's current color.
    ///
    /// - Parameter pixels: The pixels of the context.
    func draw(x: Int, y: Int, on context: OpaquePointer, _ pixels: ClippedPixels?) {
        if let pixels, pixels.draw(mask: surface, x: x + Int(self.x), y: y + Int(self.y)) { return }
        cairo_mask_surface(context, surface, Double(x) + self.x, Double(y) + self.y)
    }
}

/// How a glyph is drawn.
enum GlyphDrawing {
    case mask(GlyphMask)
    /// The glyph is too large for a mask.
    case outline
    /// The glyph is empty, such as a space.
    case nothing
}

/// A font at the scale of the image, and the masks of its glyphs.
///
/// Cairo 1.16 aligns glyphs to whole pixels, which makes their spacing uneven at small scales. Instead, masks are drawn
/// from the glyphs' outlines at quarter pixels, once each.
final class DeviceFont {
    static let phases = 4
    /// The maximum number of pixels of a mask. Larger glyphs are drawn from their outlines each time.
    private static let largestMask = 256 * 256

    let pointer: OpaquePointer
    private let font: ScaledFont
    private let scale: Double
    private var drawings: [UInt32: GlyphDrawing] = [:]
    /// The approximate memory size of the font and its masks, in bytes.
    private(set) var byteCount = DeviceFont.fontSize

    /// The approximate memory size of a font at one size in Cairo and FreeType.
    private static let fontSize = 16 << 10
    /// The approximate memory size of a glyph in a cache without its mask, in bytes.
    private static let glyphSize = 64

    init(_ font: ScaledFont, scale: Double) {
        self.font = font
        self.scale = scale
        var fontMatrix = cairo_matrix_t()
        cairo_scaled_font_get_font_matrix(font.pointer, &fontMatrix)
        var deviceMatrix = cairo_matrix_t()
        cairo_matrix_init_scale(&deviceMatrix, scale, scale)
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_scaled_font_get_font_options(font.pointer, options)
        pointer = FontAccess.exclusively {
            cairo_scaled_font_create(
                cairo_scaled_font_get_font_face(font.pointer), &fontMatrix, &deviceMatrix, options)
        }
    }

    deinit { FontAccess.exclusively { cairo_scaled_font_destroy(pointer) } }

    /// Returns how a glyph is drawn at a phase.
    func drawing(of glyph: UInt32, phase: Int) -> GlyphDrawing {
        let key = glyph * UInt32(Self.phases) + UInt32(phase)
        if let known = drawings[key] { return known }
        let drawing = FontAccess.exclusively { makeDrawing(of: glyph, phase: phase) }
        drawings[key] = drawing
        byteCount += Self.glyphSize
        if case .mask(let mask) = drawing { byteCount += mask.byteCount }
        return drawing
    }

    /// The caller must have exclusive use of the fonts.
    private func makeDrawing(of glyph: UInt32, phase: Int) -> GlyphDrawing {
        var cairoGlyph = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
        var extents = cairo_text_extents_t()
        cairo_scaled_font_glyph_extents(pointer, &cairoGlyph, 1, &extents)
        guard extents.width > 0, extents.height > 0 else { return .nothing }
        let shift = Double(phase) / Double(Self.phases)
        let left = (extents.x_bearing * scale + shift).rounded(.down) - 1
        let top = (extents.y_bearing * scale).rounded(.down) - 1
        let width = ((extents.x_bearing + extents.width) * scale + shift).rounded(.up) + 1 - left
        let height = ((extents.y_bearing + extents.height) * scale).rounded(.up) + 1 - top
        guard width * height <= Double(Self.largestMask) else { return .outline }
        let mask = GlyphMask(x: left, y: top, width: width, height: height) { context in
            cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST)
            cairo_translate(context, shift, 0)
            cairo_scale(context, scale, scale)
            cairo_set_scaled_font(context, pointer)
            cairo_glyph_path(context, &cairoGlyph, 1)
            cairo_fill(context)
        }
        return mask.map { .mask($0) } ?? .outline
    }
}
