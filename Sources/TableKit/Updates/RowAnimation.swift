extension TableView {
    /// How rows come and go. A table shows the end at once; a picture of an update in progress shows the way. Mirrors
    /// `UITableView.RowAnimation`.
    public enum RowAnimation: Int, Sendable, Hashable, CaseIterable {
        /// In its place, from invisible to visible.
        case fade
        /// From the right edge and back to it.
        case right
        /// From the left edge and back to it.
        case left
        /// From under the row above and back there.
        case top
        /// From under the row below and back there.
        case bottom
        /// At once.
        case none
        /// In the middle of the room that opens for the row or closes.
        case middle
        /// As suits the change; here as ``fade``.
        case automatic
    }
}
