import Foundation

/// A rectangle whose edges go to the nearest whole pixels, with some round corners.
package struct RoundedRectangle: Sendable, Hashable {
    /// The rectangle, in points.
    package var rect: CGRect

    /// The radius of the round corners, in points; half of the shorter side at most is drawn.
    package var radius: Double

    package var corners: Path.Corners

    /// How far the edge is moved inwards from the whole pixels, in points. Not rounded.
    package var inset = 0.0

    package init(_ rect: CGRect, radius: Double, corners: Path.Corners = .all) {
        self.rect = rect
        self.radius = radius
        self.corners = corners
    }

    /// Whether there is anything round.
    package var isRound: Bool { radius > 0 && !corners.isEmpty }

    /// The same shape, smaller on all sides by so many points.
    package func inset(by distance: Double) -> RoundedRectangle {
        var shape = self
        shape.inset += distance
        return shape
    }
}
