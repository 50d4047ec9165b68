/// A bar that shows progress. Mirrors `UIProgressView`.
open class ProgressView: View {
    /// The style of the bar. Mirrors `UIProgressView.Style`.
    public enum Style: Int, Sendable, Hashable, CaseIterable {
        /// A bar with round ends.
        case `default`
        /// A bar with square ends, as at the edge of a toolbar.
        case bar
    }

    override func setUp() { isOpaque = false }

    /// Creates an empty bar with the theme's size.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        sizeToFit()
    }

    /// The style of the bar.
    open var progressViewStyle: Style = .default

    private var storedProgress: Float = 0

    /// The progress, from 0 to 1. Other numbers are clamped; NaN counts as 0.
    open var progress: Float {
        get { storedProgress }
        set { storedProgress = newValue.isNaN ? 0 : (0...1).clamp(newValue) }
    }

    /// Sets the progress. An image shows the end of the animation.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// The color of the completed part. `nil` uses the tint color.
    open var progressTintColor: Color?

    /// The color of the remaining part. `nil` uses the theme's value.
    open var trackTintColor: Color?

    /// Returns the available width, or the theme's if there is no limit, and the theme's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        environment.theme.controls.progress.size.widened(to: size.width)
    }

    /// The preferred height. A progress view has any width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: View.noIntrinsicMetric, height: sizeThatFits(.zero).height)
    }

    package override var defaultLayoutPriorities: LayoutPriorities { .flexibleWidth }

    package override var defaultAccessibility: AccessibilityProperties {
        AccessibilityProperties(
            isElement: true, value: "\(Int((progress * 100).rounded()))%", traits: .updatesFrequently)
    }

    open override func draw(_ rect: CGRect, in context: GraphicsContext) {
        let metrics = environment.theme.controls.progress
        let track = rect.centered(CGSize(width: rect.width, height: metrics.size.height))
        var done = track
        done.size.width *= CGFloat(progress)
        // The completed part is at least a circle, so that its ends stay round, unless the progress is 0.
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
