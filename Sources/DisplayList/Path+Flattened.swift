extension Path {
    /// Returns the path with its curves as straight lines that are visually identical at `scale` pixels per point.
    package func flattened(scale: Double) -> Path {
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

private struct Curve {
    var start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint

    /// The maximum distance of lines from the curve, in pixels.
    private static let tolerance = 0.05
    private static let maxLines = 500.0

    /// Returns the number of equal steps that stays within the tolerance. The distance of a line is an eighth of the
    /// second derivative.
    func lineCount(scale: Double) -> Int {
        func bend(_ first: CGPoint, _ second: CGPoint, _ third: CGPoint) -> Double {
            hypot(first.x - 2 * second.x + third.x, first.y - 2 * second.y + third.y)
        }
        let most = max(bend(start, control1, control2), bend(control1, control2, end)) * scale
        let count = (6 * most / (8 * Self.tolerance)).squareRoot().rounded(.up)
        return count.isFinite ? Int(min(max(count, 1), Self.maxLines)) : 1
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
