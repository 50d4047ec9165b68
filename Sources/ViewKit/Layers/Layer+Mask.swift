import Diagnostics

extension Layer {
    /// The layer whose shape clips this one. Reading it returns `nil`.
    ///
    /// The shape must be a circle or a rectangle with rounded corners, as that of
    /// `UIBezierPath(roundedRect:byRoundingCorners:…)`, in a `ShapeLayer`. Others have no effect, with a warning.
    public var mask: Layer? {
        get { nil }
        set {
            guard let newValue else {
                view.outline = nil
                return
            }
            guard let shape = (newValue as? ShapeLayer)?.path?.roundedRectangle else {
                Warnings.report("a mask that is not a rounded rectangle has no effect")
                return
            }
            view.outline = { _ in shape }
            view.clipsToBounds = true
        }
    }

    /// Ends all animations. It has no effect, because an image shows their end.
    public func removeAllAnimations() {}

    /// The number of pixels per point of the content. It is always 1, and setting it has no effect.
    public var contentsScale: CGFloat {
        get { 1 }
        set {}
    }

    /// Schedules drawing. It has no effect, because every image draws all layers.
    public func setNeedsDisplay() {}
}

extension Path {
    /// The rounded rectangle or circle that the path is. `nil` for another path.
    fileprivate var roundedRectangle: RoundedRectangle? {
        let rect = bounds
        let corners: [(Corners, CGPoint)] = [
            (.topLeft, rect.origin), (.topRight, CGPoint(x: rect.maxX, y: rect.minY)),
            (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY)),
            (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY)),
        ]
        let round = corners.filter { !points.contains($0.1) }.reduce(Corners()) { $0.union($1.0) }
        // The corner's curve begins at the distance of the radius from the corner.
        let ends = elements.compactMap { element -> CGPoint? in
            switch element {
            case .move(let point), .line(let point), .curve(let point, _, _): point
            case .close: nil
            }
        }
        let left = ends.filter { $0.x == rect.minX }.map(\.y)
        let right = ends.filter { $0.x == rect.maxX }.map(\.y)
        let distances = [
            round.contains(.topLeft) ? left.min().map { $0 - rect.minY } : nil,
            round.contains(.topRight) ? right.min().map { $0 - rect.minY } : nil,
            round.contains(.bottomLeft) ? left.max().map { rect.maxY - $0 } : nil,
            round.contains(.bottomRight) ? right.max().map { rect.maxY - $0 } : nil,
        ]
        let radius = distances.compactMap { $0 }.max() ?? 0
        if matches(Path(roundedRect: rect, radius: radius, corners: round)) {
            return RoundedRectangle(rect, radius: radius, corners: round)
        }
        let isCircle = rect.width == rect.height && matches(Path(ovalIn: rect))
        return isCircle ? RoundedRectangle(rect, radius: rect.width / 2) : nil
    }

    private func matches(_ other: Path) -> Bool {
        points.count == other.points.count
            && zip(points, other.points).allSatisfy { abs($0.x - $1.x) < 0.001 && abs($0.y - $1.y) < 0.001 }
    }
}
