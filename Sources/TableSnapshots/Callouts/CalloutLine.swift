extension CalloutLayout.Line {
    var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

    var area: CGRect {
        CGRect(
            x: min(start.x, end.x), y: min(start.y, end.y), width: abs(start.x - end.x),
            height: abs(start.y - end.y))
    }

    package func distance(to point: CGPoint) -> CGFloat {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let square = dx * dx + dy * dy
        let fraction = square == 0 ? 0 : ((point.x - start.x) * dx + (point.y - start.y) * dy) / square
        let near = min(max(fraction, 0), 1)
        return hypot(start.x + near * dx - point.x, start.y + near * dy - point.y)
    }

    /// Returns a Boolean value that indicates whether two lines cross, and do not only touch.
    package func crosses(_ other: Self) -> Bool { endsAreApart(other, by: -Self.tolerance) }

    /// Returns a Boolean value that indicates whether two lines cross, touch or overlap.
    package func meets(_ other: Self) -> Bool {
        guard endsAreApart(other, by: Self.tolerance) else { return false }
        return area.insetBy(dx: -Self.tolerance, dy: -Self.tolerance).intersects(
            other.area.insetBy(dx: -1e-6, dy: -1e-6))
    }

    private static let tolerance: CGFloat = 1e-3

    /// Returns a Boolean value that indicates whether the ends of each line are on different sides of the
    /// other. The product of their signed distances must be below a limit.
    private func endsAreApart(_ other: Self, by limit: CGFloat) -> Bool {
        func turn(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
        }
        let (first, second) = (turn(start, end, other.start), turn(start, end, other.end))
        guard first * second < limit else { return false }
        let (third, fourth) = (turn(other.start, other.end, start), turn(other.start, other.end, end))
        return third * fourth < limit
    }

    package func crosses(_ rect: CGRect) -> Bool {
        // The Liang–Barsky algorithm clips the line at one edge after another.
        var (first, last): (CGFloat, CGFloat) = (0, 1)
        /// Returns a Boolean value that indicates whether part of the line remains.
        func cut(_ step: CGFloat, _ distance: CGFloat) -> Bool {
            if step == 0 { return distance > 0 }
            if step < 0 { first = max(first, distance / step) } else { last = min(last, distance / step) }
            return true
        }
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        guard cut(-dx, start.x - rect.minX), cut(dx, rect.maxX - start.x), cut(-dy, start.y - rect.minY),
            cut(dy, rect.maxY - start.y)
        else { return false }
        return first < last
    }

    /// Returns the pieces of a horizontal or vertical line that lie outside of rectangles.
    func cut(by rects: [CGRect]) -> [CalloutLayout.Line] {
        guard let rect = rects.first(where: crosses) else { return [self] }
        let isAcross = start.y == end.y
        let (low, high) = isAcross ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
        func position(_ point: CGPoint) -> CGFloat { isAcross ? point.x : point.y }
        func point(_ position: CGFloat) -> CGPoint {
            isAcross ? CGPoint(x: position, y: start.y) : CGPoint(x: start.x, y: position)
        }
        let (from, to) = (min(position(start), position(end)), max(position(start), position(end)))
        let pieces = [(from, low), (high, to)].filter { $0.0 < $0.1 }
        return pieces.flatMap {
            Self(start: point($0.0), end: point($0.1), role: role, owner: owner).cut(by: rects)
        }
    }
}
