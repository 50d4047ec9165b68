import Diagnostics

/// The callouts with the parts that they name and the texts that they show, before they are placed.
struct ResolvedCallouts {
    /// A bracket or a dimension line.
    struct Track {
        /// The rectangle that the track spans, where the extension lines of a dimension begin.
        var frame: CGRect
        var starts: (CGRect, CGRect)?
        var text: CalloutText?
        var isDimension: Bool { starts != nil }
    }

    /// A leader line to a label or a lens.
    struct Leader {
        var frame: CGRect
        /// A Boolean value that indicates whether the leader points at visible content instead of at an area.
        var isSolid: Bool
        var text: CalloutText?
        var lens: CalloutLayout.Lens?
        /// The specified side. `nil` if the layout selects it.
        var side: Callout.Side?
    }

    /// A disc on a part, with its label in the legend.
    struct Bullet {
        var frame: CGRect
        var number: TextLayout
        var legend: String
    }

    private var sides: [Callout.Side: [Track]] = [:]
    private(set) var leaders: [Leader] = []
    private(set) var bullets: [Bullet] = []

    func tracks(on side: Callout.Side) -> [Track] { sides[side] ?? [] }

    mutating func add(_ callout: Callout, _ parts: CalloutParts, _ layout: CalloutLayout) throws(Diagnostic) {
        if case .dimension(let measure) = callout.kind {
            return try addDimension(callout, measure, parts, layout)
        }
        let part = try parts.part(callout.part)
        let label = callout.label ?? callout.part.title
        switch callout.kind {
        case .bracket:
            let track = Track(frame: part.frame, text: layout.label(label))
            sides[callout.side ?? .below, default: []].append(track)
        case .magnifier(let zoom):
            let others = leaders.compactMap { $0.lens?.source }
            leaders.append(
                Leader(
                    frame: part.ink, isSolid: true, text: callout.label.map { layout.label($0) },
                    lens: layout.lens(on: part, zoom: zoom, besides: others), side: callout.side))
        case .bullet:
            let number = layout.text("\(bullets.count + 1)", layout.style.bullet.font)
            bullets.append(Bullet(frame: part.ink, number: number, legend: label))
        case .leader, .dimension:
            leaders.append(
                Leader(frame: part.ink, isSolid: part.isSolid, text: layout.label(label), side: callout.side))
        }
    }

    private mutating func addDimension(
        _ callout: Callout, _ measure: Callout.Measure, _ parts: CalloutParts, _ layout: CalloutLayout
    ) throws(Diagnostic) {
        var frame: CGRect
        var starts: (CGRect, CGRect)
        var isHorizontal = measure == .width
        switch measure {
        case .width, .height:
            frame = try parts.part(callout.part).frame
            starts = (frame, frame)
        case .distance(let other):
            let (first, second) = (try parts.edge(callout.part), try parts.edge(other))
            guard first.isHorizontal == second.isHorizontal else {
                throw Diagnostic(
                    message: "the edges \"\(callout.part)\" and \"\(other)\" have different directions",
                    remedy: "measure from one edge to another of the same direction")
            }
            isHorizontal = first.isHorizontal
            let inOrder = first.position <= second.position
            let (low, high) = inOrder ? (first, second) : (second, first)
            let both = first.frame.union(second.frame)
            let length = high.position - low.position
            frame =
                isHorizontal
                ? CGRect(x: low.position, y: both.minY, width: length, height: both.height)
                : CGRect(x: both.minX, y: low.position, width: both.width, height: length)
            starts = (low.frame, high.frame)
        }
        let length = isHorizontal ? frame.width : frame.height
        let words = [callout.label, Self.points(length)].compactMap { $0 }.joined(separator: " ")
        let text = layout.label(words, layout.style.dimensionFont)
        let track = Track(frame: frame, starts: starts, text: text)
        let choice: [Callout.Side] = isHorizontal ? [.below, .above] : [.leading, .trailing]
        let side = callout.side ?? layout.freerSide(of: choice, for: track, parts.solid)
        guard choice.contains(side) else {
            throw Diagnostic(
                message: isHorizontal
                    ? "a width is measured above or below the table, not at its \(side.rawValue) side"
                    : "a height is measured at the leading or trailing side of the table, not \(side.rawValue) it"
            )
        }
        sides[side, default: []].append(track)
    }

    /// Returns a length in points, rounded to hundredths, with a no-break space before the unit.
    private static func points(_ length: CGFloat) -> String {
        ((length * 100).rounded() / 100).plainText + "\u{A0}pt"
    }
}

extension CalloutLayout {
    /// Returns the side where the extension lines of a dimension cross the least content. Of equal sides, it
    /// is the nearest, then the first.
    func freerSide(
        of sides: [Callout.Side], for track: ResolvedCallouts.Track, _ solid: [CGRect]
    ) -> Callout.Side {
        guard let starts = track.starts else { return sides[0] }
        let costs = sides.map { side in
            let space = space(side, beside: bounds)
            let span = space.span(track.frame)
            return [(span.lowerBound, starts.0), (span.upperBound, starts.1)].reduce(0) { cost, end in
                let out = space.outerEdge(end.1)
                let line = Line(start: space.point(end.0, out), end: space.point(end.0, 0), role: .extension)
                let own = end.1.insetBy(dx: -1, dy: -1)
                let crossed = solid.count {
                    line.crosses($0.insetBy(dx: -1, dy: -1)) && own.intersection($0) != $0
                }
                return cost + CGFloat(crossed) * LeaderCost.solid - out * LeaderCost.point
            }
        }
        let lowest = costs.min() ?? 0
        return sides[costs.firstIndex { $0 < lowest + LeaderCost.minImprovement } ?? 0]
    }
}

extension TablePart {
    /// The default label: the name of the view in a section, or the whole text, with a capital.
    fileprivate var title: String {
        let own = element?.section == nil || name.isEmpty ? description : name
        return own.prefix(1).uppercased() + own.dropFirst()
    }
}
