/// An action of an alert. Mirrors `UIAlertAction`.
open class AlertAction {
    /// The style of an action. Mirrors `UIAlertAction.Style`.
    public enum Style: Int, Sendable, Hashable, CaseIterable {
        /// The default style.
        case `default`
        /// An action that cancels, in bold text.
        case cancel
        /// An action that destroys data, in red.
        case destructive
    }

    /// The title of the button.
    open private(set) var title: String?

    /// The style of the button.
    open private(set) var style: Style

    /// A Boolean value that indicates whether the action can be tapped.
    open var isEnabled = true

    let handler: ((AlertAction) -> Void)?

    /// Creates an action. The handler is called after the alert has been dismissed.
    public init(title: String?, style: Style, handler: ((AlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}
