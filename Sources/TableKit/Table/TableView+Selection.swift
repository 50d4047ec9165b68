extension TableView {
    /// Where a row goes when the table scrolls to it. Mirrors `UITableView.ScrollPosition`.
    public enum ScrollPosition: Int, Sendable, Hashable, CaseIterable {
        /// As little scrolling as shows the whole row.
        case none
        /// To the top.
        case top
        /// To the middle.
        case middle
        /// To the bottom.
        case bottom
    }

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
