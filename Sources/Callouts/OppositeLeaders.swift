import Foundation

/// Leader lines to two opposite sides. Those of one side do not cross; of two that point past each other, a line may
/// cross or touch one to the other side, or lie on it. Moving all labels of a side along it helps.
struct OppositeLeaders {
    let first: [CalloutPlan.Leader]
    let second: [CalloutPlan.Leader]
    let places: (SidePlace, SidePlace)

    /// Points between two tries, and how many there are in each direction.
    private static let step: CGFloat = 22
    private static let tries = 6

    /// How far the labels of both sides are moved: as little as lets the fewest lines cross.
    var shifts: (CGFloat, CGFloat) {
        let steps = (-Self.tries...Self.tries).map { CGFloat($0) * Self.step }.sorted {
            (abs($0), $0) < (abs($1), $1)
        }
        guard !first.isEmpty, !second.isEmpty else { return (0, 0) }
        let one = steps.map { places.0.leaderLines(of: first, shift: $0) }
        let other = steps.map { places.1.leaderLines(of: second, shift: $0) }
        var best = (crossings: Self.crossings(one[0], other[0]), shifts: (steps[0], steps[0]))
        guard best.crossings > 0 else { return best.shifts }
        for (index, lines) in one.enumerated() {
            for (otherIndex, otherLines) in other.enumerated() {
                let shifts = (steps[index], steps[otherIndex])
                let crossings = Self.crossings(lines, otherLines)
                func isLess(_ way: CGFloat) -> Bool { way < abs(best.shifts.0) + abs(best.shifts.1) }
                if crossings < best.crossings
                    || crossings == best.crossings && isLess(abs(shifts.0) + abs(shifts.1))
                {
                    best = (crossings, shifts)
                }
            }
        }
        return best.shifts
    }

    private static func crossings(_ lines: [CalloutLayout.Line], _ others: [CalloutLayout.Line]) -> Int {
        lines.reduce(0) { count, line in count + others.count { line.meets($0) } }
    }
}

extension CalloutLayout.Line {
    /// Whether two lines cross, touch, or lie on each other.
    func meets(_ other: Self) -> Bool {
        func turn(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
        }
        let (first, second) = (turn(start, end, other.start), turn(start, end, other.end))
        let (third, fourth) = (turn(other.start, other.end, start), turn(other.start, other.end, end))
        if [first, second, third, fourth].allSatisfy({ abs($0) < 1e-3 }) {
            func overlap(_ position: (CGPoint) -> CGFloat) -> CGFloat {
                let (one, two) = ([start, end].map(position), [other.start, other.end].map(position))
                return min(max(one[0], one[1]), max(two[0], two[1]))
                    - max(min(one[0], one[1]), min(two[0], two[1]))
            }
            return max(overlap(\.x), overlap(\.y)) > 1e-3
        }
        return first * second < 1e-3 && third * fourth < 1e-3
    }
}
