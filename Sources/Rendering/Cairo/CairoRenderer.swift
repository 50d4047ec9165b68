import CCairo
import DisplayList

/// A renderer that draws on a Cairo context, whose unit is a pixel. Pixels and PDF pages have these operations in
/// common.
protocol CairoRenderer: DisplayListRenderer {
    var context: OpaquePointer { get }
    /// The painter of the text whose shadow is drawn.
    var glyphs: GlyphPainter { get }
    var shadows: ShadowPainter { get }
}

extension CairoRenderer {
    func set(_ color: RGBA) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    /// Sets the context's path to an outline, which is empty if it is `nil`.
    func trace(_ outline: Outline?) {
        guard let outline else { return cairo_new_path(context) }
        outline.path.trace(on: context, x: Double(outline.x), y: Double(outline.y))
    }

    // MARK: Layers

    func beginClip(to rect: StripRect) {
        cairo_save(context)
        rect.trace(on: context)
        cairo_clip(context)
    }

    func beginClip(to outline: Outline?) {
        cairo_save(context)
        trace(outline)
        cairo_clip(context)
    }

    func endGroup(opacity: Double) {
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, opacity)
    }

    // MARK: Shapes

    func fill(_ rect: StripRect, with color: RGBA) { fill([rect], with: color) }

    func fill(_ rects: [StripRect], with color: RGBA) {
        set(color)
        rects.trace(on: context)
        cairo_fill(context)
    }

    func fill(_ outline: Outline, with color: RGBA) {
        set(color)
        trace(outline)
        if outline.isEvenOdd { cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD) }
        cairo_fill(context)
        if outline.isEvenOdd { cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING) }
    }

    func fill(_ path: Path, with color: RGBA) { fill(outline(of: path), with: color) }

    func stroke(_ path: Path, width: Double, with color: RGBA) {
        // For a curve outside the strip, Cairo would draw the chord, whose round cap would be visible inside.
        stroke(outline(of: path.flattened(scale: space.scale)), width: width * space.scale, with: color)
    }

    /// Strokes straight lines, with a width in pixels.
    func stroke(_ lines: Outline, width: Double, with color: RGBA) {
        set(color)
        let width = min(width, Double(DeviceSpace.cairoLimit))
        LineJoins(of: lines.path, width: width).trace(on: context, x: lines.x, y: lines.y)
        cairo_set_line_width(context, width)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        cairo_stroke(context)
    }

    /// Returns the outline of a path in points. Cairo's input is exact, and the same for every strip.
    private func outline(of path: Path) -> Outline {
        Outline(path: path.inPixels(scale: space.scale), x: 0, y: -space.firstRow)
    }

    // MARK: Shadows

    func drawShadow(of path: Path, radius: Double, with color: RGBA) {
        set(color)
        shadows.draw(path, radius: radius, in: space, on: context)
    }

    func drawShadow(of run: GlyphRun, x: Double, baseline: Double, radius: Double, with color: RGBA) {
        set(color)
        shadows.draw(run, x: x, baseline: baseline, radius: radius, glyphs, in: space, on: context)
    }
}
