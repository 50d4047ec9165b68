import Diagnostics
import TableKit

/// The callouts with the parts that they name and the texts that they show, before they are placed.
struct ResolvedCallouts {
    /// A disc on a part, with its label in the legend.
    struct Bullet {
        let owner: Int
        let frame: CGRect
        let isSolid: Bool
        let number: TextLayout
        let legend: String
    }

    /// The callouts next to the table, in the order in which they are placed: those with a fixed length first.
    var besides: [SideCallout] {
        let circles = leaders.compactMap { $0.lens?.source }
        return bars
            + leaders.map { leader in
                // A leader line to what a lens shows ends at the circle around it.
                guard leader.lens == nil, leader.isSolid,
                    let circle = circles.first(where: { $0.encloses(leader.frame) })
                else { return leader }
                var leader = leader
                leader.frame = circle
                return leader
            }
    }
    private var bars: [SideCallout] = []
    private var leaders: [SideCallout] = []
    private(set) var bullets: [Bullet] = []
    private let obstacles: CalloutObstacles

    init(_ obstacles: CalloutObstacles) { self.obstacles = obstacles }

    mutating func add(
        _ callout: Callout, at owner: Int, _ parts: CalloutParts, _ layout: CalloutLayout
    ) throws(Diagnostic) {
        if case .dimension(let measure) = callout.kind {
            return try addDimension(callout, measure, at: owner, parts, layout)
        }
        let part = try parts.part(callout.part)
        let label = callout.label ?? callout.part.title
        let sides = callout.side.map { [$0] } ?? Callout.Side.allCases
        switch callout.kind {
        case .bracket:
            bars.append(bracket(part, layout.label(label), callout.side, at: owner, layout))
        case .magnifier(let zoom):
            let lens = layout.lens(on: part, zoom: zoom, besides: leaders.compactMap { $0.lens?.source })
            leaders.append(
                SideCallout(
                    owner: owner, form: .magnifier(lens), frame: part.ink,
                    text: callout.label.map { layout.label($0) }, sides: sides))
        case .bullet:
            let number = layout.text("\(bullets.count + 1)", layout.style.bullet.font)
            bullets.append(
                Bullet(
                    owner: owner, frame: part.ink, isSolid: part.isSolid, number: number, legend: label))
        case .leader, .dimension:
            leaders.append(
                SideCallout(
                    owner: owner, form: .leader(isSolid: part.isSolid), frame: part.ink,
                    text: layout.label(label), sides: sides,
                    points: part.isSolid
                        ? [] : obstacles.freePoints(in: part.ink, radius: layout.style.dotReach)))
        }
    }

    /// Returns a bracket. Those of rows, sections, headers and footers are beside the table, where they show a height.
    /// Those of parts of them show a width, or a height if rows are in the way.
    private func bracket(
        _ part: CalloutPart, _ text: CalloutText, _ side: Callout.Side?, at owner: Int,
        _ layout: CalloutLayout
    ) -> SideCallout {
        let isWhole = part.part.name.isEmpty
        let sides: [Callout.Side] = isWhole ? [.leading, .trailing] : [.below, .above, .leading, .trailing]
        let style = layout.style
        let span = part.ink.minX...part.ink.maxX
        let (reach, gap) = (style.tick / 2, style.labelGap)
        let positions = [(part.ink.maxY + gap, -reach...0), (part.ink.minY - gap, 0...reach)]
        let bars = isWhole || side != nil ? [] : positions.filter { obstacles.isFree(span, true, at: $0.0) }
        return SideCallout(
            owner: owner, form: .bracket, frame: part.frame, text: text, sides: side.map { [$0] } ?? sides,
            bars: bars.map { position, ends in
                InnerBar(span, isHorizontal: true, at: position, nil, ends: ends, owner: owner)
            })
    }

    private mutating func addDimension(
        _ callout: Callout, _ measure: Callout.Measure, at owner: Int, _ parts: CalloutParts,
        _ layout: CalloutLayout
    ) throws(Diagnostic) {
        var frame: CGRect
        var starts: (low: CGRect, high: CGRect)
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
        let sides: [Callout.Side] = isHorizontal ? [.below, .above] : [.leading, .trailing]
        if let side = callout.side, !sides.contains(side) {
            throw Diagnostic(
                message: isHorizontal
                    ? "a width is measured above or below the table, not at its \(side.rawValue) side"
                    : "a height is measured at the leading or trailing side of the table, not \(side.rawValue) it"
            )
        }
        let length = isHorizontal ? frame.width : frame.height
        let words = [callout.label, Self.points(length)].compactMap { $0 }.joined(separator: " ")
        let inner =
            callout.side == nil ? obstacles.bars(of: frame, isHorizontal, starts, layout.style, owner) : []
        bars.append(
            SideCallout(
                owner: owner, form: .dimension(low: starts.low, high: starts.high), frame: frame,
                text: layout.label(words, layout.style.dimensionFont),
                sides: callout.side.map { [$0] } ?? sides, bars: inner))
    }

    /// Returns a length in points, rounded to halves, with a no-break space before the unit.
    private static func points(_ length: CGFloat) -> String {
        ((length * 2).rounded() / 2).plainText + "\u{A0}pt"
    }
}

extension CalloutObstacles {
    /// Returns the positions of the line of a dimension at its part: between two parts, or next to them, where it crosses
    /// nothing.
    fileprivate func bars(
        of frame: CGRect, _ isHorizontal: Bool, _ starts: (low: CGRect, high: CGRect),
        _ style: Theme.Callouts, _ owner: Int
    ) -> [InnerBar] {
        func across(_ rect: CGRect) -> ClosedRange<CGFloat> {
            isHorizontal ? rect.minY...rect.maxY : rect.minX...rect.maxX
        }
        func middle(_ rect: CGRect) -> CGFloat { isHorizontal ? rect.midY : rect.midX }
        let span = isHorizontal ? frame.minX...frame.maxX : frame.minY...frame.maxY
        let inner = [starts.low, starts.high].min { across($0).length < across($1).length } ?? frame
        let besides = [across(inner), across(frame)].flatMap { range in
            [style.tick / 2 + 2, style.tick / 2].flatMap { gap in
                // Next to visible content, or inside an area.
                let gap = areas.contains { across($0) == range } ? -gap : gap
                return [range.upperBound + gap, range.lowerBound - gap]
            }
        }
        let positions = [middle(inner)] + besides
        return positions.filter { isFree(span, isHorizontal, at: $0) }.prefix(3).map {
            InnerBar(
                span, isHorizontal: isHorizontal, at: $0, starts, ends: -style.tick / 2...style.tick / 2,
                owner: owner)
        }
    }
}

extension ClosedRange<CGFloat> {
    var length: CGFloat { upperBound - lowerBound }
    var middle: CGFloat { (lowerBound + upperBound) / 2 }
}

extension TablePart {
    /// The default label: the name of the view in a section, or the whole text, with a capital.
    fileprivate var title: String {
        let own = element?.section == nil || name.isEmpty ? description : name
        return own.firstUppercased
    }
}
