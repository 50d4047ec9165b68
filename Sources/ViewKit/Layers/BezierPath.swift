import Foundation

/// An outline of lines, curves and arcs, in points, that can be extended. Mirrors `UIBezierPath`.
///
/// It is a class, as in UIKit. Its value, for drawing, is ``cgPath``.
open class BezierPath {
    /// The outline. Mirrors `UIBezierPath.cgPath`.
    open var cgPath: Path

    /// The width of lines along the path, in points. Default: 1.
    open var lineWidth: CGFloat = 1

    /// Creates an empty path.
    public init() { cgPath = Path() }

    /// Creates a path from its outline.
    public init(cgPath: Path) { self.cgPath = cgPath }

    /// Creates a rectangle.
    public convenience init(rect: CGRect) { self.init(cgPath: Path(roundedRect: rect, radius: 0)) }

    /// Creates the ellipse that touches the edges of a rectangle.
    public convenience init(ovalIn rect: CGRect) { self.init(cgPath: Path(ovalIn: rect)) }

    /// Creates a rectangle with rounded corners. The radius is at most half of the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(cgPath: Path(roundedRect: rect, radius: cornerRadius))
    }

    /// Creates a rectangle with some rounded corners. Their radius is the width of `cornerRadii`.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: Path.Corners, cornerRadii: CGSize
    ) {
        self.init(cgPath: Path(roundedRect: rect, radius: cornerRadii.width, corners: corners))
    }

    /// Creates an arc. Angles are in radians, from the direction to the right toward the bottom.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// A Boolean value that indicates whether the path has no elements.
    open var isEmpty: Bool { cgPath.elements.isEmpty }

    /// The end of the path. The zero point if the path is empty.
    open private(set) var currentPoint = CGPoint.zero

    /// Begins a new subpath at a point.
    open func move(to point: CGPoint) {
        cgPath.move(to: point)
        currentPoint = point
    }

    /// Adds a straight line from the current point.
    open func addLine(to point: CGPoint) {
        cgPath.addLine(to: point)
        currentPoint = point
    }

    /// Adds a cubic Bézier curve from the current point.
    open func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        cgPath.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
        currentPoint = point
    }

    /// Adds a quadratic Bézier curve from the current point.
    open func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
        func control(_ end: CGPoint) -> CGPoint {
            CGPoint(x: (end.x + 2 * controlPoint.x) / 3, y: (end.y + 2 * controlPoint.y) / 3)
        }
        addCurve(to: point, controlPoint1: control(currentPoint), controlPoint2: control(point))
    }

    /// Adds an arc, after a straight line from the current point to its beginning. Angles are in radians, from the
    /// direction to the right toward the bottom. An angle that is not finite is ignored.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let circle = 2 * CGFloat.pi
        guard startAngle.isFinite, endAngle.isFinite else { return }
        var sweep = endAngle - startAngle
        if abs(sweep) > circle { sweep = clockwise ? circle : -circle }
        if clockwise, sweep < 0 { sweep += circle }
        if !clockwise, sweep > 0 { sweep -= circle }
        func point(_ angle: CGFloat, _ tangent: CGFloat = 0) -> CGPoint {
            let (cosine, sine) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
            return CGPoint(
                x: center.x + radius * (cosine - tangent * sine),
                y: center.y + radius * (sine + tangent * cosine))
        }
        isEmpty ? move(to: point(startAngle)) : addLine(to: point(startAngle))
        // A multiple of a quarter circle can be slightly larger after rounding.
        let count = max(1, Int((abs(sweep) / (CGFloat.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        // The length of the control points' tangents for the smallest deviation from the circle.
        let handle = 4 / 3 * CGFloat(tan(Double(step) / 4))
        for index in 0..<count {
            let (from, to) = (startAngle + step * CGFloat(index), startAngle + step * CGFloat(index + 1))
            addCurve(
                to: point(to), controlPoint1: point(from, handle), controlPoint2: point(to, -handle))
        }
    }

    /// Closes the current subpath with a straight line to its beginning.
    open func close() { cgPath.close() }

    /// Fills the interior in the current context.
    open func fill() { cgPath.fill() }

    /// Draws a line of ``lineWidth`` along the path in the current context.
    open func stroke() {
        CurrentContext.top?.setLineWidth(lineWidth)
        cgPath.stroke()
    }

    /// Adds the elements of another path.
    open func append(_ path: BezierPath) {
        cgPath.append(path.cgPath)
        currentPoint = path.currentPoint
    }
}

extension Path.Corners {
    /// All four corners. Mirrors `UIRectCorner.allCorners`.
    public static let allCorners = Self.all
}
