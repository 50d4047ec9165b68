/// The positions of the labels of leader lines along one side, such that no two lines cross.
struct LeaderLabelPositions {
    /// The start of a line: its position along the side, its depth inside, and the preferred position of its
    /// label. The depth is more than 0.
    struct Start {
        var along: CGFloat
        var depth: CGFloat
        var preferred: CGFloat
    }

    /// The center of each label along the side.
    private(set) var labels: [CGFloat]

    /// Finds positions as near as possible to the preferred ones.
    ///
    /// - Parameter blocked: The ranges in which no line may leave the table.
    init(_ starts: [Start], lengths: [CGFloat], spacing: CGFloat, blocked: [ClosedRange<CGFloat>]) {
        labels = Array(repeating: 0, count: starts.count)
        var order = starts.indices.sorted {
            (starts[$0].preferred, starts[$0].depth, $0) < (starts[$1].preferred, starts[$1].depth, $1)
        }
        for _ in 0..<Self.maxTries {
            let centers = Spreading(
                preferred: order.map { starts[$0].preferred }, lengths: order.map { lengths[$0] },
                spacing: spacing, blocked: blocked.isEmpty ? [] : order.map { _ in blocked }
            ).centers
            for (index, center) in zip(order, centers) { labels[index] = center }
            let better = Self.order(of: starts, at: centers)
            if better == order { return }
            order = better
        }
        // Positions that do not depend on which label has them allow an order to be found for them.
        let longest = lengths.max() ?? 0
        let mean = starts.map(\.preferred).reduce(0, +) / CGFloat(max(starts.count, 1))
        let slots = starts.indices.map {
            mean + (CGFloat($0) - CGFloat(starts.count - 1) / 2) * (longest + spacing)
        }
        for (slot, index) in zip(slots, Self.order(of: starts, at: slots)) { labels[index] = slot }
    }

    private static let maxTries = 8

    /// Returns the index of the start for each of the positions, which are in order, such that no lines cross.
    ///
    /// The first position gets the start for which all others lie behind the line between the two. The other
    /// positions lie behind it, too, so no later line crosses it.
    static func order(of starts: [Start], at positions: [CGFloat]) -> [Int] {
        var rest = Array(starts.indices)
        return positions.map { position in
            // Returns the direction and the distance of a start from the position.
            func direction(_ index: Int) -> (CGFloat, CGFloat, Int) {
                ((starts[index].along - position) / starts[index].depth, starts[index].depth, index)
            }
            let next = rest.indices.min { direction(rest[$0]) < direction(rest[$1]) } ?? rest.startIndex
            return rest.remove(at: next)
        }
    }
}
