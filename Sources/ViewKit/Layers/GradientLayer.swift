import Diagnostics

/// A layer that fills its background with a gradient from top to bottom. Mirrors `CAGradientLayer`.
///
/// Gradients in other directions are drawn from top to bottom, with a warning.
open class GradientLayer: Layer {
    private let gradient = GradientView()

    /// Creates a layer without colors.
    public override init() { super.init(view: gradient) }

    /// The colors, from the first point to the second. Each is a `Color`; others are ignored.
    open var colors: [Any]? { didSet { updateFill() } }

    /// The location of each color, from 0 at the first point to 1 at the second. `nil` distributes the colors evenly.
    open var locations: [NSNumber]? { didSet { updateFill() } }

    /// The first point, as fractions of the width and height. Default: the center of the top edge.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { updateFill() } }

    /// The second point, as fractions of the width and height. Default: the center of the bottom edge.
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { updateFill() } }

    private func updateFill() {
        let colors = (colors ?? []).compactMap { $0 as? Color }
        var (start, end) = (startPoint.y, endPoint.y)
        gradient.isVertical = start != end && startPoint.x == endPoint.x
        gradient.setNeedsLayout()
        if !gradient.isVertical { (start, end) = (0, 1) }
        let stops = colors.enumerated().map { index, color in
            let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            let given = locations.flatMap { index < $0.count ? CGFloat($0[index].doubleValue) : nil }
            return Fill.Stop(start + (given ?? even) * (end - start), color)
        }
        view.defaultBackground = .gradient(start < end ? stops : stops.reversed())
    }
}

/// The view of a gradient layer. It warns when it is drawn, because the points are set one after the other.
private final class GradientView: View {
    var isVertical = true

    override func layoutSubviews() {
        super.layoutSubviews()
        if !isVertical { Warnings.report("a gradient that is not vertical is drawn from top to bottom") }
    }
}
