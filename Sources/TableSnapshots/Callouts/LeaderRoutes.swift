import Foundation

/// Where the labels of leader lines stand along one side, such that no two lines cross.
struct LeaderRoutes {
    /// Where a line begins: along the side, and how deep inside, more than 0; and where its label would like to be.
    struct Start {
        var along: CGFloat
        var depth: CGFloat
        var wish: CGFloat
    }

    /// The middle of each label along the side.
    private(set) var labels: [CGFloat]

    /// Finds places as near to the wishes as they can be.
    init(_ starts: [Start], lengths: [CGFloat], spacing: CGFloat) {
        labels = Array(repeating: 0, count: starts.count)
        var order = starts.indices.sorted {
            (starts[$0].wish, starts[$0].depth, $0) < (starts[$1].wish, starts[$1].depth, $1)
        }
        for _ in 0..<Self.mostTries {
            place(order, order.map { starts[$0].wish }, lengths, spacing)
            let better = Self.order(of: starts, at: order.map { labels[$0] })
            if better == order { return }
            order = better
        }
        // Places that do not depend on which label has them, so that there is an order for them.
        let longest = lengths.max() ?? 0
        let mean = starts.map(\.wish).reduce(0, +) / CGFloat(max(starts.count, 1))
        let slots = starts.indices.map {
            mean + (CGFloat($0) - CGFloat(starts.count - 1) / 2) * (longest + spacing)
        }
        for (slot, index) in zip(slots, Self.order(of: starts, at: slots)) { labels[index] = slot }
    }

    private static let mostTries = 8

    private mutating func place(
        _ order: [Int], _ wishes: [CGFloat], _ lengths: [CGFloat], _ spacing: CGFloat
    ) {
        let middles = spread(wishes, lengths: order.map { lengths[$0] }, spacing: spacing)
        for (index, middle) in zip(order, middles) { labels[index] = middle }
    }

    /// Which start goes to each of some places, which are in order, without lines that cross.
    ///
    /// The first place gets the start such that all others lie behind the line between the two, as the other places
    /// do: no line to be found later crosses it.
    static func order(of starts: [Start], at places: [CGFloat]) -> [Int] {
        var rest = Array(starts.indices)
        return places.map { place in
            // The direction in which a start is seen from the place, and how far away.
            func seen(_ index: Int) -> (CGFloat, CGFloat, Int) {
                ((starts[index].along - place) / starts[index].depth, starts[index].depth, index)
            }
            let next = rest.indices.min { seen(rest[$0]) < seen(rest[$1]) } ?? rest.startIndex
            return rest.remove(at: next)
        }
    }
}
