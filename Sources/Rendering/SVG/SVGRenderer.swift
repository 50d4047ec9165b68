import DisplayList

struct SVGRenderer: DisplayListRenderer {
    let file: SVGFile
    let space: DeviceSpace

    static func space(scale: Double, firstRow: Int) -> DeviceSpace {
        DeviceSpace(scale: scale, firstRow: firstRow, rowCount: .max, farthest: 1 << 30)
    }

    // MARK: Layers

    func begin(_ layer: DeviceLayer) {
        if case .element(.link(let address)) = layer {
            return file.write("<a xlink:href=\"\(address.text.xmlEscaped)\">\n")
        }
        let attribute =
            switch layer {
            case .clip(let rect): clip(to: "<rect \(Markup.attributes(of: rect))/>")
            case .mask(let outline?, _): clip(to: outline)
            case .mask(nil, _): " display=\"none\""
            case .group(let opacity): " opacity=\"\(Markup.number(opacity))\""
            case .element: ""
            }
        file.write("<g\(attribute)>\n")
    }

    func end(_ layer: DeviceLayer) {
        if case .element(.link) = layer { return file.write("</a>\n") }
        file.write("</g>\n")
    }

    private func clip(to outline: Outline) -> String { clip(to: "<path d=\"\(Markup.path(outline))\"/>") }

    private func clip(to element: String) -> String {
        let name = file.define("clip \(element)", "clipPath") { element }
        return " clip-path=\"url(#\(name))\""
    }

    // MARK: Shapes

    func fill(_ rect: StripRect, with color: RGBA) {
        file.write("<rect \(Markup.attributes(of: rect))\(Markup.fill(color))/>\n")
    }

    func fill(_ rects: [StripRect], with color: RGBA) { fill(rects, Markup.fill(color)) }

    func fill(_ rects: [StripRect], _ attributes: String) {
        file.write("<path d=\"\(Markup.path(rects))\"\(attributes)/>\n")
    }

    func fill(_ outline: Outline, with color: RGBA) {
        let rule = outline.isEvenOdd ? " fill-rule=\"evenodd\"" : ""
        file.write("<path\(rule) d=\"\(Markup.path(outline))\"\(Markup.fill(color))/>\n")
    }

    func fill(_ path: Path, with color: RGBA) { draw(path, Markup.fill(color)) }

