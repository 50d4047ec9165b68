package struct Gradient: Sendable, Equatable {
    /// A color and its location, from 0 at the start to 1 at the end.
    package struct Stop: Sendable, Equatable {
        package var location: Double
        package var color: RGBA

        package init(location: Double, color: RGBA) { (self.location, self.color) = (location, color) }
    }

    /// The stops from start to end. Two stops at the same location result in a sharp edge.
    package var stops: [Stop]

    /// The points of the locations 0 and 1, as fractions of the width and height. Lines of one color are perpendicular
    /// to the direction in a square, which is then stretched to the size of the shape.
    package var start: CGPoint, end: CGPoint

    package init(
        stops: [Stop], from start: CGPoint = CGPoint(x: 0.5, y: 0), to end: CGPoint = CGPoint(x: 0.5, y: 1)
    ) {
        (self.stops, self.start, self.end) = (stops, start, end)
    }

    private var squaredLength: Double {
        let (across, down) = (Double(end.x - start.x), Double(end.y - start.y))
        return across * across + down * down
    }

    /// A Boolean value that indicates whether the points give a direction. Otherwise, the last color is everywhere.
    package var hasDirection: Bool { squaredLength > 0 && squaredLength < .infinity }

    /// A Boolean value that indicates whether the rows of a shape have one color each.
    package var isVertical: Bool { start.x == end.x }

    /// Returns the color at a point, in fractions of the width and height.
    package func color(x: Double, y: Double) -> RGBA {
        let across = (x - start.x) * (end.x - start.x)
        let down = (y - start.y) * (end.y - start.y)
        return color(at: Double(across + down) / squaredLength)
    }

    /// Returns the color at a location. The colors of the first and last stop extend to the edges.
    private func color(at location: Double) -> RGBA {
        guard let next = stops.firstIndex(where: { $0.location > location }) else {
            return stops.last?.color ?? RGBA(red: 0, green: 0, blue: 0, alpha: 0)
        }
        guard next > 0 else { return stops[0].color }
        let (above, below) = (stops[next - 1], stops[next])
        let fraction = (location - above.location) / (below.location - above.location)
        func mixed(_ part: (RGBA) -> Double) -> Double {
            part(above.color) + (part(below.color) - part(above.color)) * fraction
        }
        return RGBA(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
    }
}
