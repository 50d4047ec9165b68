/// A row that is pulled aside, and what it offers.
struct SwipedRow {
    let path: IndexPath
    /// The edge of the row that the actions are at.
    let edge: TableView.SwipeEdge
    /// The buttons of the actions, in the row's cell while there is one.
    let actions: SwipeActionsView
    /// Whether the delegate was told that the row is edited, and is to be told of the end.
    let isAnnounced: Bool
    /// How far the row is pulled, in points; nil for as far as the actions are wide.
    var distance: CGFloat?
}

extension TableView {
    /// An edge that rows are pulled from.
    public enum SwipeEdge: Int, Sendable, Hashable, CaseIterable {
        /// The edge where reading begins: the left one in English.
        case leading
        /// The edge where reading ends.
        case trailing
    }
}
