import Foundation

/// Upright lines at equal distances within a rectangle. Sizes are in points.
package struct Stripes: Sendable, Equatable {
    /// Where lines are drawn.
    package var rect: CGRect

    /// Where a line begins, in or out of the rectangle. The lines of neighboring rectangles meet where this is the same.
    package var start: CGFloat

    /// The width of a line; above 0.
    package var width: CGFloat

    /// The distance from one line's left edge to the next one's; above 0.
    package var period: CGFloat

    package init(rect: CGRect, start: CGFloat, width: CGFloat, period: CGFloat) {
        self.rect = rect
        self.start = start
        self.width = width
        self.period = period
    }

    /// The same lines elsewhere.
    func moved(by offset: CGPoint) -> Stripes {
        var stripes = self
        stripes.rect = rect.moved(by: offset)
        stripes.start += offset.x
        return stripes
    }
}
