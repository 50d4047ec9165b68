import CCairo
import CPango
import CPangoFT2
import Foundation

/// Lays out text with Pango: owns the font map, the context and one layout, which every call reuses.
///
/// Distances inside Pango are points times `PANGO_SCALE`, at 72 dots per inch, with hinting and rounding off, so
/// that a layout is the same at every scale of the picture.
//
// Unchecked, because there is one typesetter, and FontAccess lets one caller at a time use it.
final class Typesetter: @unchecked Sendable {
    private let configuration: FontConfiguration
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    let pangoLayout: OpaquePointer
    private var isRightToLeft = false
    private var language = TextLanguage("")
    private var languages = RecentValues<String, TextLanguage>(capacity: Typesetter.fontCapacity)
    private var missing = MissingFonts()
    var dictionaries = HyphenationDictionaries()
    private var descriptions = RecentValues<FontKey, FontDescription>(capacity: Typesetter.fontCapacity)
    private var measured = RecentValues<FontKey, FontMeasures>(capacity: Typesetter.fontCapacity)
    private var scaledFonts = RecentValues<OpaquePointer, ScaledFont>(capacity: Typesetter.fontCapacity)
    private var forbidsDarkening = false

    /// The number of fonts that are retained, each a family at a size. A table has a few dozen, unless each row has its
    /// own.
    private static let fontCapacity = 256

    private struct FontKey: Hashable {
        var font: Font
        var systemFamily: String
        /// See ``TextLanguage/han``; measures are the same in all languages.
        var han = ""
    }

    /// - Parameter configuration: By default the process's, which Pango finds as fontconfig's default then; see there.
    init(configuration: FontConfiguration = .shared) {
        guard
            let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT),
            let context = pango_font_map_create_context(map),
            let layout = pango_layout_new(context)
        else { fatalError("Pango was built without FreeType, which tablesnap needs to draw text.") }
        self.configuration = configuration
        self.fontMap = map
        self.context = context
        self.pangoLayout = layout

