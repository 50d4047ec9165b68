import DisplayList
import Foundation

/// The diagonal line of symbols such as a crossed-out bell, with a gap at both sides.
struct SlashLine {
    var lineWidth: Double
    /// The distance by which the line is to the right of and above its usual location.
    var offset = 0.0

    private var ends: (CGPoint, CGPoint) {
        let (start, end) = SymbolGrid.slash
        return (
            CGPoint(x: start.x + offset, y: start.y - offset), CGPoint(x: end.x + offset, y: end.y - offset)
        )
    }

    private var gap: Double { lineWidth / 2 + SymbolGrid.slashGap }

    /// Returns the shapes with the line across them.
    func cross(_ shapes: [SymbolShape]) -> [SymbolShape] {
        var line = Path()
        line.move(to: ends.0)
        line.addLine(to: ends.1)
        return [1.0, -1].flatMap { side in shapes.compactMap { part(of: $0, onSide: side) } }
            + [SymbolShape(path: line, lineWidth: lineWidth)]
    }

    /// Returns the part of a shape at one side of the gap, or `nil` if it is empty.
    private func part(of shape: SymbolShape, onSide side: Double) -> SymbolShape? {
        let limit = gap + (shape.lineWidth ?? 0) / 2
        var path = Path()
        for subpath in shape.path.flattened(scale: SymbolGrid.flatness).subpaths {
            let points = subpath.points
            if shape.lineWidth == nil {
                path.append(Path(polygon: polygon(points, side, limit)))
            } else {
                let isClosed = subpath.elements.contains(.close)
                appendLines(isClosed ? points + points.prefix(1) : points, side, limit, to: &path)
            }
        }
        var part = shape
        part.path = path
        return path.elements.isEmpty ? nil : part
    }

    /// The distance of a point from the middle of the line, which is negative at the other side.
    private func distance(_ point: CGPoint, _ side: Double) -> Double {
        let (start, end) = ends
        let (x, y) = (end.x - start.x, end.y - start.y)
        return side * ((point.x - start.x) * y - (point.y - start.y) * x) / hypot(x, y)
    }

    private func crossing(_ first: CGPoint, _ second: CGPoint, _ side: Double, _ limit: Double) -> CGPoint {
        let (start, end) = (distance(first, side) - limit, distance(second, side) - limit)
        let fraction = start / (start - end)
        return CGPoint(
            x: first.x + (second.x - first.x) * fraction, y: first.y + (second.y - first.y) * fraction)
    }

    private func polygon(_ points: [CGPoint], _ side: Double, _ limit: Double) -> [CGPoint] {
        var clipped: [CGPoint] = []
        for (index, point) in points.enumerated() {
            let before = points[(index + points.count - 1) % points.count]
            let (isInside, wasInside) = (distance(point, side) >= limit, distance(before, side) >= limit)
            if isInside != wasInside { clipped.append(crossing(before, point, side, limit)) }
            if isInside { clipped.append(point) }
        }
        return clipped
    }

    private func appendLines(_ points: [CGPoint], _ side: Double, _ limit: Double, to path: inout Path) {
        var isDrawing = false
        for (index, point) in points.enumerated() {
            let isInside = distance(point, side) >= limit
            if index > 0, isInside != isDrawing {
                let cut = crossing(points[index - 1], point, side, limit)
                isInside ? path.move(to: cut) : path.addLine(to: cut)
            }
            if isInside { index == 0 ? path.move(to: point) : path.addLine(to: point) }
            isDrawing = isInside
        }
    }
}
