import Images

/// Blades that turn while something is going on. Mirrors `UIActivityIndicatorView`; the picture shows one moment, with
/// the strongest blade at the top.
open class ActivityIndicatorView: View {
    /// How large the indicator is. Mirrors `UIActivityIndicatorView.Style`.
    public enum Style: Int, Sendable, Hashable, CaseIterable {
        /// As high as a line of text.
        case medium = 100
        /// For a page of its own.
        case large = 101
    }

    /// Makes an indicator that stands still, at a place in its future superview, in points.
    public override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a view without a frame; see ``View/init(coder:)``.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Makes an indicator that stands still, of the style's size.
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
        sizeToFit()
    }

    private func setUp() {
        isOpaque = false
        isHidden = true
        if bounds.isEmpty { sizeToFit() }
    }

    /// How large the indicator is.
    open var style: Style = .medium {
        didSet {
            guard style != oldValue else { return }
            sizeToFit()
            invalidateIntrinsicContentSize()
        }
    }

    private var ownColor: Color?

    /// The color of the strongest blade. Until set, the theme's.
    open var color: Color {
        get { ownColor ?? environment.theme.controls.activity.color }
        set { ownColor = newValue }
    }

    /// Whether the view is hidden while it stands still.
    open var hidesWhenStopped = true {
        didSet { if hidesWhenStopped != oldValue { isHidden = hidesWhenStopped && !isAnimating } }
    }

    /// Whether the blades turn.
    open private(set) var isAnimating = false

    /// Shows that something is going on.
    open func startAnimating() {
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
    }

    /// Shows that it has ended.
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }

    /// How many of the blades are shown, clockwise from the top, from 0 for none to 1 for all, as those of a refresh
    /// control that is being pulled. They are equally strong until all are there.
    var shownShare: CGFloat = 1 {
        didSet { if shownShare != oldValue { setNeedsLayout() } }
    }

    /// More would not be told apart.
    private static let mostBlades = 1000

    private var diameter: CGFloat {
        let metrics = environment.theme.controls.activity
        return style == .medium ? metrics.mediumDiameter : metrics.largeDiameter
    }

    /// The style's size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: diameter, height: diameter)
    }

    package override var defaultLayoutPriorities: LayoutPriorities { .rigid }

    package override var defaultAccessibility: AccessibilityProperties {
        AccessibilityProperties(
            isElement: true, label: isAnimating ? "In progress" : "Progress halted",
            traits: .updatesFrequently)
    }

    open override func draw(_ rect: CGRect, in context: GraphicsContext) {
        let metrics = environment.theme.controls.activity
        let count = (1...Self.mostBlades).clamp(metrics.bladeCount)
        let thickness = diameter * metrics.bladeThickness
        let outer = (diameter - thickness) / 2
        let inner = outer - max(diameter * metrics.bladeLength - thickness, 0)
        let strongest = resolved(color)
        for blade in 0..<Int(clamping: (CGFloat(count) * (0...1).clamp(shownShare)).rounded()) {
            // Clockwise from the top; the blades before the strongest one fade.
            let angle = 2 * CGFloat.pi * CGFloat(blade) / CGFloat(count)
            let direction = CGPoint(x: sin(angle), y: -cos(angle))
            var path = Path()
            path.move(to: CGPoint(x: rect.midX + direction.x * inner, y: rect.midY + direction.y * inner))
            path.addLine(to: CGPoint(x: rect.midX + direction.x * outer, y: rect.midY + direction.y * outer))
            let age = shownShare < 1 ? 0 : CGFloat((count - blade) % count) / CGFloat(count)
            var faded = strongest
            faded.alpha *= 1 - age * (1 - metrics.weakestOpacity)
            context.stroke(path, width: thickness, with: faded)
        }
    }
}
