import DisplayList
import Files
import Foundation
import Images
import Typesetting

extension SVGFile {
    // MARK: Text

    func draw(
        _ run: GlyphRun, x: Double, baseline: Double, in space: DeviceSpace, _ color: RGBA,
        _ attributes: String = ""
    ) {
        let scale = space.scale
        let y = space.edge(baseline) - space.firstRow
        if !run.glyphs.isEmpty {
            let pieces = run.pieces
            var (color, attributes) = (color, attributes)
            var look = " font-family=\"emoji\" font-size=\"\(Markup.number(run.font.size * scale))\""
            if run.font.isColored {
                drawColored(run, x: x, y: y, scale, attributes)
                // The image is visible, and the text is for selection and copying.
                color.alpha = 0
                attributes = ""
            } else {
                let text = pieces.map(\.text).joined()
                look = " class=\"\(fonts.styleClass(run.font, size: run.font.size * scale, for: text))\""
            }
            // Right-to-left text begins at its right edge. For other text, `textLength` keeps its width in
            // any font; it would separate letters that join.
            let start = run.isRightToLeft ? x + run.width : x + (pieces.first?.x ?? 0)
            let direction =
                run.isRightToLeft
                ? " direction=\"rtl\""
                : pieces.count > 1 ? "" : " textLength=\"\(Markup.number(run.width * scale))\""
            let content = pieces.enumerated().map { index, piece in
                let text = piece.text.xmlEscaped
                return index == 0
                    ? text : "<tspan x=\"\(Markup.number((x + piece.x) * scale))\">\(text)</tspan>"
            }
            buffer +=
                "<text\(look) x=\"\(Markup.number(start * scale))\" y=\"\(y)\"\(direction)\(Markup.fill(color))\(attributes)>"
                + "\(content.joined())</text>\n"
        }
        for box in run.missing {
            let height = run.font.size * 0.7 * scale
            let place = [
                ("x", (x + box.x + run.font.size * 0.05) * scale), ("y", Double(y) - height),
                ("width", max((box.width - run.font.size * 0.1) * scale, 3)), ("height", height),
            ].map { " \($0)=\"\(Markup.number($1))\"" }.joined()
            let line = " fill=\"none\" stroke-width=\"\(Markup.number(max(run.font.size * scale / 16, 1)))\""
            buffer += "<rect\(place)\(line)\(Markup.stroke(color))\(attributes)/>\n"
        }
    }

    /// Draws color glyphs as an image, because not all viewers support color fonts in files.
    private func drawColored(_ run: GlyphRun, x: Double, y: Int, _ scale: Double, _ attributes: String) {
        let fine = Self.imageScale(of: run, scale)
        let (above, room) = ((run.font.size * fine).rounded(.up), (run.font.size * fine / 4).rounded(.up))
        let key = "glyphs \(run.font) \(scale) \(run.glyphs)"
        let size = CGSize(width: (run.width * fine).rounded(.up) + 2 * room, height: above + 2 * room)
        if images[key] == nil {
            guard let surface = StripSurface(width: Int(size.width), height: Int(size.height)) else { return }
            var list = DisplayList()
            list.append(
                .glyphs(
                    run, x: room / fine, baseline: (above + room / 2) / fine,
                    RGBA(red: 0, green: 0, blue: 0)))
            Rasterizer(scale: fine, cache: cache).draw(list, firstRow: 0, on: surface)
            guard let data = surface.pixels.pngData else { return }
            define(image: data, as: key)
        }
        guard let number = images[key] else { return }
        let zoom = scale / fine
        let (left, top) = (x * scale - room * zoom, Double(y) - (above + room / 2) * zoom)
        buffer +=
            "<use xlink:href=\"#d\(number)\" transform=\"translate(\(Markup.number(left)) \(Markup.number(top))) scale(\(Markup.number(size.width * zoom)) \(Markup.number(size.height * zoom)))\"\(attributes)/>\n"
    }

