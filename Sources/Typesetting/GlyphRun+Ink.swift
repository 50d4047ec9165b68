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
        // Cairo's extents are relative to the first glyph's origin.
        return font.ink(of: outlines).offsetBy(dx: first.x, dy: first.y)
    }

    /// The rectangles around the outlines of visible glyphs, in points from the run's origin.
    fileprivate var glyphInk: [CGRect] {
        glyphs.compactMap {
            let ink = font.ink(of: $0.index)
            return ink.width > 0 ? ink.offsetBy(dx: $0.x, dy: $0.y) : nil
        }
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
