/// A change of the focus in a table. Mirrors `UITableViewFocusUpdateContext`. Images show no focus, so tablesnap creates
/// none.
public final class TableViewFocusUpdateContext: FocusUpdateContext {
    /// The row that loses the focus, or `nil`.
    public var previouslyFocusedIndexPath: IndexPath? { nil }

    /// The row that receives the focus, or `nil`.
    public var nextFocusedIndexPath: IndexPath? { nil }
}
