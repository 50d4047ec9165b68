/// The layout of callouts next to one side of a table.
///
/// From the inside to the outside, it has separate lanes: leader lines turn, then come rows of brackets and dimension
/// lines, then the labels of leader lines. A leader line passes between the brackets and dimensions.
struct SideLayout {
    struct PlacedLeader {
        let callout: SideCallout
        let placement: CalloutPlacement
        /// The start of the line: its position along the side, and its distance from it.
        let start: (along: CGFloat, out: CGFloat)
        let size: CGSize
    }

    let space: SideSpace
    let style: Theme.Callouts
    /// The rows of brackets and dimension lines, from the inside to the outside.
    private let rows: [TrackRow]
    private var leaders: [PlacedLeader] = []

    init(
        _ callouts: [(SideCallout, CalloutPlacement)], at space: SideSpace, style: Theme.Callouts
    ) {
        (self.space, self.style) = (space, style)
        rows = TrackRow.rows(
            of: callouts.filter { $1.isTrack(of: $0) }.map(\.0), at: space, style: style)
        for (callout, placement) in callouts where !placement.isTrack(of: callout) {
            leaders.append(leader(callout, placement))
        }
    }

    /// The minimum distance of a leader line from a bracket, a dimension line and their labels.
    private var clearance: CGFloat { style.tick / 2 }

    /// Adds all lines and labels.
    func add(to layout: inout CalloutLayout, circles: [CGRect]) {
        let tracks = rows.flatMap(\.spans)
        let blocked = tracks.map { $0.lowerBound - clearance...$0.upperBound + clearance }
        let circle = max(circles.map(space.outerEdge).max() ?? 0, 0)
        var turn = circle + style.gap
        var middles = middles(turn: turn, blocked)
        // Steep lines get more space up to their labels, so that they do not overlap.
        let missing =
            zip(leaders, middles).map { abs($1 - $0.start.along) - (turn - $0.start.out) }.max() ?? 0
        if missing > 0 {
            turn += min(missing, 2 * style.elbow)
            middles = self.middles(turn: turn, blocked)
        }
        let spans = zip(leaders, middles).map { space.span(middle: $1, $0.size) }
        // Labels next to other sides of the table can extend to this one.
        let beyond = layout.boxes.filter { box in
            (tracks + spans).contains { space.span(box).overlaps($0) }
        }
        let base = max(turn, beyond.map { space.outerEdge($0) + style.labelSpacing }.max() ?? 0)
        var out = base - style.gap
        for row in rows { out = row.add(to: &layout, from: out) }
        // Labels between brackets and dimensions need no separate lane.
        let isBetween = !spans.contains { span in
            tracks.contains {
                $0.overlaps(span.lowerBound - style.labelGap...span.upperBound + style.labelGap)
            }
        }
        let labels = (isBetween ? base : max(out, base)) + style.elbow
        for (leader, middle) in zip(leaders, middles) {
            add(leader, to: middle, turn, labels: labels, in: &layout)
        }
    }

    // MARK: Leader lines

    private func leader(_ callout: SideCallout, _ placement: CalloutPlacement) -> PlacedLeader {
        PlacedLeader(
            callout: callout, placement: placement, start: start(callout, placement), size: size(callout))
    }

    /// Returns the start of a line. It is next to visible content, inside an area, at the border of a lens's circle, and
    /// on the line of a bracket or dimension.
    private func start(
        _ callout: SideCallout, _ placement: CalloutPlacement
    ) -> (along: CGFloat, out: CGFloat) {
        if let index = placement.bar {
            let bar = callout.bars[index]
            return (space.span(bar.frame).middle, space.outerEdge(bar.frame))
        }
        let frame = callout.lens?.source ?? callout.frame
        let span = space.span(frame)
        let gap = style.dotDiameter
        // The start in an area is on the table, away from the turning point of the line.
        func inside(_ out: CGFloat) -> CGFloat { min(out, -gap) }
        switch placement.anchor {
        case .edge(let fraction):
            let fraction = space.isBackwards ? 1 - fraction : fraction
            let along = span.lowerBound + fraction * span.length
            if callout.lens != nil {
                // The start is on the circle instead of the square around it.
                return (along, edge(of: frame, aside: (fraction - 0.5) * frame.width))
            }
            guard !callout.isSolid else { return (along, min(space.outerEdge(frame) + gap, -style.dotReach)) }
            // The dot is not on the edge of the area.
            let inset = min(2 * gap, span.length / 2)
            let depth = min(2 * gap, space.depth(frame.size) / 3)
            return (
                (span.lowerBound + inset...span.upperBound - inset).clamp(along),
                inside(space.outerEdge(frame) - depth)
            )
        case .beyond: return (span.middle, gap)
        case .point(let index):
            let point = CGRect(origin: callout.points[index], size: .zero)
            return (space.span(point).lowerBound, space.outerEdge(point))
        case .before, .after:
            let isLow = (placement.anchor == .before) != space.isBackwards
            let depth = min(2 * gap, space.depth(frame.size) / 2)
            return (
                isLow ? span.lowerBound - gap : span.upperBound + gap, inside(space.outerEdge(frame) - depth)
            )
        }
    }

