import DisplayList

extension Image {
    /// The traits of a view, its configuration for symbols that specify none, and its color of templates.
    struct DrawingOptions {
        var traits = TraitCollection()
        var configuration: SymbolConfiguration?
        /// The color of templates. `nil` draws the original colors.
        var tint: RGBA?
    }

    /// Returns the size in points, which depends on the options only for a symbol.
    func size(in options: DrawingOptions) -> CGSize { symbol?.drawing(in: options).size ?? size }

    /// Draws the image in a rectangle.
    func draw(in rect: CGRect, _ options: DrawingOptions, _ context: GraphicsContext) {
        guard rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return }
        let traits = options.traits
        let color = options.tint ?? tint?.resolvedColor(with: traits)
        let isMirrored = flipsForRightToLeftLayoutDirection && traits.layoutDirection == .rightToLeft
        if let stretching, rect.size != size, !isMirrored {
            var partOptions = options
            partOptions.tint = color
            return stretching.draw(in: rect, partOptions, context)
        }
        switch content {
        case .bitmap(let image):
            let shown = isMirrored ? mirroredBitmap ?? image : image
            if let color {
                context.draw(template: shown, in: rect, with: color)
            } else {
                context.draw(shown, in: rect)
            }
        case .symbol(let symbol):
            let palette = symbol.configuration(in: options).colors.map { $0.resolvedColor(with: traits) }
            let colors = palette.isEmpty || renderingMode == .alwaysTemplate ? [color ?? RGBA.black] : palette
            symbol.drawing(in: options).draw(in: rect, colors: colors, isMirrored: isMirrored, context)
        case .drawing(let list):
            draw(color.map(list.tinted) ?? list, in: rect, context)
        }
    }

    private func draw(_ list: DisplayList, in rect: CGRect, _ context: GraphicsContext) {
        guard rect.size != size else {
            return context.clipped(to: rect) {
                context.translated(by: rect.origin) { context.draw(list) }
            }
        }
        let (horizontal, vertical) = (rect.width / size.width, rect.height / size.height)
        guard abs(horizontal - vertical) * max(size.width, size.height) > CGFloat.pixelTolerance else {
            // Lines and texts of an enlarged drawing remain on whole pixels.
            return context.draw(
                list, magnified: horizontal, around: CGPoint(x: size.width / 2, y: size.height / 2),
                in: RoundedRectangle(rect, radius: 0))
        }
        let transform = CGAffineTransform(
            a: horizontal, b: 0, c: 0, d: vertical, tx: rect.minX, ty: rect.minY)
        context.clipped(to: rect) { context.transformed(by: transform) { context.draw(list) } }
    }
}

extension Image.Symbol {
    fileprivate func configuration(in options: Image.DrawingOptions) -> Image.SymbolConfiguration {
        options.configuration?.applying(configuration) ?? configuration
    }

    func drawing(in options: Image.DrawingOptions) -> SymbolDrawing {
        .drawing(name, configuration(in: options), options.traits)
    }
}

extension RGBA {
    fileprivate static let black = RGBA(red: 0, green: 0, blue: 0)
}
