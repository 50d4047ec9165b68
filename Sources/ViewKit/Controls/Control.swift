/// A view for user interaction: the base class of buttons, switches and sliders. Mirrors `UIControl`.
///
/// An image shows a control in its current state. Simulated touches on the control's table trigger actions, as does
/// `sendActions(for:)`.
open class Control: View {
    override func setUp() {
        isOpaque = false
        isAccessibilityControl = true
        if fixedSize != nil { untransformedFrame = untransformedFrame }
    }

    /// Creates a control that performs an action for its primary events.
    public convenience init(frame: CGRect, primaryAction: Action?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: primaryEvents) }
    }

    // MARK: State

    /// A Boolean value that indicates whether the control is enabled.
    open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }

    /// A Boolean value that indicates whether the control is selected. Most controls do not change their appearance.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

    /// A Boolean value that indicates whether the control is highlighted by a touch.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

    /// A Boolean value that indicates whether a tap shows the menu of the control. It has no effect, because menus are
    /// not drawn.
    open var showsMenuAsPrimaryAction = false

    /// The current state of the control.
    open var state: State {
        var state: State = []
        if !isEnabled { state.insert(.disabled) }
        if isHighlighted { state.insert(.highlighted) }
        if isSelected { state.insert(.selected) }
        return state
    }

    private func stateDidChange() {
        setNeedsLayout()
        updateContent()
    }

    /// Applies the state, the theme and the content that the program has set to the subviews.
    func updateContent() {}

    func contentDidChange() {
        updateContent()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    // MARK: Size

    /// Returns the preferred size of the control within `size` points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fixedSize ?? super.sizeThatFits(size) }

    /// The preferred size of a control with a fixed size. Other controls have none.
    open override var intrinsicContentSize: CGSize { fixedSize ?? super.intrinsicContentSize }

    package override var defaultLayoutPriorities: LayoutPriorities {
        fixedSize == nil ? super.defaultLayoutPriorities : .rigid
    }

    @_spi(Tables) public override func applyEnvironment() {
        super.applyEnvironment()
        if fixedSize != nil { untransformedFrame = untransformedFrame }
        updateContent()
    }

    // MARK: Touches

    /// A Boolean value that indicates whether the control is tracking a touch.
    open internal(set) var isTracking = false

    /// A Boolean value that indicates whether the tracked touch is inside or near the control.
    open internal(set) var isTouchInside = false

    /// Called when a touch begins in the control, at a point of its coordinates. Mirrors
    /// `UIControl.beginTracking(_:with:)`.
    ///
    /// - Returns: A Boolean value that indicates whether the control tracks the touch.
    open func beginTracking(at point: CGPoint) -> Bool { true }

    /// Called when the tracked touch has moved. Mirrors `UIControl.continueTracking(_:with:)`.
    ///
    /// - Returns: A Boolean value that indicates whether the control continues to track the touch.
    open func continueTracking(at point: CGPoint) -> Bool { true }

    /// Called when the tracked touch ends. Mirrors `UIControl.endTracking(_:with:)`.
    open func endTracking(at point: CGPoint) {}

    /// Called when the tracked touch is canceled. Mirrors `UIControl.cancelTracking(with:)`.
    open func cancelTracking() {}

    // MARK: Content

    /// The horizontal alignment of the content.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }

    /// The vertical alignment of the content.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { setNeedsLayout() } }

    // MARK: Actions

    /// The events that report the control's primary action.
    package var primaryEvents: Event = [.valueChanged, .primaryActionTriggered]

    private struct Registration {
        enum Body {
            case action(Action)
            case method(TargetAction)
        }

        var events: Event
        let body: Body

        var action: Action? { if case .action(let action) = body { action } else { nil } }
        var method: TargetAction? { if case .method(let method) = body { method } else { nil } }
    }

    private var registrations: [Registration] = []

    /// Adds an action for events. It replaces an action with the same identifier for these events.
    open func addAction(_ action: Action, for events: Event) {
        remove(events) { $0.action.map(action.replaces) ?? false }
        registrations.append(Registration(events: events, body: .action(action)))
    }

    /// Removes an action, or the one with its identifier, for events.
    open func removeAction(_ action: Action, for events: Event) {
        remove(events) { $0.action.map(action.replaces) ?? false }
    }

    /// Removes the action with an identifier for events.
    open func removeAction(identifiedBy identifier: Action.Identifier, for events: Event) {
        remove(events) { $0.action?.identifier == identifier }
    }

    /// Adds a method, as in `addTarget(self, action: sliderValueChanged, for: .valueChanged)`.
    ///
    /// It replaces UIKit's target and selector. The method has no parameters, the control, or the control and an event,
    /// which is `nil`. The control retains the method's object. If that object owns the control, pass
    /// `Settings.sliderValueChanged` instead, so that neither retains the other.
    public func addTarget<each Argument>(
        _ target: Any?, action: @escaping (repeat each Argument) -> Void, for events: Event
    ) { register(TargetAction(target, action), for: events) }

    /// Adds a method of a class, as in `addTarget(self, action: Settings.sliderValueChanged, for: .valueChanged)`. The
    /// control does not retain the target.
    public func addTarget<Target: AnyObject, each Argument>(
        _ target: Target, action: @escaping (Target) -> (repeat each Argument) -> Void, for events: Event
    ) { register(TargetAction(target, action), for: events) }

    /// Adds a method of a class, which is called for the first object of this class in the responder chain.
    ///
    /// - Parameters:
    ///   - target: `nil`, or `self` in the initial value of a property, where it is the class.
    ///   - action: The method.
    ///   - events: The events.
    public func addTarget<Target: AnyObject, each Argument>(
        _ target: Responder.Type?, action: @escaping (Target) -> (repeat each Argument) -> Void,
        for events: Event
    ) { register(TargetAction(action), for: events) }

    private func register(_ method: TargetAction, for events: Event) {
        registrations.append(Registration(events: events, body: .method(method)))
    }

    /// Removes a target for events. `nil` removes all targets.
    open func removeTarget(_ target: AnyObject?, for events: Event) {
        remove(events) { $0.method.map { target == nil || $0.target === target } ?? false }
    }

    /// Removes a target for events. `nil` removes all targets. Methods cannot be compared, so the action is `nil`.
    public func removeTarget(_ target: AnyObject?, action: Never?, for events: Event) {
        removeTarget(target, for: events)
    }

    /// Removes events from matching registrations, and removes registrations without events.
    private func remove(_ events: Event, where matches: (Registration) -> Bool) {
        for index in registrations.indices where matches(registrations[index]) {
            registrations[index].events.subtract(events)
        }
        registrations.removeAll { $0.events.isEmpty }
    }

    /// Performs an action immediately, regardless of its events.
    open func sendAction(_ action: Action) { action.perform(sender: self) }

    /// Performs the actions for any of the events, in the order in which they were added.
    open func sendActions(for events: Event) {
        for registration in registrations where !registration.events.isDisjoint(with: events) {
            switch registration.body {
            case .action(let action): action.perform(sender: self)
            case .method(let method): method.perform(from: self, self)
            }
        }
    }

    // MARK: Accessibility

    /// Returns the accessibility properties of a control, with the traits of its state.
    package func accessibility(
        label: String? = nil, value: String? = nil, traits: AccessibilityTraits = .none
    ) -> AccessibilityProperties {
        var traits = traits
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return AccessibilityProperties(isElement: true, label: label, value: value, traits: traits)
    }

    package override var defaultAccessibility: AccessibilityProperties { accessibility() }
}
