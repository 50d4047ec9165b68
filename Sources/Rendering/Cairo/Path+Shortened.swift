import DisplayList

extension Path {
    /// The coordinate that an axis has: `\.x` or `\.y`.
    typealias Axis = WritableKeyPath<CGPoint, CGFloat>

    /// Returns the longest range of an axis in which the path consists only of lines along the axis. All rows or
    /// columns of pixels in it are equal. The result is `nil` if there is none.
    func straightRange(along axis: Axis) -> ClosedRange<Double>? {
        let positions = points.map { Double($0[keyPath: axis]) }.sorted()
        let gaps = zip(positions, positions.dropFirst()).filter { $0 < $1 }.map { $0...$1 }
        guard let longest = gaps.max(by: { $0.upperBound - $0.lowerBound < $1.upperBound - $1.lowerBound }),
            isStraight(in: longest, axis)
        else { return nil }
        return longest
    }

    /// Returns the path with everything from a position on moved toward the beginning of an axis.
    func shortened(by distance: Int, from position: Double, along axis: Axis) -> Path {
        mapped { point in
            var point = point
            if point[keyPath: axis] >= position { point[keyPath: axis] -= CGFloat(distance) }
            return point
        }
    }

    private func isStraight(in range: ClosedRange<Double>, _ axis: Axis) -> Bool {
        let other: Axis = axis == \.x ? \.y : \.x
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        /// Returns a Boolean value that indicates whether the path's next segment is outside the range or a line along
        /// the axis.
        func isStraight(to end: CGPoint, isLine: Bool = true) -> Bool {
            defer { current = end }
            let (first, last) = (current[keyPath: axis], end[keyPath: axis])
            let isOutside = max(first, last) <= range.lowerBound || min(first, last) >= range.upperBound
            return isOutside || (isLine && current[keyPath: other] == end[keyPath: other])
        }
        let isOpenPathStraight = elements.allSatisfy { element in
            switch element {
            case .move(let point):
                defer { (start, current) = (point, point) }
                // Filling closes open subpaths.
                return isStraight(to: start)
            case .line(let point): return isStraight(to: point)
            case .curve(let point, _, _): return isStraight(to: point, isLine: false)
            case .close: return isStraight(to: start)
            }
        }
        return isOpenPathStraight && isStraight(to: start)
    }
}
