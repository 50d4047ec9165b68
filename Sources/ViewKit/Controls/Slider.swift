/// A control with a thumb that selects a value from a range. Mirrors `UISlider`.
open class Slider: Control {
    private var range = ValueInRange<Float>(maximum: 1)

    /// The value at the leading end. NaN is ignored. A minimum above ``maximumValue`` raises the maximum too.
    open var minimumValue: Float {
        get { range.minimum }
        set { range.minimum = newValue }
    }

    /// The value at the trailing end. NaN is ignored. A maximum below ``minimumValue`` lowers the minimum too.
    open var maximumValue: Float {
        get { range.maximum }
        set { range.maximum = newValue }
    }

    /// The current value, clamped to the range. NaN counts as ``minimumValue``.
    open var value: Float {
        get { range.value }
        set { range.value = newValue }
    }

    /// Sets the value. An image shows the end of the animation.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// A Boolean value that indicates whether the control sends events while the thumb moves. Otherwise it sends them
    /// when the touch ends.
    open var isContinuous = true

    /// The color of the track on the minimum side of the thumb. `nil` uses the tint color.
    open var minimumTrackTintColor: Color?

    /// The color of the track on the maximum side of the thumb. `nil` uses the theme's value.
    open var maximumTrackTintColor: Color?

    /// The color of the thumb. `nil` uses the theme's value.
    open var thumbTintColor: Color?

    /// Returns the available width, or the theme's if there is no limit, and the theme's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        environment.theme.controls.slider.size.widened(to: size.width)
    }

    /// Returns the track's rectangle in the given bounds. Mirrors `UISlider.trackRect(forBounds:)`.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let height = environment.theme.controls.slider.trackHeight
        return bounds.centered(CGSize(width: bounds.width, height: height))
    }

    /// Returns the thumb's rectangle for a value. Mirrors `UISlider.thumbRect(forBounds:trackRect:value:)`.
    open func thumbRect(forBounds bounds: CGRect, trackRect: CGRect, value: Float) -> CGRect {
        let diameter = environment.theme.controls.slider.thumbDiameter
        let fraction = CGFloat(fraction(of: value))
        let thumb = CGRect(
            x: trackRect.minX + (trackRect.width - diameter) * fraction, y: trackRect.midY - diameter / 2,
            width: diameter, height: diameter)
        return directed(thumb, in: bounds)
    }

    /// Returns the position of a value in the range, from 0 to 1.
    private func fraction(of value: Float) -> Float {
        let length = maximumValue - minimumValue
        guard length > 0, length.isFinite, value.isFinite else { return 0 }
        return (0...1).clamp((value - minimumValue) / length)
    }

    // MARK: Touches

    /// The distance of the touch from the thumb's center, and the value at its beginning.
    private var dragStart: (distance: CGFloat, value: Float) = (0, 0)

    private var thumb: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    /// Begins to track a touch on the thumb. As in UIKit, a touch elsewhere on the track has no effect.
    open override func beginTracking(at point: CGPoint) -> Bool {
        let thumb = thumb
        guard environment.theme.touches.target(around: thumb).includes(point) else { return false }
        dragStart = (point.x - thumb.midX, value)
        return true
    }

    open override func continueTracking(at point: CGPoint) -> Bool {
        let old = value
        setValue(value(forThumbAt: point.x - dragStart.distance), animated: false)
        if isContinuous, value != old { sendActions(for: primaryEvents) }
        return true
    }

    open override func endTracking(at point: CGPoint) {
        if !isContinuous, value != dragStart.value { sendActions(for: primaryEvents) }
    }

    /// Returns the value for a thumb whose center is at `x`.
    private func value(forThumbAt x: CGFloat) -> Float {
        let track = trackRect(forBounds: bounds)
        let space = track.width - thumb.width
        guard space > 0 else { return value }
        let fraction = (0...1).clamp((x - track.minX - thumb.width / 2) / space)
        return minimumValue + (maximumValue - minimumValue) * Float(isRightToLeft ? 1 - fraction : fraction)
    }

    /// The preferred height. A slider has any width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: View.noIntrinsicMetric, height: sizeThatFits(.zero).height)
    }

    package override var defaultLayoutPriorities: LayoutPriorities { .flexibleWidth }

    package override var defaultAccessibility: AccessibilityProperties {
        let percent = Int(clamping: Double((fraction(of: value) * 100).rounded()))
        return accessibility(value: "\(percent)%", traits: .adjustable)
    }

    open override func draw(_ rect: CGRect, in context: GraphicsContext) {
        let controls = environment.theme.controls
        let track = trackRect(forBounds: rect)
        let thumb = thumbRect(forBounds: rect, trackRect: track, value: value)
        let edge = isRightToLeft ? track.maxX : track.minX
        let filled = CGRect(
            x: min(edge, thumb.midX), y: track.minY, width: abs(thumb.midX - edge), height: track.height)
        context.withOpacity(isEnabled ? 1 : controls.disabledOpacity) {
            let rest = maximumTrackTintColor ?? controls.slider.maximumTrackColor
            context.fill(Path(pillIn: track), with: resolved(rest))
            context.fill(Path(pillIn: filled), with: resolved(minimumTrackTintColor ?? tintColor))
            draw(
                controls.slider.thumb, in: thumb, color: thumbTintColor, isHighlighted: isHighlighted, context
            )
        }
    }
}
