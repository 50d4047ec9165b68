/// An action on a row, with a button that appears when the row is swiped. Mirrors `UIContextualAction`.
public final class ContextualAction {
    /// The kind of action. Mirrors `UIContextualAction.Style`.
    public enum Style: Int, Sendable, Hashable, CaseIterable {
        /// A normal action.
        case normal
        /// A destructive action, such as the deletion of the row.
        case destructive
    }

    /// A closure that performs the action. Its arguments are the action, the tapped button or the row's cell, and a
    /// completion closure.
    ///
    /// The handler calls the completion closure with a Boolean value that indicates whether the action succeeded. The
    /// row then closes.
    public typealias Handler = (
        _ action: ContextualAction, _ sourceView: View, _ completion: @escaping (Bool) -> Void
    ) -> Void

    /// The kind of action.
    public let style: Style

    /// The closure that performs the action.
    public let handler: Handler

    /// The title of the button. `nil` shows only the image.
    public var title: String?

    /// The name that VoiceOver reads. `nil` reads the title.
    public var accessibilityLabel: String?

    /// The image above the title. A row too low for both shows only the image.
    ///
    /// The image is drawn in the title's color, unless its rendering mode is `alwaysOriginal`.
    public var image: Image?

    /// The background color of the button. `nil` uses the theme's color for the style.
    public var backgroundColor: Color?

    /// Creates an action with a style, a title and a handler.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}
