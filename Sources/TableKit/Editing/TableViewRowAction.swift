/// An action on a row, with a button that appears when the row is swiped from its trailing edge. Mirrors
/// `UITableViewRowAction`, which ``ContextualAction`` replaced in iOS 11.
public final class TableViewRowAction {
    /// The kind of action. Mirrors `UITableViewRowAction.Style`.
    public enum Style: Int, Sendable, Hashable, CaseIterable {
        /// A destructive action, such as the deletion of the row.
        case `default`
        /// A normal action.
        case normal

        /// The same as `default`.
        public static let destructive = Style.default
    }

    /// The kind of action.
    public let style: Style

    /// The title of the button.
    public var title: String?

    /// The background color of the button. `nil` uses the theme's color for the style.
    public var backgroundColor: Color?

    private let handler: (TableViewRowAction, IndexPath) -> Void

    /// Creates an action with a style, a title and a handler. The arguments of the handler are the action and the row.
    /// As in UIKit, the row closes when editing ends: the handler calls `setEditing(_:animated:)`, or deletes the row.
    public init(
        style: Style, title: String?, handler: @escaping (TableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
    }

    func contextualAction(forRowAt path: IndexPath) -> ContextualAction {
        let style: ContextualAction.Style = style == .normal ? .normal : .destructive
        let action = ContextualAction(style: style, title: title) { _, _, _ in self.handler(self, path) }
        action.backgroundColor = backgroundColor
        return action
    }
}
