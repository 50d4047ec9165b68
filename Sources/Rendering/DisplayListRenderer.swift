import DisplayList

/// A renderer of display lists in one format.
///
/// A format implements only its drawing operations. The walk over a list, with its layers and the rounding to pixels,
/// is the same for all formats; see ``draw(_:)``.
protocol DisplayListRenderer {
    /// The conversion of points to pixels. Paths and text are in points, everything else is in pixels.
    var space: DeviceSpace { get }

    /// Begins a layer, which contains everything drawn before its end.
    func begin(_ layer: DeviceLayer)
    func end(_ layer: DeviceLayer)

    func fill(_ rect: StripRect, with color: RGBA)
    /// Fills the rectangles as one shape.
    func fill(_ rects: [StripRect], with color: RGBA)
    func fill(_ outline: Outline, with color: RGBA)
    func fill(_ path: Path, with color: RGBA)
    func fill(_ shape: RoundedRectangle, with gradient: Gradient)
    func stroke(_ path: Path, width: Double, with color: RGBA)
    func drawShadow(of path: Path, radius: Double, with color: RGBA)

    func draw(_ run: GlyphRun, x: Double, baseline: Double, with color: RGBA)
    func drawAsOne(_ runs: [TextLayout.PlacedRun], with color: RGBA)
    func drawShadow(of run: GlyphRun, x: Double, baseline: Double, radius: Double, with color: RGBA)

    /// Draws an image, or with a tint, the tint in its opaque parts.
    func draw(_ image: DisplayImage, tint: RGBA?, in rect: StripRect) throws(ImageError)

    /// Draws a list at another scale. The pixel `corner` of the list is at the rectangle's top-left corner.
    func draw(
        _ list: DisplayList, scale: Double, from corner: CGPoint, in rect: StripRect,
        clippedTo outline: Outline
    ) throws(ImageError)

    /// Draws a list whose pixels are transformed.
    func draw(_ list: DisplayList, at placement: Placement) throws(ImageError)
}

/// A layer of a drawing, in pixels.
enum DeviceLayer {
    case clip(StripRect)
    /// A group that is clipped to an outline, which is `nil` if the shape is empty, and its bounds.
    case mask(Outline?, bounds: StripRect)
    case group(opacity: Double)
    /// An element of the document's structure, without a visible effect.
    case element(TextElement)
}

extension DisplayListRenderer {
    /// Draws a list. Returns the first error in reading an image. The other images are drawn regardless.
    func draw(_ list: DisplayList) -> ImageError? {
        var failure: ImageError?
        var layers: [DeviceLayer] = []
        func begin(_ layer: DeviceLayer) {
            self.begin(layer)
            layers.append(layer)
        }
        for item in list.items {
            switch item {
            case .clip(let rect): begin(.clip(space.clip(rect)))
            case .mask(let shape): begin(.mask(space.outline(of: shape), bounds: space.clip(shape.rect)))
            case .group(let opacity): begin(.group(opacity: opacity))
            case .element(let element): begin(.element(element))
            case .restore: if let layer = layers.popLast() { end(layer) }
            default: do throws(ImageError) { try draw(item) } catch { failure = failure ?? error }
            }
        }
        for layer in layers.reversed() { end(layer) }
        return failure
    }

    private func draw(_ item: DisplayItem) throws(ImageError) {
        switch item {
        case .rectangle(let rect, let color): fill(space.pixels(rect), with: color)
        case .stripes(let stripes, let color): fill(space.bars(of: stripes), with: color)
        case .roundedRectangle(let shape, let color):
            if let outline = space.outline(of: shape) { fill(outline, with: color) }
        case .border(let shape, let width, let color):
            if let outline = space.border(of: shape, width: width) { fill(outline, with: color) }
        case .fill(let path, let color): fill(path, with: color)
        case .gradient(let gradient, let shape): fill(shape, with: gradient)
        case .stroke(let path, let width, let color): stroke(path, width: width, with: color)
        case .shadow(let path, let radius, let color): drawShadow(of: path, radius: radius, with: color)
        case .glyphs(let run, let x, let baseline, let color):
            draw(run, x: x, baseline: baseline, with: color)
        case .text(let runs, let color): drawAsOne(runs, with: color)
        case .glyphShadow(let run, let x, let baseline, let radius, let color):
            drawShadow(of: run, x: x, baseline: baseline, radius: radius, with: color)
        case .rule(let rule, let color): for bar in space.bars(of: rule) { fill(bar, with: color) }
        case .image(let image, let rect): try draw(image, tint: nil, in: space.pixels(rect))
        case .template(let image, let rect, let color): try draw(image, tint: color, in: space.pixels(rect))
        case .magnified(let list, let zoom, let focus, let shape):
            try magnify(list, zoom: zoom, focus: focus, in: shape)
        case .transformed(let list, let transform):
            if transform.isInvertible { try draw(list, at: space.placement(of: transform)) }
        case .clip, .mask, .group, .element, .restore: break
        }
    }

    /// Draws a list at a larger scale, clipped to a shape.
    private func magnify(
        _ list: DisplayList, zoom: Double, focus: CGPoint, in shape: RoundedRectangle
    ) throws(ImageError) {
        let rect = space.pixels(shape.rect)
        let scale = space.scale * zoom
        let left = (focus.x * scale - CGFloat(rect.width) / 2).nearestPixel(scale: 1)
        let top = (focus.y * scale - CGFloat(rect.height) / 2).nearestPixel(scale: 1)
        guard abs(left) < 1e9, abs(top) < 1e9, let outline = space.outline(of: shape) else { return }
        try draw(list, scale: scale, from: CGPoint(x: left, y: top), in: rect, clippedTo: outline)
    }
}
