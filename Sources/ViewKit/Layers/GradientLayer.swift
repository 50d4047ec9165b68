/// A layer that fills its background with a linear gradient. Mirrors an axial `CAGradientLayer`.
///
/// Lines of one color are perpendicular to the direction in a square, which is then stretched to the size of the layer.
/// If both points are equal, the last color is everywhere.
open class GradientLayer: Layer {
    /// Creates a layer without colors.
    public override init() { super.init() }

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
        let stops = colors.enumerated().map { index, color in
            let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            let given = locations.flatMap { index < $0.count ? CGFloat($0[index].doubleValue) : nil }
            return Fill.Stop(given ?? even, color)
        }
        view.defaultBackground = .gradient(stops, from: startPoint, to: endPoint)
    }
}
