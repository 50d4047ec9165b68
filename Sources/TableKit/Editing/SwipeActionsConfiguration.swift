/// The actions that a row offers when it is pulled aside. Mirrors `UISwipeActionsConfiguration`.
public final class SwipeActionsConfiguration {
    /// The actions, from the row's edge inwards.
    public let actions: [ContextualAction]

    /// Whether pulling the row far enough performs the first action.
    public var performsFirstActionWithFullSwipe = true

    /// Makes a configuration; without actions the row cannot be pulled.
    public init(actions: [ContextualAction]) { self.actions = actions }
}
