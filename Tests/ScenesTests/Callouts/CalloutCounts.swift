import TableKit

@testable import TableSnapshots

/// The errors that a designer would see in the layout of a figure's callouts.
struct CalloutCounts {
    /// Pairs of lines that cross, or that touch if one is a leader line.
    var crossedLines = 0
    /// Pairs of a line and a label, disc or lens that it crosses.
    var crossedLabels = 0
    /// Pairs of labels, discs and lenses that overlap.
    var overlaps = 0
    /// Pairs of a line and visible content of the table that it crosses.
    var crossedContent = 0
    /// Labels and lenses that overlap the table or extend out of the image.
    var misplaced = 0
    /// Dots on the edge of a row, of another area, or of visible content.
    var dotsOnEdges = 0
    /// Discs of bullets that are not completely on the table.
    var discsOutside = 0
    /// The distance from each label or lens to its part, in points.
    var distances: [CGFloat] = []

    var total: Int {
        crossedLines + crossedLabels + overlaps + crossedContent + misplaced + dotsOnEdges + discsOutside
    }

    init() {}

    init(
        _ layout: CalloutLayout, of callouts: [Callout], on parts: [CalloutPart], around body: CGRect,
        table: CGRect
    ) {
        let boxes =
            layout.labels.map { (frame: $0.frame, owner: $0.owner) }
            + layout.magnifiers.map { (frame: $0.frame, owner: $0.owner) }
            + layout.discs.map { (frame: $0.frame, owner: nil) }
        for (index, line) in layout.lines.enumerated() {
            crossedLines += layout.lines[(index + 1)...].count { other in
                line.owner != other.owner
                    && (line.isLeader || other.isLeader ? line.meets(other) : line.crosses(other))
            }
            crossedLabels += boxes.count {
                line.owner != $0.owner && line.crosses($0.frame.insetBy(dx: -1, dy: -1))
            }
        }
        for (index, box) in boxes.enumerated() {
            overlaps += boxes[(index + 1)...].count { $0.frame.overlaps(box.frame) }
        }
        let solid = parts.filter(\.isSolid)
        for line in layout.lines {
            crossedContent += solid.count { part in
                line.crosses(part.ink.insetBy(dx: 1, dy: 1)) && !part.ink.contains(line.start)
            }
        }
        for box in layout.labels.map(\.frame) + layout.magnifiers.map(\.frame) {
            if box.overlaps(body) || !layout.bounds.insetBy(dx: -0.01, dy: -0.01).encloses(box) {
                misplaced += 1
            }
        }
        let radius = layout.style.dotDiameter / 2
        let outlines = Set(parts.map { $0.isSolid ? $0.ink : $0.frame })
        for dot in layout.dots {
            let square = CGRect(center: dot.center, diameter: 2 * radius)
            if outlines.contains(where: { $0.overlaps(square) && !$0.encloses(square) }) { dotsOnEdges += 1 }
        }
        for (index, _) in callouts.filter({ $0.kind == .bullet }).enumerated()
        where !table.insetBy(dx: -0.01, dy: -0.01).encloses(layout.discs[index].frame) { discsOutside += 1 }
        measureDistances(layout, callouts, parts)
    }

    private mutating func measureDistances(
        _ layout: CalloutLayout, _ callouts: [Callout], _ parts: [CalloutPart]
    ) {
        for (index, callout) in callouts.enumerated() where callout.kind != .bullet {
            let name =
                if case .dimension(.distance) = callout.kind { callout.part.withoutAnchor } else {
                    callout.part
                }
            let label = layout.labels.first { $0.owner == index }
            guard let ink = parts.part(name)?.ink, let frame = label?.frame else { continue }
            let dx = max(ink.minX - frame.maxX, frame.minX - ink.maxX, 0)
            let dy = max(ink.minY - frame.maxY, frame.minY - ink.maxY, 0)
            distances.append((dx * dx + dy * dy).squareRoot())
        }
    }

    static func + (first: Self, second: Self) -> Self {
        var sum = first
        sum.crossedLines += second.crossedLines
        sum.crossedLabels += second.crossedLabels
        sum.overlaps += second.overlaps
        sum.crossedContent += second.crossedContent
        sum.misplaced += second.misplaced
        sum.dotsOnEdges += second.dotsOnEdges
        sum.discsOutside += second.discsOutside
        sum.distances += second.distances
        return sum
    }
}
