import Foundation
import TableKit

/// A search for the ways of leader lines with the least obstacles.
///
/// It lays everything out, evaluates the layout, and tries other ways for the lines that have costs.
struct LeaderSearch {
    private let plan: CalloutPlan
    private let body: CGRect
    private let solid: [CGRect]

    init(_ plan: CalloutPlan, around body: CGRect, solid: [CGRect]) {
        self.plan = plan
        self.body = body
        // Lines must not even touch them.
        self.solid = solid.map { $0.insetBy(dx: -1, dy: -1) }
    }

    private static let anchors: [CGFloat] = [0.5, 0.25, 0.75, 0, 1]
    /// The minimum distance from the middle that counts as a difference, in points.
    private static let least: CGFloat = 0.01
    /// The distances by which the search moves labels, in points.
    private static let shifts: [CGFloat] = (1...6).flatMap { [CGFloat($0) * -22, CGFloat($0) * 22] }

    private static let opposites: [[Callout.Side]] = [[.leading, .trailing], [.above, .below]]

    /// The maximum number of layouts to evaluate. It decreases with the number of leaders, which make each
    /// layout more expensive.
    private var mostTries: Int { max(60, 4000 / max(plan.leaders.count, 1)) }

    private struct Try {
        var ways: [LeaderWay]
        var cost: LeaderCost
    }

    /// Returns the best ways that the search finds, in a layout in which nothing is placed yet.
    func ways(in bare: CalloutLayout) -> [LeaderWay] {
        func attempt(_ ways: [LeaderWay]) -> Try {
            var layout = bare
            layout.place(plan, ways, around: body)
            return Try(ways: ways, cost: LeaderCost(layout, plan, ways, solid: solid))
        }
        var best = attempt(plan.leaders.map { nearest($0, isRightToLeft: bare.isRightToLeft) })
        var tries = 1
        /// Replaces the best ways by better ones. Returns whether there were any.
        func improve(_ others: [[LeaderWay]]) -> Bool {
            var hasImproved = false
            for ways in others where tries < mostTries {
                tries += 1
                let other = attempt(ways)
                guard other.cost.total < best.cost.total - LeaderCost.least else { continue }
                best = other
                hasImproved = true
            }
            return hasImproved
        }
        var isBetter = true
        while isBetter, tries < mostTries {
            isBetter = false
            let worst = best.cost.conflicts.indices.filter { best.cost.conflicts[$0] > 0 }.sorted {
                (-best.cost.conflicts[$0], $0) < (-best.cost.conflicts[$1], $1)
            }
            for index in worst where best.cost.conflicts[index] > 0 {
                if improve(elsewhere(index, best.ways)) { isBetter = true }
                if improve(shifted(index, best.ways)) { isBetter = true }
            }
            // Lines to opposite sides that cross can often only be separated by moving all labels of both
            // sides.
            for sides in Self.opposites {
                let isCrossed = best.ways.indices.contains {
                    sides.contains(best.ways[$0].side) && best.cost.conflicts[$0] >= LeaderCost.label
                }
                if isCrossed, improve(shifted(best.ways, sides)) { isBetter = true }
            }
        }
        return best.ways
    }

    private func nearest(_ leader: CalloutPlan.Leader, isRightToLeft: Bool) -> LeaderWay {
        let aside = isRightToLeft ? body.midX - leader.frame.midX : leader.frame.midX - body.midX
        return LeaderWay(side: leader.side ?? (aside < -Self.least ? .leading : .trailing))
    }

    /// Returns other ways of one line, to other sides and from other positions.
    private func elsewhere(_ index: Int, _ ways: [LeaderWay]) -> [[LeaderWay]] {
        let leader = plan.leaders[index]
        let sides = leader.side.map { [$0] } ?? Callout.Side.allCases
        let places = sides.flatMap { side in Self.anchors.map { LeaderWay(side: side, anchor: $0) } }
        return places.filter { $0 != ways[index] }.map { place in
            var others = ways
            others[index] = place
            return others
        }
    }

    /// Returns ways in which the label of one line is moved by increasing distances.
    private func shifted(_ index: Int, _ ways: [LeaderWay]) -> [[LeaderWay]] {
        Self.shifts.map { shift in
            var others = ways
            others[index].shift += shift
            return others
        }
    }

    /// Returns ways in which all labels of two sides are moved.
    private func shifted(_ ways: [LeaderWay], _ sides: [Callout.Side]) -> [[LeaderWay]] {
        func shifts(_ side: Callout.Side) -> [CGFloat] {
            [0] + (ways.contains { $0.side == side } ? Self.shifts : [])
        }
        return shifts(sides[0]).flatMap { first in
            shifts(sides[1]).map { second in
                ways.map { way in
                    var way = way
                    if way.side == sides[0] { way.shift += first }
                    if way.side == sides[1] { way.shift += second }
                    return way
                }
            }
        }
    }
}
