extension Path {
    /// Returns the part of the path between two fractions of its length, from 0 to 1. Fractions out of this range are
    /// clamped, and NaN counts as 0.
    package func part(from start: Double, to end: Double) -> Path {
        let (start, end) = (max(0, min(start, 1)), max(0, min(end, 1)))
        if start <= 0, end >= 1 { return self }
        let segments = segments
        let total = segments.reduce(0) { $0 + $1.length }
        guard start < end, total > 0 else { return Path() }
        var part = Path()
        var position = 0.0
        var last: CGPoint?
        for segment in segments where segment.length > 0 {
            let from = max(start * total - position, 0), to = min(end * total - position, segment.length)
            position += segment.length
            guard from < to else { continue }
            let cut = segment.part(from: segment.parameter(at: from), to: segment.parameter(at: to))
            if cut.start != last { part.move(to: cut.start) }
            cut.append(to: &part)
            last = cut.end
        }
        return part
    }

    /// The lines and curves, with the lines that close subpaths.
    private var segments: [Segment] {
        var segments: [Segment] = []
        var (first, point) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let target): (first, point) = (target, target)
            case .line(let target):
                segments.append(Segment(start: point, end: target, controls: nil))
                point = target
            case .curve(let target, let control1, let control2):
                segments.append(Segment(start: point, end: target, controls: (control1, control2)))
                point = target
            case .close:
                segments.append(Segment(start: point, end: first, controls: nil))
                point = first
            }
        }
        return segments
    }

    /// A line, or a cubic Bézier curve.
    private struct Segment {
        let start: CGPoint, end: CGPoint
        let controls: (CGPoint, CGPoint)?
        /// The lengths from the start to points at equal steps of the parameter.
        private let lengths: [Double]

        /// The number of lines whose length approximates that of a curve.
        private static let steps = 32

        init(start: CGPoint, end: CGPoint, controls: (CGPoint, CGPoint)?) {
            (self.start, self.end, self.controls) = (start, end, controls)
            var (lengths, last) = ([0.0], start)
            let steps = controls == nil ? 1 : Self.steps
            for step in 1...steps {
                let point = Self.point(at: Double(step) / Double(steps), start, controls, end)
                let (x, y) = (Double(point.x - last.x), Double(point.y - last.y))
                lengths.append(lengths[step - 1] + (x * x + y * y).squareRoot())
                last = point
            }
            self.lengths = lengths
        }

        var length: Double { lengths.last ?? 0 }

        /// Returns the parameter of the point at a length from the start, from 0 to 1.
        func parameter(at length: Double) -> Double {
            guard let next = lengths.firstIndex(where: { $0 >= length }), next > 0 else {
                return length > 0 ? 1 : 0
            }
            let (before, after) = (lengths[next - 1], lengths[next])
            let fraction = after > before ? (length - before) / (after - before) : 0
            return (Double(next - 1) + fraction) / Double(lengths.count - 1)
        }

        /// Returns the part between two parameters, by de Casteljau's algorithm.
        func part(from first: Double, to last: Double) -> Segment {
            func point(_ parameter: Double) -> CGPoint { Self.point(at: parameter, start, controls, end) }
            guard let controls, last > 0 else {
                return Segment(start: point(first), end: point(last), controls: nil)
            }
            let a = Self.between(start, controls.0, last), b = Self.between(controls.0, controls.1, last)
            let c = Self.between(a, b, last)
            // The head of the curve ends at `last`; its tail begins at the same point as before.
            let fraction = first / last
            let head = (start, a, c, point(last))
            let d = Self.between(head.1, head.2, fraction), e = Self.between(head.2, head.3, fraction)
            return Segment(start: point(first), end: head.3, controls: (Self.between(d, e, fraction), e))
        }

        func append(to path: inout Path) {
            if let controls {
                path.addCurve(to: end, control1: controls.0, control2: controls.1)
            } else {
                path.addLine(to: end)
            }
        }

        private static func between(_ first: CGPoint, _ second: CGPoint, _ fraction: Double) -> CGPoint {
            CGPoint(
                x: first.x + (second.x - first.x) * fraction, y: first.y + (second.y - first.y) * fraction)
        }

        private static func point(
            at parameter: Double, _ start: CGPoint, _ controls: (CGPoint, CGPoint)?, _ end: CGPoint
        ) -> CGPoint {
            guard let controls else { return between(start, end, parameter) }
            let a = between(start, controls.0, parameter), b = between(controls.0, controls.1, parameter)
            let c = between(controls.1, end, parameter)
            return between(between(a, b, parameter), between(b, c, parameter), parameter)
        }
    }
}
