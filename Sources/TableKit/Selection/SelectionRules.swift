/// The selection limit of a table, and the effect of a tap on a row.
struct SelectionRules: Equatable {
    enum Limit: Equatable { case none, one, many }

    let limit: Limit

    struct Change: Equatable {
        var selected: IndexPath?
        /// The rows to deselect, from top to bottom.
        var deselected: [IndexPath] = []
    }

    /// Returns the change for a tap on a row. With multiple selection, a tap on a selected row deselects it.
    func tap(on row: IndexPath, selection: Set<IndexPath>) -> Change {
        switch limit {
        case .none: Change()
        case .one: Change(selected: row, deselected: selection.subtracting([row]).sorted())
        case .many: selection.contains(row) ? Change(deselected: [row]) : Change(selected: row)
        }
    }

    /// Returns a Boolean value that indicates whether a row appears selected. With single selection, a selected row
    /// does not appear selected while another row is touched.
    func appearsSelected(_ row: IndexPath, selection: Set<IndexPath>, touched: IndexPath?) -> Bool {
        guard selection.contains(row) else { return false }
        return limit != .one || touched == nil || touched == row
    }
}

extension SelectionRules {
    init(_ table: TableView) {
        limit =
            if table.isEditing {
                table.allowsMultipleSelectionDuringEditing
                    ? .many : table.allowsSelectionDuringEditing ? .one : .none
            } else {
                !table.allowsSelection ? .none : table.allowsMultipleSelection ? .many : .one
            }
    }
}
