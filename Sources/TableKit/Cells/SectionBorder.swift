/// A row's part of the border around its section: the sides, and the top or bottom for the first or last row.
final class SectionBorder: View {
    var line: Theme.Border?
    var radius: CGFloat = 0
    var curve = CornerCurve.circular
    /// The corners of the section that belong to the row. Without them, the border continues above or below.
    var sectionCorners: Path.Corners = []

    override func draw(_ rect: CGRect, in context: GraphicsContext) {
        guard let line else { return }
        var outline = bounds
        let beyond = radius + line.width
        if !sectionCorners.contains(.top) {
            outline.origin.y -= beyond
            outline.size.height += beyond
        }
        if !sectionCorners.contains(.bottom) { outline.size.height += beyond }
        // The row clips the parts of the outline outside its bounds.
        context.drawBorder(
            of: RoundedRectangle(outline, radius: radius, corners: sectionCorners, curve: curve),
            width: line.width, with: resolved(line.color))
    }
}
