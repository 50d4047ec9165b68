import CCairo
import CPango
import CPangoFT2

/// The owned Pango objects for layout: a font map, its context, and one layout, which every text reuses.
final class LayoutContext {
    let context: OpaquePointer
    let layout: OpaquePointer
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private var isRightToLeft = false
    private(set) var language = TextLanguage("")

    init(_ configuration: FontConfiguration) {
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT),
            let context = pango_font_map_create_context(map), let layout = pango_layout_new(context)
        else { fatalError("Pango was built without FreeType, which tablesnap needs to draw text.") }
        (self.fontMap, self.context, self.layout) = (map, context, layout)

        pango_fc_font_map_set_config(OpaquePointer(map), configuration.pointer)
        pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        pango_context_set_round_glyph_positions(context, 0)
        // Pango's default is a weak direction, which truncates mixed text in another way. No layout may depend on whether
        // text from right to left came before.
        pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
        pango_context_set_language(context, pango_language_from_string(language.tag))
        let tabs = pango_tab_array_new(1, 0)
        defer { pango_tab_array_free(tabs) }
        pango_tab_array_set_tab(tabs, 0, PANGO_TAB_LEFT, pangoUnits(28))
        pango_layout_set_tabs(layout, tabs)
        pango_context_changed(context)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(layout))
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(UnsafeMutableRawPointer(fontMap))
    }

    /// Sets the base direction of text without inherent direction.
    func setRightToLeft(_ value: Bool) {
        guard value != isRightToLeft else { return }
        isRightToLeft = value
        pango_context_set_base_dir(context, value ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    }

    func setLanguage(_ value: TextLanguage) {
        guard value != language else { return }
        language = value
        pango_context_set_language(context, pango_language_from_string(value.tag))
    }
}

/// Pango's objects with the fonts that most texts require, and with all fonts of a collection.
struct LayoutContexts {
    let first: LayoutContext
    private let fonts: FontCollection

    /// The objects with all fonts, which are read when a text requires them.
    private(set) lazy var all =
        fonts.configuration === fonts.firstConfiguration ? first : LayoutContext(fonts.configuration)

    init(_ fonts: FontCollection) {
        self.fonts = fonts
        first = LayoutContext(fonts.firstConfiguration)
    }
}
