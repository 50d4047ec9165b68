extension TableView {
    /// Selects a row, and deselects the others unless several may be selected; nil deselects all. As in UIKit a program
    /// can select rows that ``allowsSelection`` keeps people from selecting, and the delegate is not told.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if indexPath == nil || !selectsSeveral {
            for other in selection where other != indexPath { deselectRow(at: other, animated: animated) }
        }
        guard let indexPath else { return }
        selection.insert(indexPath)
        rows[indexPath]?.setSelected(true, animated: animated)
    }

    /// Whether several rows can be selected at present.
    var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// Deselects a row.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.remove(indexPath)
        rows[indexPath]?.setSelected(false, animated: animated)
    }
}
