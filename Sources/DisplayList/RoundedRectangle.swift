/// A rectangle whose edges are rounded to whole pixels, with optional rounded corners.
package struct RoundedRectangle: Sendable, Hashable {
    /// The rectangle, in points.
    package var rect: CGRect

    /// The radius of the rounded corners, in points. Drawing limits it to half of the shorter side.
    package var radius: Double

    package var corners: Path.Corners

    /// The distance by which the edge is moved inward from whole pixels, in points. It is not rounded.
    package var inset = 0.0

    package init(_ rect: CGRect, radius: Double, corners: Path.Corners = .all) {
        (self.rect, self.radius, self.corners) = (rect, radius, corners)
    }

    /// A Boolean value that indicates whether any corner is rounded.
    package var isRound: Bool { radius > 0 && !corners.isEmpty }

    /// Returns the shape with all sides moved inward by a distance in points.
    package func inset(by distance: Double) -> RoundedRectangle {
        var shape = self
        shape.inset += distance
        return shape
    }
}
