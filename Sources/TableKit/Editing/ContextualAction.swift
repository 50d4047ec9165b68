/// Something to do with a row, offered by a button beside the row when it is pulled aside. Mirrors `UIContextualAction`.
public final class ContextualAction {
    /// What kind of action it is. Mirrors `UIContextualAction.Style`.
    public enum Style: Int, Sendable, Hashable, CaseIterable {
        /// Any action.
        case normal
        /// One that destroys something, such as the row.
        case destructive
    }

    /// What is called when the action is performed: with the action, the button that was tapped or the row's cell, and a
    /// closure to be called with whether something was done. The row goes back when that closure is called.
    public typealias Handler = (
        _ action: ContextualAction, _ sourceView: View, _ completion: @escaping (Bool) -> Void
    ) -> Void

    /// What kind of action it is.
    public let style: Style

    /// What is called when the action is performed.
    public let handler: Handler

    /// What the action is called; nil for a picture alone.
    public var title: String?

    /// A picture above the title, and alone in a row too low for both. It is drawn in the title's color, unless its
    /// rendering mode is `alwaysOriginal`.
    public var image: Image?

    /// Behind title and picture; nil for the theme's color for the style.
    public var backgroundColor: Color?

    /// Makes an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}
