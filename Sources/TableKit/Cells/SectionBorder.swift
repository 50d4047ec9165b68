/// A row's piece of the line around its section: its sides, and with the first and the last row the ends.
final class SectionBorder: View {
    var line = Theme.Border(color: .clear, width: 0)
    var radius: CGFloat = 0
    /// The corners of the section that are the row's; without them the line goes on above or below.
    var sectionCorners: Path.Corners = []

    override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect, in context: GraphicsContext) {
        var outline = bounds
        let beyond = radius + line.width
        if !sectionCorners.contains(.top) {
            outline.origin.y -= beyond
            outline.size.height += beyond
        }
        if !sectionCorners.contains(.bottom) { outline.size.height += beyond }
        // The row cuts off what is drawn beyond it.
        context.drawBorder(
            of: RoundedRectangle(outline, radius: radius), width: line.width, with: resolved(line.color))
    }
}
