import CCairo

extension GlyphRun {
    /// The rectangle around the outlines of the glyphs and the boxes, in points from the run's origin.
    package var bounds: CGRect {
        missing.reduce(ink) { bounds, box in
            let box = CGRect(x: box.x, y: -box.height, width: box.width, height: box.height)
            return bounds.isEmpty ? box : bounds.union(box)
        }
    }

    private var ink: CGRect {
        guard let first = glyphs.first else { return .zero }
        let outlines = glyphs.map { cairo_glyph_t(index: UInt($0.index), x: $0.x, y: $0.y) }
        return FontAccess.exclusively { ink(of: outlines, at: first) }
    }

    /// The rectangles around the outlines of visible glyphs, in points from the run's origin.
    fileprivate var glyphInk: [CGRect] {
        FontAccess.exclusively {
            glyphs.map { ink(of: [cairo_glyph_t(index: UInt($0.index), x: 0, y: 0)], at: $0) }
                .filter { $0.width > 0 }
        }
    }

    /// Returns the rectangle around outlines, the first of which is at the origin of `glyph`.
    private func ink(of outlines: [cairo_glyph_t], at glyph: Glyph) -> CGRect {
        var extents = cairo_text_extents_t()
        cairo_scaled_font_glyph_extents(font.pointer, outlines, Int32(outlines.count), &extents)
        // Cairo's extents are relative to the first glyph's origin.
        return CGRect(
            x: glyph.x + extents.x_bearing, y: glyph.y + extents.y_bearing, width: extents.width,
            height: extents.height)
    }
}

extension Collection where Element == TextLayout.PlacedRun {
    /// A Boolean value that indicates whether glyphs can overlap: the rectangles of adjacent glyphs on a line, or those
    /// of two lines, intersect. Most texts in scripts without joined letters have no overlaps.
    package var haveOverlaps: Bool {
        var line: CGRect?
        var baseline = Double.nan
        var above = -Double.infinity
        for placed in self {
            if placed.baseline != baseline {
                above = Swift.max(above, line.map { Double($0.maxY) } ?? -.infinity)
                (line, baseline) = (nil, placed.baseline)
            }
            for ink in placed.run.glyphInk {
                let ink = ink.offsetBy(dx: placed.x, dy: placed.baseline)
                if let line, ink.minX <= line.maxX + placed.run.font.size * Self.nearness { return true }
                if ink.minY <= above { return true }
                line = line?.union(ink) ?? ink
            }
        }
        return false
    }

    /// The tolerance for joined letters, as a fraction of the font's size.
    private static var nearness: Double { 0.01 }
}
