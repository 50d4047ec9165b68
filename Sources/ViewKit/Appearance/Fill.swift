/// The paint of a surface.
public enum Fill: Sendable, Hashable {
    /// A single color.
    case color(Color)
    /// A gradient between two points, which are fractions of the width and height. By default, it is from top to
    /// bottom, as it always is in a scene file.
    case gradient([Stop], from: CGPoint = CGPoint(x: 0.5, y: 0), to: CGPoint = CGPoint(x: 0.5, y: 1))
    /// Vertical stripes: the first color as the background, and the second in lines of `width` points, one every
    /// `period` points. There are no lines if the width or the period is 0 or less.
    case stripes(Color, Color, width: CGFloat, period: CGFloat)

    /// A color of a gradient and its location.
    public struct Stop: Sendable, Hashable {
        /// The location, from 0 at the first point to 1 at the second.
        public var location: CGFloat
        /// The color.
        public var color: Color

        /// Creates a stop at a location from 0 at the first point to 1 at the second.
        public init(_ location: CGFloat, _ color: Color) {
            self.location = location
            self.color = color
        }
    }

    /// Returns a gradient from one color at the top to another at the bottom.
    public static func gradient(_ top: Color, _ bottom: Color) -> Fill {
        .gradient([Stop(0, top), Stop(1, bottom)])
    }

    /// A fully transparent fill.
    public static let clear = Fill.color(.clear)

    /// Returns a Boolean value that indicates whether the fill is opaque under the given traits.
    package func isOpaque(with traits: TraitCollection) -> Bool {
        switch self {
        case .color(let color), .stripes(let color, _, _, _): color.resolvedColor(with: traits).alpha == 1
        case .gradient(let stops, _, _): stops.allSatisfy { $0.color.resolvedColor(with: traits).alpha == 1 }
        }
    }
}

extension GraphicsContext {
    package func paint(_ rect: CGRect, with fill: Fill, _ traits: TraitCollection) {
        paint(RoundedRectangle(rect, radius: 0), with: fill, traits)
    }

    /// Fills a rounded rectangle. Stripes ignore the corner radius: only tables have them, and tables have square
    /// corners.
    func paint(_ shape: RoundedRectangle, with fill: Fill, _ traits: TraitCollection) {
        switch fill {
        case .color(let color): self.fill(shape, with: color.resolvedColor(with: traits))
        case .gradient(let stops, let start, let end):
            let resolved = stops.map {
                Gradient.Stop(location: $0.location, color: $0.color.resolvedColor(with: traits))
            }
            self.fill(shape, with: Gradient(stops: resolved, from: start, to: end))
        case .stripes(let background, let line, let width, let period):
            paint(shape, with: .color(background), traits)
            // Stripes start at zero so that those of adjacent rectangles align.
            let stripes = Stripes(rect: shape.rect, start: 0, width: width, period: period)
            self.fill(stripes, with: line.resolvedColor(with: traits))
        }
    }
}
