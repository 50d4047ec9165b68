/// A view that shows nothing but what it is painted with.
final class FilledView: View {
    var fill: Fill?

    override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var effectiveBackground: Fill? { super.effectiveBackground ?? fill }
}
