/// A layer that fills and strokes a path. Mirrors `CAShapeLayer`.
open class ShapeLayer: Layer {
    private let shape = ShapeView()

    /// Creates a layer without a path.
    public override init() { super.init(view: shape) }

    override func draw(in rect: CGRect, _ context: GraphicsContext) {
        shape.environment = view.environment
        shape.draw(rect, in: context)
    }

    /// The path, in the layer's coordinates. The layer's bounds do not clip it.
    open var path: Path? {
        get { shape.path }
        set { shape.path = newValue }
    }

    /// The color of the interior. Default: black. `nil` fills nothing.
    open var fillColor: Color? {
        get { shape.fillColor }
        set { shape.fillColor = newValue }
    }

    /// The color of the line. Default: `nil`, which draws no line.
    open var strokeColor: Color? {
        get { shape.strokeColor }
        set { shape.strokeColor = newValue }
    }

    /// The width of the line, in points. Default: 1.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { shape.lineWidth = newValue }
    }

    /// The fraction of the path's length at which the line begins, from 0 to 1. Default: 0.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { shape.strokeStart = newValue }
    }

    /// The fraction of the path's length at which the line ends, from 0 to 1. Default: 1.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { shape.strokeEnd = newValue }
    }
}

private final class ShapeView: View {
    var path: Path?
    var fillColor: Color? = .black
    var strokeColor: Color?
    var lineWidth: CGFloat = 1
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1

    override var hasArea: Bool { true }

    override func draw(_ rect: CGRect, in context: GraphicsContext) {
        guard let path else { return }
        if let fillColor { context.fill(path, with: resolved(fillColor)) }
        guard let strokeColor else { return }
        let line = path.part(from: Double(strokeStart), to: Double(strokeEnd))
        if line.elements.isEmpty { return }
        context.stroke(line, width: Double(lineWidth), with: resolved(strokeColor))
    }
}
