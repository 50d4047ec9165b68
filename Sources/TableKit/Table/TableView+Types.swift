extension TableView {
    /// The style of a table. Mirrors `UITableView.Style`.
    public enum Style: Int, Sendable, Hashable, CaseIterable {
        /// Rows from edge to edge, with a header above each section.
        case plain
        /// Separate groups of rows, one for each section.
        case grouped
        /// Separate groups of rows with insets and rounded corners.
        case insetGrouped
    }

    /// The edges that the separator inset of a table refers to. Mirrors `UITableView.SeparatorInsetReference`.
    public enum SeparatorInsetReference: Int, Sendable, Hashable, CaseIterable {
        /// The edges of the rows.
        case fromCellEdges
        /// The table's automatic insets.
        case fromAutomaticInsets
    }

    /// The title of the search symbol in an index. It appears as text.
    public static let indexSearch = "{search}"

    /// A Boolean value that indicates whether a batch of updates is open, so that the table and its data source differ.
    public var hasUncommittedUpdates: Bool { batch.isOpen }

    /// The style of separators between rows. Mirrors `UITableViewCell.SeparatorStyle`.
    public enum SeparatorStyle: Int, Sendable, Hashable, CaseIterable {
        /// No separators.
        case none
        /// A line between rows.
        case singleLine
    }
}

extension TableView {
    /// Returns a value of the theme for the table's style. Only the value is copied, because copying a theme or a group
    /// takes longer than the layout of a row.
    package func group<Value>(_ value: (Theme.Group) -> Value) -> Value {
        switch style {
        case .plain: value(environment.theme.plain)
        case .grouped: value(environment.theme.grouped)
        case .insetGrouped: value(environment.theme.insetGrouped)
        }
    }
}
