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
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    private let pangoLayout: OpaquePointer
    private var descriptions: [FontKey: OpaquePointer] = [:]
    private var measured: [FontKey: FontMetrics] = [:]
    private var scaledFonts: [OpaquePointer: ScaledFont] = [:]

    private struct FontKey: Hashable {
        var font: Font
        var systemFamily: String
    }

    init() {
        // First, so that Pango finds it as the process's default; see there.
        let configuration = FontConfiguration.shared
        guard
            let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT),
            let context = pango_font_map_create_context(map),
            let layout = pango_layout_new(context)
        else { fatalError("Pango was built without FreeType, which tablesnap needs to draw text.") }
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
        pango_context_set_language(context, pango_language_from_string("en"))
        pango_context_changed(context)
    }

    deinit {
        for description in descriptions.values { pango_font_description_free(description) }
        g_object_unref(UnsafeMutableRawPointer(pangoLayout))
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(UnsafeMutableRawPointer(fontMap))
    }

    // MARK: Fonts

    func metrics(of font: Font, systemFamily: String) -> FontMetrics {
        let key = FontKey(font: font.drawable, systemFamily: systemFamily)
        if let known = measured[key] { return known }
        let pangoFont = pango_context_load_font(context, description(for: key))
        defer { g_object_unref(UnsafeMutableRawPointer(pangoFont)) }
        let shaper = pango_font_get_hb_font(pangoFont)
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(shaper, &extents)
        var capHeight: hb_position_t = 0
        var xHeight: hb_position_t = 0
        hb_ot_metrics_get_position_with_fallback(shaper, HB_OT_METRICS_TAG_CAP_HEIGHT, &capHeight)
        hb_ot_metrics_get_position_with_fallback(shaper, HB_OT_METRICS_TAG_X_HEIGHT, &xHeight)
        let metrics = FontMetrics(
            ascent: points(extents.ascender), descent: -points(extents.descender),
            leading: points(extents.line_gap), capHeight: points(capHeight), xHeight: points(xHeight))
        measured[key] = metrics
        return metrics
    }

    private func description(for key: FontKey) -> OpaquePointer? {
        if let known = descriptions[key] { return known }
        let description = pango_font_description_new()
        let families = [key.font.familyName ?? key.systemFamily] + FontFamilies.fallbacks
        pango_font_description_set_family(description, families.joined(separator: ","))
        pango_font_description_set_absolute_size(description, key.font.pointSize * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(rawValue: key.font.weight.cssValue))
        if key.font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        descriptions[key] = description
        return description
    }

    /// The font Pango chose for a run, as a value that outlives the layout.
    private func scaledFont(of pangoFont: UnsafeMutablePointer<PangoFont>) -> ScaledFont? {
        guard let pointer = pango_cairo_font_get_scaled_font(OpaquePointer(pangoFont)) else { return nil }
        if let known = scaledFonts[pointer] { return known }
        let face = hb_font_get_face(pango_font_get_hb_font(pangoFont))
        let isColored = hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
        let description = pango_font_describe_with_absolute_size(pangoFont)
        let name = pango_font_description_to_string(description)
        defer {
            g_free(name)
            pango_font_description_free(description)
        }
        let font = ScaledFont(
            retaining: pointer, isColored: isColored,
            size: points(pango_font_description_get_size(description)),
            name: name.map { String(cString: $0) } ?? "")
        scaledFonts[pointer] = font
        return font
    }

    // MARK: Layout

    func layout(_ request: TextRequest) -> TextLayout {
        let request = request.drawable
        prepare(request)
        let metrics = metrics(of: request.font, systemFamily: request.systemFamily)
        guard let iterator = pango_layout_get_iter(pangoLayout) else {
            fatalError("Pango gave no iterator over a layout's lines.")
        }
        defer { pango_layout_iter_free(iterator) }

        var result = TextLayout(
            width: 0, height: 0, lineCount: 0, firstBaseline: metrics.ascent,
            isTruncated: pango_layout_is_ellipsized(pangoLayout) != 0, runs: [])
        repeat {
            append(pango_layout_iter_get_line_readonly(iterator), to: &result, request, metrics)
        } while result.lineCount != request.lineLimit && pango_layout_iter_next_line(iterator) != 0
        return result
    }

    private func prepare(_ request: TextRequest) {
        let description = description(
            for: FontKey(font: request.font, systemFamily: request.systemFamily))
        pango_layout_set_font_description(pangoLayout, description)
        let text = request.drawableText
        pango_layout_set_text(pangoLayout, text, Int32(text.utf8.count))
        let mode = request.lineBreakMode
        let ellipsis = request.lineLimit == 0 ? PANGO_ELLIPSIZE_NONE : mode.ellipsis
        let isOneLine = request.lineLimit == 1 && ellipsis == PANGO_ELLIPSIZE_NONE
        let width = isOneLine ? nil : request.width
        pango_layout_set_ellipsize(pangoLayout, ellipsis)
        pango_layout_set_wrap(pangoLayout, mode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        pango_layout_set_height(pangoLayout, -Int32(clamping: max(request.lineLimit, 1)))
        pango_layout_set_justify(pangoLayout, request.alignment == .justified ? 1 : 0)
        pango_layout_set_width(pangoLayout, width.map(pangoUnits) ?? -1)
    }

    private func append(
        _ line: UnsafeMutablePointer<PangoLayoutLine>?, to result: inout TextLayout,
        _ request: TextRequest, _ metrics: FontMetrics
    ) {
        guard let line else { return }
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        // One line keeps the height of its own font, so that rows are equally high whatever script they hold;
        // lines below each other make room for what fallback fonts need.
        let isTall = request.lineLimit != 1 && points(logical.height) > metrics.lineHeight
        let ascent = isTall ? -points(logical.y) : metrics.ascent
        let height = isTall ? points(logical.height) : metrics.lineHeight
        let baseline = result.height + ascent

        let lineWidth = width(of: line)
        let room = max((request.width ?? lineWidth) - lineWidth, 0)
        var x = room * request.alignment.shareOfRoomBefore
        var node = line.pointee.runs
        while let current = node {
            let item = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            x += append(item, x: x, baseline: baseline, to: &result)
            node = current.pointee.next
        }
        if result.lineCount == 0 { result.firstBaseline = baseline }
        result.width = max(result.width, lineWidth)
        result.height += height
        result.lineCount += 1
    }

    /// The width of a line's glyphs in points. Pango's own answer for a truncated line is the width it had to fit.
    private func width(of line: UnsafeMutablePointer<PangoLayoutLine>) -> Double {
        var width: Int32 = 0
        var node = line.pointee.runs
        while let current = node {
            let item = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            width += pango_glyph_string_get_width(item.pointee.glyphs)
            node = current.pointee.next
        }
        return points(width)
    }

    /// Adds a run and answers its width in points.
    private func append(
        _ item: UnsafeMutablePointer<PangoGlyphItem>, x: Double, baseline: Double, to result: inout TextLayout
    ) -> Double {
        let glyphString = item.pointee.glyphs.pointee
        guard let pangoFont = item.pointee.item.pointee.analysis.font, let font = scaledFont(of: pangoFont)
        else { return 0 }
        var run = GlyphRun(font: font, glyphs: [], missing: [])
        run.glyphs.reserveCapacity(Int(glyphString.num_glyphs))
        var pen = 0.0
        for index in 0..<Int(glyphString.num_glyphs) {
            let glyph = glyphString.glyphs[index]
            let width = points(glyph.geometry.width)
            if glyph.glyph & Self.unknownGlyphFlag != 0 {
                let character = glyph.glyph & ~Self.unknownGlyphFlag
                run.missing.append(.init(x: pen, width: width, character: character))
            } else if glyph.glyph != Self.emptyGlyph {
                run.glyphs.append(
                    .init(
                        index: glyph.glyph, x: pen + points(glyph.geometry.x_offset),
                        y: points(glyph.geometry.y_offset)))
            }
            pen += width
        }
        if !run.glyphs.isEmpty || !run.missing.isEmpty {
            result.runs.append(.init(x: x, baseline: baseline, run: run))
        }
        return pen
    }

    // Pango's macros PANGO_GLYPH_EMPTY and PANGO_GLYPH_UNKNOWN_FLAG, which Swift does not import.
    private static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF
    private static let unknownGlyphFlag: PangoGlyph = 0x1000_0000
}

private func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }

private func pangoUnits(_ points: Double) -> Int32 {
    // Rounded up, so that a text given exactly the width it measured does not wrap.
    Int32(clamping: Int((points * Double(PANGO_SCALE)).rounded(.up)))
}
