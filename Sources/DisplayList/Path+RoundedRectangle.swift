extension Path {
    /// The rounded rectangle or circle that the path is, as the initializers create them. `nil` for another path.
    package var roundedRectangle: RoundedRectangle? {
        let rect = bounds
        if abs(rect.width - rect.height) < Self.tolerance, isNear(Path(ovalIn: rect)) {
            return RoundedRectangle(rect, radius: rect.width / 2)
        }
        let corners = roundCorners(of: rect)
        guard !corners.isEmpty else {
            return isNear(Path(roundedRect: rect, radius: 0)) ? RoundedRectangle(rect, radius: 0) : nil
        }
        let radius = radius(of: corners, in: rect)
        guard isNear(Path(roundedRect: rect, radius: radius, corners: corners)) else { return nil }
        return RoundedRectangle(rect, radius: radius, corners: corners)
    }

    /// The distance up to which points are the same, in points.
    private static let tolerance = 0.001

    private static func areNear(_ first: CGPoint, _ second: CGPoint) -> Bool {
        hypot(first.x - second.x, first.y - second.y) < tolerance
    }

    private func isNear(_ other: Path) -> Bool {
        elements.count == other.elements.count && points.count == other.points.count
            && zip(points, other.points).allSatisfy(Self.areNear)
    }

    /// Returns the corners of the bounds that are no points of the path.
    private func roundCorners(of rect: CGRect) -> Corners {
        let corners: [(Corners, CGPoint)] = [
            (.topLeft, rect.origin), (.topRight, CGPoint(x: rect.maxX, y: rect.minY)),
            (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY)),
            (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY)),
        ]
        let points = points
        return corners.reduce(into: Corners()) { result, corner in
            if !points.contains(where: { Self.areNear($0, corner.1) }) { result.insert(corner.0) }
        }
    }

    /// Returns the greatest distance from a round corner to the end of its curve on the left or right side.
    private func radius(of corners: Corners, in rect: CGRect) -> Double {
        let ends = elements.compactMap { element -> CGPoint? in
            switch element {
            case .move(let point), .line(let point), .curve(let point, _, _): point
            case .close: nil
            }
        }
        let left = ends.filter { abs($0.x - rect.minX) < Self.tolerance }.map(\.y)
        let right = ends.filter { abs($0.x - rect.maxX) < Self.tolerance }.map(\.y)
        let distances = [
            corners.contains(.topLeft) ? left.min().map { $0 - rect.minY } : nil,
            corners.contains(.topRight) ? right.min().map { $0 - rect.minY } : nil,
            corners.contains(.bottomLeft) ? left.max().map { rect.maxY - $0 } : nil,
            corners.contains(.bottomRight) ? right.max().map { rect.maxY - $0 } : nil,
        ]
        return distances.compactMap { $0 }.max() ?? 0
    }
}
