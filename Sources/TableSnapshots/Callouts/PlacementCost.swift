/// The cost of placements: what the lines of callouts cross, and how long they are.
struct PlacementCost {
    /// The cost of crossing a label, a lens, a disc or another line, or of overlapping them.
    static let crossing: CGFloat = 2000
    /// The cost of crossing visible content of the table.
    static let solid: CGFloat = 400
    /// The cost of a dot on the edge of an area or next to another line, and of extension lines that cross.
    static let dot: CGFloat = 1000
    /// The cost of visible content between a bracket and its part.
    static let between: CGFloat = 150
    /// The cost of a label above or below the table for a leader line, of a dot beyond its edge, and
    /// of a line at its part.
    static let detour: CGFloat = 40
    /// The cost of a line that turns.
    static let bend: CGFloat = 6
    /// The distance of a bracket from its part from which each point has a higher cost.
    static let near: CGFloat = 24
    /// The length from which a leader line is long.
    static let long: CGFloat = 120
    /// The minimum improvement that counts as a difference.
    static let minImprovement: CGFloat = 0.5

    /// The cost of what each callout crosses.
    private(set) var conflicts: [CGFloat]
    private(set) var total: CGFloat = 0
    /// The lengths of the leader lines of each callout.
    private var lengths: [CGFloat]
    private let lines: [(line: CalloutLayout.Line, area: CGRect)]

    /// Evaluates a layout. The result is `nil` if the cost exceeds a limit.
    init?(
        _ layout: CalloutLayout, _ callouts: [SideCallout], _ placements: [CalloutPlacement],
        around body: CGRect, _ obstacles: CalloutObstacles, below limit: CGFloat
    ) {
        lines = layout.lines.map { ($0, $0.area) }
        conflicts = Array(repeating: 0, count: (callouts.map(\.owner).max() ?? -1) + 1)
        lengths = conflicts
        for (callout, placement) in zip(callouts, placements) {
            addLength(of: callout, at: placement, layout, around: body, obstacles)
        }
        guard total < limit else { return nil }
        compareLines(layout)
        guard total < limit else { return nil }
        compareBoxes(layout)
        guard total < limit else { return nil }
        compareContent(layout, callouts, obstacles)
    }

    /// Returns a Boolean value that indicates whether a callout crosses nothing and has no long leader line.
    func isGood(for callout: SideCallout) -> Bool {
        conflicts[callout.owner] == 0 && lengths[callout.owner] <= Self.long
    }

    private mutating func add(_ cost: CGFloat, to owners: Int?...) {
        for owner in owners.compactMap(\.self) {
            conflicts[owner] += cost
            total += cost
        }
    }

    private mutating func compareLines(_ layout: CalloutLayout) {
        for (index, (line, area)) in lines.enumerated() {
            for (other, otherArea) in lines[(index + 1)...] where area.touches(otherArea) {
                guard line.owner != other.owner else { continue }
                if line.isLeader || other.isLeader ? line.meets(other) : line.crosses(other) {
                    let isMinor = line.role == .extension && other.role == .extension
                    add(isMinor ? Self.dot : Self.crossing, to: line.owner, other.owner)
                }
            }
        }
        let radius = layout.style.dotDiameter
        for dot in layout.dots {
            let square = CGRect(center: dot.center, diameter: 2 * radius)
            for (line, area) in lines where line.owner != dot.owner && square.touches(area) {
                if line.distance(to: dot.center) < radius { add(Self.dot, to: dot.owner, line.owner) }
            }
        }
    }

    private mutating func compareBoxes(_ layout: CalloutLayout) {
        let boxes =
            layout.labels.map { (frame: $0.frame, owner: $0.owner) }
            + layout.magnifiers.map { (frame: $0.frame, owner: $0.owner) }
            + layout.discs.map { (frame: $0.frame, owner: nil) }
        for (index, box) in boxes.enumerated() {
            let frame = box.frame.insetBy(dx: -1, dy: -1)
            for (line, area) in lines where line.owner != box.owner && frame.touches(area) {
                if line.crosses(frame) { add(Self.crossing, to: line.owner, box.owner) }
            }
            for other in boxes[(index + 1)...] where other.frame.overlaps(box.frame) {
                add(Self.crossing, to: box.owner, other.owner)
            }
        }
    }

