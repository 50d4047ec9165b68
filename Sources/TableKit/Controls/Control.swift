/// A view that can be used: the base of buttons, switches and sliders. Mirrors `UIControl`.
///
/// A picture shows a control at one moment, in the state it is in then. Actions are called by touches on the table the
/// control stands in, and by `sendActions(for:)`.
open class Control: View {
    /// Makes a control at a place in its future superview, in points.
    public override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        isOpaque = false
        setUp()
    }

    /// Makes a view without a frame; see ``View/init(coder:)``.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        setUp()
    }

    /// Makes a control that performs an action for what it is mainly for.
    public convenience init(frame: CGRect, primaryAction: Action?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: primaryEvents) }
    }

    /// Called at the end of every initializer, so that subclasses need not repeat them.
    func setUp() {}

    // MARK: State

    /// Whether the control can be used.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { stateDidChange() } }
    }

    /// Whether the control is chosen. Most controls look the same.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the control is touched.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// All that holds of the control at present.
    open var state: State {
        var state: State = []
        if !isEnabled { state.insert(.disabled) }
        if isHighlighted { state.insert(.highlighted) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Called when the control has got another state.
    func stateDidChange() { setNeedsLayout() }

    // MARK: Touches

    /// Whether a finger is on the control that came down on it.
    open internal(set) var isTracking = false

    /// Whether that finger is near enough to the control.
    open internal(set) var isTouchInside = false

    /// Called when a finger comes down on the control, at a point of its own coordinates. Mirrors
    /// `UIControl.beginTracking(_:with:)`.
    ///
    /// - Returns: Whether the control follows the finger. If not, nothing more is heard of it.
    open func beginTracking(at point: CGPoint) -> Bool { true }

    /// Called when that finger has moved. Mirrors `UIControl.continueTracking(_:with:)`.
    ///
    /// - Returns: Whether the control follows the finger any longer.
    open func continueTracking(at point: CGPoint) -> Bool { true }

    /// Called when that finger is lifted. Mirrors `UIControl.endTracking(_:with:)`.
    open func endTracking(at point: CGPoint) {}

    /// Called when something else takes the finger over. Mirrors `UIControl.cancelTracking(with:)`.
    open func cancelTracking() {}

    // MARK: Content

    /// Where content stands between the left and right edges.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { setNeedsLayout() }
    }

    /// Where content stands between the upper and lower edges.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet { setNeedsLayout() }
    }

    // MARK: Actions

    /// The events that tell that the control has done what it is mainly for.
    var primaryEvents: Event { [.valueChanged, .primaryActionTriggered] }

    /// One thing to do when something happens.
    private struct Registration {
        var events: Event
        var work: Work
    }

    private enum Work {
        case action(Action)
        /// The closure answers to the weakly held target alone.
        case target(WeakTarget, (Control) -> Void)
    }

    private struct WeakTarget {
        weak var object: AnyObject?
    }

    private var registrations: [Registration] = []

    /// Performs an action whenever one of the events happens. An action with the same identifier no longer answers to
    /// them.
    open func addAction(_ action: Action, for events: Event) {
        remove(events) { work in
            if case .action(let known) = work { action.replaces(known) } else { false }
        }
        registrations.append(Registration(events: events, work: .action(action)))
    }

    /// Does not perform the action, or the one with its identifier, for the events any more.
    open func removeAction(_ action: Action, for events: Event) {
        remove(events) { work in
            if case .action(let known) = work { action.replaces(known) } else { false }
        }
    }

    /// Does not perform the action with the identifier for the events any more.
    open func removeAction(identifiedBy identifier: Action.Identifier, for events: Event) {
        remove(events) { work in
            if case .action(let known) = work { known.identifier == identifier } else { false }
        }
    }

    /// Calls a method of `target` with the control when one of the events happens: `addTarget(self, action:
    /// Settings.sliderValueChanged, for: .valueChanged)`. Stands for UIKit's target and selector. The target is not
    /// retained; nothing is called once it is gone.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping (Target) -> (Sender) -> Void, for events: Event
    ) {
        register(target, for: events) { target, control in
            if let sender = control as? Sender { action(target)(sender) }
        }
    }

    /// Calls a method of `target` that takes nothing when one of the events happens.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> () -> Void, for events: Event
    ) {
        register(target, for: events) { target, _ in action(target)() }
    }

    /// Calls a closure with `target` and the control when one of the events happens.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping (Target, Sender) -> Void, for events: Event
    ) {
        register(target, for: events) { target, control in
            if let sender = control as? Sender { action(target, sender) }
        }
    }

    private func register<Target: AnyObject>(
        _ target: Target, for events: Event, _ body: @escaping (Target, Control) -> Void
    ) {
        let call: (Control) -> Void = { [weak target] control in
            if let target { body(target, control) }
        }
        registrations.append(
            Registration(events: events, work: .target(WeakTarget(object: target), call)))
    }

    /// Does not call the target's methods, or with nil no target's, for the events any more.
    open func removeTarget(_ target: AnyObject?, for events: Event) {
        remove(events) { work in
            guard case .target(let holder, _) = work else { return false }
            return target == nil || holder.object === target
        }
    }

    /// Takes the events from the registrations that `matches` finds, and drops those that have none left.
    private func remove(_ events: Event, where matches: (Work) -> Bool) {
        for index in registrations.indices where matches(registrations[index].work) {
            registrations[index].events.subtract(events)
        }
        registrations.removeAll { $0.events.isEmpty }
    }

    /// Performs an action now, whatever it is registered for.
    open func sendAction(_ action: Action) { action.perform(sender: self) }

    /// Performs what is registered for any of the events, in the order it was added.
    open func sendActions(for events: Event) {
        for registration in registrations where !registration.events.isDisjoint(with: events) {
            switch registration.work {
            case .action(let action): action.perform(sender: self)
            case .target(_, let call): call(self)
            }
        }
    }

    // MARK: Accessibility

    package override var isAccessibilityControl: Bool { true }

    /// What a control says of itself: that it is one, and whether it can be used.
    func accessibility(
        label: String? = nil, value: String? = nil, traits: AccessibilityTraits = .none
    ) -> AccessibilityProperties {
        var traits = traits
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return AccessibilityProperties(isElement: true, label: label, value: value, traits: traits)
    }

    package override var defaultAccessibility: AccessibilityProperties { accessibility() }
}
