/// A rectangle whose edges are rounded to whole pixels, with optional rounded corners.
package struct RoundedRectangle: Sendable, Hashable {
    /// The rectangle, in points.
    package var rect: CGRect

    /// The radius of the rounded corners, in points. Drawing limits it, so that the corners do not overlap.
    package var radius: Double

    package var corners: Path.Corners

    package var curve: CornerCurve

    /// The distance by which the edge is moved inward from whole pixels, in points. It is not rounded.
    package var inset = 0.0

    package init(
        _ rect: CGRect, radius: Double, corners: Path.Corners = .all, curve: CornerCurve = .circular
    ) {
        (self.rect, self.radius, self.corners, self.curve) = (rect, radius, corners, curve)
    }

    /// A Boolean value that indicates whether any corner is rounded.
    package var isRound: Bool { radius > 0 && !corners.isEmpty }

    /// The distance from each rounded corner to the ends of its curve, in points.
    package var cornerReach: Double { min(radius * curve.reach, corners.maxRadius(in: rect.size)) }

    /// Returns the shape with all sides moved inward by a distance in points.
    package func inset(by distance: Double) -> RoundedRectangle {
        var shape = self
        shape.inset += distance
        return shape
    }
}
