/// A search for the placements of callouts with the lowest cost.
///
/// It places one callout after another: brackets and dimensions first, then leader lines around them. Then it tries other
/// placements for those that still cross something.
struct PlacementSearch {
    private let callouts: [SideCallout]
    private let body: CGRect
    private let obstacles: CalloutObstacles
    private let bare: CalloutLayout

    /// - Parameter bare: The layout in which the callouts are not yet placed.
    init(
        _ callouts: [SideCallout], around body: CGRect, _ obstacles: CalloutObstacles, bare: CalloutLayout
    ) {
        (self.callouts, self.body, self.obstacles, self.bare) = (callouts, body, obstacles, bare)
    }

    private typealias Attempt = (placements: [CalloutPlacement], cost: PlacementCost)

    private static let shifts: [CGFloat] = (1...6).flatMap { [CGFloat($0) * -22, CGFloat($0) * 22] }
    private static let opposites: [[Callout.Side]] = [[.leading, .trailing], [.above, .below]]

    /// The maximum number of improvements to evaluate. It decreases with the number of callouts, which make each layout
    /// more expensive.
    private var maxTries: Int { max(60, 4000 / max(callouts.count, 1)) }

    /// Evaluates placements of the first callouts. The result is `nil` if the cost is not lower than a limit.
    private func attempt(_ placements: [CalloutPlacement], below limit: CGFloat = .infinity) -> Attempt? {
        let placed = Array(callouts.prefix(placements.count))
        var layout = bare
        layout.place(placed, placements, around: body)
        let limit = limit - PlacementCost.minImprovement
        let cost = PlacementCost(layout, placed, placements, around: body, obstacles, below: limit)
        return cost.flatMap { $0.total < limit ? (placements, $0) : nil }
    }

    /// Returns the best of some placements. `nil` if the cost of none is lower than a limit.
    private func best(of others: [[CalloutPlacement]], below limit: CGFloat = .infinity) -> Attempt? {
        var best: Attempt?
        for placements in others {
            if let other = attempt(placements, below: best?.cost.total ?? limit) { best = other }
        }
        return best
    }

    /// The best placements that the search finds.
    var placements: [CalloutPlacement] {
        var placements: [CalloutPlacement] = []
        var cost: PlacementCost?
        for callout in callouts {
            func next(_ anchors: [CalloutPlacement.Anchor], below limit: CGFloat = .infinity) -> Attempt? {
                best(of: candidates(callout, anchors: anchors).map { placements + [$0] }, below: limit)
            }
            guard var found = next([.edge(0.5)]) else { continue }
            if callout.role == .leader, !found.cost.isGood(for: callout) {
                found = next(callout.innerAnchors, below: found.cost.total) ?? found
            }
            (placements, cost) = found
        }
        guard let cost else { return placements }
        return improved((placements, cost)).placements
    }

    private func improved(_ first: Attempt) -> Attempt {
        let moves: [(Int, [CalloutPlacement]) -> [[CalloutPlacement]]] = [elsewhere, shifted, exchanged]
        var best = first
        var tries = 0
        /// Replaces the best placements by better ones. Returns whether there were any.
        func improve(_ others: [[CalloutPlacement]]) -> Bool {
            guard tries < maxTries else { return false }
            tries += others.count
            guard let other = self.best(of: others, below: best.cost.total) else { return false }
            best = other
            return true
        }
        var isBetter = true
        while isBetter, tries < maxTries {
            isBetter = false
            let conflicts = callouts.map { best.cost.conflicts[$0.owner] }
            let worst = conflicts.indices.filter { conflicts[$0] > 0 }.sorted {
                (-conflicts[$0], $0) < (-conflicts[$1], $1)
            }
            for index in worst {
                for others in moves where best.cost.conflicts[callouts[index].owner] > 0 {
                    if improve(others(index, best.placements)) { isBetter = true }
                }
            }
            // Lines to opposite sides that cross can often only be separated by moving all labels of both sides.
            for sides in Self.opposites {
                let isCrossed = best.placements.indices.contains {
                    sides.contains(best.placements[$0].side)
                        && best.cost.conflicts[callouts[$0].owner] >= PlacementCost.crossing
                }
                if isCrossed, improve(shifted(best.placements, sides)) { isBetter = true }
            }
        }
        for index in callouts.indices where !best.cost.isGood(for: callouts[index]) {
            _ = improve(elsewhere(index, best.placements) + shifted(index, best.placements))
        }
        return best
    }

    /// Returns placements of one callout to other sides, and of the callout that is then most in its way.
    private func exchanged(_ index: Int, _ placements: [CalloutPlacement]) -> [[CalloutPlacement]] {
        candidates(callouts[index], anchors: [.edge(0.5)]).flatMap { candidate in
            var moved = placements
            moved[index] = candidate
            guard let cost = attempt(moved)?.cost else { return [[CalloutPlacement]]() }
            let conflicts = callouts.map { cost.conflicts[$0.owner] }
            let other = conflicts.indices.filter { $0 != index }.max { conflicts[$0] < conflicts[$1] }
            guard let other, conflicts[other] > 0 else { return [] }
            return candidates(callouts[other], anchors: [.edge(0.5)]).map {
                var exchanged = moved
                exchanged[other] = $0
                return exchanged
            }
        }
    }

    /// Returns the placements of a callout, with some of the starts of leader lines.
    private func candidates(
        _ callout: SideCallout, anchors: [CalloutPlacement.Anchor]
    ) -> [CalloutPlacement] {
        guard callout.role != .leader else {
            return callout.sides.flatMap { side in
                let out = bare.space(side, beside: body).outerEdge(callout.frame)
                let isAtEdge = callout.isSolid && callout.lens == nil && out > -2 * bare.style.dotDiameter
                return (anchors + (isAtEdge ? [.beyond] : [])).map {
                    CalloutPlacement(side: side, anchor: $0)
                }
            }
        }
        let atPart = callout.bars.indices.flatMap { bar in
            Callout.Side.allCases.map { CalloutPlacement(side: $0, bar: bar) }
        }
        return callout.sides.map { CalloutPlacement(side: $0) } + atPart
    }

    /// Returns other placements of one callout, to other sides and from other positions.
    private func elsewhere(_ index: Int, _ placements: [CalloutPlacement]) -> [[CalloutPlacement]] {
        candidates(callouts[index], anchors: callouts[index].anchors).filter { $0 != placements[index] }.map {
            var others = placements
            others[index] = $0
            return others
        }
    }

    /// Returns placements in which the label of one line is moved by increasing distances.
    private func shifted(_ index: Int, _ placements: [CalloutPlacement]) -> [[CalloutPlacement]] {
        guard callouts[index].role == .leader || placements[index].bar != nil else { return [] }
        return Self.shifts.map {
            var others = placements
            others[index].shift += $0
            return others
        }
    }

    /// Returns placements in which all labels of two sides are moved.
    private func shifted(
        _ placements: [CalloutPlacement], _ sides: [Callout.Side]
    ) -> [[CalloutPlacement]] {
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

extension SideCallout {
    /// The starts of a leader line.
    fileprivate var anchors: [CalloutPlacement.Anchor] {
        [.edge(0.5), .edge(0.25), .edge(0.75)] + innerAnchors + [.edge(0), .edge(1)]
    }

    /// The starts that are not at the near edge. A line to an area begins inside of it, and one to a lens on its circle.
    fileprivate var innerAnchors: [CalloutPlacement.Anchor] {
        isSolid && lens == nil ? [.before, .after] : points.indices.map(CalloutPlacement.Anchor.point)
    }
}
