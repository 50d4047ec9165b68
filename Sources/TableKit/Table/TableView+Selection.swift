extension TableView {
    /// Selects a row, and deselects the others unless several may be selected; nil deselects all.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if indexPath == nil || !allowsMultipleSelection {
            for other in selection where other != indexPath { deselectRow(at: other, animated: animated) }
        }
        guard let indexPath, allowsSelection else { return }
        selection.insert(indexPath)
        rows[indexPath]?.setSelected(true, animated: animated)
    }

    /// Deselects a row.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.remove(indexPath)
        rows[indexPath]?.setSelected(false, animated: animated)
    }
}
