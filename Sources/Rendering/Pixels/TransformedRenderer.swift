import CCairo
import DisplayList

/// A renderer of a list whose points are transformed before they become pixels.
///
/// Everything is drawn as outlines, which are rounded to 1/256 of a pixel of the complete image, or as one color for each
/// pixel. Every strip therefore gets the same pixels. Blurs remain round: they are as wide as the transformation makes
/// them on average.
struct TransformedRenderer: DisplayListRenderer {
    let target: PixelRenderer
    /// The transformation of fine pixels to those of the complete image.
    let transform: CGAffineTransform
    /// The space of fine pixels.
    let space: DeviceSpace

    // MARK: Outlines

    /// Returns the outline in the image of a path in fine pixels.
    private func outline(of path: Path) -> Outline {
        Outline(
            path: path.mapped { $0.applying(transform) }.inPixels(scale: 1), x: 0, y: -target.space.firstRow)
    }

    private func outline(of outline: Outline) -> Outline {
        let offset = CGPoint(x: CGFloat(outline.x), y: CGFloat(outline.y))
        var result = self.outline(of: outline.path.translated(by: offset))
        result.isEvenOdd = outline.isEvenOdd
        return result
    }

    private func outline(of rects: [StripRect]) -> Outline { outline(of: Path(rects)) }

    /// Returns a path in points as one in fine pixels.
    private func pixels(_ path: Path) -> Path {
        path.mapped { CGPoint(x: $0.x * space.scale, y: $0.y * space.scale) }
    }

    // MARK: Layers

    func begin(_ layer: DeviceLayer) {
        target.begin(self.layer(layer))
        if case .element = layer { return }
        // Cairo rounds colors differently on surfaces without content, which depends on the strip.
        cairo_surface_mark_dirty(cairo_get_group_target(target.context))
    }

    func end(_ layer: DeviceLayer) { target.end(self.layer(layer)) }

    /// Returns the layer in the image. Clips become masks, because the pixels near an edge of Cairo's clips depend on
    /// the part of the clip that a strip contains.
    private func layer(_ layer: DeviceLayer) -> DeviceLayer {
        switch layer {
        case .clip(let rect): mask(outline(of: [rect]))
        case .mask(let shape, _): mask(shape.map { outline(of: $0) })
        case .group, .element: layer
        }
    }

    private func mask(_ outline: Outline?) -> DeviceLayer {
        let bounds = outline.map { $0.path.bounds.offsetBy(dx: 0, dy: CGFloat($0.y)).pixels }
        return .mask(outline, bounds: bounds ?? StripRect(x: 0, y: 0, width: 0, height: 0))
    }

    // MARK: Shapes

    func fill(_ rect: StripRect, with color: RGBA) { fill([rect], with: color) }

    func fill(_ rects: [StripRect], with color: RGBA) { target.fill(outline(of: rects), with: color) }

    func fill(_ outline: Outline, with color: RGBA) {
        target.fill(self.outline(of: outline), with: color)
    }

    func fill(_ path: Path, with color: RGBA) { target.fill(outline(of: pixels(path)), with: color) }

    func stroke(_ path: Path, width: Double, with color: RGBA) {
        let (path, width) = (pixels(path), width * space.scale)
        guard transform.retainsShapes else {
            // The result of Cairo's elliptical pens depends on the strip.
            let lines = path.flattened(scale: transform.meanScale)
            return target.fill(outline(of: lines.stroked(width: width)), with: color)
        }
        var lines = outline(of: path)
        lines.path = lines.path.flattened(scale: 1).inPixels(scale: 1)
        target.stroke(lines, width: width * transform.meanScale, with: color)
    }

    func fill(_ shape: RoundedRectangle, with gradient: Gradient) {
        guard let outline = space.outline(of: shape) else { return }
        let rect = space.pixels(shape.rect).bounds
        paint(self.outline(of: outline)) { point in
            gradient.color(
                x: (point.x - rect.minX) / rect.width, y: (point.y - rect.minY) / rect.height
            ).premultipliedPixel
        }
    }

    func drawShadow(of path: Path, radius: Double, with color: RGBA) {
        let scale = target.space.scale
        let path = pixels(path).mapped {
            let point = $0.applying(transform)
            return CGPoint(x: point.x / scale, y: point.y / scale)
        }
        let radius = radius * space.scale * transform.meanScale / scale
        target.drawShadow(of: path, radius: radius, with: color)
    }

    // MARK: Text

    func draw(_ run: GlyphRun, x: Double, baseline: Double, with color: RGBA) {
        if run.font.isColored { drawColored(run, x: x, baseline: baseline) }
        fill(outline(of: run, x: x, baseline: baseline), with: color)
    }

    func drawAsOne(_ runs: [TextLayout.PlacedRun], with color: RGBA) {
        var path = Path()
        for placed in runs { path.append(outline(of: placed.run, x: placed.x, baseline: placed.baseline)) }
        fill(path, with: color)
    }

    /// Draws the shadow of text. Glyphs that are images have none.
    func drawShadow(of run: GlyphRun, x: Double, baseline: Double, radius: Double, with color: RGBA) {
        drawShadow(of: outline(of: run, x: x, baseline: baseline), radius: radius, with: color)
    }

    /// Returns the outlines of glyphs and of boxes for missing ones, in points.
    private func outline(of run: GlyphRun, x: Double, baseline: Double) -> Path {
        var path = run.outline.translated(by: CGPoint(x: x, y: baseline))
        for box in run.missing {
            let bars = Path(space.bars(of: box, x: x, baseline: baseline))
            path.append(bars.mapped { CGPoint(x: $0.x / space.scale, y: $0.y / space.scale) })
        }
        return path
    }

