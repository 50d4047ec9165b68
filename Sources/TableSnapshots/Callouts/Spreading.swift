/// The positions of objects along a line: near the preferred ones, without overlaps, and in the given order.
struct Spreading {
    /// The preferred center of each object.
    var preferred: [CGFloat]
    /// The length of each object.
    var lengths: [CGFloat]
    /// The minimum distance between two objects.
    var spacing: CGFloat
    /// The ranges in which the center of each object must not be. Empty if there are none.
    var blocked: [[ClosedRange<CGFloat>]] = []

    /// The center of each object.
    ///
    /// Without blocked ranges, the sum of the squares of the distances from the preferred centers is minimal.
    var centers: [CGFloat] {
        let free = preferred.indices.map { nearestFree(preferred[$0], $0) }
        let centers = spread(free)
        guard !blocked.isEmpty, centers.indices.contains(where: { isBlocked(centers[$0], $0) }) else {
            return centers
        }
        let ascending = moved(centers)
        let descending = mirrored.moved(centers.reversed().map { -$0 }).reversed().map { -$0 }
        func distance(_ centers: [CGFloat]) -> CGFloat {
            zip(centers, preferred).reduce(0) { $0 + abs($1.0 - $1.1) }
        }
        return distance(descending) < distance(ascending) - 0.01 ? descending : ascending
    }

    /// The same objects in the opposite direction.
    private var mirrored: Self {
        Self(
            preferred: preferred.reversed().map { -$0 }, lengths: lengths.reversed(), spacing: spacing,
            blocked: blocked.reversed().map { $0.map { -$0.upperBound ... -$0.lowerBound } })
    }

    private func isBlocked(_ center: CGFloat, _ index: Int) -> Bool { obstacle(at: center, index) != nil }

    private func obstacle(at center: CGFloat, _ index: Int) -> ClosedRange<CGFloat>? {
        blocked[index].first { $0.lowerBound < center && center < $0.upperBound }
    }

    private func nearestFree(_ center: CGFloat, _ index: Int) -> CGFloat {
        guard !blocked.isEmpty, isBlocked(center, index) else { return center }
        let ends = blocked[index].flatMap { [$0.lowerBound, $0.upperBound] }
            .filter { !isBlocked($0, index) }
        return ends.min { abs($0 - center) < abs($1 - center) } ?? center
    }

    /// Returns the centers after each object is moved beyond the preceding one and the blocked ranges.
    private func moved(_ centers: [CGFloat]) -> [CGFloat] {
        var result: [CGFloat] = []
        for (index, center) in centers.enumerated() {
            var center = center
            if let last = result.last {
                center = max(center, last + (lengths[index - 1] + lengths[index]) / 2 + spacing)
            }
            while let range = obstacle(at: center, index) { center = range.upperBound }
            result.append(center)
        }
        return result
    }

    /// Moves the objects as little as possible, until none overlap.
    private func spread(_ preferred: [CGFloat]) -> [CGFloat] {
        // Without the lengths before each object, the preferred starts must not decrease. Pools of starts that
        // would decrease are moved to their mean (isotonic regression).
        var before: [CGFloat] = []
        var length: CGFloat = 0
        for own in lengths {
            before.append(length + own / 2)
            length += own + spacing
        }
        var pools: [(sum: CGFloat, count: Int)] = []
        for (preferred, before) in zip(preferred, before) {
            var pool = (sum: preferred - before, count: 1)
            while let last = pools.last, last.sum / CGFloat(last.count) > pool.sum / CGFloat(pool.count) {
                pools.removeLast()
                pool = (last.sum + pool.sum, last.count + pool.count)
            }
            pools.append(pool)
        }
        let starts = pools.flatMap { Array(repeating: $0.sum / CGFloat($0.count), count: $0.count) }
        return zip(starts, before).map { $0 + $1 }
    }
}
