/// The costs of the placements of leader lines: their obstacles and their lengths.
struct LeaderCost {
    /// The cost of crossing a label or another leader line.
    static let label: CGFloat = 1000
    /// The cost of crossing the start of another line.
    static let dot: CGFloat = 300
    /// The cost of crossing visible content of the table.
    static let solid: CGFloat = 100
    /// The cost of crossing a bracket or a dimension line.
    static let bar: CGFloat = 20
    /// The cost of crossing an extension line.
    static let `extension`: CGFloat = 2
    /// The cost of a label above or below the table if its side is unspecified.
    static let upOrDown: CGFloat = 40
    /// The cost of a start at the end of an edge instead of at its middle.
    static let anchor: CGFloat = 20
    /// The cost of each point of length.
    static let point: CGFloat = 0.1
    /// The minimum improvement that counts as a difference.
    static let minImprovement: CGFloat = 0.5

    /// The cost of the obstacles of each leader.
    private(set) var conflicts: [CGFloat]
    private(set) var total: CGFloat = 0

    init(
        _ layout: CalloutLayout, _ callouts: ResolvedCallouts, _ placements: [LeaderPlacement],
        solid: [CGRect]
    ) {
        conflicts = Array(repeating: 0, count: placements.count)
        let obstacles = Obstacles(
            boxes: layout.labels.map(\.frame) + layout.magnifiers.map(\.frame),
            circles: layout.magnifiers.map(\.lens.source), solid: solid,
            bars: layout.lines.filter { $0.role != .leader })
        for (index, route) in layout.routes.enumerated() {
            let (leader, placement) = (callouts.leaders[route.leader], placements[route.leader])
            for line in route.lines {
                conflicts[route.leader] += obstacles.cost(of: line, from: leader, route)
            }
            for other in layout.routes[(index + 1)...] {
                Self.compare(route, other, dot: layout.style.dotDiameter, &conflicts)
            }
            total +=
                Self.point * (route.lines[0].length + abs(placement.shift)) + Self.anchor
                * abs(placement.anchor - 0.5)
            if leader.side == nil, placement.side == .above || placement.side == .below {
                total += Self.upOrDown
            }
        }
        total += conflicts.reduce(0, +)
    }

    private struct Obstacles {
        let boxes: [CGRect]
        let circles: [CGRect]
        let solid: [CGRect]
        let bars: [CalloutLayout.Line]

        func cost(
            of line: CalloutLayout.Line, from leader: ResolvedCallouts.Leader, _ route: CalloutLayout.Route
        ) -> CGFloat {
            let area = line.area
            let part = leader.lens?.source ?? leader.frame
            func runs(through rect: CGRect) -> Bool { rect.touches(area) && line.crosses(rect) }
            var cost: CGFloat = 0
            for rect in boxes where runs(through: rect) && !route.boxes.contains(rect) { cost += label }
            for rect in circles where runs(through: rect) && leader.lens?.source != rect {
                cost += LeaderCost.solid
            }
            // The container of the part is no obstacle.
            for rect in solid where runs(through: rect) && !rect.encloses(part) { cost += LeaderCost.solid }
            for bar in bars where bar.area.touches(area) && bar.crosses(line) {
                cost += bar.role == .extension ? LeaderCost.extension : LeaderCost.bar
            }
            return cost
        }
    }

    private static func compare(
        _ route: CalloutLayout.Route, _ other: CalloutLayout.Route, dot: CGFloat, _ conflicts: inout [CGFloat]
    ) {
        for line in route.lines {
            for otherLine in other.lines where line.meets(otherLine) {
                conflicts[route.leader] += label
                conflicts[other.leader] += label
            }
        }
        if other.hasDot, route.lines[0].distance(to: other.start) < dot {
            conflicts[route.leader] += Self.dot
        }
        if route.hasDot, other.lines[0].distance(to: route.start) < dot {
            conflicts[other.leader] += Self.dot
        }
    }
}

extension CGRect {
    fileprivate func touches(_ rect: CGRect) -> Bool {
        minX <= rect.maxX && rect.minX <= maxX && minY <= rect.maxY && rect.minY <= maxY
    }

    fileprivate func encloses(_ rect: CGRect) -> Bool {
        minX <= rect.minX && rect.maxX <= maxX && minY <= rect.minY && rect.maxY <= maxY
    }
}