    /// Returns the distance of a circle's outer or inner edge at a distance from its center along the side.
    private func edge(of circle: CGRect, aside: CGFloat, isInner: Bool = false) -> CGFloat {
        let radius = circle.width / 2
        let depth = max(radius * radius - aside * aside, 0).squareRoot()
        return space.outerEdge(circle) - (radius - (isInner ? -depth : depth))
    }

    private func size(_ callout: SideCallout) -> CGSize {
        let text = callout.text?.size ?? .zero
        guard callout.lens != nil else { return text }
        let diameter = style.magnifier.diameter
        return CGSize(
            width: max(diameter, text.width),
            height: diameter + (callout.text == nil ? 0 : text.height + style.labelGap))
    }

    /// Returns the positions of the labels along the side.
    private func middles(turn: CGFloat, _ blocked: [ClosedRange<CGFloat>]) -> [CGFloat] {
        // Positions increase in the reading direction, so that a right-to-left layout is the mirror image.
        let sign: CGFloat = space.isBackwards ? -1 : 1
        let starts = leaders.map { leader in
            LeaderLabelPositions.Start(
                along: sign * leader.start.along, depth: max(turn - leader.start.out, style.lineWidth),
                preferred: sign * leader.start.along + leader.placement.shift)
        }
        let labels = LeaderLabelPositions(
            starts, lengths: leaders.map { space.length($0.size) }, spacing: style.labelSpacing,
            blocked: blocked.map { space.isBackwards ? -$0.upperBound ... -$0.lowerBound : $0 }
        ).labels
        return zip(leaders, labels).map { leader, label in
            // A line that would be slightly oblique is straight. A part of the space between labels is enough for this.
            let start = leader.start.along
            return abs(sign * label - start) < style.labelSpacing / 4 ? start : sign * label
        }
    }

    private func add(
        _ leader: PlacedLeader, to middle: CGFloat, _ turn: CGFloat, labels: CGFloat,
        in layout: inout CalloutLayout
    ) {
        let callout = leader.callout
        let frame = space.rect(
            middle: middle, labels + (callout.lens == nil ? style.labelGap : 0), leader.size)
        var end = labels
        if let lens = callout.lens {
            let (circle, text) = frames(in: frame, callout.text?.size)
            layout.add(CalloutLayout.Magnifier(frame: circle, lens: lens, owner: callout.owner))
            if let label = callout.text, let text {
                layout.add(label.layout(at: space), in: text, callout)
            }
            // The line continues to the lens, which is circular and can be narrower than its text.
            end = edge(of: circle, aside: middle - space.span(circle).middle, isInner: true)
        } else if let label = callout.text {
            layout.add(label.layout(at: space), in: frame, callout)
        }
        let start = space.point(leader.start.along, min(leader.start.out, turn - style.lineWidth))
        let corner = space.point(middle, turn)
        for (from, to) in [(start, corner), (corner, space.point(middle, end))] {
            layout.add(.init(start: from, end: to, role: callout.role, owner: callout.owner, isLeader: true))
        }
        if let bar = leader.placement.bar {
            for line in callout.bars[bar].lines { layout.add(line) }
        } else if callout.lens == nil {
            layout.add(.init(center: start, owner: callout.owner))
        }
    }

    /// Returns the positions of a lens and of its text, centered below the lens. If both are above the table, the text is
    /// above the lens.
    private func frames(in area: CGRect, _ text: CGSize?) -> (circle: CGRect, text: CGRect?) {
        let isAbove = space.side == .top
        func frame(_ size: CGSize, _ y: CGFloat) -> CGRect {
            CGRect(x: area.midX - size.width / 2, y: y, width: size.width, height: size.height)
        }
        let diameter = style.magnifier.diameter
        let circle = frame(
            CGSize(width: diameter, height: diameter), isAbove ? area.maxY - diameter : area.minY)
        return (circle, text.map { frame($0, isAbove ? area.minY : area.maxY - $0.height) })
    }
}

extension CalloutPlacement {
    /// Returns a Boolean value that indicates whether a callout is a bracket or dimension line beside the table.
    fileprivate func isTrack(of callout: SideCallout) -> Bool { callout.role != .leader && bar == nil }
}