    func fill(_ shape: RoundedRectangle, with gradient: Gradient) {
        guard let outline = space.outline(of: shape) else { return }
        let (start, end) = (gradient.start, gradient.end)
        let direction = [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)]
            .map { " \($0)=\"\(Markup.number($1))\"" }.joined()
        let name = file.define("gradient \(gradient)", "linearGradient", direction) {
            gradient.stops.map { stop in
                "<stop offset=\"\(Markup.number(stop.location))\" stop-color=\"\(Markup.hexadecimal(stop.color))\""
                    + " stop-opacity=\"\(Markup.number(stop.color.alpha))\"/>"
            }.joined()
        }
        file.write("<path d=\"\(Markup.path(outline))\" fill=\"url(#\(name))\"/>\n")
    }

    func stroke(_ path: Path, width: Double, with color: RGBA) {
        draw(
            path,
            " fill=\"none\" stroke-width=\"\(Markup.number(width * space.scale))\""
                + " stroke-linecap=\"round\" stroke-linejoin=\"round\"\(Markup.stroke(color))")
    }

    private func draw(_ path: Path, _ attributes: String) {
        file.write("<path d=\"\(Markup.path(pixels(path), y: -Double(space.firstRow)))\"\(attributes)/>\n")
    }

    /// Returns a path in pixels of the complete image, without rounding.
    private func pixels(_ path: Path) -> Path {
        path.mapped { CGPoint(x: $0.x * space.scale, y: $0.y * space.scale) }
    }

    // MARK: Shadows

    func drawShadow(of path: Path, radius: Double, with color: RGBA) {
        let bounds = pixels(path).translated(by: CGPoint(x: 0, y: -Double(space.firstRow))).bounds
        draw(path, blur(bounds, radius) + Markup.fill(color))
    }

    func drawShadow(of run: GlyphRun, x: Double, baseline: Double, radius: Double, with color: RGBA) {
        let size = run.font.size * space.scale
        let bounds = CGRect(
            x: x * space.scale - size, y: baseline * space.scale - Double(space.firstRow) - 2 * size,
            width: run.width * space.scale + 2 * size, height: 3 * size)
        draw(run, x: x, baseline: baseline, color, blur(bounds, radius) + " aria-hidden=\"true\"")
    }

    /// Returns an attribute with a filter that blurs content with the given bounds, by a radius in points.
    private func blur(_ bounds: CGRect, _ radius: Double) -> String {
        let deviation = radius * space.scale
        guard deviation > 0 else { return "" }
        let area = bounds.insetBy(dx: -3 * deviation, dy: -3 * deviation)
        let region = [("x", area.minX), ("y", area.minY), ("width", area.width), ("height", area.height)]
            .map { " \($0)=\"\(Markup.number($1))\"" }.joined()
        let name = file.define(
            "blur \(deviation) \(region)", "filter", " filterUnits=\"userSpaceOnUse\"\(region)"
        ) {
            "<feGaussianBlur stdDeviation=\"\(Markup.number(deviation))\"/>"
        }
        return " filter=\"url(#\(name))\""
    }

    // MARK: Images

    func draw(_ image: DisplayImage, tint: RGBA?, in rect: StripRect) throws(ImageError) {
        let reduction = image.reduction(forWidth: rect.width, height: rect.height)
        let key = "image \(image.identity) \(reduction) \(tint.map { "\($0)" } ?? "")"
        let name = try file.defineImage(key) { () throws(ImageError) in
            let image = try image.pixels(reduction: reduction, in: file.cache)
            let pixels = tint.map(image.tinted) ?? image.pixels
            return pixels.withUnsafeBytes { $0.pngData(width: image.width, height: image.height) }
        }
        guard let name else { return }
        file.write(
            "<use xlink:href=\"#\(name)\" transform=\"translate(\(rect.x) \(rect.y)) scale(\(rect.width) \(rect.height))\"/>\n"
        )
    }

    func draw(
        _ list: DisplayList, scale: Double, from corner: CGPoint, in rect: StripRect,
        clippedTo outline: Outline
    ) throws(ImageError) {
        let (left, top) = (Double(rect.x) - corner.x, Double(rect.y) - corner.y)
        file.write(
            "<g\(clip(to: outline))><g transform=\"translate(\(Markup.number(left)) \(Markup.number(top)))\">\n"
        )
        let failure = SVGRenderer(file: file, space: Self.space(scale: scale, firstRow: 0)).draw(list)
        file.write("</g></g>\n")
        if let failure { throw failure }
    }

    func draw(_ list: DisplayList, at placement: Placement) throws(ImageError) {
        var transform = placement.transform
        transform.ty -= Double(space.firstRow)
        let zoom = placement.unit == 1 ? "" : " scale(\(placement.unit))"
        file.write("<g transform=\"\(Markup.matrix(transform))\(zoom)\">\n")
        let failure = SVGRenderer(file: file, space: placement.space).draw(list)
        file.write("</g>\n")
        if let failure { throw failure }
    }
}

extension PremultipliedBitmap {
    /// Returns pixels of a color with the alpha of the image's pixels.
    fileprivate func tinted(_ color: RGBA) -> [UInt32] {
        let color = color.clamped
        return pixels.map { pixel in
            let alpha = Double(pixel >> 24) * color.alpha
            func part(_ value: Double) -> UInt32 { UInt32((alpha * value).rounded()) }
            return UInt32(alpha.rounded()) << 24 | part(color.red) << 16 | part(color.green) << 8
                | part(color.blue)
        }
    }
}
