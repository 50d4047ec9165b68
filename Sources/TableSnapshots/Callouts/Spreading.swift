import Foundation

/// Moves things on a line apart until none overlap, in a given order, as little as possible.
///
/// - Parameters:
///   - wishes: Where the middle of each would like to be.
///   - lengths: How long each is.
///   - spacing: The least room between two.
/// - Returns: Where the middle of each is. The sum of the squares of the ways is the least there is.
func spread(_ wishes: [CGFloat], lengths: [CGFloat], spacing: CGFloat) -> [CGFloat] {
    // Without what stands before them, all wishes are for starts that must not decrease: pools of those that would are
    // put at their mean.
    var before: [CGFloat] = []
    var length: CGFloat = 0
    for own in lengths {
        before.append(length + own / 2)
        length += own + spacing
    }
    var pools: [(sum: CGFloat, count: Int)] = []
    for (wish, before) in zip(wishes, before) {
        var pool = (sum: wish - before, count: 1)
        while let last = pools.last, last.sum / CGFloat(last.count) > pool.sum / CGFloat(pool.count) {
            pools.removeLast()
            pool = (last.sum + pool.sum, last.count + pool.count)
        }
        pools.append(pool)
    }
    let starts = pools.flatMap { Array(repeating: $0.sum / CGFloat($0.count), count: $0.count) }
    return zip(starts, before).map { $0 + $1 }
}
