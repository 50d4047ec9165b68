package struct Gradient: Sendable, Equatable {
    /// A color and its location, from 0 at the top to 1 at the bottom.
    package struct Stop: Sendable, Equatable {
        package var location: Double
        package var color: RGBA

        package init(location: Double, color: RGBA) { (self.location, self.color) = (location, color) }
    }

    /// The stops from top to bottom. Two stops at the same location result in a sharp edge.
    package var stops: [Stop]

    package init(stops: [Stop]) { self.stops = stops }

    /// Returns the color at a location from 0 at the top to 1 at the bottom. The colors of the first and last stop
    /// extend to the edges.
    package func color(at location: Double) -> RGBA {
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
