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
        switch content {
        case .bitmap(let image):
            func draw(_ image: DisplayImage, in rect: CGRect) {
                if let color {
                    context.draw(template: image, in: rect, with: color)
                } else {
                    context.draw(image, in: rect)
                }
            }
            if let stretching, rect.size != size, !isMirrored {
                return stretching.draw(in: rect, scale: traits.displayScale, draw, context)
            }
            draw(isMirrored ? mirroredBitmap ?? image : image, in: rect)
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
        context.draw(
            list, magnified: min(rect.width / size.width, rect.height / size.height),
            around: CGPoint(x: size.width / 2, y: size.height / 2), in: RoundedRectangle(rect, radius: 0))
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
