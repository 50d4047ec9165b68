/// A bar that shows how much has been done. Mirrors `UIProgressView`.
open class ProgressView: View {
    /// How the bar ends. Mirrors `UIProgressView.Style`.
    public enum Style: Int, Sendable, Hashable, CaseIterable {
        /// With round ends.
        case `default`
        /// With square ends, as at the edge of a toolbar.
        case bar
    }

    /// Makes an empty bar at a place in its future superview, in points.
    public override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        isOpaque = false
    }

    /// Makes a view without a frame; see ``View/init(coder:)``.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
    }

    /// Makes an empty bar of the theme's size.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        sizeToFit()
    }

    /// How the bar ends.
    open var progressViewStyle: Style = .default

    private var storedProgress: Float = 0

    /// The share that has been done, always from 0 to 1: other numbers count as the nearest, NaN as 0.
    open var progress: Float {
        get { storedProgress }
        set { storedProgress = newValue.isNaN ? 0 : (0...1).clamp(newValue) }
    }

    /// Changes the share. A picture has no animation: the end is shown at once.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// The part that has been done; nil for the tint color.
    open var progressTintColor: Color?

    /// The part still to do; nil for the theme's.
    open var trackTintColor: Color?

    /// The width there is, or the theme's, and the theme's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let usual = environment.theme.controls.progress.size
        let isBounded = size.width > 0 && size.width.isFinite
        return CGSize(width: isBounded ? size.width : usual.width, height: usual.height)
    }

    package override var defaultLayoutPriorities: LayoutPriorities { .stretching }

    package override var defaultAccessibility: AccessibilityProperties {
        AccessibilityProperties(
            isElement: true, value: "\(Int((progress * 100).rounded()))%", traits: .updatesFrequently)
    }

    open override func draw(_ rect: CGRect, in context: GraphicsContext) {
        let metrics = environment.theme.controls.progress
        let track = rect.centered(CGSize(width: rect.width, height: metrics.size.height))
        var done = track
        done.size.width *= CGFloat(progress)
        // A circle at least, so that round ends stay round; nothing when nothing has been done.
        if progressViewStyle == .default, progress > 0 { done.size.width = max(done.width, track.height) }
        done = directed(done, in: track)
        fill(track, with: trackTintColor ?? metrics.trackColor, in: context)
        if progress > 0 { fill(done, with: progressTintColor ?? tintColor, in: context) }
    }

    private func fill(_ rect: CGRect, with color: Color, in context: GraphicsContext) {
        switch progressViewStyle {
        case .default: context.fill(Path(pillIn: rect), with: resolved(color))
        case .bar: context.fill(rect, with: resolved(color))
        }
    }
}
