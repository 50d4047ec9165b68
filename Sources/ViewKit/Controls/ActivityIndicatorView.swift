/// A spinning indicator of activity. Mirrors `UIActivityIndicatorView`. An image shows it with the most opaque spoke at
/// the top.
open class ActivityIndicatorView: View {
    /// The size of an activity indicator. Mirrors `UIActivityIndicatorView.Style`.
    public enum Style: Int, Sendable, Hashable, CaseIterable {
        /// The size of a line of text.
        case medium = 100
        /// The size for a separate screen.
        case large = 101
    }

    /// Creates a stopped indicator with the size of a style.
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
        sizeToFit()
    }

    override func setUp() {
        isOpaque = false
        isHidden = true
        if bounds.isEmpty { sizeToFit() }
    }

    /// The size of the indicator.
    open var style: Style = .medium {
        didSet {
            guard style != oldValue else { return }
            sizeToFit()
            invalidateIntrinsicContentSize()
        }
    }

    private var ownColor: Color?

    /// The color of the most opaque spoke. Default: the theme's color.
    open var color: Color {
        get { ownColor ?? environment.theme.controls.activity.color }
        set { ownColor = newValue }
    }

    /// A Boolean value that indicates whether the indicator is hidden when it is stopped.
    open var hidesWhenStopped = true {
        didSet { if hidesWhenStopped != oldValue { isHidden = hidesWhenStopped && !isAnimating } }
    }

    /// A Boolean value that indicates whether the indicator is animating.
    open private(set) var isAnimating = false { didSet { if hidesWhenStopped { isHidden = !isAnimating } } }

    /// Starts the animation.
    open func startAnimating() { isAnimating = true }

    /// Stops the animation.
    open func stopAnimating() { isAnimating = false }

    /// The fraction of spokes that are visible, clockwise from the top, from 0 to 1. A refresh control uses it while it
    /// is pulled. Spokes are equally opaque until all are visible.
    var shownFraction: CGFloat = 1 { didSet { if shownFraction != oldValue { setNeedsLayout() } } }

    /// The maximum number of spokes, beyond which they are indistinguishable.
    private static let maxSpokes = 1000

    private var diameter: CGFloat {
        let metrics = environment.theme.controls.activity
        return style == .medium ? metrics.mediumDiameter : metrics.largeDiameter
    }

    /// Returns the size of the style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: diameter, height: diameter) }

    /// The diameter of the indicator.
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    package override var defaultLayoutPriorities: LayoutPriorities { .rigid }

    package override var defaultAccessibility: AccessibilityProperties {
        AccessibilityProperties(
            isElement: true, label: isAnimating ? "In progress" : "Progress halted",
            traits: .updatesFrequently)
    }

    open override func draw(_ rect: CGRect, in context: GraphicsContext) {
        let metrics = environment.theme.controls.activity
        let count = (1...Self.maxSpokes).clamp(metrics.spokeCount)
        let thickness = diameter * metrics.spokeThickness
        let outer = (diameter - thickness) / 2
        let inner = outer - max(diameter * metrics.spokeLength - thickness, 0)
        let strongest = resolved(color)
        for spoke in 0..<Int(clamping: (CGFloat(count) * (0...1).clamp(shownFraction)).rounded()) {
            // Spokes are drawn clockwise from the top. Those before the first one fade.
            let angle = 2 * CGFloat.pi * CGFloat(spoke) / CGFloat(count)
            let direction = CGPoint(x: sin(angle), y: -cos(angle))
            var path = Path()
            path.move(to: CGPoint(x: rect.midX + direction.x * inner, y: rect.midY + direction.y * inner))
            path.addLine(to: CGPoint(x: rect.midX + direction.x * outer, y: rect.midY + direction.y * outer))
            let age = shownFraction < 1 ? 0 : CGFloat((count - spoke) % count) / CGFloat(count)
            var faded = strongest
            faded.alpha *= 1 - age * (1 - metrics.weakestOpacity)
            context.stroke(path, width: thickness, with: faded)
        }
    }
}
