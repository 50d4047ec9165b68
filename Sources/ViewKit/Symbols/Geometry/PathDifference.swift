import DisplayList
import Foundation

/// The area of a path without the areas of others, as polygons that meet at horizontal lines.
///
/// The plane is divided into horizontal slabs, in which no lines cross. Where the same two lines bound an area in
/// consecutive slabs, they become sides of one polygon.
struct PathDifference {
    private struct Side {
        var top: CGPoint, bottom: CGPoint
        /// The index of the path: 0 for the area, others for what is cut out.
        var path: Int
        var direction: Int

        func x(at y: Double) -> Double {
            top.x + (bottom.x - top.x) * (y - top.y) / (bottom.y - top.y)
        }
    }

    /// A polygon between two chains of points, from top to bottom.
    private struct Strip {
        var left: [CGPoint], right: [CGPoint]
    }

    private var sides: [Side] = []
    private let pathCount: Int

    /// Returns the difference. Paths cover the points with a winding number other than 0.
    static func path(of area: Path, without others: [Path]) -> Path {
        PathDifference(paths: [area] + others).difference()
    }

    private init(paths: [Path]) {
        pathCount = paths.count
        for (index, path) in paths.enumerated() {
            for subpath in path.flattened(scale: SymbolGrid.flatness).subpaths {
                let points = subpath.points
                for (start, end) in zip(points, points.dropFirst() + points.prefix(1)) where start.y != end.y
                {
                    sides.append(
                        start.y < end.y
                            ? Side(top: start, bottom: end, path: index, direction: 1)
                            : Side(top: end, bottom: start, path: index, direction: -1))
                }
            }
        }
    }

    private func difference() -> Path {
        let levels = levels()
        var path = Path()
        var open: [Strip] = []
        for (top, bottom) in zip(levels, levels.dropFirst()) where bottom - top > Self.tolerance {
            var continued: [Strip] = []
            for strip in strips(from: top, to: bottom) {
                let index = open.firstIndex {
                    Self.isSame($0.left.last, strip.left.first)
                        && Self.isSame($0.right.last, strip.right.first)
                }
                var whole = index.map { open.remove(at: $0) } ?? Strip(left: [], right: [])
                whole.left += whole.left.isEmpty ? strip.left : [strip.left[1]]
                whole.right += whole.right.isEmpty ? strip.right : [strip.right[1]]
                continued.append(whole)
            }
            for strip in open { path.append(Self.polygon(strip)) }
            open = continued
        }
        for strip in open { path.append(Self.polygon(strip)) }
        return path
    }

    /// The distance up to which points are the same, in units of the grid.
    private static let tolerance = 1e-7

    private static func isSame(_ first: CGPoint?, _ second: CGPoint?) -> Bool {
        guard let first, let second else { return false }
        return abs(first.x - second.x) < 100 * tolerance && abs(first.y - second.y) < 100 * tolerance
    }

    private static func polygon(_ strip: Strip) -> Path {
        Path(polygon: strip.left + strip.right.reversed())
    }

    /// The heights of all ends and crossings of lines.
    private func levels() -> [Double] {
        var levels = sides.flatMap { [Double($0.top.y), Double($0.bottom.y)] }
        for (index, first) in sides.enumerated() {
            for second in sides[(index + 1)...] {
                let (top, bottom) = (max(first.top.y, second.top.y), min(first.bottom.y, second.bottom.y))
                guard top < bottom else { continue }
                let (start, end) = (
                    first.x(at: top) - second.x(at: top), first.x(at: bottom) - second.x(at: bottom)
                )
                if start * end < 0 { levels.append(top + (bottom - top) * start / (start - end)) }
            }
        }
        return levels.sorted()
    }

    /// Returns the parts of the difference between two levels, from left to right.
    private func strips(from top: Double, to bottom: Double) -> [Strip] {
        let middle = (top + bottom) / 2
        let active = sides.filter { $0.top.y < middle && $0.bottom.y > middle }
            .sorted { $0.x(at: middle) < $1.x(at: middle) }
        var windings = Array(repeating: 0, count: pathCount)
        var strips: [Strip] = []
        var left: Side?
        for side in active {
            windings[side.path] += side.direction
            let isInside = windings[0] != 0 && windings.dropFirst().allSatisfy { $0 == 0 }
            if isInside, left == nil { left = side }
            guard !isInside, let start = left else { continue }
            left = nil
            guard side.x(at: middle) - start.x(at: middle) > Self.tolerance else { continue }
            func ends(_ side: Side) -> [CGPoint] { [top, bottom].map { CGPoint(x: side.x(at: $0), y: $0) } }
            strips.append(Strip(left: ends(start), right: ends(side)))
        }
        return strips
    }
}
