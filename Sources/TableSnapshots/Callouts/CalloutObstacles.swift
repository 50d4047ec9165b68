/// What callouts avoid on a table: visible content, and the edges of its rows and other areas.
struct CalloutObstacles {
    /// The rectangles of visible content. Lines must not even touch them.
    let solid: [CGRect]
    /// The frames of areas.
    let areas: [CGRect]
    /// The rectangle of all parts.
    let content: CGRect

    init(_ parts: [CalloutPart], on body: CGRect) {
        solid = parts.filter(\.isSolid).map { $0.ink.insetBy(dx: -1, dy: -1) }
        var known: Set<CGRect> = []
        areas = parts.filter { !$0.isSolid }.map(\.frame).filter { known.insert($0).inserted }
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

    /// Returns a Boolean value that indicates whether the edge of an area crosses a circle.
    func hasEdge(near center: CGPoint, within radius: CGFloat) -> Bool {
        areas.contains { area in
            area.insetBy(dx: -radius, dy: -radius).encloses(CGRect(origin: center, size: .zero))
                && !area.insetBy(dx: radius, dy: radius).encloses(CGRect(origin: center, size: .zero))
        }
    }
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
