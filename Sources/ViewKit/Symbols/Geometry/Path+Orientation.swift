import DisplayList

extension Path {
    /// The subpaths, in order.
    var subpaths: [Path] {
        var parts: [Path] = []
        for element in elements {
            if case .move(let point) = element {
                var path = Path()
                path.move(to: point)
                parts.append(path)
                continue
            }
            guard !parts.isEmpty else { continue }
            switch element {
            case .move: break
            case .line(let point): parts[parts.count - 1].addLine(to: point)
            case .curve(let point, let control1, let control2):
                parts[parts.count - 1].addCurve(to: point, control1: control1, control2: control2)
            case .close: parts[parts.count - 1].close()
            }
        }
        return parts
    }

    /// Creates a closed polygon.
    init(polygon points: [CGPoint]) {
        self.init()
        for (index, point) in points.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
        if !points.isEmpty { close() }
    }

    /// Twice the signed area of a subpath of straight lines.
    private var signedArea: Double {
        let points = points
        return zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
            $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
        }
    }

    /// Returns the path with all subpaths in the direction that has a positive area, or a negative one.
    func oriented(positive: Bool) -> Path {
        var path = Path()
        for part in subpaths {
            let isPositive = part.flattened(scale: 1).signedArea > 0
            path.append(isPositive == positive ? part : part.reversedSubpath)
        }
        return path
    }

    /// The path with all subpaths in the opposite direction.
    var reversedSubpaths: Path {
        var path = Path()
        for part in subpaths { path.append(part.reversedSubpath) }
        return path
    }

    private var reversedSubpath: Path {
        var path = Path()
        var isClosed = false
        let ends = elements.compactMap { element -> CGPoint? in
            switch element {
            case .move(let point), .line(let point), .curve(let point, _, _): point
            case .close: nil
            }
        }
        guard let last = ends.last else { return path }
        path.move(to: last)
        var index = ends.count - 1
        for element in elements.reversed() {
            switch element {
            case .move: break
            case .line:
                index -= 1
                path.addLine(to: ends[index])
            case .curve(_, let control1, let control2):
                index -= 1
                path.addCurve(to: ends[index], control1: control2, control2: control1)
            case .close: isClosed = true
            }
        }
        if isClosed { path.close() }
        return path
    }
}
