/// A controller that shows an alert or an action sheet. Mirrors `UIAlertController`.
///
/// An image does not show it. A test reads its content, and taps its buttons with ``tap(_:)``.
open class AlertController: ViewController {
    /// The style of the alert. Mirrors `UIAlertController.Style`.
    public enum Style: Int, Sendable, Hashable, CaseIterable {
        /// Actions at the bottom of the screen.
        case actionSheet
        /// An alert in the middle of the screen.
        case alert
    }

    /// Creates an alert without actions.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    /// The text below the title.
    open var message: String?

    /// The style of the alert.
    open private(set) var preferredStyle = Style.actionSheet

    /// The actions, in the order of their addition.
    open private(set) var actions: [AlertAction] = []

    /// The action whose title is bold.
    open var preferredAction: AlertAction?

    /// The text fields, from the top. `nil` if there are none.
    open private(set) var textFields: [TextField]?

    /// The importance of the alert. Present for compatibility with UIKit.
    open var severity = 0

    /// Adds an action.
    open func addAction(_ action: AlertAction) { actions.append(action) }

    /// Adds a text field, which the closure configures.
    open func addTextField(configurationHandler: ((TextField) -> Void)? = nil) {
        let field = TextField()
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }

    /// Simulates a tap on the button of an action: dismisses the alert, and then calls the action's handler. A disabled
    /// action is ignored.
    open func tap(_ action: AlertAction) {
        guard action.isEnabled, actions.contains(where: { $0 === action }) else { return }
        presentingViewController?.dismiss(animated: true)
        action.handler?(action)
    }

    /// Simulates a tap on the button with a title.
    ///
    /// - Returns: A Boolean value that indicates whether an enabled action has the title.
    @discardableResult public func tap(buttonTitled title: String) -> Bool {
        guard let action = actions.first(where: { $0.title == title && $0.isEnabled }) else { return false }
        tap(action)
        return true
    }
}
