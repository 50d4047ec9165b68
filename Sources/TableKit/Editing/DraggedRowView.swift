/// A view that shows the cell of a dragged row above the other rows, with its shadow.
final class DraggedRowView: View {
    override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect, in context: GraphicsContext) {
        let lift = environment.theme.touches.lift
        // The shadow of a full-width row continues beyond the edges.
        let isWide = frame.width >= superview?.bounds.width ?? .infinity
        let outline = rect.insetBy(dx: isWide ? -lift.reach : 0, dy: 0)
        drawShadows([lift.shadow], of: Path(roundedRect: outline, radius: 0), in: context)
    }
}
