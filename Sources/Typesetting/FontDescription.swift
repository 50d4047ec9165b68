import CPango

final class FontDescription {
    let pointer: OpaquePointer?

    init(families: [String], _ font: Font) {
        pointer = pango_font_description_new()
        pango_font_description_set_family(pointer, families.joined(separator: ","))
        pango_font_description_set_absolute_size(pointer, font.pointSize * Double(PANGO_SCALE))
        pango_font_description_set_weight(pointer, PangoWeight(rawValue: font.weight.cssValue))
        if font.isItalic { pango_font_description_set_style(pointer, PANGO_STYLE_ITALIC) }
    }

    deinit { pango_font_description_free(pointer) }
}
