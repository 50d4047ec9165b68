/// A further action for VoiceOver, which has no effect. Mirrors `UIAccessibilityCustomAction`.
open class AccessibilityCustomAction {
    /// The name that VoiceOver reads.
    open var name: String

    /// The action.
    open var actionHandler: ((AccessibilityCustomAction) -> Bool)?

    /// Creates an action with a closure.
    public init(name: String, actionHandler: ((AccessibilityCustomAction) -> Bool)?) {
        (self.name, self.actionHandler) = (name, actionHandler)
    }

    /// Creates an action, which ignores the method of the target.
    public convenience init<each Argument>(
        name: String, target: Any?, selector: @escaping (repeat each Argument) -> Bool
    ) { self.init(name: name, actionHandler: nil) }
}
