import CCairo
import CPango
import CPangoFT2
import Synchronization

/// A font file at one size, ready for drawing: an owned Cairo scaled font.
///
/// Two values are equal if they are the same Cairo object, which is unique for each font.
package final class ScaledFont: Sendable {
    // Safe to share: Cairo counts references atomically, and users of the font hold the lock; see FontAccess.
    package nonisolated(unsafe) let pointer: OpaquePointer

    /// A Boolean value that indicates whether the glyphs contain colors, like emoji.
    package let isColored: Bool

    /// The largest size in pixels for which the font contains images. `nil` for an outline font.
    package let imageSize: Double?

    package let size: Double

    /// The family and size in readable form, such as `Inter 17`.
    package let name: String

    package let path: String
    package let faceIndex: Int
    package let family: String

    /// The weight of the strokes, from 100 to 1000, as in CSS.
    package let weight: Int

    package let isItalic: Bool

    /// The positions on the axes of a variable font, in the order of the axes. Empty for other fonts.
    package let variations: [Float]

    /// The rectangles of glyphs that were measured; see ``ink(of:)``.
    private let glyphInk = Mutex<[UInt32: CGRect]>([:])

    /// Retains `pointer`, the scaled font of a font that Pango chose.
    init(retaining pointer: OpaquePointer, of font: UnsafeMutablePointer<PangoFont>) {
        self.pointer = cairo_scaled_font_reference(pointer)
        let shaper = pango_font_get_hb_font(font)
        let face = hb_font_get_face(shaper)
        isColored = hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
        let description = pango_font_describe_with_absolute_size(font)
        let name = pango_font_description_to_string(description)
        defer {
            g_free(name)
            pango_font_description_free(description)
        }
        variations = Self.variations(of: shaper)
        imageSize = isColored ? Self.imageSize(of: pointer) : nil
        // The description of an image font contains the size of its images, but it is drawn smaller.
        size = isColored ? Self.drawnSize(of: pointer) : points(pango_font_description_get_size(description))
        self.name = name.map { String(cString: $0) } ?? ""
        let pattern = pango_fc_font_get_pattern(
            UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
        path = pattern?.string(FC_FILE) ?? ""
        // The upper bits identify an instance of a variable font.
        faceIndex = (pattern?.integer(FC_INDEX) ?? 0) & 0xFFFF
        family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
        weight = Int(pango_font_description_get_weight(description).rawValue)
        isItalic = pango_font_description_get_style(description) != PANGO_STYLE_NORMAL
    }

    deinit { FontAccess.exclusively { cairo_scaled_font_destroy(pointer) } }

    /// Returns the rectangle around the outline of a glyph at the origin, in points. It is measured once, since other
    /// threads can hold the lock on fonts for a page.
    func ink(of glyph: UInt32) -> CGRect {
        if let known = glyphInk.withLock({ $0[glyph] }) { return known }
        let ink = ink(of: [cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)])
        glyphInk.withLock { $0[glyph] = ink }
        return ink
    }

    /// Returns the rectangle around the outlines of glyphs, the first of which is at the origin.
    func ink(of outlines: [cairo_glyph_t]) -> CGRect {
        var extents = cairo_text_extents_t()
        FontAccess.exclusively {
            cairo_scaled_font_glyph_extents(pointer, outlines, Int32(outlines.count), &extents)
        }
        return CGRect(
            x: extents.x_bearing, y: extents.y_bearing, width: extents.width, height: extents.height)
    }

    private static func variations(of shaper: OpaquePointer?) -> [Float] {
        var count: UInt32 = 0
        guard let positions = hb_font_get_var_coords_design(shaper, &count) else { return [] }
        return Array(UnsafeBufferPointer(start: positions, count: Int(count)))
    }

    private static func imageSize(of scaledFont: OpaquePointer) -> Double? {
        guard let face = cairo_ft_scaled_font_lock_face(scaledFont)?.pointee else { return nil }
        defer { cairo_ft_scaled_font_unlock_face(scaledFont) }
        // FreeType's unit is 1/64 pixel.
        return UnsafeBufferPointer(start: face.available_sizes, count: Int(face.num_fixed_sizes))
            .map { Double($0.y_ppem) / 64 }.max()
    }

    private static func drawnSize(of scaledFont: OpaquePointer) -> Double {
        var matrix = cairo_matrix_t()
        cairo_scaled_font_get_font_matrix(scaledFont, &matrix)
        return matrix.yy
    }
}

extension ScaledFont: Hashable, CustomStringConvertible {
    package static func == (left: ScaledFont, right: ScaledFont) -> Bool { left.pointer == right.pointer }

    package func hash(into hasher: inout Hasher) { hasher.combine(pointer) }

    package var description: String { name }
}
