/// How many rows of a table can be selected, and what a tap on one changes.
struct SelectionRules: Equatable {
    /// How many rows fingers can select.
    enum Limit: Equatable {
        case none, one, many
    }

    let limit: Limit

    /// What a tap on a row asks for.
    struct Change: Equatable {
        /// The row to select, or nil for none.
        var selected: IndexPath?
        /// The rows to deselect, from top to bottom.
        var deselected: [IndexPath] = []
    }

    /// The change that selects a row by a tap: of one that is selected among many, its end.
    func tap(on row: IndexPath, selection: Set<IndexPath>) -> Change {
        switch limit {
        case .none: Change()
        case .one: Change(selected: row, deselected: selection.subtracting([row]).sorted())
        case .many: selection.contains(row) ? Change(deselected: [row]) : Change(selected: row)
        }
    }

    /// Whether a row looks selected: where there is one selected row it does not while a finger is on another.
    func looksSelected(_ row: IndexPath, selection: Set<IndexPath>, touched: IndexPath?) -> Bool {
        guard selection.contains(row) else { return false }
        return limit != .one || touched == nil || touched == row
    }
}

extension SelectionRules {
    /// What holds of a table as it is.
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
