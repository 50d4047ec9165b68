extension TableView {
    /// How sections look. Mirrors `UITableView.Style`.
    public enum Style: Int, Sendable, Hashable, CaseIterable {
        /// Rows from edge to edge, with a band above each section.
        case plain
        /// Sections apart from each other.
        case grouped
        /// Sections apart from each other and from the edges, with round corners.
        case insetGrouped
    }

    /// Whether lines stand between rows. Mirrors `UITableViewCell.SeparatorStyle`.
    public enum SeparatorStyle: Int, Sendable, Hashable, CaseIterable {
        /// No lines.
        case none
        /// A line between rows.
        case singleLine
    }
}
