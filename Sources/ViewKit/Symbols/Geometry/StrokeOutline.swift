import DisplayList
import Foundation

/// The outlines of lines with round caps and joins, as polygons with a positive area.
///
/// The lines form a graph whose nodes are their points. Lines that cross must have a common point.
struct StrokeOutline {
    private(set) var path = Path()
    /// A Boolean value that indicates whether a polygon overlaps itself, at the inside of a join of short lines.
    private(set) var overlapsItself = false

    private var nodes: [CGPoint] = []
    /// The neighbors of each node, sorted by angle.
    private var neighbors: [[Int]] = []
    private let radius: Double

    /// Creates the outlines of a path's lines.
    init(of lines: Path, width: Double) {
        radius = width / 2
        add(lines.flattened(scale: SymbolGrid.flatness))
        addFaces()
    }

    // MARK: The graph

    private mutating func add(_ path: Path) {
        var (first, last): (Int?, Int?) = (nil, nil)
        for element in path.elements {
            switch element {
            case .move(let point):
                last = node(at: point)
                first = last
            case .line(let point), .curve(let point, _, _):
                let next = node(at: point)
                if let last { connect(last, next) }
                last = next
            case .close: if let first, let last { connect(last, first) }
            }
        }
        for index in nodes.indices {
            neighbors[index] = neighbors[index].sorted {
                angle(from: index, to: $0) < angle(from: index, to: $1)
            }
        }
    }

    private mutating func node(at point: CGPoint) -> Int {
        if let known = nodes.firstIndex(where: { hypot($0.x - point.x, $0.y - point.y) < 1e-3 }) {
            return known
        }
        nodes.append(point)
        neighbors.append([])
        return nodes.count - 1
    }

    private mutating func connect(_ first: Int, _ second: Int) {
        guard first != second, !neighbors[first].contains(second) else { return }
        neighbors[first].append(second)
        neighbors[second].append(first)
    }

    private func angle(from start: Int, to end: Int) -> Double {
        atan2(nodes[end].y - nodes[start].y, nodes[end].x - nodes[start].x)
    }

    private func length(of side: Side) -> Double {
        hypot(nodes[side.end].x - nodes[side.start].x, nodes[side.end].y - nodes[side.start].y)
    }

    // MARK: The outline

    private struct Side: Hashable {
        var start: Int, end: Int
    }

    /// Adds the outlines of all faces of the graph. The walk around a face has the lines at its right.
    private mutating func addFaces() {
        var visited: Set<Side> = []
        for start in nodes.indices {
            for end in neighbors[start] where !visited.contains(Side(start: start, end: end)) {
                var side = Side(start: start, end: end)
                var polygon: [CGPoint] = []
                while visited.insert(side).inserted {
                    let next = next(after: side)
                    polygon += turn(from: side, to: next)
                    side = next
                }
                path.append(Path(polygon: polygon.reversed()))
            }
        }
    }

    /// Returns the first line in the direction of decreasing angles from the reverse of a line.
    private func next(after side: Side) -> Side {
        let around = neighbors[side.end]
        let index = around.firstIndex(of: side.start) ?? 0
        return Side(start: side.end, end: around[(index + around.count - 1) % around.count])
    }

    /// The maximum angle of a step of a round join.
    private static let step = Double.pi / 16

    /// Returns the points of the outline between two lines.
    private mutating func turn(from side: Side, to next: Side) -> [CGPoint] {
        let center = nodes[side.end]
        func point(_ angle: Double, _ distance: Double) -> CGPoint {
            CGPoint(x: center.x + distance * cos(angle), y: center.y + distance * sin(angle))
        }
        let reverse = angle(from: side.end, to: side.start)
        var sweep = reverse - angle(from: next.start, to: next.end)
        if sweep <= 1e-9 { sweep += 2 * .pi }
        if sweep < .pi {
            let shortest = min(length(of: side), length(of: next))
            if radius / tan(sweep / 2) <= shortest {
                return [point(reverse - sweep / 2, radius / sin(sweep / 2))]
            }
            overlapsItself = true
            return [point(reverse - .pi / 2, radius), center, point(reverse - sweep + .pi / 2, radius)]
        }
        let start = reverse - .pi / 2
        let count = max(Int(((sweep - .pi) / Self.step).rounded(.up)), 1)
        return (0...count).map { point(start - (sweep - .pi) * Double($0) / Double(count), radius) }
    }
}
