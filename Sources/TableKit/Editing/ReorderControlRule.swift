/// The condition under which a row shows a reorder control in editing mode.
enum ReorderControlRule {
    /// The row cannot be moved.
    case never
    /// The row shows the control if its cell requests it, because the data source does not specify which rows move.
    case requested
    /// The data source allows the row to be moved.
    case always
}

extension TableView {
    /// Records that the data source does not specify which rows can be moved. The default implementations of
    /// `tableView(_:canMoveRowAt:)` return the result, which is `true`.
    package func leaveMovingUnspecified() -> Bool {
        isMovingUnspecified = true
        return true
    }

    func reorderControlRule(
        forRowAt path: IndexPath, _ dataSource: any TableViewDataSource
    ) -> ReorderControlRule {
        isMovingUnspecified = false
        guard dataSource.tableView(self, canMoveRowAt: path) else { return .never }
        return isMovingUnspecified ? .requested : .always
    }
}
