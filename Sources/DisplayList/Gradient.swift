/// Colors that run into each other from top to bottom.
package struct Gradient: Sendable, Equatable {
    /// A color and where it is met: 0 at the top, 1 at the bottom.
    package struct Stop: Sendable, Equatable {
        package var location: Double
        package var color: RGBA

        package init(location: Double, color: RGBA) {
            self.location = location
            self.color = color
        }
    }

    /// The stops from top to bottom; two at the same place make a sharp edge.
    package var stops: [Stop]

    package init(stops: [Stop]) { self.stops = stops }

    /// The color at a place from 0 at the top to 1 at the bottom. Before the first stop and after the last are their
    /// colors.
    package func color(at location: Double) -> RGBA {
        guard let next = stops.firstIndex(where: { $0.location > location }) else {
            return stops.last?.color ?? RGBA(red: 0, green: 0, blue: 0, alpha: 0)
        }
        guard next > 0 else { return stops[0].color }
        let (above, below) = (stops[next - 1], stops[next])
        let share = (location - above.location) / (below.location - above.location)
        func mixed(_ part: (RGBA) -> Double) -> Double {
            part(above.color) + (part(below.color) - part(above.color)) * share
        }
        return RGBA(
            red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
    }
}
