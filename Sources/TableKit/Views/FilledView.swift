/// A view that shows only a fill.
final class FilledView: View {
    var fill: Fill?

    override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var effectiveBackground: Fill? { super.effectiveBackground ?? fill }
}
