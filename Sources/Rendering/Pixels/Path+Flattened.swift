import DisplayList
import Foundation

extension Path {
    /// The path with its curves as straight lines, which at `scale` pixels a point nobody can tell from them.
    func flattened(scale: Double) -> Path {
        var path = Path()
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let point):
                path.move(to: point)
                (start, current) = (point, point)
            case .line(let point):
                path.addLine(to: point)
                current = point
            case .curve(let point, let control1, let control2):
                let curve = Curve(start: current, control1: control1, control2: control2, end: point)
                let count = curve.lineCount(scale: scale)
                for step in 1...count { path.addLine(to: curve.point(at: Double(step) / Double(count))) }
                current = point
            case .close:
                path.close()
                current = start
            }
        }
        return path
    }
}

/// A cubic Bézier curve.
private struct Curve {
    var start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint

    /// How far lines may stay away from the curve, in pixels.
    private static let tolerance = 0.05
    private static let mostLines = 500.0

    /// So many lines of equal steps stay within the tolerance: their distance is an eighth of the second derivative.
    func lineCount(scale: Double) -> Int {
        func bend(_ first: CGPoint, _ second: CGPoint, _ third: CGPoint) -> Double {
            hypot(first.x - 2 * second.x + third.x, first.y - 2 * second.y + third.y)
        }
        let most = max(bend(start, control1, control2), bend(control1, control2, end)) * scale
        let count = (6 * most / (8 * Self.tolerance)).squareRoot().rounded(.up)
        return count.isFinite ? Int(min(max(count, 1), Self.mostLines)) : 1
    }

    func point(at time: Double) -> CGPoint {
        let rest = 1 - time
        let weights = (rest * rest * rest, 3 * rest * rest * time, 3 * rest * time * time, time * time * time)
        func mixed(_ part: KeyPath<CGPoint, CGFloat>) -> CGFloat {
            weights.0 * start[keyPath: part] + weights.1 * control1[keyPath: part]
                + weights.2 * control2[keyPath: part] + weights.3 * end[keyPath: part]
        }
        return time == 1 ? end : CGPoint(x: mixed(\.x), y: mixed(\.y))
    }
}