        pango_fc_font_map_set_config(OpaquePointer(map), configuration.pointer)
        pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string(language.tag))
        setTabs()
        pango_context_changed(context)
    }

    /// Tabs go to the next multiple of 28 points, as in UIKit.
    private func setTabs() {
        let tabs = pango_tab_array_new(1, 0)
        pango_tab_array_set_tab(tabs, 0, PANGO_TAB_LEFT, pangoUnits(28))
        pango_layout_set_tabs(pangoLayout, tabs)
        pango_tab_array_free(tabs)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(pangoLayout))
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(UnsafeMutableRawPointer(fontMap))
    }

    // MARK: Fonts

    /// The number of descriptions, measures and files of fonts that are retained.
    var retainedFontCount: Int { descriptions.count + measured.count + scaledFonts.count }

    /// A Boolean value that indicates whether any font is installed. Pango ends the program without one.
    var hasFonts: Bool { !configuration.installedFamilies.isEmpty }

    func metrics(of font: Font, systemFamily: String) -> FontMeasures {
        let key = FontKey(font: font.drawable, systemFamily: systemFamily)
        if let known = measured[key] { return known }
        guard hasFonts else { return FontMeasures(withoutFontOfSize: key.font.pointSize) }
        let pangoFont = pango_context_load_font(
            context, description(of: font, systemFamily: systemFamily, language))
        defer { g_object_unref(UnsafeMutableRawPointer(pangoFont)) }
        let shaper = pango_font_get_hb_font(pangoFont)
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(shaper, &extents)
        func position(_ tag: hb_ot_metrics_tag_t) -> Double {
            var position: hb_position_t = 0
            hb_ot_metrics_get_position_with_fallback(shaper, tag, &position)
            return points(position)
        }
        var metrics = FontMeasures(
            ascender: points(extents.ascender), descender: -points(extents.descender),
            leading: points(extents.line_gap), capHeight: position(HB_OT_METRICS_TAG_CAP_HEIGHT),
            xHeight: position(HB_OT_METRICS_TAG_X_HEIGHT))
        metrics.underlineOffset = -position(HB_OT_METRICS_TAG_UNDERLINE_OFFSET)
        metrics.underlineThickness = position(HB_OT_METRICS_TAG_UNDERLINE_SIZE)
        metrics.strikethroughHeight = position(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET)
        metrics.strikethroughThickness = position(HB_OT_METRICS_TAG_STRIKEOUT_SIZE)
        var ellipsis: hb_codepoint_t = 0
        if hb_font_get_nominal_glyph(shaper, 0x2026, &ellipsis) != 0 {
            metrics.ellipsisWidth = points(hb_font_get_glyph_h_advance(shaper, ellipsis))
        }
        measured.insert(metrics, for: key)
        return metrics
    }

    /// Returns what Pango looks a font up by, to be used before another font is described.
    func description(of font: Font, systemFamily: String, _ language: TextLanguage) -> OpaquePointer? {
        let key = FontKey(font: font.drawable, systemFamily: systemFamily, han: language.han)
        if let known = descriptions[key] { return known.pointer }
        let families = [key.font.familyName ?? key.systemFamily] + FontFamilies.fallbacks(han: key.han)
        let description = FontDescription(families: families, key.font)
        descriptions.insert(description, for: key)
        return description.pointer
    }

    /// Says how text without a direction of its own reads.
    func setRightToLeft(_ value: Bool) {
        guard value != isRightToLeft else { return }
        isRightToLeft = value
        pango_context_set_base_dir(context, value ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    }

    /// Says in which language text is.
    func setLanguage(_ value: TextLanguage) {
        guard value != language else { return }
        language = value
        pango_context_set_language(context, pango_language_from_string(value.tag))
    }

    /// What an identifier stands for.
    func language(_ identifier: String) -> TextLanguage {
        if let known = languages[identifier] { return known }
        let language = TextLanguage(identifier)
        languages.insert(language, for: identifier)
        return language
    }

    // MARK: Missing fonts

    var missingFonts: [MissingFont] { missing.sorted }

    func reportMissing(_ character: UInt32) { missing.add(character) }

    // MARK: Fonts of runs

    /// FreeType makes thin stems darker when an environment variable says so. Cairo keeps its FreeType to itself, but for
    /// the faces of its fonts.
    private static func forbidDarkening(with scaledFont: OpaquePointer) {
        guard let face = cairo_ft_scaled_font_lock_face(scaledFont) else { return }
        defer { cairo_ft_scaled_font_unlock_face(scaledFont) }
        var isForbidden: FT_Bool = 1
        FT_Property_Set(face.pointee.glyph.pointee.library, "cff", "no-stem-darkening", &isForbidden)
    }

    /// Returns the largest size in pixels that a font has images of its glyphs for.
    private static func imageSize(of scaledFont: OpaquePointer) -> Double? {
        guard let face = cairo_ft_scaled_font_lock_face(scaledFont)?.pointee else { return nil }
        defer { cairo_ft_scaled_font_unlock_face(scaledFont) }
        // FreeType counts in 64ths of a pixel.
        return UnsafeBufferPointer(start: face.available_sizes, count: Int(face.num_fixed_sizes))
            .map { Double($0.y_ppem) / 64 }.max()
    }

    /// Returns the size in points that a font is drawn at.
    private static func drawnSize(of scaledFont: OpaquePointer) -> Double {
        var matrix = cairo_matrix_t()
        cairo_scaled_font_get_font_matrix(scaledFont, &matrix)
        return matrix.yy
    }

    /// The same object, as the subclass it is of.
    private func fcFont(_ font: UnsafeMutablePointer<PangoFont>) -> UnsafeMutablePointer<PangoFcFont> {
        UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
    }

    /// The font Pango chose for a run, as a value that outlives the layout.
    func scaledFont(of pangoFont: UnsafeMutablePointer<PangoFont>) -> ScaledFont? {
        guard let pointer = pango_cairo_font_get_scaled_font(OpaquePointer(pangoFont)) else { return nil }
        if let known = scaledFonts[pointer] { return known }
        if !forbidsDarkening { Self.forbidDarkening(with: pointer) }
        forbidsDarkening = true
        let face = hb_font_get_face(pango_font_get_hb_font(pangoFont))
        let isColored = hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
        let description = pango_font_describe_with_absolute_size(pangoFont)
        let name = pango_font_description_to_string(description)
        defer {
            g_free(name)
            pango_font_description_free(description)
        }
        let pattern = pango_fc_font_get_pattern(fcFont(pangoFont))
        let font = ScaledFont(
            retaining: pointer, isColored: isColored,
            imageSize: isColored ? Self.imageSize(of: pointer) : nil,
            // A font of images is described by their size, and drawn smaller.
            size: isColored
                ? Self.drawnSize(of: pointer) : points(pango_font_description_get_size(description)),
            name: name.map { String(cString: $0) } ?? "",
            path: FontFile.path(in: pattern) ?? "", faceIndex: FontFile.faceIndex(in: pattern),
            family: pango_font_description_get_family(description).map { String(cString: $0) } ?? "",
            weight: Int(pango_font_description_get_weight(description).rawValue),
            isItalic: pango_font_description_get_style(description) != PANGO_STYLE_NORMAL)
        scaledFonts.insert(font, for: pointer)
        return font
    }
}
