import DisplayList
import Files
import Foundation
import Images
import Typesetting

/// An SVG file that is written display list by display list.
///
/// Its unit is a pixel of the image, so that edges are where they are in an image of pixels. Text remains
/// text, in embedded fonts.
package final class SVGFile {
    private let sink: any ByteSink
    let cache: ImageCache
    var fonts = FontUse()
    /// The numbers of the existing definitions, by their content: images for the complete file, others for
    /// one list.
    var images: [String: Int] = [:]
    var definitions: [String: Int] = [:]
    var definitionCount = 0
    var buffer = ""

    /// The first error in reading an image, or `nil`. The other images are drawn regardless.
    package internal(set) var failure: ImageError?

    /// Begins a file.
    ///
    /// - Parameters:
    ///   - width: The width in pixels, as is the height.
    ///   - scale: The number of pixels per point.
    ///   - title: The alt text. An empty title is omitted.
    package init(
        width: Int, height: Int, scale: Double, title: String, sink: any ByteSink, cache: ImageCache = .shared
    ) {
        self.sink = sink
        self.cache = cache
        let size =
            "width=\"\(Markup.number(Double(width) / scale))\" height=\"\(Markup.number(Double(height) / scale))\""
        let role = title.isEmpty ? "" : " role=\"img\""
        buffer =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \(size) "
            + "viewBox=\"0 0 \(width) \(height)\" xml:space=\"preserve\"\(role)>\n"
        if !title.isEmpty { buffer += "<title>\(title.xmlEscaped)</title>\n" }
    }

    /// Adds a display list, of which only some rows of pixels are visible.
    ///
    /// - Parameters:
    ///   - firstRow: The row of the list's pixels that is the first of the image.
    ///   - rows: The rows of the image.
    package func add(
        _ list: DisplayList, firstRow: Int, scale: Double, rows: Range<Int>, width: Int
    ) throws(OutputError) {
        let clip = define("clip \(rows)", "clipPath") {
            "<rect x=\"0\" y=\"\(rows.lowerBound)\" width=\"\(width)\" height=\"\(rows.count)\"/>"
        }
        buffer += "<g clip-path=\"url(#\(clip))\">\n"
        draw(list, in: DeviceSpace(scale: scale, firstRow: firstRow, rowCount: .max))
        buffer += "</g>\n"
        definitions.removeAll(keepingCapacity: true)
        try flush()
    }

    /// Writes the rest of the file, which includes the fonts.
    package func finish() throws(OutputError) {
        buffer += "<style>\ntext{\(Self.textStyle)}\n\(fonts.styleSheet)\n</style>\n</svg>\n"
        try flush()
    }

    /// The CSS that makes browsers lay out text as in the other formats.
    ///
    /// Browsers ignore xml:space, so `white-space` retains spaces at the ends of runs. All of a run is laid
    /// out in its direction, regardless of its characters. East Asian punctuation retains its width. Glyphs
    /// retain their outlines and positions, without hinting.
    private static let textStyle =
        "white-space:pre;unicode-bidi:bidi-override;text-spacing-trim:space-all;text-rendering:geometricPrecision"

    private func flush() throws(OutputError) {
        var text = buffer
        buffer = ""
        let result = text.withUTF8 { bytes in
            Result { () throws(OutputError) in try sink.write(UnsafeRawBufferPointer(bytes)) }
        }
        try result.get()
    }

    /// Defines an element once, and returns its name.
    func define(_ key: String, _ tag: String, _ attributes: String = "", _ content: () -> String) -> String {
        if let known = definitions[key] { return "d\(known)" }
        let number = definitionCount
        definitionCount += 1
        definitions[key] = number
        buffer += "<defs><\(tag) id=\"d\(number)\"\(attributes)>\(content())</\(tag)></defs>\n"
        return "d\(number)"
    }

    // MARK: Items

    func draw(_ list: DisplayList, in space: DeviceSpace) {
        var open = 0
        for item in list.items {
            switch item {
            case .clip(let rect):
                buffer += "<g clip-path=\"url(#\(clip(to: space.clip(rect))))\">\n"
                open += 1
            case .mask(let shape):
                guard let outline = outline(shape, in: space) else {
                    buffer += "<g display=\"none\">\n"
                    open += 1
                    continue
                }
                let name = define("clip \(outline)", "clipPath") { "<path d=\"\(outline)\"/>" }
                buffer += "<g clip-path=\"url(#\(name))\">\n"
                open += 1
            case .group(let opacity):
                buffer += "<g opacity=\"\(Markup.number(opacity))\">\n"
                open += 1
            case .element:
                buffer += "<g>\n"
                open += 1
            case .restore where open > 0:
                buffer += "</g>\n"
                open -= 1
            default: draw(item, in: space)
            }
        }
        for _ in 0..<open { buffer += "</g>\n" }
    }

    private func clip(to rect: DeviceSpace.PixelRect) -> String {
        define("clip \(rect)", "clipPath") { "<rect \(attributes(of: rect))/>" }
    }

    func draw(_ item: DisplayItem, in space: DeviceSpace) {
        switch item {
        case .rectangle(let rect, let color):
            buffer += "<rect \(attributes(of: space.pixels(rect)))\(Markup.fill(color))/>\n"
        case .stripes(let stripes, let color):
            let bars = space.bars(of: stripes).map {
                "M\($0.x) \($0.y)h\($0.width)v\($0.height)h-\($0.width)z"
            }
            buffer += "<path d=\"\(bars.joined())\"\(Markup.fill(color))/>\n"
        case .roundedRectangle(let shape, let color):
            guard let outline = outline(shape, in: space) else { return }
            buffer += "<path d=\"\(outline)\"\(Markup.fill(color))/>\n"
        case .border(let shape, let width, let color):
            let inset = max((width * space.scale).rounded(), 1) / space.scale
            let paths = [shape, shape.inset(by: inset)].compactMap { outline($0, in: space) }
            buffer += "<path fill-rule=\"evenodd\" d=\"\(paths.joined())\"\(Markup.fill(color))/>\n"
        case .fill(let path, let color):
            buffer += "<path d=\"\(outline(path, in: space))\"\(Markup.fill(color))/>\n"
        case .gradient(let gradient, let shape):
            guard let outline = outline(shape, in: space) else { return }
            let name = define("gradient \(gradient)", "linearGradient", " x2=\"0\" y2=\"1\"") {
                gradient.stops.map { stop in
                    "<stop offset=\"\(Markup.number(stop.location))\" stop-color=\"\(Markup.hexadecimal(stop.color))\""
                        + " stop-opacity=\"\(Markup.number(stop.color.alpha))\"/>"
                }.joined()
            }
            buffer += "<path d=\"\(outline)\" fill=\"url(#\(name))\"/>\n"
        case .stroke(let path, let width, let color):
            buffer +=
                "<path d=\"\(outline(path, in: space))\" fill=\"none\" stroke-width=\"\(Markup.number(width * space.scale))\""
                + " stroke-linecap=\"round\" stroke-linejoin=\"round\"\(Markup.stroke(color))/>\n"
        case .shadow(let path, let radius, let color):
            let bounds = path.mapped {
                CGPoint(x: $0.x * space.scale, y: $0.y * space.scale - Double(space.firstRow))
            }.bounds
            buffer +=
                "<path d=\"\(outline(path, in: space))\"\(blur(bounds, radius * space.scale))\(Markup.fill(color))/>\n"
        case .glyphs(let run, let x, let baseline, let color):
            draw(run, x: x, baseline: baseline, in: space, color)
        case .text(let runs, let color):
            buffer += "<g opacity=\"\(Markup.number(color.alpha))\">\n"
            for placed in runs {
                draw(placed.run, x: placed.x, baseline: placed.baseline, in: space, color.opaque)
            }
            buffer += "</g>\n"
        case .glyphShadow(let run, let x, let baseline, let radius, let color):
            let size = run.font.size * space.scale
            let bounds = CGRect(
                x: x * space.scale - size, y: baseline * space.scale - Double(space.firstRow) - 2 * size,
                width: run.width * space.scale + 2 * size, height: 3 * size)
            let look = blur(bounds, radius * space.scale) + " aria-hidden=\"true\""
            draw(run, x: x, baseline: baseline, in: space, color, look)
        case .rule(let rule, let color):
            for bar in space.bars(of: rule) {
                buffer += "<rect \(attributes(of: bar))\(Markup.fill(color))/>\n"
            }
        case .image(let image, let rect): draw(image, in: space.pixels(rect), tint: nil)
        case .template(let image, let rect, let color): draw(image, in: space.pixels(rect), tint: color)
        case .magnified(let list, let zoom, let focus, let shape):
            magnify(list, zoom: zoom, focus: focus, shape, in: space)
        case .clip, .mask, .group, .element, .restore: break
        }
    }

    func attributes(of rect: DeviceSpace.PixelRect) -> String {
        "x=\"\(rect.x)\" y=\"\(rect.y)\" width=\"\(max(rect.width, 0))\" height=\"\(max(rect.height, 0))\""
    }

    func outline(_ shape: RoundedRectangle, in space: DeviceSpace) -> String? {
        space.outline(shape, inset: shape.inset * space.scale).map {
            Markup.path($0.path, x: Double($0.x), y: Double($0.y))
        }
    }

    func outline(_ path: Path, in space: DeviceSpace) -> String {
        Markup.path(
            path.mapped { CGPoint(x: $0.x * space.scale, y: $0.y * space.scale) }, y: -Double(space.firstRow))
    }

    /// Returns an attribute with a filter that blurs content with the given bounds.
    func blur(_ bounds: CGRect, _ deviation: Double) -> String {
        guard deviation > 0 else { return "" }
        let area = bounds.insetBy(dx: -3 * deviation, dy: -3 * deviation)
        let place = [("x", area.minX), ("y", area.minY), ("width", area.width), ("height", area.height)]
            .map { " \($0)=\"\(Markup.number($1))\"" }.joined()
        let name = define("blur \(deviation) \(place)", "filter", " filterUnits=\"userSpaceOnUse\"\(place)") {
            "<feGaussianBlur stdDeviation=\"\(Markup.number(deviation))\"/>"
        }
        return " filter=\"url(#\(name))\""
    }
}
