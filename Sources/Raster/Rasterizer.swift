import CCairo
import DisplayList
import Foundation

/// Replays display lists on strips of pixels, and keeps glyphs and pictures from one strip to the next. Serves one
/// thread at a time.
package final class Rasterizer {
    private let scale: Double
    private let glyphs: GlyphPainter
    private let images = ImagePainter()
    private let shadows = ShadowPainter()

    /// Makes a rasteriser for pictures of `scale` pixels a point.
    package init(scale: Double) {
        self.scale = scale
        glyphs = GlyphPainter(scale: scale)
    }

    /// Draws what a list says on a strip whose first row is row `firstRow` of the whole picture.
    package func draw(_ list: DisplayList, firstRow: Int, on strip: StripSurface) {
        strip.clear()
        let space = DeviceSpace(scale: scale, firstRow: firstRow, rowCount: strip.height)
        let context = strip.context
        // What each restore ends: a group of an opacity, or a clip.
        var groups: [Double?] = []
        cairo_save(context)
        for item in list.items {
            switch item {
            case .clip(let rect):
                cairo_save(context)
                space.clip(rect).trace(on: context)
                cairo_clip(context)
                groups.append(nil)
            case .group(let opacity):
                cairo_push_group(context)
                groups.append(opacity)
            case .restore:
                if let opacity = groups.popLast() { end(opacity, on: context) }
            default:
                draw(item, in: space, on: context)
            }
        }
        for opacity in groups.reversed() { end(opacity, on: context) }
        cairo_restore(context)
    }

    private func end(_ opacity: Double?, on context: OpaquePointer) {
        if let opacity {
            cairo_pop_group_to_source(context)
            cairo_paint_with_alpha(context, opacity)
        } else {
            cairo_restore(context)
        }
    }

    private func draw(_ item: DisplayItem, in space: DeviceSpace, on context: OpaquePointer) {
        switch item {
        case .rectangle(let rect, let color):
            set(color, on: context)
            space.pixels(rect).trace(on: context)
            cairo_fill(context)
        case .fill(let path, let color):
            set(color, on: context)
            trace(path, in: space, on: context)
            cairo_fill(context)
        case .gradient(let gradient, let rect, let path):
            fill(space.pixels(rect), with: gradient, inside: path, in: space, on: context)
        case .stroke(let path, let width, let color):
            set(color, on: context)
            // Of a curve outside the strip Cairo would draw the chord, whose round end shows inside.
            trace(path.flattened(scale: scale), in: space, on: context)
            cairo_set_line_width(context, width * scale)
            cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
            cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
            cairo_stroke(context)
        case .shadow(let path, let radius, let color):
            set(color, on: context)
            shadows.draw(path, radius: radius, in: space, on: context)
        case .glyphs(let run, let x, let baseline, let color):
            set(color, on: context)
            glyphs.draw(run, x: x, baseline: baseline, in: space, on: context)
        case .glyphShadow(let run, let x, let baseline, let radius, let color):
            set(color, on: context)
            shadows.draw(run, x: x, baseline: baseline, radius: radius, glyphs, in: space, on: context)
        case .rule(let rule, let color):
            set(color, on: context)
            for bar in space.bars(of: rule) {
                bar.trace(on: context)
                cairo_fill(context)
            }
        case .image(let image, let rect):
            images.draw(image, in: space.pixels(rect), on: context)
        case .clip, .group, .restore:
            break
        }
    }

    /// Fills row after row of pixels, each in its colour: Cairo's own gradients count from the strip's first row, and
    /// their last bit would depend on it.
    private func fill(
        _ rect: DeviceSpace.PixelRect, with gradient: Gradient, inside path: Path?, in space: DeviceSpace,
        on context: OpaquePointer
    ) {
        let first = max(rect.y, 0)
        let end = min(rect.y + rect.height, space.rowCount)
        guard first < end else { return }
        cairo_save(context)
        if let path {
            trace(path, in: space, on: context)
            cairo_clip(context)
        }
        for row in first..<end {
            let location = (Double(row - rect.y) + 0.5) / Double(rect.height)
            set(gradient.color(at: location), on: context)
            DeviceSpace.PixelRect(x: rect.x, y: row, width: rect.width, height: 1).trace(on: context)
            cairo_fill(context)
        }
        cairo_restore(context)
    }

    private func set(_ color: RGBA, on context: OpaquePointer) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    private func trace(_ path: Path, in space: DeviceSpace, on context: OpaquePointer) {
        // In the pixels of the whole picture before the strip's offset comes in: what Cairo is given is then exact,
        // and the same for every strip.
        path.inPixels(scale: scale).trace(on: context, firstRow: space.firstRow)
    }
}
