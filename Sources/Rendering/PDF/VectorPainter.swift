import CCairo
import DisplayList
import Foundation
import Images
import Typesetting

/// A painter of content that consists of pixels in images. Text remains text, images retain more pixels than
/// a screen shows, and gradients remain gradients.
final class VectorPainter {
    private let scale: Double
    private let cache: ImageCache
    let structure = TextStructure()

    init(scale: Double, cache: ImageCache) {
        self.scale = scale
        self.cache = cache
    }

    /// Draws a run in the context's current color, with the characters of its glyphs.
    func draw(_ run: GlyphRun, x: Double, baseline: Double, in space: DeviceSpace, on context: OpaquePointer)
    {
        let y = Double(space.edge(baseline) - space.firstRow) / scale
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_scale(context, scale, scale)
        var glyphs = run.glyphs.map { cairo_glyph_t(index: UInt($0.index), x: x + $0.x, y: y + $0.y) }
        var clusters = run.clusters
        let flags: cairo_text_cluster_flags_t =
            run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
        let count = Int32(run.text.utf8.count)
        FontAccess.exclusively {
            cairo_set_scaled_font(context, run.font.pointer)
            cairo_show_text_glyphs(
                context, run.text, count, &glyphs, Int32(glyphs.count), &clusters, Int32(clusters.count),
                flags)
        }
        for box in run.missing {
            let height = run.font.size * 0.7
            let line = run.font.size / 16
            cairo_rectangle(
                context, x + box.x + run.font.size * 0.05, y - height,
                max(box.width - run.font.size * 0.1, 3), height)
            cairo_set_line_width(context, line)
            cairo_stroke(context)
        }
    }

    /// The distance by which the bounds of a text group exceed its outlines, in pixels, because viewers
    /// smooth edges.
    private static let spareEdge = 4.0

    /// Draws runs in the context's current color as one shape, at an opacity from 0 to 1.
    func drawAsOne(
        _ runs: [TextLayout.PlacedRun], opacity: Double, in space: DeviceSpace, on context: OpaquePointer
    ) {
        let bounds = runs.reduce(CGRect.null) { bounds, placed in
            let row = Double(space.edge(placed.baseline) - space.firstRow)
            let ink = placed.run.bounds
            return bounds.union(
                CGRect(
                    x: (placed.x + ink.minX) * scale, y: row + ink.minY * scale, width: ink.width * scale,
                    height: ink.height * scale
                ).insetBy(dx: -Self.spareEdge, dy: -Self.spareEdge))
        }
        guard !bounds.isEmpty else { return }
        cairo_save(context)
        // A viewer makes a group as large as its clip.
        cairo_new_path(context)
        cairo_rectangle(context, bounds.minX, bounds.minY, bounds.width, bounds.height)
        cairo_clip(context)
        cairo_push_group(context)
        for placed in runs {
            draw(placed.run, x: placed.x, baseline: placed.baseline, in: space, on: context)
        }
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, opacity)
        cairo_restore(context)
    }

    /// Draws a thin bar as a line of its width, in the context's current color. Returns whether the rectangle
    /// is such a bar.
    ///
    /// PDF viewers align lines to pixels and draw the thinnest as one pixel. Separators are then equal at
    /// every zoom. A filled rectangle thinner than a pixel is pale or invisible, depending on its position.
    func drawLine(along rect: DeviceSpace.PixelRect, on context: OpaquePointer) -> Bool {
        let bar = rect.near
        guard bar.isLine(scale: scale) else { return false }
        let (left, top) = (Double(bar.x), Double(bar.y))
        let (width, height) = (Double(bar.width), Double(bar.height))
        cairo_new_path(context)
        if width > height {
            cairo_move_to(context, left, top + height / 2)
            cairo_line_to(context, left + width, top + height / 2)
        } else {
            cairo_move_to(context, left + width / 2, top)
            cairo_line_to(context, left + width / 2, top + height)
        }
        cairo_set_line_width(context, min(width, height))
        cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
        cairo_stroke(context)
        return true
    }

    /// Fills the context's path with a vertical gradient.
    func fill(with gradient: Gradient, from top: Int, height: Int, on context: OpaquePointer) {
        guard let pattern = cairo_pattern_create_linear(0, Double(top), 0, Double(top + height)) else {
            return
        }
        for stop in gradient.stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, color.red, color.green, color.blue, color.alpha)
        }
        cairo_set_source(context, pattern)
        cairo_fill(context)
        cairo_pattern_destroy(pattern)
    }

    /// Draws an image scaled to a rectangle. A template image is drawn in the context's current color. A file
    /// contains each image once.
    func draw(
        _ image: DisplayImage, in rect: DeviceSpace.PixelRect, isTemplate: Bool = false,
        on context: OpaquePointer
    ) throws(ImageError) {
        let reduction = image.reduction(forWidth: rect.width, height: rect.height)
        let pixels = try image.pixels(reduction: reduction, in: cache)
        pixels.withPattern { pattern in
            mark(pattern, as: "\(image.identity) \(reduction)")
            let across = Double(pixels.width) / Double(rect.width)
            let down = Double(pixels.height) / Double(rect.height)
            var matrix = cairo_matrix_t(
                xx: across, yx: 0, xy: 0, yy: down, x0: -across * Double(rect.x), y0: -down * Double(rect.y))
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_save(context)
            rect.trace(on: context)
            cairo_clip(context)
            if isTemplate {
                cairo_mask(context, pattern)
            } else {
                cairo_set_source(context, pattern)
                cairo_paint(context)
            }
            cairo_restore(context)
        }
    }

    /// Gives an image a unique name, by which Cairo recognizes its next use.
    private func mark(_ pattern: OpaquePointer, as name: String) {
        var surface: OpaquePointer?
        guard cairo_pattern_get_surface(pattern, &surface) == CAIRO_STATUS_SUCCESS, let surface,
            let copy = strdup(name)
        else { return }
        copy.withMemoryRebound(to: UInt8.self, capacity: name.utf8.count + 1) { bytes in
            _ = cairo_surface_set_mime_data(
                surface, CAIRO_MIME_TYPE_UNIQUE_ID, bytes, UInt(name.utf8.count), { free($0) }, copy)
        }
    }
}

extension GlyphRun {
    /// The clusters of characters and glyphs, in reading order.
    var clusters: [cairo_text_cluster_t] {
        guard !glyphs.isEmpty else { return [] }
        // Characters without glyphs, such as spaces, belong to the cluster before them.
        var starts: [(offset: Int32, glyphs: Int32)] = []
        for glyph in isRightToLeft ? Array(glyphs.reversed()) : glyphs {
            if starts.last?.offset == glyph.cluster {
                starts[starts.count - 1].glyphs += 1
            } else {
                starts.append((glyph.cluster, 1))
            }
        }
        starts[0].offset = 0
        let ends = starts.dropFirst().map(\.offset) + [Int32(text.utf8.count)]
        return zip(starts, ends).map {
            cairo_text_cluster_t(num_bytes: $1 - $0.offset, num_glyphs: $0.glyphs)
        }
    }
}