    private mutating func compareContent(
        _ layout: CalloutLayout, _ callouts: [SideCallout], _ obstacles: CalloutObstacles
    ) {
        var parts: [[CGRect]] = Array(repeating: [], count: conflicts.count)
        for callout in callouts { parts[callout.owner] = callout.parts }
        for (line, area) in lines {
            for rect in obstacles.solid where rect.touches(area) {
                // The container of the part is no obstacle, and the lines of brackets and dimensions touch their part.
                guard !parts[line.owner].contains(where: rect.encloses) else { continue }
                let isOwn =
                    !line.isLeader
                    && parts[line.owner].contains { $0.insetBy(dx: -2, dy: -2).encloses(rect) }
                if line.crosses(isOwn ? rect.insetBy(dx: 1.5, dy: 1.5) : rect) {
                    add(Self.solid, to: line.owner)
                }
            }
            for magnifier in layout.magnifiers where magnifier.owner != line.owner {
                let circle = magnifier.lens.source
                if circle.touches(area), line.crosses(circle) { add(Self.solid, to: line.owner) }
            }
        }
        let radius = layout.style.dotReach
        for dot in layout.dots {
            let isOnCircle = layout.magnifiers.contains { $0.lens.hasEdge(near: dot.center, within: radius) }
            if isOnCircle || obstacles.hasEdge(near: dot.center, within: radius) {
                add(Self.dot, to: dot.owner)
            }
            let square = CGRect(center: dot.center, diameter: layout.style.dotDiameter)
            if obstacles.solid.contains(where: square.overlaps) { add(Self.solid, to: dot.owner) }
        }
    }

    /// Adds the distance of the label from the part.
    private mutating func addLength(
        of callout: SideCallout, at placement: CalloutPlacement, _ layout: CalloutLayout,
        around body: CGRect, _ obstacles: CalloutObstacles
    ) {
        let isAside = placement.side == .leading || placement.side == .trailing
        var isStraight = true
        for line in layout.lines where line.owner == callout.owner && line.isLeader {
            lengths[callout.owner] += line.length
            if line.start.x != line.end.x, line.start.y != line.end.y { isStraight = false }
        }
        total += lengths[callout.owner]
        if !isStraight { total += Self.bend }
        total += abs(placement.shift)
        switch placement.anchor {
        case .edge(let fraction): total += Self.bend * abs(fraction - 0.5)
        case .before, .after, .point: total += Self.bend
        case .beyond: total += Self.detour
        }
        if placement.bar != nil { total += Self.detour }
        guard callout.role != .leader, placement.bar == nil else {
            if !isAside, callout.sides.count > 1 { total += Self.detour }
            return
        }
        let space = layout.space(placement.side, beside: body)
        total -= space.outerEdge(callout.frame)
        if let label = layout.labels.first(where: { $0.owner == callout.owner }) {
            total += space.outerEdge(label.frame) / 2
        }
        // A bracket without extension lines belongs to what is next to it.
        guard case .bracket = callout.form else { return }
        if placement.side != callout.sides[0] { total += Self.bend }
        let out = space.outerEdge(callout.frame)
        let span = space.span(callout.frame)
        let crossed = obstacles.solid.count { rect in
            space.span(rect).overlaps(span) && space.outerEdge(rect) > out + 2
        }
        total += Self.between * CGFloat(min(crossed, 2)) + 2 * max(0, -out - Self.near)
    }
}

extension SideCallout {
    /// The rectangles that the callout is about.
    fileprivate var parts: [CGRect] {
        switch form {
        case .dimension(let low, let high): [low, high]
        case .magnifier(let lens): [lens.source]
        case .bracket, .leader: [frame]
        }
    }
}
