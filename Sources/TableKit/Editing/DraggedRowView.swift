/// A view that shows the cell of a dragged row above the other rows, with its shadow.
final class DraggedRowView: View {
    override func draw(_ rect: CGRect, in context: GraphicsContext) {
        let drag = environment.theme.touches.drag
        // The shadow of a full-width row continues beyond the edges.
        let isWide = frame.width >= superview?.bounds.width ?? .infinity
        let outline = rect.insetBy(dx: isWide ? -drag.reach : 0, dy: 0)
        drawShadows([drag.shadow], of: Path(roundedRect: outline, radius: 0), in: context)
    }
}
