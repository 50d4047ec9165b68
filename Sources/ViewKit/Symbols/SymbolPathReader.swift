import DisplayList
import Foundation

/// A reader of the paths of symbols, on a grid of 24 × 24 units.
///
/// The commands are those of SVG's path data with absolute coordinates (`M`, `L`, `H`, `V`, `C`, `Q`, `Z`), and:
/// - `O x y r`: a circle.
/// - `E x y rx ry`: an ellipse.
/// - `R x y width height r`: a rounded rectangle.
/// - `A x y r start end`: an arc around a point, in degrees clockwise from the right. It continues a path after `M`.
/// - `P r x y …`: a polygon with corners rounded by `r`.
/// - `U r x y …`: the same without the last side. It continues a path after `M`.
struct SymbolPathReader {
    private var text: Substring.UTF8View
    private(set) var path = Path()
    /// The current point. `nil` if the next command begins a new subpath.
    private var current: CGPoint?

    /// Returns the path of a text. Invalid commands are omitted: a test validates all symbols.
    static func path(_ text: Substring) -> Path {
        var reader = SymbolPathReader(text: text.utf8)
        while let command = reader.nextCommand() { reader.read(command) }
        return reader.path
    }

    // MARK: Tokens

    private mutating func nextCommand() -> Character? {
        skipSpaces()
        return text.popFirst().map { Character(UnicodeScalar($0)) }
    }

    private mutating func skipSpaces() {
        while let byte = text.first, byte == UInt8(ascii: " ") { text.removeFirst() }
    }

    private static let numberBytes = Set("+-.0123456789".utf8)

    private mutating func numbers() -> [Double] {
        var numbers: [Double] = []
        while true {
            skipSpaces()
            let digits = text.prefix { Self.numberBytes.contains($0) }
            guard let number = Double(Substring(digits)) else { return numbers }
            numbers.append(number)
            text.removeFirst(digits.count)
        }
    }

    // MARK: Commands

    private mutating func read(_ command: Character) {
        let values = numbers()
        switch command {
        case "M": addLines(points(values), isNew: true)
        case "L": addLines(points(values), isNew: false)
        case "H": for x in values { addLine(to: CGPoint(x: x, y: current?.y ?? 0)) }
        case "V": for y in values { addLine(to: CGPoint(x: current?.x ?? 0, y: y)) }
        case "C": addCurves(points(values))
        case "Q": addQuadraticCurves(points(values))
        case "Z":
            path.close()
            current = nil
        case "O" where values.count == 3:
            append(Path(ovalIn: Self.rect(around: values[0], values[1], values[2], values[2])))
        case "E" where values.count == 4:
            append(Path(ovalIn: Self.rect(around: values[0], values[1], values[2], values[3])))
        case "R" where values.count == 5:
            let rect = CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
            append(Path(roundedRect: rect, radius: values[4], curve: .continuous))
        case "A" where values.count == 5: addArc(values)
        case "P" where values.count > 6:
            addPolygon(points(Array(values.dropFirst())), values[0], isClosed: true)
        case "U" where values.count > 4:
            addPolygon(points(Array(values.dropFirst())), values[0], isClosed: false)
        default: break
        }
    }

    private static func rect(around x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
        CGRect(x: x - width, y: y - height, width: 2 * width, height: 2 * height)
    }

    private func points(_ values: [Double]) -> [CGPoint] {
        stride(from: 0, to: values.count - 1, by: 2).map { CGPoint(x: values[$0], y: values[$0 + 1]) }
    }

    private mutating func append(_ part: Path) {
        path.append(part)
        current = nil
    }

    private mutating func addLine(to point: CGPoint) {
        current == nil ? path.move(to: point) : path.addLine(to: point)
        current = point
    }

    private mutating func addLines(_ points: [CGPoint], isNew: Bool) {
        if isNew { current = nil }
        for point in points { addLine(to: point) }
    }

    private mutating func addCurves(_ points: [CGPoint]) {
        for index in stride(from: 0, to: points.count - 2, by: 3) {
            addCurve(to: points[index + 2], points[index], points[index + 1])
        }
    }

    private mutating func addCurve(to point: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
        path.addCurve(to: point, control1: control1, control2: control2)
        current = point
    }

    private mutating func addQuadraticCurves(_ points: [CGPoint]) {
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            guard let start = current else { return }
            let (control, end) = (points[index], points[index + 1])
            addCurve(to: end, start.mixed(control, 2 / 3), end.mixed(control, 2 / 3))
        }
    }

    /// Adds an arc in equal parts of at most a quarter circle.
    private mutating func addArc(_ values: [Double]) {
        let (start, end) = (values[3] * .pi / 180, values[4] * .pi / 180)
        let count = max(Int((abs(end - start) / (.pi / 2) - 1e-6).rounded(.up)), 1)
        let step = (end - start) / Double(count)
        let handle = 4 / 3 * tan(step / 4) * values[2]
        func point(_ angle: Double, along: Double = 0) -> CGPoint {
            CGPoint(
                x: values[0] + values[2] * cos(angle) - along * sin(angle),
                y: values[1] + values[2] * sin(angle) + along * cos(angle))
        }
        addLine(to: point(start))
        for index in 0..<count {
            let (from, to) = (start + Double(index) * step, start + Double(index + 1) * step)
            addCurve(to: point(to), point(from, along: handle), point(to, along: -handle))
        }
    }

    private mutating func addPolygon(_ corners: [CGPoint], _ radius: Double, isClosed: Bool) {
        if isClosed { current = nil }
        let count = corners.count
        for index in corners.indices {
            let isEnd = !isClosed && (index == 0 || index == count - 1)
            let (before, after) = (corners[(index + count - 1) % count], corners[(index + 1) % count])
            let corner = corners[index]
            guard !isEnd, radius > 0 else {
                addLine(to: corner)
                continue
            }
            addCorner(corner, from: before, to: after, radius)
        }
        if isClosed {
            path.close()
            current = nil
        }
    }

    /// Adds a corner whose sides are touched by an arc.
    private mutating func addCorner(
        _ corner: CGPoint, from before: CGPoint, to after: CGPoint, _ radius: Double
    ) {
        let first = hypot(before.x - corner.x, before.y - corner.y)
        let second = hypot(after.x - corner.x, after.y - corner.y)
        let cosine =
            ((before.x - corner.x) * (after.x - corner.x) + (before.y - corner.y) * (after.y - corner.y))
            / (first * second)
        let angle = acos(min(max(cosine, -1), 1))
        let length = min(radius / tan(angle / 2), first / 2, second / 2)
        let handle = 4 / 3 * tan((.pi - angle) / 4) * tan(angle / 2)
        let (start, end) = (corner.mixed(before, length / first), corner.mixed(after, length / second))
        addLine(to: start)
        addCurve(to: end, start.mixed(corner, handle), end.mixed(corner, handle))
    }
}

extension CGPoint {
    /// Returns the point at a fraction of the way to another point.
    fileprivate func mixed(_ other: CGPoint, _ fraction: Double) -> CGPoint {
        CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}
