/// Vertical lines at equal distances within a rectangle. Sizes are in points.
package struct Stripes: Sendable, Equatable {
    /// The rectangle that contains the lines.
    package var rect: CGRect

    /// The left edge of a line, inside or outside the rectangle. The lines of adjacent rectangles align if they have
    /// the same value.
    package var start: CGFloat

    /// The width of a line, which is above 0.
    package var width: CGFloat

    /// The distance between the left edges of consecutive lines, which is above 0.
    package var period: CGFloat

    package init(rect: CGRect, start: CGFloat, width: CGFloat, period: CGFloat) {
        (self.rect, self.start, self.width, self.period) = (rect, start, width, period)
    }

    func moved(by offset: CGPoint) -> Stripes {
        var stripes = self
        stripes.rect = rect.moved(by: offset)
        stripes.start += offset.x
        return stripes
    }
}
