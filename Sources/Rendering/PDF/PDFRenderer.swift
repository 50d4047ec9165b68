import CCairo
import DisplayList

/// A renderer of PDF pages. Text remains text, images retain more pixels than a screen shows, and gradients remain
/// gradients.
struct PDFRenderer: CairoRenderer {
    let pages: PDFPages
    let space: DeviceSpace

    var context: OpaquePointer { pages.context }
    var glyphs: GlyphPainter { pages.glyphs }
    var shadows: ShadowPainter { pages.shadows }

    func begin(_ layer: DeviceLayer) {
        switch layer {
        case .clip(let rect): beginClip(to: rect)
        case .mask(let outline, _): beginClip(to: outline)
        case .group:
            pages.structure.beginGroup(on: context)
            cairo_push_group(context)
        case .element(let element): pages.structure.begin(element, on: context)
        }
    }

    func end(_ layer: DeviceLayer) {
        switch layer {
        case .clip, .mask: cairo_restore(context)
        case .group(let opacity):
            endGroup(opacity: opacity)
            pages.structure.endGroup(on: context)
        case .element: pages.structure.end(on: context)
        }
    }

    // MARK: Shapes

    /// Fills a rectangle. A thin bar becomes a line of its width.
    ///
    /// PDF viewers align lines to pixels and draw the thinnest as one pixel. Separators are then equal at every zoom. A
    /// filled rectangle thinner than a pixel is pale or invisible, depending on its position.
    func fill(_ rect: StripRect, with color: RGBA) {
        let bar = rect.near()
        guard bar.isLine(scale: space.scale) else { return fill([rect], with: color) }
        set(color)
        let bounds = bar.bounds
        cairo_new_path(context)
        if bounds.width > bounds.height {
            cairo_move_to(context, bounds.minX, bounds.midY)
            cairo_line_to(context, bounds.maxX, bounds.midY)
        } else {
            cairo_move_to(context, bounds.midX, bounds.minY)
            cairo_line_to(context, bounds.midX, bounds.maxY)
        }
        cairo_set_line_width(context, min(bounds.width, bounds.height))
        cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
        cairo_stroke(context)
    }

    func fill(_ shape: RoundedRectangle, with gradient: Gradient) {
        guard let pattern = linearPattern(of: gradient, in: space.pixels(shape.rect)) else { return }
        for stop in gradient.stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, color.red, color.green, color.blue, color.alpha)
        }
        trace(space.outline(of: shape))
        cairo_set_source(context, pattern)
        cairo_fill(context)
        cairo_pattern_destroy(pattern)
    }

    /// Returns a pattern without stops. Its lines of one color are perpendicular to the line between its points, unlike
    /// those of a gradient in a shape that is no square, so it ends at another point of the same color.
    private func linearPattern(of gradient: Gradient, in rect: StripRect) -> OpaquePointer? {
        let (width, height) = (Double(rect.width), Double(rect.height))
        let across = Double(gradient.end.x - gradient.start.x),
            down = Double(gradient.end.y - gradient.start.y)
        let (x, y) = (Double(rect.x) + gradient.start.x * width, Double(rect.y) + gradient.start.y * height)
        let (right, below) = (across * height, down * width)
        let factor = (across * across + down * down) / (right * right + below * below) * width * height
        return cairo_pattern_create_linear(x, y, x + right * factor, y + below * factor)
    }

    // MARK: Text

    /// Draws a run with the characters of its glyphs.
    func draw(_ run: GlyphRun, x: Double, baseline: Double, with color: RGBA) {
        set(color)
        show(run, x: x, y: Double(space.row(of: baseline)) / space.scale)
        for box in run.missing { fill(space.bars(of: box, x: x, baseline: baseline), with: color) }
    }

    private func show(_ run: GlyphRun, x: Double, y: Double) {
        guard !run.glyphs.isEmpty else { return }
        cairo_save(context)
        cairo_scale(context, space.scale, space.scale)
        var glyphs = run.glyphs.map { cairo_glyph_t(index: UInt($0.index), x: x + $0.x, y: y + $0.y) }
        var clusters = run.clusters
        let flags: cairo_text_cluster_flags_t =
            run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
        let count = Int32(run.text.utf8.count)
        FontAccess.exclusively {
            cairo_set_scaled_font(context, run.font.pointer)
            pages.structure.drawText(on: context) {
                cairo_show_text_glyphs(
                    context, run.text, count, &glyphs, Int32(glyphs.count), &clusters, Int32(clusters.count),
                    flags)
            }
        }
        cairo_restore(context)
    }

    /// The distance by which the bounds of a text group exceed its outlines, in pixels, because viewers smooth edges.
    private static let spareEdge = 4.0

    func drawAsOne(_ runs: [TextLayout.PlacedRun], with color: RGBA) {
        let bounds = runs.reduce(CGRect.null) {
            $0.union(space.ink(of: $1).insetBy(dx: -Self.spareEdge, dy: -Self.spareEdge))
        }
        guard !bounds.isEmpty else { return }
        cairo_save(context)
        // A viewer makes a group as large as its clip.
        cairo_new_path(context)
        cairo_rectangle(context, bounds.minX, bounds.minY, bounds.width, bounds.height)
        cairo_clip(context)
        pages.structure.drawText(on: context) {
            cairo_push_group(context)
            for placed in runs {
                draw(placed.run, x: placed.x, baseline: placed.baseline, with: color.opaque)
            }
            endGroup(opacity: color.alpha)
        }
        cairo_restore(context)
    }

    // MARK: Images

    /// Draws an image. A file contains each image once.
    func draw(_ image: DisplayImage, tint: RGBA?, in rect: StripRect) throws(ImageError) {
        let reduction = image.reduction(forWidth: rect.width, height: rect.height)
        let pixels = try image.pixels(reduction: reduction, in: .shared)
        if let tint { set(tint) }
        pixels.draw(in: rect, isTemplate: tint != nil, on: context) { pattern in
            mark(pattern, as: "\(image.identity) \(reduction)")
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

    func draw(
        _ list: DisplayList, scale: Double, from corner: CGPoint, in rect: StripRect,
        clippedTo outline: Outline
    ) throws(ImageError) {
        beginClip(to: outline)
        cairo_translate(context, Double(rect.x) - corner.x, Double(rect.y) - corner.y)
        let whole = DeviceSpace(scale: scale, firstRow: 0, rowCount: .max)
        let failure = PDFRenderer(pages: pages, space: whole).draw(list)
        cairo_restore(context)
        if let failure { throw failure }
    }

    func draw(_ list: DisplayList, at placement: Placement) throws(ImageError) {
        let total = placement.total
        var matrix = cairo_matrix_t(
            xx: total.a, yx: total.b, xy: total.c, yy: total.d, x0: total.tx, y0: total.ty)
        cairo_save(context)
        cairo_transform(context, &matrix)
        let failure = PDFRenderer(pages: pages, space: placement.space).draw(list)
        cairo_restore(context)
        if let failure { throw failure }
    }
}

extension GlyphRun {
    /// The clusters of characters and glyphs, in reading order.
    fileprivate var clusters: [cairo_text_cluster_t] {
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
