/// Holds the cell of a lifted row above the others, with its shadow.
final class LiftedRowView: View {
    override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect, in context: GraphicsContext) {
        let lift = environment.theme.touches.lift
        // The shadow of a row from edge to edge does not end at the edges.
        let isWide = frame.width >= superview?.bounds.width ?? .infinity
        let outline = rect.insetBy(dx: isWide ? -lift.reach : 0, dy: 0)
        drawShadows([lift.shadow], of: Path(roundedRect: outline, radius: 0), in: context)
    }
}
