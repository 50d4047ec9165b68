import CCairo
import DisplayList
import Foundation

/// The joins of a line's segments, which every version of Cairo draws with the same pixels.
///
/// At a small angle, versions before 1.18 draw a round join with points of the pen, or a miter join where a path
/// closes, and later versions a bevel join. Bevel joins are therefore specified where a line has such bends, and its
/// corners become dots.
struct LineJoins {
    /// The lines, with a dot at each corner if joins are not round.
    private(set) var path: Path
    /// A Boolean value that indicates whether Cairo draws round joins. Otherwise, it draws bevel joins.
    var isRound: Bool { !hasBends }

    private var corners: [CGPoint] = []
    private var hasBends = false
    /// The minimum cosine of the angle of a bend, whose bevel join is visually identical with a round one.
    private let minCosine: Double

    /// Cairo's tolerance, in pixels.
    private static let tolerance = 0.1

    /// Creates the joins of a path of straight lines, whose points are pixels.
    init(of lines: Path, width: Double) {
        path = lines
        let part = 1 - Self.tolerance / (width / 2)
        minCosine = 2 * part * part - 1
        findJoins()
        guard hasBends else { return }
        for corner in corners {
            path.move(to: corner)
            path.addLine(to: corner)
        }
    }

    func trace(on context: OpaquePointer, x: Int, y: Int) {
        path.trace(on: context, x: Double(x), y: Double(y))
        cairo_set_line_join(context, isRound ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_BEVEL)
    }

    private mutating func findJoins() {
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        var first: CGPoint?, last: CGPoint?
        func direction(to point: CGPoint) -> CGPoint {
            CGPoint(x: point.x - current.x, y: point.y - current.y)
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                (start, current, first, last) = (point, point, nil, nil)
            case .line(let point), .curve(let point, _, _):
                guard point != current else { continue }
                let next = direction(to: point)
                if let last { addJoin(last, next, at: current) }
                (current, first, last) = (point, first ?? next, next)
            case .close:
                if current != start {
                    let next = direction(to: start)
                    if let last { addJoin(last, next, at: current) }
                    last = next
                }
                if let first, let last { addJoin(last, first, at: start) }
                (current, first, last) = (start, nil, nil)
            }
        }
    }

    private mutating func addJoin(_ first: CGPoint, _ second: CGPoint, at point: CGPoint) {
        let along = first.x * second.x + first.y * second.y
        let across = first.x * second.y - first.y * second.x
        if across == 0, along > 0 { return }
        if along / (hypot(first.x, first.y) * hypot(second.x, second.y)) < minCosine {
            corners.append(point)
        } else {
            hasBends = true
        }
    }
}
