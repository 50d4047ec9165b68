/// A minus and a plus that change a value step by step. Mirrors `UIStepper`. Every stepper has the theme's size, whatever
/// frame it is given.
open class Stepper: Control {
    private var storedMinimum: Double = 0
    private var storedMaximum: Double = 100
    private var storedValue: Double = 0

    override func setUp() { frame = super.frame }

    /// The place in the superview, in points. Only its origin can be set.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: environment.theme.controls.stepper.size) }
    }

    /// The least value; NaN is ignored. A larger ``maximumValue`` follows from a larger minimum.
    open var minimumValue: Double {
        get { storedMinimum }
        set {
            guard !newValue.isNaN else { return }
            storedMinimum = newValue
            storedMaximum = max(storedMaximum, newValue)
            value = storedValue
        }
    }

    /// The largest value; NaN is ignored. A smaller ``minimumValue`` follows from a smaller maximum.
    open var maximumValue: Double {
        get { storedMaximum }
        set {
            guard !newValue.isNaN else { return }
            storedMaximum = newValue
            storedMinimum = min(storedMinimum, newValue)
            value = storedValue
        }
    }

    /// The value, always between the two others; NaN counts as the least.
    open var value: Double {
        get { storedValue }
        set { storedValue = newValue.isNaN ? storedMinimum : (storedMinimum...storedMaximum).clamp(newValue) }
    }

    /// How much one tap changes the value. A number that is not above 0 is ignored, where UIKit raises an exception.
    open var stepValue: Double = 1 {
        didSet { if !(stepValue > 0) { stepValue = oldValue } }
    }

    /// Whether a step beyond one end leads to the other, so that both signs always lead somewhere.
    open var wraps = false

    /// Whether a long touch makes several steps. Kept for UIKit's name: touches take no time here.
    open var autorepeat = true

    /// Whether actions are called at every step. Kept for UIKit's name: a touch makes one step.
    open var isContinuous = true

    /// A finger makes a step when it comes down.
    open override func beginTracking(at point: CGPoint) -> Bool {
        let old = value
        let next = value + (share(of: point) < 0.5 ? -stepValue : stepValue)
        if wraps, next > maximumValue {
            value = minimumValue
        } else if wraps, next < minimumValue {
            value = maximumValue
        } else {
            value = next
        }
        if value != old { sendActions(for: primaryEvents) }
        return true
    }

    /// The theme's size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { environment.theme.controls.stepper.size }

    package override var defaultLayoutPriorities: LayoutPriorities { .rigid }

    package override func environmentDidChange() {
        super.environmentDidChange()
        frame = super.frame
    }

    package override var defaultAccessibility: AccessibilityProperties {
        accessibility(value: value.plainText, traits: .adjustable)
    }

    open override func draw(_ rect: CGRect, in context: GraphicsContext) {
        let metrics = environment.theme.controls.stepper
        let ground = isHighlighted ? metrics.highlightedBackground : metrics.background
        context.fill(
            Path(roundedRect: rect, radius: metrics.cornerRadius), with: resolved(ground))
        context.fill(rect.centered(metrics.dividerSize), with: resolved(metrics.dividerColor))

        let (first, second) = rect.divided(atDistance: rect.width / 2, from: .minXEdge)
        let length = metrics.signLength - metrics.signThickness
        let minus = Path.minus(in: directed(first, in: rect), length: length)
        let plus = Path.plus(in: directed(second, in: rect), length: length)
        context.stroke(
            minus, width: metrics.signThickness, with: signColor(leads: value > minimumValue))
        context.stroke(plus, width: metrics.signThickness, with: signColor(leads: value < maximumValue))
    }

    private func signColor(leads: Bool) -> RGBA {
        let metrics = environment.theme.controls.stepper
        return resolved(isEnabled && (leads || wraps) ? metrics.signColor : metrics.disabledColor)
    }
}
