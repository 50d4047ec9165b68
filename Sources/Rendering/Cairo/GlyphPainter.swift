import CCairo
import Typesetting

/// A painter of glyph runs, with a cache of the fonts and masks.
final class GlyphPainter {
    let scale: Double
    private var fonts: RecentValues<ScaledFont, DeviceFont>

    /// - Parameter capacity: The maximum memory size of the masks of all fonts, in bytes.
    init(scale: Double, capacity: Int = 16 << 20) {
        self.scale = scale
        fonts = RecentValues(capacity: capacity)
    }

    /// The memory size of the masks when their fonts were last used, in bytes.
    var byteCount: Int { fonts.size }

    /// Draws a run in the context's current color, with its baseline on a whole pixel.
    func draw(_ run: GlyphRun, x: Double, baseline: Double, in space: DeviceSpace, on context: OpaquePointer)
    {
        let font = deviceFont(for: run.font)
        let row = space.row(of: baseline)
        let pixels = run.font.isColored ? nil : ClippedPixels.of(context)
        for glyph in run.glyphs {
            let deviceX = (x + glyph.x) * scale
            let deviceY = row + space.pixels(glyph.y)
            if run.font.isColored {
                show(glyph.index, font, x: deviceX.rounded(), y: deviceY, on: context)
            } else {
                draw(glyph.index, font, x: deviceX, y: deviceY, on: context, pixels)
            }
        }
        for box in run.missing {
            space.bars(of: box, x: x, baseline: baseline).trace(on: context)
            cairo_fill(context)
        }
    }

    /// Draws runs in the context's current color as one shape. Translucent colors therefore do not add up where glyphs
    /// overlap.
    func drawAsOne(_ runs: [TextLayout.PlacedRun], in space: DeviceSpace, on context: OpaquePointer) {
        let bounds = runs.reduce(CGRect.null) { bounds, placed in
            let row = Double(space.row(of: placed.baseline))
            return bounds.union(ink(of: placed.run).offsetBy(dx: placed.x * scale, dy: row))
        }
        guard bounds.minX.isFinite, bounds.width.isFinite else { return }
        let shown = bounds.intersection(CGRect(clipOf: context)).integral
        guard shown.width > 0, shown.height > 0 else { return }
        let mask = GlyphMask(x: shown.minX, y: shown.minY, width: shown.width, height: shown.height) {
            for placed in runs { draw(placed.run, x: placed.x, baseline: placed.baseline, in: space, on: $0) }
        }
        mask?.draw(x: 0, y: 0, on: context, ClippedPixels.of(context))
    }

    /// Returns the bounds of a run at the origin, in pixels. They may be slightly larger than its ink.
    func ink(of run: GlyphRun) -> CGRect {
        let ink = run.bounds
        guard ink.width > 0, ink.height > 0 else { return .zero }
        return CGRect(
            x: ink.minX * scale - 2, y: ink.minY * scale - 2, width: ink.width * scale + 4,
            height: ink.height * scale + 4)
    }

    private func deviceFont(for font: ScaledFont) -> DeviceFont {
        // A font with too many masks for the cache begins with none.
        let known = fonts[font].flatMap { $0.byteCount <= fonts.capacity ? $0 : nil }
        let deviceFont = known ?? DeviceFont(font, scale: scale)
        // Masks may have been added since the font was last used.
        fonts.insert(deviceFont, size: deviceFont.byteCount, for: font)
        return deviceFont
    }

    private func draw(
        _ glyph: UInt32, _ font: DeviceFont, x: Double, y: Int, on context: OpaquePointer,
        _ pixels: ClippedPixels?
    ) {
        let quarters = (x * Double(DeviceFont.phases)).rounded()
        guard abs(quarters) < 1e9 else { return }
        let pixel = Int(quarters) >> 2
        let phase = Int(quarters) & (DeviceFont.phases - 1)
        switch font.drawing(of: glyph, phase: phase) {
        case .mask(let mask): mask.draw(x: pixel, y: y, on: context, pixels)
        case .outline:
            with(font, on: context) {
                cairo_translate(context, quarters / Double(DeviceFont.phases), Double(y))
                cairo_scale(context, scale, scale)
                var origin = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
                cairo_new_path(context)
                cairo_glyph_path(context, &origin, 1)
                cairo_fill(context)
            }
        case .nothing: break
        }
    }

    private func show(_ glyph: UInt32, _ font: DeviceFont, x: Double, y: Int, on context: OpaquePointer) {
        with(font, on: context) {
            cairo_scale(context, scale, scale)
            var origin = cairo_glyph_t(index: UInt(glyph), x: x / scale, y: Double(y) / scale)
            cairo_show_glyphs(context, &origin, 1)
        }
    }

    private func with(_ font: DeviceFont, on context: OpaquePointer, _ body: () -> Void) {
        FontAccess.exclusively {
            cairo_save(context)
            cairo_set_scaled_font(context, font.pointer)
            body()
            cairo_restore(context)
        }
    }
}

extension CGRect {
    init(clipOf context: OpaquePointer) {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
}
