// Queries the data source and the delegate about edited rows, and performs the actions of editing controls.
extension TableView {
    func canEdit(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? false }

    func editingStyle(at path: IndexPath) -> TableViewCell.EditingStyle {
        delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    /// Responds to a tap on a row's editing control. A minus reveals the Delete button, or the actions that replace it.
    /// A plus inserts immediately.
    func useEditingControl(at path: IndexPath) {
        switch displayedCell(at: path)?.editingStyle {
        case .delete: if beginSwipe(at: path, from: .trailing) { pullSwipedRow(by: nil) }
        case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
        case .some(.none), nil: break
        }
    }
}
