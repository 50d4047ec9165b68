import CCairo

extension GlyphRun {
    /// How far above and below the baseline something is seen, in points; above is less than nothing where all of it
    /// stands below.
    package var reach: (above: Double, below: Double) {
        var ink = cairo_text_extents_t()
        var outlines = glyphs.map { cairo_glyph_t(index: UInt($0.index), x: $0.x, y: $0.y) }
        FontAccess.exclusively {
            cairo_scaled_font_glyph_extents(font.pointer, &outlines, Int32(outlines.count), &ink)
        }
        let box = missing.map(\.height).max() ?? 0
        return (max(-ink.y_bearing, box), ink.height + ink.y_bearing)
    }
}
