struct LeaderPlacement: Hashable {
    var side: Callout.Side
    /// The position of the start along the part's near edge. It is 0 at the top or leading end, and 1 at the other.
    var anchor: CGFloat = 0.5
    /// The offset of the label's preferred position along the side, in points.
    var shift: CGFloat = 0
}

/// The layout of the labels of leader lines next to one side of a table.
extension SideLayout {
    struct PlacedLeader {
        let index: Int
        let leader: ResolvedCallouts.Leader
        let placement: LeaderPlacement
    }

    /// Returns the start of a line. It is next to visible content, inside an area, and at the border of a
    /// lens's circle.
    private func start(of placed: PlacedLeader) -> (along: CGFloat, out: CGFloat) {
        let frame = placed.leader.lens?.source ?? placed.leader.frame
        let span = space.span(frame)
        let anchor = space.isBackwards ? 1 - placed.placement.anchor : placed.placement.anchor
        let along = span.lowerBound + anchor * (span.upperBound - span.lowerBound)
        if placed.leader.lens != nil {
            // The start is on the circle instead of the square around it.
            let (radius, aside) = (frame.width / 2, (anchor - 0.5) * frame.width)
            let sunk = radius - max(radius * radius - aside * aside, 0).squareRoot()
            return (along, space.outerEdge(frame) - sunk)
        }
        let beside = space.outerEdge(frame) + (placed.leader.isSolid ? style.dotDiameter : -style.dotDiameter)
        // The start is on the table, away from the turning point of the line.
        return (along, min(beside, -style.dotDiameter))
    }

    private func labels(_ leaders: [PlacedLeader], _ starts: [(along: CGFloat, out: CGFloat)], turn: CGFloat)
        -> [CGFloat]
    {
        // Positions increase in the reading direction, so that a right-to-left layout is the mirror image.
        let sign: CGFloat = space.isBackwards ? -1 : 1
        let mirrored = zip(leaders, starts).map { placed, start in
            LeaderLabelPositions.Start(
                along: sign * start.along, depth: max(turn - start.out, style.lineWidth),
                preferred: sign * start.along + placed.placement.shift)
        }
        let lengths = leaders.map { space.length(size($0.leader)) }
        return LeaderLabelPositions(mirrored, lengths: lengths, spacing: style.labelSpacing).labels.map {
            sign * $0
        }
    }

    mutating func addLeaders(_ leaders: [PlacedLeader], to layout: inout CalloutLayout) {
        let starts = leaders.map(start)
        var turn = out + style.gap
        var labels = labels(leaders, starts, turn: turn)
        // Steep lines get more space up to their labels, so that they do not overlap.
        let missing = zip(starts, labels).map { abs($1 - $0.along) - (turn - $0.out) }.max() ?? 0
        if missing > 0 {
            turn += min(missing, 2 * style.elbow)
            labels = self.labels(leaders, starts, turn: turn)
        }
        for (index, placed) in leaders.enumerated() {
            let start = space.point(starts[index].along, min(starts[index].out, turn - style.lineWidth))
            add(placed, from: start, to: labels[index], turn, in: &layout)
        }
    }

    private func size(_ leader: ResolvedCallouts.Leader) -> CGSize {
        let text = leader.text?.size ?? .zero
        guard leader.lens != nil else { return text }
        let diameter = style.magnifier.diameter
        return CGSize(
            width: max(diameter, text.width),
            height: diameter + (leader.text == nil ? 0 : text.height + style.labelGap))
    }

    private func add(
        _ placed: PlacedLeader, from start: CGPoint, to middle: CGFloat, _ turn: CGFloat,
        in layout: inout CalloutLayout
    ) {
        let leader = placed.leader
        let gap = leader.lens == nil ? style.labelGap : 0
        let frame = space.rect(middle: middle, turn + style.elbow + gap, size(leader))
        var end = turn + style.elbow
        var boxes: [CGRect] = []
        if let lens = leader.lens {
            let (circle, text) = frames(in: frame, leader.text?.size)
            layout.add(CalloutLayout.Magnifier(frame: circle, lens: lens))
            boxes.append(circle)
            if let label = leader.text, let text {
                layout.add(label.layout(at: space), in: text)
                boxes.append(text)
            }
            // The line continues to the lens, which is circular.
            let span = space.span(circle)
            let aside = abs(middle - (span.lowerBound + span.upperBound) / 2)
            let radius = circle.width / 2
            end += radius - max(radius * radius - aside * aside, 0).squareRoot()
        } else if let label = leader.text {
            layout.add(label.layout(at: space), in: frame)
            boxes.append(frame)
        }
        let corner = space.point(middle, turn)
        let lines: [CalloutLayout.Line] = [
            .init(start: start, end: corner, role: .leader),
            .init(start: corner, end: space.point(middle, end), role: .leader),
        ]
        layout.add(
            CalloutLayout.Route(leader: placed.index, lines: lines, boxes: boxes, hasDot: leader.lens == nil))
    }

    /// Returns the positions of a lens and of its text. The text is below the lens, or above it if both are
    /// above the table.
    private func frames(in area: CGRect, _ text: CGSize?) -> (circle: CGRect, text: CGRect?) {
        let isAbove = space.side == .top
        func frame(_ size: CGSize, _ y: CGFloat) -> CGRect {
            let x =
                switch space.side {
                case .top, .bottom: area.midX - size.width / 2
                case .left: area.maxX - size.width
                case .right: area.minX
                }
            return CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
        let diameter = style.magnifier.diameter
        let circle = frame(
            CGSize(width: diameter, height: diameter), isAbove ? area.maxY - diameter : area.minY)
        return (circle, text.map { frame($0, isAbove ? area.minY : area.maxY - $0.height) })
    }
}
