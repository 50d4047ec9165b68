// What the data source and the delegate say of rows that are edited, and what the controls at their left do.
extension TableView {
    /// Whether the data source lets a row be edited.
    func canEdit(_ path: IndexPath) -> Bool {
        dataSource?.tableView(self, canEditRowAt: path) ?? false
    }

    /// What a row offers that can be edited.
    func editingStyle(at path: IndexPath) -> TableViewCell.EditingStyle {
        delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    /// A tap on the control at the left of a row: the minus shows the Delete button, or the actions that the row has in
    /// its place; the plus inserts at once.
    func useEditingControl(at path: IndexPath) {
        switch rows[path]?.editingStyle {
        case .delete: if beginSwipe(at: path, from: .trailing) { pullSwipedRow(by: nil) }
        case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
        case .some(.none), nil: break
        }
    }
}
