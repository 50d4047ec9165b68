/// The actions of a swiped row. Mirrors `UISwipeActionsConfiguration`.
public final class SwipeActionsConfiguration {
    /// The actions, from the row's edge inward.
    public let actions: [ContextualAction]

    /// A Boolean value that indicates whether a full swipe performs the first action. Default: `true`.
    public var performsFirstActionWithFullSwipe = true

    /// Creates a configuration. Without actions, the row cannot be swiped.
    public init(actions: [ContextualAction]) { self.actions = actions }
}
