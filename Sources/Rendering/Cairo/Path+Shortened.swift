import DisplayList
import Foundation

extension Path {
    /// A direction in which pixels are counted.
    enum Axis {
        case across, down

        fileprivate func position(of point: CGPoint) -> Double { self == .across ? point.x : point.y }

        fileprivate func otherPosition(of point: CGPoint) -> Double { self == .across ? point.y : point.x }

        fileprivate func moved(_ point: CGPoint, by distance: Double) -> CGPoint {
            self == .across
                ? CGPoint(x: point.x + distance, y: point.y) : CGPoint(x: point.x, y: point.y + distance)
        }
    }

    /// Returns the longest range of an axis in which the path consists only of lines along the axis. All rows or
    /// columns of pixels in it are equal. The result is `nil` if there is none.
    func straightRange(along axis: Axis) -> ClosedRange<Double>? {
        let positions = points.map { axis.position(of: $0) }.sorted()
        let gaps = zip(positions, positions.dropFirst()).filter { $0 < $1 }.map { $0...$1 }
        guard let longest = gaps.max(by: { $0.upperBound - $0.lowerBound < $1.upperBound - $1.lowerBound }),
            isStraight(in: longest, axis)
        else { return nil }
        return longest
    }

    /// Returns the path with everything from a position on moved towards the beginning of an axis.
    func shortened(by distance: Int, from position: Double, along axis: Axis) -> Path {
        mapped { axis.position(of: $0) < position ? $0 : axis.moved($0, by: -Double(distance)) }
    }

    private func isStraight(in range: ClosedRange<Double>, _ axis: Axis) -> Bool {
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        /// Returns a Boolean value that indicates whether the path's next segment is outside the range or a line along
        /// the axis.
        func isStraight(to end: CGPoint, isLine: Bool = true) -> Bool {
            defer { current = end }
            let (first, last) = (axis.position(of: current), axis.position(of: end))
            let isOutside = max(first, last) <= range.lowerBound || min(first, last) >= range.upperBound
            return isOutside || (isLine && axis.otherPosition(of: current) == axis.otherPosition(of: end))
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
