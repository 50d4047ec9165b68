import CCairo
import DisplayList
import Foundation
import Images
import Typesetting

/// A renderer of display lists to strips of pixels or to pages, with a cache of glyphs and images. It must be
/// used by one thread at a time.
package final class Rasterizer {
    private let scale: Double
    private let glyphs: GlyphPainter
    private let images: ImagePainter
    private let shadows: ShadowPainter
    private let cache: ImageCache
    /// The painter for pages, where text remains text and images retain their pixels. `nil` for strips of
    /// pixels.
    private let vectors: VectorPainter?
    /// The renderers of magnified parts, by their scale.
    private var magnifiers = RecentValues<Double, Rasterizer>(capacity: 4)

    /// The first error in reading an image, or `nil`. The other images are drawn regardless.
    package private(set) var failure: ImageError?

    /// Creates a renderer for images of `scale` pixels per point. On pages, edges are aligned to these
    /// pixels.
    package init(scale: Double, isForPages: Bool = false, cache: ImageCache = .shared) {
        self.scale = scale
        self.cache = cache
        vectors = isForPages ? VectorPainter(scale: scale, cache: cache) : nil
        images = ImagePainter(cache: cache)
        shadows = ShadowPainter(isForPages: isForPages)
        glyphs = GlyphPainter(scale: scale)
    }

    /// Closes the structure of the drawn pages.
    func finishStructure(on context: OpaquePointer) { vectors?.structure.finish(on: context) }

    /// Draws a display list on a strip, whose first row is row `firstRow` of the complete image.
    package func draw(_ list: DisplayList, firstRow: Int, on strip: StripSurface) {
        strip.clear()
        let space = DeviceSpace(scale: scale, firstRow: firstRow, rowCount: strip.height)
        draw(list, in: space, on: strip.context)
    }

    /// Draws a display list on a surface whose unit is a pixel.
    func draw(_ list: DisplayList, in space: DeviceSpace, on context: OpaquePointer) {
        var layers: [Layer] = []
        cairo_save(context)
        for item in list.items {
            switch item {
            case .clip(let rect):
                cairo_save(context)
                space.clip(rect).trace(on: context)
                cairo_clip(context)
                layers.append(.clip)
            case .mask(let shape):
                cairo_save(context)
                // The clip makes the group no larger than the shape.
                if vectors != nil {
                    // An empty clip leaves no visible edge.
                    space.trace(shape, on: context)
                    cairo_clip(context)
                    layers.append(.clip)
                    continue
                }
                space.clip(shape.rect).trace(on: context)
                cairo_clip(context)
                cairo_push_group(context)
                layers.append(.mask(shape))
            case .group(let opacity):
                cairo_push_group(context)
                layers.append(.group(opacity: opacity))
            case .element(let element):
                vectors?.structure.begin(element, on: context)
                layers.append(.element)
            case .restore:
                if let layer = layers.popLast() { end(layer, in: space, on: context) }
            default:
                draw(item, in: space, on: context)
            }
        }
        for layer in layers.reversed() { end(layer, in: space, on: context) }
        cairo_restore(context)
    }

    /// The kind of layer that a `restore` ends.
    private enum Layer {
        case clip
        case mask(RoundedRectangle)
        case group(opacity: Double)
        case element
    }

    private func end(_ layer: Layer, in space: DeviceSpace, on context: OpaquePointer) {
        switch layer {
        case .clip:
            cairo_restore(context)
        case .mask(let shape):
            cairo_pop_group_to_source(context)
            space.trace(shape, on: context)
            cairo_fill(context)
            cairo_restore(context)
        case .group(let opacity):
            cairo_pop_group_to_source(context)
            cairo_paint_with_alpha(context, opacity)
        case .element:
            vectors?.structure.end(on: context)
        }
    }

    private func draw(_ item: DisplayItem, in space: DeviceSpace, on context: OpaquePointer) {
        switch item {
        case .rectangle(let rect, let color):
            set(color, on: context)
            fill(space.pixels(rect), on: context)
        case .stripes(let stripes, let color):
            set(color, on: context)
            space.bars(of: stripes).trace(on: context)
            cairo_fill(context)
        case .roundedRectangle(let shape, let color):
            set(color, on: context)
            space.trace(shape, on: context)
            cairo_fill(context)
        case .border(let shape, let width, let color):
            set(color, on: context)
            space.trace(shape, borderWidth: width, on: context)
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
            cairo_fill(context)
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
        case .fill(let path, let color):
            set(color, on: context)
            trace(path, in: space, on: context)
            cairo_fill(context)
        case .gradient(let gradient, let shape):
            fill(shape, with: gradient, in: space, on: context)
        case .stroke(let path, let width, let color):
            set(color, on: context)
            // For a curve outside the strip, Cairo would draw the chord, whose round cap would be visible
            // inside.
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
            if let vectors {
                vectors.draw(run, x: x, baseline: baseline, in: space, on: context)
            } else {
                glyphs.draw(run, x: x, baseline: baseline, in: space, on: context)
            }
        case .text(let runs, let color):
            if let vectors {
                set(color.opaque, on: context)
                vectors.drawAsOne(runs, opacity: color.alpha, in: space, on: context)
            } else {
                set(color, on: context)
                glyphs.drawAsOne(runs, in: space, on: context)
            }
        case .glyphShadow(let run, let x, let baseline, let radius, let color):
            set(color, on: context)
            shadows.draw(run, x: x, baseline: baseline, radius: radius, glyphs, in: space, on: context)
        case .rule(let rule, let color):
            set(color, on: context)
            for bar in space.bars(of: rule) { fill(bar, on: context) }
        case .image(let image, let rect):
            note { () throws(ImageError) in
                if let vectors {
                    try vectors.draw(image, in: space.pixels(rect), on: context)
                } else {
                    try images.draw(image, in: space.pixels(rect), on: context)
                }
            }
        case .template(let image, let rect, let color):
            set(color, on: context)
            note { () throws(ImageError) in
                if let vectors {
                    try vectors.draw(image, in: space.pixels(rect), isTemplate: true, on: context)
                } else {
                    try images.draw(image, in: space.pixels(rect), isTemplate: true, on: context)
                }
            }
        case .magnified(let list, let zoom, let focus, let shape):
            magnify(list, zoom: zoom, focus: focus, shape, in: space, on: context)
        case .clip, .mask, .group, .element, .restore:
            break
        }
    }

    private func fill(_ rect: DeviceSpace.PixelRect, on context: OpaquePointer) {
        if let vectors, vectors.drawLine(along: rect, on: context) { return }
        rect.trace(on: context)
        cairo_fill(context)
    }

    /// Fills rows of pixels, each in its color. Cairo's gradients begin at the strip's first row, so their
    /// last bit would depend on it.
    private func fill(
        _ shape: RoundedRectangle, with gradient: Gradient, in space: DeviceSpace, on context: OpaquePointer
    ) {
        let rect = space.pixels(shape.rect)
        if let vectors {
            space.trace(shape, on: context)
            return vectors.fill(with: gradient, from: rect.y, height: rect.height, on: context)
        }
        let first = max(rect.y, 0)
        let end = min(rect.y + rect.height, space.rowCount)
        guard first < end else { return }
        cairo_save(context)
        if shape.isRound {
            space.trace(shape, on: context)
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

    /// Draws a list at a larger scale, clipped to a shape.
    private func magnify(
        _ list: DisplayList, zoom: Double, focus: CGPoint, _ shape: RoundedRectangle, in space: DeviceSpace,
        on context: OpaquePointer
    ) {
        let rect = space.pixels(shape.rect)
        guard rect.y < space.rowCount, rect.y + rect.height > 0 else { return }
        let scale = scale * zoom
        let magnifier =
            magnifiers[scale] ?? Rasterizer(scale: scale, isForPages: vectors != nil, cache: cache)
        magnifiers.insert(magnifier, for: scale)
        defer { failure = failure ?? magnifier.failure }
        let left = (focus.x * scale - Double(rect.width) / 2).rounded()
        let top = (focus.y * scale - Double(rect.height) / 2).rounded()
        guard abs(left) < 1e9, abs(top) < 1e9 else { return }
        if vectors != nil {
            cairo_save(context)
            space.trace(shape, on: context)
            cairo_clip(context)
            cairo_translate(context, Double(rect.x) - left, Double(rect.y) - top)
            let whole = DeviceSpace(scale: scale, firstRow: 0, rowCount: .max)
            magnifier.draw(list, in: whole, on: context)
            cairo_restore(context)
            return
        }
        guard let glass = StripSurface(width: rect.width, height: rect.height) else { return }
        let moved = GraphicsContext()
        moved.translated(by: CGPoint(x: -left / scale, y: 0)) { moved.draw(list) }
        magnifier.draw(moved.takeList(), firstRow: Int(top), on: glass)
        glass.setSource(of: context, x: rect.x, y: rect.y)
        space.trace(shape, on: context)
        cairo_fill(context)
        // The context would otherwise retain the magnified strip.
        cairo_set_source_rgb(context, 0, 0, 0)
    }

    private func note(_ drawing: () throws(ImageError) -> Void) {
        do {
            try drawing()
        } catch {
            failure = failure ?? error
        }
    }

    private func set(_ color: RGBA, on context: OpaquePointer) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    private func trace(_ path: Path, in space: DeviceSpace, on context: OpaquePointer) {
        // The path is converted to pixels of the complete image before the strip's offset is added. Cairo's
        // input is then exact, and the same for every strip.
        path.inPixels(scale: scale).trace(on: context, firstRow: space.firstRow)
    }
}
