/// Moves objects along a line as little as possible, until none overlap. Their order does not change.
///
/// - Parameters:
///   - preferredCenters: The preferred center of each object.
///   - lengths: The length of each object.
///   - spacing: The minimum distance between two objects.
/// - Returns: The center of each object. The sum of the squares of the distances from the preferred centers is minimal.
func spread(_ preferredCenters: [CGFloat], lengths: [CGFloat], spacing: CGFloat) -> [CGFloat] {
    // Without the lengths before each object, the preferred starts must not decrease. Pools of starts that
    // would decrease are moved to their mean (isotonic regression).
    var before: [CGFloat] = []
    var length: CGFloat = 0
    for own in lengths {
        before.append(length + own / 2)
        length += own + spacing
    }
    var pools: [(sum: CGFloat, count: Int)] = []
    for (preferred, before) in zip(preferredCenters, before) {
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
