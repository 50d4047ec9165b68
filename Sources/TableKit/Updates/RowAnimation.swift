extension TableView {
    /// The animation of an inserted or deleted row. Mirrors `UITableView.RowAnimation`.
    ///
    /// A table shows the end of the animation. An image of the transition shows intermediate states.
    public enum RowAnimation: Int, Sendable, Hashable, CaseIterable {
        /// The row fades in or out.
        case fade
        /// The row slides in from the right and out to the right.
        case right
        /// The row slides in from the left and out to the left.
        case left
        /// The row slides down from behind the row above and back.
        case top
        /// The row slides up from behind the row below and back.
        case bottom
        /// The row appears or disappears immediately.
        case none
        /// The row stays centered in the space that opens or closes.
        case middle
        /// The table chooses the animation. It always chooses ``fade``.
        case automatic
    }
}
