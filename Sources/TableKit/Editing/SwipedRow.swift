struct SwipedRow {
    let path: IndexPath
    let edge: TableView.SwipeEdge
    /// The action buttons, which are in the row's cell while it exists.
    let actions: SwipeActionsView
    /// A Boolean value that indicates whether the delegate was notified of the beginning and must be notified of the
    /// end.
    let isAnnounced: Bool
    /// The distance of the swipe, in points. `nil` uses the width of the actions.
    var distance: CGFloat?
}

extension TableView {
    /// An edge from which rows are swiped.
    public enum SwipeEdge: Int, Sendable, Hashable, CaseIterable {
        /// The leading edge: the left edge in a left-to-right layout.
        case leading
        /// The trailing edge.
        case trailing
    }
}
