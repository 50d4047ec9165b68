import DisplayList
import Foundation

extension Path {
    /// Returns an outline of a line along a path of straight lines, with round caps and joins. It consists of overlapping
    /// parts in the same direction.
    func stroked(width: CGFloat) -> Path {
        var result = Path()
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func addLine(to end: CGPoint) {
            result.append(Path(lineFrom: current, to: end, width: width))
            current = end
        }
        for element in elements {
            switch element {
            case .move(let point): (start, current) = (point, point)
            case .line(let point), .curve(let point, _, _): addLine(to: point)
            case .close: addLine(to: start)
            }
        }
        return result
    }

    /// Creates the outline of a line with round caps.
    private init(lineFrom start: CGPoint, to end: CGPoint, width: CGFloat) {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = hypot(x, y)
        let (cosine, sine) = length > 0 ? (x / length, y / length) : (1, 0)
        let turn = CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: start.x, ty: start.y)
        let rect = CGRect(x: -width / 2, y: -width / 2, width: length + width, height: width)
        self = Path(roundedRect: rect, radius: width / 2).mapped { $0.applying(turn) }
    }
}
