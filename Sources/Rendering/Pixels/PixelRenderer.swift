import CCairo
import DisplayList

struct PixelRenderer: CairoRenderer {
    /// The caches of glyphs, images and shadows.
    let rasterizer: Rasterizer
    let context: OpaquePointer
    let space: DeviceSpace

    var glyphs: GlyphPainter { rasterizer.glyphs }
    var shadows: ShadowPainter { rasterizer.shadows }

    func begin(_ layer: DeviceLayer) {
        switch layer {
        case .clip(let rect): beginClip(to: rect)
        case .mask(_, let bounds):
            // The clip makes the group no larger than the shape.
            beginClip(to: bounds)
            cairo_push_group(context)
        case .group: cairo_push_group(context)
        case .element: break
        }
    }

    func end(_ layer: DeviceLayer) {
        switch layer {
        case .clip: cairo_restore(context)
        case .mask(let outline, _):
            cairo_pop_group_to_source(context)
            trace(outline)
            cairo_fill(context)
            cairo_restore(context)
        case .group(let opacity): endGroup(opacity: opacity)
        case .element: break
        }
    }

    func draw(_ run: GlyphRun, x: Double, baseline: Double, with color: RGBA) {
        set(color)
        glyphs.draw(run, x: x, baseline: baseline, in: space, on: context)
    }

    func drawAsOne(_ runs: [TextLayout.PlacedRun], with color: RGBA) {
        set(color)
        glyphs.drawAsOne(runs, in: space, on: context)
    }

    func draw(_ image: DisplayImage, tint: RGBA?, in rect: StripRect) throws(ImageError) {
        if let tint { set(tint) }
        try rasterizer.images.draw(image, in: rect, isTemplate: tint != nil, on: context)
    }

    func draw(
        _ list: DisplayList, scale: Double, from corner: CGPoint, in rect: StripRect,
        clippedTo outline: Outline
    ) throws(ImageError) {
        guard rect.y < space.rowCount, rect.y + rect.height > 0,
            let lens = StripSurface(width: rect.width, height: rect.height)
        else { return }
        let moved = GraphicsContext.list { context in
            context.translated(by: CGPoint(x: -corner.x / scale, y: 0)) { context.draw(list) }
        }
        let magnifier = rasterizer.magnifier(scale: scale)
        magnifier.draw(moved, firstRow: Int(corner.y), on: lens)
        lens.setSource(of: context, x: rect.x, y: rect.y)
        trace(outline)
        cairo_fill(context)
        // The context would otherwise retain the magnified strip.
        cairo_set_source_rgb(context, 0, 0, 0)
        if let failure = magnifier.failure { throw failure }
    }
}
