/// An outline of lines, curves and arcs, in points. Mirrors the part of `UIBezierPath` that cells require.
public struct Path: Sendable, Hashable {
    package enum Element: Sendable, Hashable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, control1: CGPoint, control2: CGPoint)
        case close
    }

    package private(set) var elements: [Element] = []

    /// Creates an empty path.
    public init() {}

    /// Begins a new subpath at a point.
    public mutating func move(to point: CGPoint) { elements.append(.move(point)) }

    /// Adds a straight line from the current point.
    public mutating func addLine(to point: CGPoint) { elements.append(.line(point)) }

    /// Adds a cubic Bézier curve from the current point.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(point, control1: control1, control2: control2))
    }

    /// Closes the current subpath with a straight line to its beginning.
    public mutating func close() { elements.append(.close) }

    package mutating func append(_ path: Path) { elements += path.elements }

    package func translated(by offset: CGPoint) -> Path { mapped { $0.moved(by: offset) } }

    package func mapped(_ moved: (CGPoint) -> CGPoint) -> Path {
        var path = self
        path.elements = elements.map { element in
            switch element {
            case .move(let point): .move(moved(point))
            case .line(let point): .line(moved(point))
            case .curve(let point, let control1, let control2):
                .curve(moved(point), control1: moved(control1), control2: moved(control2))
            case .close: .close
            }
        }
        return path
    }

    package var points: [CGPoint] {
        elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .curve(let point, let control1, let control2): [point, control1, control2]
            case .close: []
            }
        }
    }

    /// The smallest rectangle around the points and control points, which contains the path.
    package var bounds: CGRect {
        let points = points
        guard let first = points.first else { return .zero }
        return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) { bounds, point in
            let (left, top) = (min(bounds.minX, point.x), min(bounds.minY, point.y))
            let (right, bottom) = (max(bounds.maxX, point.x), max(bounds.maxY, point.y))
            return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }
}

extension Path {
    /// The corners of a rectangle that are rounded. Mirrors `CACornerMask`, with y increasing downward.
    public struct Corners: OptionSet, Sendable, Hashable {
        /// The bits, one for each corner.
        public let rawValue: Int

        /// Creates a set of corners from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// A corner at the top.
        public static let topLeft = Corners(rawValue: 1), topRight = Corners(rawValue: 2)
        /// A corner at the bottom.
        public static let bottomLeft = Corners(rawValue: 4), bottomRight = Corners(rawValue: 8)
        /// Both corners of the top or bottom edge.
        public static let top: Corners = [.topLeft, .topRight], bottom: Corners = [.bottomLeft, .bottomRight]
        /// All four corners.
        public static let all: Corners = [.top, .bottom]

        /// Returns the maximum radius of the corners in a rectangle, in which two corners share the side between them.
        package func maxRadius(in size: CGSize) -> Double {
            let (left, right): (Corners, Corners) = ([.topLeft, .bottomLeft], [.topRight, .bottomRight])
            let width = isSuperset(of: .top) || isSuperset(of: .bottom) ? size.width / 2 : size.width
            let height = isSuperset(of: left) || isSuperset(of: right) ? size.height / 2 : size.height
            return min(width, height)
        }
    }

    /// Creates a rectangle with rounded corners of `radius` points. Two corners each have at most half of the side
    /// between them.
    public init(
        roundedRect rect: CGRect, radius: Double, corners: Corners = .all, curve: CornerCurve = .circular
    ) {
        let limit = corners.maxRadius(in: rect.size)
        let radius = max(0, min(radius, limit))
        let points = radius > 0 ? curve.points(limit: limit / radius) : []
        func corner(_ mask: Corners, _ x: Double, _ y: Double, from: (Double, Double), to: (Double, Double)) {
            guard corners.contains(mask), radius > 0 else {
                elements.isEmpty ? move(to: CGPoint(x: x, y: y)) : addLine(to: CGPoint(x: x, y: y))
                return
            }
            let points = points.map { point in
                CGPoint(
                    x: x + (from.0 * point.x + to.0 * point.y) * radius,
                    y: y + (from.1 * point.x + to.1 * point.y) * radius)
            }
            elements.isEmpty ? move(to: points[0]) : addLine(to: points[0])
            for index in stride(from: 1, to: points.count, by: 3) {
                addCurve(to: points[index + 2], control1: points[index], control2: points[index + 1])
            }
        }
        corner(.topLeft, rect.minX, rect.minY, from: (0, 1), to: (1, 0))
        corner(.topRight, rect.maxX, rect.minY, from: (-1, 0), to: (0, 1))
        corner(.bottomRight, rect.maxX, rect.maxY, from: (0, -1), to: (-1, 0))
        corner(.bottomLeft, rect.minX, rect.maxY, from: (1, 0), to: (0, -1))
        close()
    }

    /// Creates the circle or ellipse that touches the edges of `rect`.
    public init(ovalIn rect: CGRect) {
        let horizontal = rect.width / 2 * CornerCurve.quarterCircleHandle
        let vertical = rect.height / 2 * CornerCurve.quarterCircleHandle
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        let (x, y) = (rect.midX, rect.midY)
        func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
        move(to: point(right, y))
        addCurve(
            to: point(x, bottom), control1: point(right, y + vertical),
            control2: point(x + horizontal, bottom))
        addCurve(
            to: point(left, y), control1: point(x - horizontal, bottom), control2: point(left, y + vertical))
        addCurve(to: point(x, top), control1: point(left, y - vertical), control2: point(x - horizontal, top))
        addCurve(
            to: point(right, y), control1: point(x + horizontal, top), control2: point(right, y - vertical))
        close()
    }
}
