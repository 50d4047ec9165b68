import Diagnostics

/// A control that increases and decreases a value in steps. Mirrors `UIStepper`. A stepper always has the theme's size,
/// regardless of its frame.
open class Stepper: Control {
    private var range = ValueInRange<Double>(maximum: 100)

    /// The minimum value. NaN is ignored. A minimum above ``maximumValue`` raises the maximum too.
    open var minimumValue: Double {
        get { range.minimum }
        set { range.minimum = newValue }
    }

    /// The maximum value. NaN is ignored. A maximum below ``minimumValue`` lowers the minimum too.
    open var maximumValue: Double {
        get { range.maximum }
        set { range.maximum = newValue }
    }

    /// The current value, clamped to the range. NaN counts as the minimum.
    open var value: Double {
        get { range.value }
        set { range.value = newValue }
    }

    /// The step of a single tap. A number that is not above 0 is ignored; UIKit raises an exception.
    open var stepValue: Double = 1 { didSet { if !(stepValue > 0) { stepValue = oldValue } } }

    /// A Boolean value that indicates whether a step beyond one end of the range continues at the other. Both signs
    /// then stay enabled.
    open var wraps = false

    /// A Boolean value that indicates whether a long touch repeats steps. Present for compatibility with UIKit, because
    /// touches have no duration.
    open var autorepeat = true

    /// A Boolean value that indicates whether every step sends events. Present for compatibility with UIKit, because a
    /// touch makes a single step.
    open var isContinuous = true

    /// Makes a step when a touch begins.
    open override func beginTracking(at point: CGPoint) -> Bool {
        let old = value
        let next = value + (fraction(of: point) < 0.5 ? -stepValue : stepValue)
        let wrapped = next > maximumValue ? minimumValue : next < minimumValue ? maximumValue : next
        value = wraps ? wrapped : next
        if value != old { sendActions(for: primaryEvents) }
        return true
    }

    override var fixedSize: CGSize? { environment.theme.controls.stepper.size }

    package override var defaultAccessibility: AccessibilityProperties {
        accessibility(value: value.plainText, traits: .adjustable)
    }

    open override func draw(_ rect: CGRect, in context: GraphicsContext) {
        let metrics = environment.theme.controls.stepper
        let background = isHighlighted ? metrics.highlightedBackground : metrics.background
        context.fill(Path(roundedRect: rect, radius: metrics.cornerRadius), with: resolved(background))
        context.fill(rect.centered(metrics.dividerSize), with: resolved(metrics.dividerColor))

        let (first, second) = rect.divided(atDistance: rect.width / 2, from: .minXEdge)
        let length = metrics.signLength - metrics.signThickness
        let minus = Path.minus(in: directed(first, in: rect), length: length)
        let plus = Path.plus(in: directed(second, in: rect), length: length)
        context.stroke(minus, width: metrics.signThickness, with: signColor(leads: value > minimumValue))
        context.stroke(plus, width: metrics.signThickness, with: signColor(leads: value < maximumValue))
    }

    private func signColor(leads: Bool) -> RGBA {
        let metrics = environment.theme.controls.stepper
        return resolved(isEnabled && (leads || wraps) ? metrics.signColor : metrics.disabledColor)
    }
}
