/// Holds the cell of a lifted row above the others, with its shadow.
final class LiftedRowView: View {
    override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect, in context: GraphicsContext) {
        let shadow = environment.theme.touches.lift.shadow
        drawShadows([shadow], of: Path(roundedRect: rect, radius: 0), in: context)
    }
}
