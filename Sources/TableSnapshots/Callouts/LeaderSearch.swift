/// A search for the placements of leader lines with the least obstacles.
///
/// It lays everything out, evaluates the layout, and tries other placements for the lines that have costs.
struct LeaderSearch {
    private let callouts: ResolvedCallouts
    private let body: CGRect
    private let solid: [CGRect]

    init(_ callouts: ResolvedCallouts, around body: CGRect, solid: [CGRect]) {
        self.callouts = callouts
        self.body = body
        // Lines must not even touch them.
        self.solid = solid.map { $0.insetBy(dx: -1, dy: -1) }
    }

    private static let anchors: [CGFloat] = [0.5, 0.25, 0.75, 0, 1]
    /// The minimum distance from the middle that counts as a difference, in points.
    private static let minDistance: CGFloat = 0.01
    private static let shifts: [CGFloat] = (1...6).flatMap { [CGFloat($0) * -22, CGFloat($0) * 22] }
    private static let opposites: [[Callout.Side]] = [[.leading, .trailing], [.above, .below]]

    /// The maximum number of layouts to evaluate. It decreases with the number of leaders, which make each
    /// layout more expensive.
    private var maxTries: Int { max(60, 4000 / max(callouts.leaders.count, 1)) }

    /// Returns the best placements that the search finds, in a layout in which nothing is placed yet.
    func placements(in bare: CalloutLayout) -> [LeaderPlacement] {
        func attempt(_ placements: [LeaderPlacement]) -> (placements: [LeaderPlacement], cost: LeaderCost) {
            var layout = bare
            layout.place(callouts, placements, around: body)
            return (placements, LeaderCost(layout, callouts, placements, solid: solid))
        }
        var best = attempt(callouts.leaders.map { nearest($0, isRightToLeft: bare.isRightToLeft) })
        var tries = 1
        /// Replaces the best placements by better ones. Returns whether there were any.
        func improve(_ others: [[LeaderPlacement]]) -> Bool {
            var hasImproved = false
            for placements in others where tries < maxTries {
                tries += 1
                let other = attempt(placements)
                guard other.cost.total < best.cost.total - LeaderCost.minImprovement else { continue }
                best = other
                hasImproved = true
            }
            return hasImproved
        }
        var isBetter = true
        while isBetter, tries < maxTries {
            isBetter = false
            let worst = best.cost.conflicts.indices.filter { best.cost.conflicts[$0] > 0 }.sorted {
                (-best.cost.conflicts[$0], $0) < (-best.cost.conflicts[$1], $1)
            }
            for index in worst where best.cost.conflicts[index] > 0 {
                if improve(elsewhere(index, best.placements)) { isBetter = true }
                if improve(shifted(index, best.placements)) { isBetter = true }
            }
            // Lines to opposite sides that cross can often only be separated by moving all labels of both sides.
            for sides in Self.opposites {
                let isCrossed = best.placements.indices.contains {
                    sides.contains(best.placements[$0].side) && best.cost.conflicts[$0] >= LeaderCost.label
                }
                if isCrossed, improve(shifted(best.placements, sides)) { isBetter = true }
            }
        }
        return best.placements
    }

    private func nearest(_ leader: ResolvedCallouts.Leader, isRightToLeft: Bool) -> LeaderPlacement {
        let aside = isRightToLeft ? body.midX - leader.frame.midX : leader.frame.midX - body.midX
        return LeaderPlacement(side: leader.side ?? (aside < -Self.minDistance ? .leading : .trailing))
    }

    /// Returns other placements of one line, to other sides and from other positions.
    private func elsewhere(_ index: Int, _ placements: [LeaderPlacement]) -> [[LeaderPlacement]] {
        let leader = callouts.leaders[index]
        let sides = leader.side.map { [$0] } ?? Callout.Side.allCases
        let candidates = sides.flatMap { side in
            Self.anchors.map { LeaderPlacement(side: side, anchor: $0) }
        }
        return [placements].varied(\.[index], candidates.filter { $0 != placements[index] })
    }

    /// Returns placements in which the label of one line is moved by increasing distances.
    private func shifted(_ index: Int, _ placements: [LeaderPlacement]) -> [[LeaderPlacement]] {
        [placements].varied(\.[index].shift, Self.shifts.map { placements[index].shift + $0 })
    }

    /// Returns placements in which all labels of two sides are moved.
    private func shifted(_ placements: [LeaderPlacement], _ sides: [Callout.Side]) -> [[LeaderPlacement]] {
        func shifts(_ side: Callout.Side) -> [CGFloat] {
            [0] + (placements.contains { $0.side == side } ? Self.shifts : [])
        }
        return shifts(sides[0]).flatMap { first in
            shifts(sides[1]).map { second in
                placements.map { placement in
                    var placement = placement
                    if placement.side == sides[0] { placement.shift += first }
                    if placement.side == sides[1] { placement.shift += second }
                    return placement
                }
            }
        }
    }
}
