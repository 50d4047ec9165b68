import Foundation

/// What speaks against the ways that leader lines take: what they run through, and how far they go.
struct LeaderCost {
    /// The label of a callout, or another leader line.
    static let label: CGFloat = 1000
    /// Where another line begins.
    static let dot: CGFloat = 300
    /// Something to see on the table.
    static let solid: CGFloat = 100
    /// A bracket or a dimension line.
    static let bar: CGFloat = 20
    /// A line from what is measured.
    static let `extension`: CGFloat = 2
    /// Going up or down, where nobody asked for it.
    static let upOrDown: CGFloat = 40
    /// Beginning at an end of an edge instead of at its middle.
    static let anchor: CGFloat = 20
    /// Each point of the way.
    static let point: CGFloat = 0.1
    /// Less is no difference.
    static let least: CGFloat = 0.5

    /// What each leader runs through.
    private(set) var conflicts: [CGFloat]
    private(set) var total: CGFloat = 0

    /// Judges a layout of leaders.
    init(_ layout: CalloutLayout, _ plan: CalloutPlan, _ ways: [LeaderWay], solid: [CGRect]) {
        conflicts = Array(repeating: 0, count: ways.count)
        let things = Things(layout, solid)
        for (place, route) in layout.routes.enumerated() {
            let (leader, way) = (plan.leaders[route.leader], ways[route.leader])
            for line in route.lines { conflicts[route.leader] += things.cost(of: line, from: leader, route) }
            for other in layout.routes[(place + 1)...] {
                Self.compare(route, other, dot: layout.look.dotDiameter, &conflicts)
            }
            total +=
                Self.point * (route.lines[0].length + abs(way.shift)) + Self.anchor * abs(way.anchor - 0.5)
            if leader.side == nil, way.side == .above || way.side == .below { total += Self.upOrDown }
        }
        total += conflicts.reduce(0, +)
    }

    /// What lines can run through.
    private struct Things {
        let boxes: [CGRect]
        let circles: [CGRect]
        let solid: [CGRect]
        let bars: [CalloutLayout.Line]

        init(_ layout: CalloutLayout, _ solid: [CGRect]) {
            boxes = layout.labels.map(\.frame) + layout.glasses.map(\.frame)
            circles = layout.glasses.map(\.lens.source)
            self.solid = solid
            bars = layout.lines.filter { $0.role != .leader }
        }

        func cost(
            of line: CalloutLayout.Line, from leader: CalloutPlan.Leader, _ route: CalloutLayout.Route
        ) -> CGFloat {
            let area = line.area
            let place = leader.lens?.source ?? leader.frame
            func runs(through rect: CGRect) -> Bool { rect.touches(area) && line.crosses(rect) }
            var cost: CGFloat = 0
            for rect in boxes where runs(through: rect) && !route.boxes.contains(rect) { cost += label }
            for rect in circles where runs(through: rect) && leader.lens?.source != rect {
                cost += LeaderCost.solid
            }
            // What the part stands on is not in its way.
            for rect in solid where runs(through: rect) && !rect.encloses(place) {
                cost += LeaderCost.solid
            }
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
    /// Whether two have a point in common.
    fileprivate func touches(_ rect: CGRect) -> Bool {
        minX <= rect.maxX && rect.minX <= maxX && minY <= rect.maxY && rect.minY <= maxY
    }

    fileprivate func encloses(_ rect: CGRect) -> Bool {
        minX <= rect.minX && rect.maxX <= maxX && minY <= rect.minY && rect.maxY <= maxY
    }
}
