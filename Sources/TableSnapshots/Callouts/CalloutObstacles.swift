/// What callouts avoid on a table: visible content, and the edges of its rows and other areas.
struct CalloutObstacles {
    /// The rectangles of visible content. Lines must not even touch them.
    let solid: [CGRect]
    /// The frames of areas.
    let areas: [CGRect]
    /// The rectangles that no dot must be on the edge of: areas and visible content.
    private let outlines: [CGRect]
    /// The rectangle of all parts.
    let content: CGRect

    init(_ parts: [CalloutPart], on body: CGRect) {
        solid = parts.filter(\.isSolid).map { $0.ink.insetBy(dx: -1, dy: -1) }
        var known: Set<CGRect> = []
        areas = parts.filter { !$0.isSolid }.map(\.frame).filter { known.insert($0).inserted }
        outlines = areas + parts.filter(\.isSolid).map(\.ink)
        let all = parts.map(\.frame).reduce(CGRect.null) { $0.union($1) }.intersection(body)
        content = all.isEmpty ? body : all
    }

    /// The minimum distance of a line from the edge of an area along it, in points.
    private static let minDistance: CGFloat = 3

    /// Returns a Boolean value that indicates whether a line crosses no visible content, and does not run along the edge
    /// of an area.
    func isFree(_ span: ClosedRange<CGFloat>, _ isHorizontal: Bool, at position: CGFloat) -> Bool {
        let (start, end) =
            isHorizontal
            ? (CGPoint(x: span.lowerBound, y: position), CGPoint(x: span.upperBound, y: position))
            : (CGPoint(x: position, y: span.lowerBound), CGPoint(x: position, y: span.upperBound))
        let line = CalloutLayout.Line(start: start, end: end, role: .dimension, owner: 0)
        let range = isHorizontal ? content.minY...content.maxY : content.minX...content.maxX
        guard range.contains(position) else { return false }
        return !solid.contains { line.crosses($0.insetBy(dx: 1.5, dy: 1.5)) }
            && !areas.contains { area in
                let edges = isHorizontal ? [area.minY, area.maxY] : [area.minX, area.maxX]
                let along = isHorizontal ? area.minX...area.maxX : area.minY...area.maxY
                return along.overlaps(span) && edges.contains { abs($0 - position) < Self.minDistance }
            }
    }

    /// Returns a Boolean value that indicates whether the edge of an area or of visible content crosses a circle.
    func hasEdge(near center: CGPoint, within radius: CGFloat) -> Bool {
        let center = CGRect(origin: center, size: .zero)
        return outlines.contains { rect in
            rect.insetBy(dx: -radius, dy: -radius).encloses(center)
                && !rect.insetBy(dx: radius, dy: radius).encloses(center)
        }
    }

    /// Returns points of an area between its visible content, at which no edge crosses a circle: those side by side first,
    /// and then those below each other, each from the longest gap to the shortest.
    func freePoints(in area: CGRect, radius: CGFloat) -> [CGPoint] {
        let content = outlines.filter { $0 != area && area.encloses($0) }
        let across = Self.gaps(between: content.map { $0.minX...$0.maxX }, in: area.minX...area.maxX)
        let down = Self.gaps(between: content.map { $0.minY...$0.maxY }, in: area.minY...area.maxY)
        let points =
            across.map { CGPoint(x: $0.middle, y: area.midY) }
            + down.map { CGPoint(x: area.midX, y: $0.middle) }
        return points.filter { !hasEdge(near: $0, within: radius) }
    }

    /// Returns the gaps between ranges, from the longest to the shortest.
    private static func gaps(
        between ranges: [ClosedRange<CGFloat>], in range: ClosedRange<CGFloat>
    ) -> [ClosedRange<CGFloat>] {
        var gaps: [ClosedRange<CGFloat>] = []
        var start = range.lowerBound
        let end = range.upperBound...range.upperBound
        for next in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) + [end] {
            if next.lowerBound > start { gaps.append(start...next.lowerBound) }
            start = max(start, next.upperBound)
        }
        return gaps.sorted { $0.length > $1.length }
    }
}

extension Theme.Callouts {
    /// The minimum distance of a dot's center from edges.
    var dotReach: CGFloat { dotDiameter / 2 + 0.4 }
}

extension CGRect {
    /// Returns a Boolean value that indicates whether two rectangles have a point in common.
    func touches(_ rect: CGRect) -> Bool {
        minX <= rect.maxX && rect.minX <= maxX && minY <= rect.maxY && rect.minY <= maxY
    }

    /// Returns a Boolean value that indicates whether two rectangles have an area in common.
    func overlaps(_ rect: CGRect) -> Bool {
        minX < rect.maxX - 0.01 && rect.minX < maxX - 0.01 && minY < rect.maxY - 0.01
            && rect.minY < maxY - 0.01
    }

    /// Returns a Boolean value that indicates whether a rectangle is inside. Foundation's `contains` rounds.
    func encloses(_ rect: CGRect) -> Bool {
        minX <= rect.minX && rect.maxX <= maxX && minY <= rect.minY && rect.maxY <= maxY
    }
}
