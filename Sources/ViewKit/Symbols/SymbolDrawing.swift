import DisplayList
import Synchronization

/// A symbol at a size, as paths in the image's points.
final class SymbolDrawing: Sendable {
    let size: CGSize
    /// The distance from the bottom of the image to the baseline of text next to it.
    let baselineOffset: CGFloat
    let shapes: [SymbolShape]
    /// A Boolean value that indicates whether the symbol is mirrored in right-to-left layouts.
    let mirrors: Bool

    /// The values that determine a drawing.
    private struct Key: Hashable {
        var name: String
        var pointSize: CGFloat
        var weight: Image.SymbolWeight
        var scale: Image.SymbolScale
        var isLayered: Bool
    }

    private static let cache = Mutex(RecentValues<Key, SymbolDrawing>(capacity: 500))

    /// Returns the drawing of a symbol, or of a placeholder for an unknown name.
    static func drawing(
        _ name: String, _ configuration: Image.SymbolConfiguration, _ traits: TraitCollection
    ) -> SymbolDrawing {
        let font = configuration.font?.resolved(for: traits)
        let key = Key(
            name: name, pointSize: drawable(font?.pointSize ?? Font.labelFontSize),
            weight: configuration.weight ?? .regular, scale: configuration.scale ?? .default,
            isLayered: configuration.colors.count > 1)
        if let known = cache.withLock({ $0[key] }) { return known }
        let drawing = SymbolDrawing(key)
        cache.withLock { $0.insert(drawing, for: key) }
        return drawing
    }

    private static func drawable(_ size: CGFloat) -> CGFloat {
        size.isNaN ? smallestPointSize : min(max(size, smallestPointSize), Font.maxPointSize)
    }

    private static let smallestPointSize: CGFloat = 0.1

    private init(_ key: Key) {
        let catalog = SymbolCatalog.shared
        let outline = catalog.outline(key.name) ?? .placeholder
        let unit = key.pointSize / SymbolGrid.unitsPerEm * key.scale.factor
        let shapes = outline.shapes(lineWidth: key.weight.lineWidth, layered: key.isLayered)
        let ink = shapes.map(\.ink).reduce(CGRect.null) { $0.union($1) }
        let middle = SymbolGrid.side / 2
        let halfHeight = max(middle - ink.minY, ink.maxY - middle) + SymbolGrid.margin
        let size = CGSize(
            width: ((ink.width + 2 * SymbolGrid.margin) * unit).rounded(.up),
            height: (2 * halfHeight * unit).rounded(.up))
        self.size = size
        baselineOffset = (size.height - SymbolGrid.capHeight * key.pointSize / SymbolGrid.unitsPerEm) / 2
        self.shapes = shapes.map { shape in
            shape.mapped(scale: unit) {
                CGPoint(
                    x: size.width / 2 + ($0.x - ink.midX) * unit, y: size.height / 2 + ($0.y - middle) * unit)
            }
        }
        mirrors = catalog.mirrors(key.name) ?? false
    }

    /// Draws the symbol in a rectangle.
    ///
    /// - Parameter colors: The colors of the layers. A layer without a color has the last one.
    func draw(in rect: CGRect, colors: [RGBA], isMirrored: Bool, _ context: GraphicsContext) {
        let (x, y) = (rect.width / size.width, rect.height / size.height)
        for layer in Set(shapes.map(\.layer)).sorted(by: >) {
            guard let color = layer < colors.count ? colors[layer] : colors.last, color.alpha > 0 else {
                continue
            }
            context.withOpacity(color.alpha) {
                for shape in shapes where shape.layer == layer {
                    let placed = shape.mapped(scale: min(x, y)) {
                        CGPoint(
                            x: isMirrored ? rect.maxX - $0.x * x : rect.minX + $0.x * x,
                            y: rect.minY + $0.y * y)
                    }
                    placed.draw(with: color.opaque, context)
                }
            }
        }
    }
}

extension SymbolShape {
    fileprivate func draw(with color: RGBA, _ context: GraphicsContext) {
        if let lineWidth {
            context.stroke(path, width: lineWidth, with: color)
        } else {
            context.fill(path, with: color)
        }
    }
}

extension SymbolOutline {
    /// The placeholder of an unknown symbol.
    fileprivate static let placeholder = SymbolOutline(parts: SymbolPart.parts(SymbolText.placeholder))
}

extension Image.SymbolWeight {
    fileprivate var lineWidth: Double {
        self == .unspecified ? SymbolGrid.regularLineWidth : SymbolGrid.lineWidths[rawValue - 1]
    }
}

extension Image.SymbolScale {
    fileprivate var factor: Double {
        switch self {
        case .small: SymbolGrid.smallScale
        case .default, .unspecified, .medium: 1
        case .large: SymbolGrid.largeScale
        }
    }
}
