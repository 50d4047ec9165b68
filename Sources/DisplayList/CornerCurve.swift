/// The curve of rounded corners. Mirrors `CALayerCornerCurve`.
public enum CornerCurve: Sendable, Hashable, CaseIterable {
    /// A quarter circle.
    case circular
    /// A curve that begins further from the corner, with a gradual change of direction.
    ///
    /// Where the sides are too short for it, the curve is closer to a quarter circle.
    case continuous
}

extension CornerCurve {
    /// The distance from the corner to the ends of its curve, for a radius of 1.
    package var reach: Double { self == .continuous ? Self.continuousPoints[0].x : 1 }

    /// The distance of the control points that makes a cubic curve approximate a quarter circle of radius 1.
    package static let quarterCircleHandle = 0.552_284_749_8

    /// Returns the end and control points of the cubic curves around a corner of radius 1. Coordinates are distances
    /// from the corner along its two sides.
    ///
    /// - Parameter limit: The maximum distance of the ends from the corner, at least 1.
    func points(limit: Double) -> [CGPoint] {
        let smoothing = self == .continuous ? min((limit - 1) / (reach - 1), 1) : 0
        guard smoothing > 0 else {
            let handle = 1 - Self.quarterCircleHandle
            return [(1, 0), (handle, 0), (0, handle), (0, 1)].map { CGPoint(x: $0.0, y: $0.1) }
        }
        let half = zip(Self.circlePoints, Self.continuousPoints).map { circle, continuous in
            CGPoint(
                x: circle.x + smoothing * (continuous.x - circle.x),
                y: circle.y + smoothing * (continuous.y - circle.y))
        }
        return half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    }

    // The points up to the middle of the second of three curves. The others mirror them.

    /// Core Animation's continuous corner.
    private static let continuousPoints: [(x: Double, y: Double)] = [
        (1.528_665, 0), (1.088_493, 0), (0.868_407, 0), (0.631_494, 0.074_911), (0.372_824, 0.169_060),
    ]

    /// A quarter circle, divided at the angles at which the continuous corner is divided.
    private static let circlePoints: [(x: Double, y: Double)] = [
        (1, 0), (0.873_260, 0), (0.747_676, 0.024_093), (0.629_934, 0.070_995), (0.374_766, 0.172_640),
    ]
}
