import DisplayList

extension SVGRenderer {
    func draw(_ run: GlyphRun, x: Double, baseline: Double, with color: RGBA) {
        draw(run, x: x, baseline: baseline, color, "")
    }

    func drawAsOne(_ runs: [TextLayout.PlacedRun], with color: RGBA) {
        let group = DeviceLayer.group(opacity: color.alpha)
        begin(group)
        for placed in runs { draw(placed.run, x: placed.x, baseline: placed.baseline, with: color.opaque) }
        end(group)
    }

    func draw(_ run: GlyphRun, x: Double, baseline: Double, _ color: RGBA, _ attributes: String) {
        if !run.glyphs.isEmpty {
            if run.font.isColored {
                drawColored(run, x: x, y: space.row(of: baseline), attributes)
                // The image is visible, and the text is for selection and copying.
                var invisible = color
                invisible.alpha = 0
                write(run, x: x, baseline: baseline, Markup.fill(invisible))
            } else {
                write(run, x: x, baseline: baseline, Markup.fill(color) + attributes)
            }
        }
        for box in run.missing {
            fill(space.bars(of: box, x: x, baseline: baseline), Markup.fill(color) + attributes)
        }
    }

    private func write(_ run: GlyphRun, x: Double, baseline: Double, _ attributes: String) {
        let scale = space.scale
        let size = run.font.size * scale
        let pieces = run.pieces
        let font =
            run.font.isColored
            ? " font-family=\"emoji\" font-size=\"\(Markup.number(size))\""
            : " class=\"\(file.fonts.styleClass(of: run, scale: scale, for: pieces.map(\.text).joined()))\""
        // Right-to-left text begins at its right edge. For other text, `textLength` preserves its width in any font; it
        // would separate letters that join.
        let start = x + (pieces.first?.x ?? 0)
        let direction =
            run.isRightToLeft
            ? " direction=\"rtl\""
            : pieces.count > 1 || !run.missing.isEmpty
                ? "" : " textLength=\"\(Markup.number(run.width * scale))\""
        let content = pieces.enumerated().map { index, piece in
            let text = piece.text.xmlEscaped
            return index == 0 ? text : "<tspan x=\"\(Markup.number((x + piece.x) * scale))\">\(text)</tspan>"
        }
        file.write(
            "<text\(font) x=\"\(Markup.number(start * scale))\" y=\"\(space.row(of: baseline))\"\(direction)\(attributes)>"
                + "\(content.joined())</text>\n")
    }

    /// Draws color glyphs as an image, because not all viewers support color fonts in files.
    private func drawColored(_ run: GlyphRun, x: Double, y: Int, _ attributes: String) {
        let fine = imageScale(of: run)
        let (above, padding) = ((run.font.size * fine).rounded(.up), (run.font.size * fine / 4).rounded(.up))
        let size = CGSize(width: (run.width * fine).rounded(.up) + 2 * padding, height: above + 2 * padding)
        let name = file.defineImage("glyphs \(run.font) \(space.scale) \(run.glyphs)") {
            guard let surface = StripSurface(width: Int(size.width), height: Int(size.height)) else {
                return nil
            }
            var list = DisplayList()
            list.append(
                .glyphs(
                    run, x: padding / fine, baseline: (above + padding / 2) / fine,
                    RGBA(red: 0, green: 0, blue: 0)))
            Rasterizer(scale: fine, cache: file.cache).draw(list, firstRow: 0, on: surface)
            return surface.withPixels { $0.pngData(width: surface.width, height: surface.height) }
        }
        guard let name else { return }
        let zoom = space.scale / fine
        let (left, top) = (x * space.scale - padding * zoom, Double(y) - (above + padding / 2) * zoom)
        file.write(
            "<use xlink:href=\"#\(name)\" transform=\"translate(\(Markup.number(left)) \(Markup.number(top))) scale(\(Markup.number(size.width * zoom)) \(Markup.number(size.height * zoom)))\"\(attributes)/>\n"
        )
    }

    /// Returns the pixels per point of a run's image.
    ///
    /// They are twice those of the whole image, because viewers enlarge vectors. The limits are those of the font's own
    /// images and of a surface.
    private func imageScale(of run: GlyphRun) -> Double {
        let own = (run.font.imageSize ?? Self.maximumGlyphSize) / run.font.size
        let widest = Double(StripSurface.maximumSide) / (max(run.width, run.font.size) + run.font.size)
        return min(space.scale * 2, own, widest)
    }

    private static let maximumGlyphSize = 512.0
}
