/// What a surface is painted with.
public enum Fill: Sendable, Hashable {
    /// One color.
    case color(Color)
    /// Colors that run from top to bottom.
    case gradient([Stop])
    /// Upright stripes: the first color everywhere, and the second in lines of `width` points, one every `period`
    /// points. Without a width and a period above 0 there are no lines.
    case stripes(Color, Color, width: CGFloat, period: CGFloat)

    /// A color of a gradient, and where it is met.
    public struct Stop: Sendable, Hashable {
        /// The place: 0 at the top, 1 at the bottom.
        public var location: CGFloat
        /// The color.
        public var color: Color

        /// Makes a stop at a place between 0 at the top and 1 at the bottom.
        public init(_ location: CGFloat, _ color: Color) {
            self.location = location
            self.color = color
        }
    }

    /// A gradient from one color at the top to another at the bottom.
    public static func gradient(_ top: Color, _ bottom: Color) -> Fill {
        .gradient([Stop(0, top), Stop(1, bottom)])
    }

    /// Nothing at all.
    public static let clear = Fill.color(.clear)

    /// Whether nothing behind the surface can be seen under the given traits.
    package func isOpaque(with traits: TraitCollection) -> Bool {
        switch self {
        case .color(let color), .stripes(let color, _, _, _): color.resolvedColor(with: traits).alpha == 1
        case .gradient(let stops): stops.allSatisfy { $0.color.resolvedColor(with: traits).alpha == 1 }
        }
    }
}

extension GraphicsContext {
    /// Paints a rectangle.
    package func paint(_ rect: CGRect, with fill: Fill, _ traits: TraitCollection) {
        paint(RoundedRectangle(rect, radius: 0), with: fill, traits)
    }

    /// Paints a rectangle with round corners. Stripes go to its edges, as they do behind tables, which have no corners.
    func paint(_ shape: RoundedRectangle, with fill: Fill, _ traits: TraitCollection) {
        switch fill {
        case .color(let color): self.fill(shape, with: color.resolvedColor(with: traits))
        case .gradient(let stops):
            let resolved = stops.map {
                Gradient.Stop(location: $0.location, color: $0.color.resolvedColor(with: traits))
            }
            self.fill(shape, with: Gradient(stops: resolved))
        case .stripes(let ground, let line, let width, let period):
            paint(shape, with: .color(ground), traits)
            // Counted from zero, so that the stripes of neighboring rectangles meet.
            let stripes = Stripes(rect: shape.rect, start: 0, width: width, period: period)
            self.fill(stripes, with: line.resolvedColor(with: traits))
        }
    }
}