    private func drawColored(_ run: GlyphRun, x: Double, baseline: Double) {
        let fine = min(space.scale * transform.meanScale, Self.maxGlyphSize / run.font.size)
        let size = run.font.size
        // Glyphs can be larger than the font's size.
        let frame = CGRect(x: -size, y: -2 * size, width: run.width + 2 * size, height: 3 * size)
        guard let surface = StripSurface(pixels: frame.size, scale: fine) else { return }
        var list = DisplayList()
        list.append(
            .glyphs(run, x: -frame.minX, baseline: -frame.minY, RGBA(red: 0, green: 0, blue: 0, alpha: 1)))
        Rasterizer(scale: fine).draw(list, firstRow: 0, on: surface)
        let origin = CGPoint(x: (x + frame.minX) * space.scale, y: (baseline + frame.minY) * space.scale)
        let rect = CGRect(
            origin: origin,
            size: CGSize(
                width: Double(surface.width) / fine * space.scale,
                height: Double(surface.height) / fine * space.scale))
        paint(surface.bitmap, in: rect, tint: nil)
    }

    /// The maximum size of glyphs that are images, in pixels.
    private static let maxGlyphSize = 512.0

    // MARK: Images

    func draw(_ image: DisplayImage, tint: RGBA?, in rect: StripRect) throws(ImageError) {
        let size = CGSize(
            width: CGFloat(rect.width) * hypot(transform.a, transform.b),
            height: CGFloat(rect.height) * hypot(transform.c, transform.d))
        let pixels = try target.rasterizer.images.scaled(image, toAbout: size)
        paint(pixels, in: rect.bounds, tint: tint)
    }

    private func paint(_ image: PremultipliedBitmap, in rect: CGRect, tint: RGBA?) {
        let (across, down) = (CGFloat(image.width) / rect.width, CGFloat(image.height) / rect.height)
        paint(outline(of: Path(roundedRect: rect, radius: 0))) { point in
            let color = image.color(x: (point.x - rect.minX) * across, y: (point.y - rect.minY) * down)
            return tint.map { $0.premultipliedPixel(opacity: Double(color >> 24) / 255) } ?? color
        }
    }

    /// Fills an outline with a premultiplied color for each point, in fine pixels.
    private func paint(_ shape: Outline, _ color: (CGPoint) -> UInt32) {
        cairo_save(target.context)
        defer { cairo_restore(target.context) }
        target.trace(shape)
        cairo_clip(target.context)
        let shown = CGRect(clipOf: target.context).integral
        guard shown.width > 0, shown.height > 0, shown.width * shown.height <= Self.maxPixels else { return }
        let area = shown.pixels
        let inverse = transform.inverted()
        var pixels: [UInt32] = []
        pixels.reserveCapacity(area.width * area.height)
        for row in area.y..<area.y + area.height {
            let y = CGFloat(row + target.space.firstRow) + 0.5
            for column in area.x..<area.x + area.width {
                pixels.append(color(CGPoint(x: CGFloat(column) + 0.5, y: y).applying(inverse)))
            }
        }
        PremultipliedBitmap(width: area.width, height: area.height, pixels: pixels).draw(
            in: area, isTemplate: false, on: target.context)
    }

    /// The maximum number of pixels that are painted together: many times those of a strip.
    private static let maxPixels = CGFloat(64 << 20)

    // MARK: Lists

    func draw(
        _ list: DisplayList, scale: Double, from corner: CGPoint, in rect: StripRect,
        clippedTo outline: Outline
    ) throws(ImageError) {
        let layer = DeviceLayer.mask(outline, bounds: rect)
        begin(layer)
        var magnified = space
        magnified.scale = scale
        let move = CGAffineTransform(
            translationX: CGFloat(rect.x) - corner.x, y: CGFloat(rect.y) - corner.y)
        let failure = TransformedRenderer(
            target: target, transform: move.concatenating(transform), space: magnified
        ).draw(list)
        end(layer)
        if let failure { throw failure }
    }

    /// Draws a transformed list. Its pixels are those of the image if both transformations together only turn them.
    func draw(_ list: DisplayList, at placement: Placement) throws(ImageError) {
        let total = placement.total.concatenating(transform)
        let zoom = placement.space.scale / target.space.scale
        let pixels = CGAffineTransform(scaleX: zoom, y: zoom).concatenating(total)
        if let whole = pixels.onWholePixels { return try target.draw(list, turnedBy: whole) }
        let renderer = TransformedRenderer(target: target, transform: total, space: placement.space)
        if let failure = renderer.draw(list) { throw failure }
    }
}

extension Path {
    fileprivate init(_ rects: [StripRect]) {
        self.init()
        for rect in rects { append(Path(roundedRect: rect.bounds, radius: 0)) }
    }
}

extension CGRect {
    /// The whole pixels that the rectangle touches.
    fileprivate var pixels: StripRect {
        func pixel(_ edge: CGFloat) -> Int { Int(clamping: edge, within: DeviceSpace.limit) }
        let (left, top) = (pixel(minX.rounded(.down)), pixel(minY.rounded(.down)))
        return StripRect(
            x: left, y: top, width: pixel(maxX.rounded(.up)) - left, height: pixel(maxY.rounded(.up)) - top)
    }
}
