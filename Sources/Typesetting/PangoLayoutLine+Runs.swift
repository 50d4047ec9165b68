import CPango

extension PangoLayoutLine {
    func forEachRun(_ body: (UnsafeMutablePointer<PangoGlyphItem>) -> Void) {
        var node = runs
        while let current = node {
            body(current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self))
            node = current.pointee.next
        }
    }

    /// The total width of the runs, in points. Pango's own width excludes trailing spaces.
    var width: Double {
        var width: Int32 = 0
        forEachRun { width += pango_glyph_string_get_width($0.pointee.glyphs) }
        return points(width)
    }
}