    /// Returns the pixels per point of a run's image.
    ///
    /// They are twice those of the whole image, because viewers enlarge vectors. The limits are those of the
    /// font's own images and of a surface.
    private static func imageScale(of run: GlyphRun, _ scale: Double) -> Double {
        let own = (run.font.imageSize ?? maximumGlyphSize) / run.font.size
        let widest = Double(StripSurface.maximumSide) / (max(run.width, run.font.size) + run.font.size)
        return min(scale * 2, own, widest)
    }

    /// The maximum size of color glyphs, in pixels.
    private static let maximumGlyphSize = 512.0

    // MARK: Images

    /// Defines an image with a size of 1 × 1 units.
    private func define(image data: Data, as key: String) {
        images[key] = definitionCount
        _ = define(
            key, "image",
            " width=\"1\" height=\"1\" preserveAspectRatio=\"none\" xlink:href=\"data:image/png;base64,\(data.base64EncodedString())\""
        ) { "" }
    }

    func draw(_ image: DisplayImage, in rect: DeviceSpace.PixelRect, tint: RGBA?) {
        let reduction = image.reduction(forWidth: rect.width, height: rect.height)
        let key = "image \(image.identity) \(reduction) \(tint.map { "\($0)" } ?? "")"
        if images[key] == nil {
            do throws(ImageError) {
                var pixels = try image.pixels(reduction: reduction, in: cache)
                if let tint { pixels = pixels.tinted(tint) }
                guard let data = pixels.pngData else { return }
                define(image: data, as: key)
            } catch {
                failure = failure ?? error
                return
            }
        }
        guard let number = images[key] else { return }
        buffer +=
            "<use xlink:href=\"#d\(number)\" transform=\"translate(\(rect.x) \(rect.y)) scale(\(rect.width) \(rect.height))\"/>\n"
    }

    func magnify(
        _ list: DisplayList, zoom: Double, focus: CGPoint, _ shape: RoundedRectangle, in space: DeviceSpace
    ) {
        let rect = space.pixels(shape.rect)
        guard let outline = outline(shape, in: space) else { return }
        let inner = DeviceSpace(scale: space.scale * zoom, firstRow: 0, rowCount: .max)
        let left = Double(rect.x) - (focus.x * inner.scale - Double(rect.width) / 2).rounded()
        let top = Double(rect.y) - (focus.y * inner.scale - Double(rect.height) / 2).rounded()
        let name = define("clip \(outline)", "clipPath") { "<path d=\"\(outline)\"/>" }
        buffer +=
            "<g clip-path=\"url(#\(name))\"><g transform=\"translate(\(Markup.number(left)) \(Markup.number(top)))\">\n"
        draw(list, in: inner)
        buffer += "</g></g>\n"
    }
}

extension StripSurface {
    /// The pixels without padding between rows.
    fileprivate var pixels: PremultipliedBitmap {
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        withPixels { bytes in
            for row in 0..<height {
                let start = row * bytesPerRow
                for x in 0..<width {
                    let place = start + x * Bitmap.bytesPerPixel
                    pixels.append(bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
                }
            }
        }
        return PremultipliedBitmap(width: width, height: height, pixels: pixels)
    }
}

extension PremultipliedBitmap {
    /// The pixels as a PNG file.
    fileprivate var pngData: Data? {
        let sink = MemorySink()
        do {
            let header = PNGHeader(width: width, height: height, isOpaque: false)
            let writer = try PNGWriter(header: header, compression: .stable, sink: sink)
            try pixels.withUnsafeBytes { bytes in
                try writer.writeRows(bytes, bytesPerRow: width * Bitmap.bytesPerPixel, count: height)
            }
            try writer.finish(texts: [])
        } catch {
            return nil
        }
        return Data(sink.bytes)
    }

    /// Returns a color with the alpha of the image's pixels.
    fileprivate func tinted(_ color: RGBA) -> PremultipliedBitmap {
        let color = color.clamped
        let tinted = pixels.map { pixel in
            let alpha = Double(pixel >> 24) * color.alpha
            func part(_ value: Double) -> UInt32 { UInt32((alpha * value).rounded()) }
            return UInt32(alpha.rounded()) << 24 | part(color.red) << 16 | part(color.green) << 8
                | part(color.blue)
        }
        return PremultipliedBitmap(width: width, height: height, pixels: tinted)
    }
}
