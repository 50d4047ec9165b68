extension TableView {
    // MARK: Programmatic selection

    /// Selects a row and deselects the others. `nil` deselects all rows.
    ///
    /// The other rows stay selected with ``allowsMultipleSelection`` or, during editing,
    /// ``allowsMultipleSelectionDuringEditing``. The table does not notify the delegate and ignores whether the user
    /// can select rows. Nothing happens if the row does not exist.
    ///
    /// - Parameters:
    ///   - indexPath: The row, or `nil` for none.
    ///   - animated: The argument for the cell's `setSelected(_:animated:)`. An image shows the end of the animation.
    ///   - scrollPosition: The position to which the row is scrolled. ``ScrollPosition/none`` does not scroll.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if let indexPath, !geometry.contains(indexPath) { return }
        if indexPath == nil || !allowsMultipleRows {
            selection = selection.filter { $0 == indexPath }
        }
        if let indexPath { selection.insert(indexPath) }
        showSelection(animated: animated)
        if let indexPath, scrollPosition != .none {
            scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    /// Deselects a row. The table does not notify the delegate.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.remove(indexPath)
        showSelection(animated: animated)
    }

    /// A Boolean value that indicates whether several rows can be selected now.
    package var allowsMultipleRows: Bool { allowsMultipleSelection || showsSelectionCircles }

    var showsSelectionCircles: Bool { isEditing && allowsMultipleSelectionDuringEditing }
    var selectionRules: SelectionRules { SelectionRules(self) }

    func appearsSelected(_ path: IndexPath) -> Bool {
        selectionRules.appearsSelected(path, selection: selection, touched: interaction.highlighted)
    }

    func showSelection(animated: Bool) {
        for (path, cell) in displayedCells { cell.setSelected(appearsSelected(path), animated: animated) }
    }

    // MARK: Touch

    /// Returns a Boolean value that indicates whether the user can select a row. With selection circles, only editable
    /// rows can be selected.
    func canSelect(_ path: IndexPath) -> Bool {
        guard selectionRules.limit != .none else { return false }
        return !showsSelectionCircles || canEdit(path)
    }

    /// Highlights a touched row if the delegate allows it. Otherwise the touch cannot select the row.
    func highlight(_ path: IndexPath) -> Bool {
        guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
        interaction.highlighted = path
        displayedCell(at: path)?.setHighlighted(true, animated: false)
        showSelection(animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
        return true
    }

    func unhighlight() {
        guard let path = interaction.highlighted else { return }
        interaction.highlighted = nil
        displayedCell(at: path)?.setHighlighted(false, animated: false)
        showSelection(animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
    }

    /// Selects or deselects a row as a tap does. The delegate can substitute another row or none. A row whose
    /// deselection it prevents stays selected with the new one.
    func tapRow(at path: IndexPath) {
        let change = selectionRules.tap(on: path, selection: selection)
        var selected: IndexPath?
        if let row = change.selected {
            guard let result = willSelect(row) else { return }
            selected = result
        }
        for row in change.deselected where row != selected { deselect(row) }
        guard let selected else { return }
        selection.insert(selected)
        showSelection(animated: false)
        delegate?.tableView(self, didSelectRowAt: selected)
        guard !isEditing, geometry.contains(selected),
            delegate?.tableView(self, canPerformPrimaryActionForRowAt: selected) ?? false
        else { return }
        delegate?.tableView(self, performPrimaryActionForRowAt: selected)
    }

    private func willSelect(_ path: IndexPath) -> IndexPath? {
        guard let delegate else { return path }
        let result = delegate.tableView(self, willSelectRowAt: path)
        return result.flatMap { geometry.contains($0) ? $0 : nil }
    }

    private func deselect(_ path: IndexPath) {
        var path = path
        if let delegate {
            guard let result = delegate.tableView(self, willDeselectRowAt: path) else { return }
            path = result
        }
        selection.remove(path)
        showSelection(animated: false)
        delegate?.tableView(self, didDeselectRowAt: path)
    }
}
