extension TableView {
    // MARK: By a program

    /// Selects a row, and deselects the others unless ``allowsMultipleSelection`` or, during editing,
    /// ``allowsMultipleSelectionDuringEditing``; nil deselects all. The delegate is not told, and it does not matter
    /// whether fingers can select rows. Nothing happens if there is no such row.
    ///
    /// - Parameters:
    ///   - indexPath: The row, or nil for none.
    ///   - animated: What `setSelected(_:animated:)` of the cell is told; a picture shows the end.
    ///   - scrollPosition: Where the row is scrolled to; ``ScrollPosition/none`` scrolls nothing.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if let indexPath, !geometry.contains(indexPath) { return }
        if indexPath == nil || !(allowsMultipleSelection || showsSelectionCircles) {
            selection = selection.filter { $0 == indexPath }
        }
        if let indexPath { selection.insert(indexPath) }
        showSelection(animated: animated)
        if let indexPath, scrollPosition != .none {
            scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    /// Deselects a row. The delegate is not told.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.remove(indexPath)
        showSelection(animated: animated)
    }

    /// Whether rows have circles that tell whether they are selected.
    var showsSelectionCircles: Bool { isEditing && allowsMultipleSelectionDuringEditing }

    var selectionRules: SelectionRules { SelectionRules(self) }

    /// Whether a row looks selected at present.
    func looksSelected(_ path: IndexPath) -> Bool {
        selectionRules.looksSelected(path, selection: selection, touched: interaction.highlighted)
    }

    /// Has the rows on the screen look selected or not.
    func showSelection(animated: Bool) {
        for (path, cell) in rows { cell.setSelected(looksSelected(path), animated: animated) }
    }

    // MARK: By a finger

    /// Whether a finger can select a row: among the rows that are edited, only those that can be.
    func canSelect(_ path: IndexPath) -> Bool {
        guard selectionRules.limit != .none else { return false }
        return !showsSelectionCircles || canEdit(path)
    }

    /// Shows that a finger is on a row, if the delegate agrees; if not, the finger cannot select it.
    func highlight(_ path: IndexPath) -> Bool {
        guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
        interaction.highlighted = path
        rows[path]?.setHighlighted(true, animated: false)
        showSelection(animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
        return true
    }

    /// Ends what ``highlight(_:)`` has begun.
    func unhighlight() {
        guard let path = interaction.highlighted else { return }
        interaction.highlighted = nil
        rows[path]?.setHighlighted(false, animated: false)
        showSelection(animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
    }

    /// Selects or deselects a row as a tap does. The delegate may have another row selected or deselected, or none;
    /// a row that it keeps selected stays so beside the new one.
    func tapRow(at path: IndexPath) {
        let change = selectionRules.tap(on: path, selection: selection)
        var selected: IndexPath?
        if let row = change.selected {
            guard let answer = willSelect(row) else { return }
            selected = answer
        }
        for row in change.deselected where row != selected { deselect(row) }
        guard let selected else { return }
        selection.insert(selected)
        showSelection(animated: false)
        delegate?.tableView(self, didSelectRowAt: selected)
    }

    private func willSelect(_ path: IndexPath) -> IndexPath? {
        guard let delegate else { return path }
        let answer = delegate.tableView(self, willSelectRowAt: path)
        return answer.flatMap { geometry.contains($0) ? $0 : nil }
    }

    private func deselect(_ path: IndexPath) {
        var path = path
        if let delegate {
            guard let answer = delegate.tableView(self, willDeselectRowAt: path) else { return }
            path = answer
        }
        selection.remove(path)
        showSelection(animated: false)
        delegate?.tableView(self, didDeselectRowAt: path)
    }
}
