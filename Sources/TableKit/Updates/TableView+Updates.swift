/// Insertion, deletion, moving and reloading of rows and sections.
///
/// Notify the table of every change of its data: immediately after the change, or together in a batch. In a batch,
/// deletions, reloads and the origins of moves refer to the state before the batch. Insertions and the destinations of
/// moves refer to the state after it. The order of the calls does not matter.
///
/// Remaining rows retain their cells, selection and heights. As in UIKit, a change that does not match the data source
/// terminates the program with a message. ``checkedBatchUpdates(_:)`` throws it instead. A table that has not queried
/// its data source since ``reloadData()`` cannot validate single changes. A batch queries it at the beginning.
extension TableView {
    // MARK: Batches

    /// Begins a batch of updates. Change the data and notify the table before the call of ``endUpdates()``. Batches can
    /// be nested.
    public func beginUpdates() {
        if !batch.isOpen, cachedGeometry == nil { _ = geometry }
        batch.open()
    }

    /// Ends a batch. The end of the outermost batch applies the updates. It also queries the delegate's heights again,
    /// even if there are no updates.
    public func endUpdates() {
        do { try closeBatch() } catch { fatalError("\(error)") }
    }

    /// Applies the updates in the closure as one batch. The table shows the end of the animation and calls `completion`
    /// with `true`.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }

    /// Applies the updates in the closure as one batch if they match the data source. Otherwise the table reloads its
    /// data, as with ``reloadData()``. Inside another batch, the end of that batch reports the error.
    ///
    /// - Throws: ``TableUpdateError`` with a sentence that describes the mismatch.
    public func checkedBatchUpdates(_ updates: () -> Void) throws(TableUpdateError) {
        beginUpdates()
        updates()
        try closeBatch()
    }

    private func closeBatch() throws(TableUpdateError) {
        guard let updates = batch.close() else { return }
        do {
            try make(updates)
        } catch {
            reloadData()
            throw error
        }
    }

    private func update(_ change: (inout TableUpdates) -> Void) {
        if batch.isOpen { return batch.collect(change) }
        var updates = TableUpdates()
        change(&updates)
        apply(updates)
    }

    /// Applies a complete set of updates. Inside a batch, which uses different indexes, the table reloads its data
    /// instead.
    func apply(_ updates: TableUpdates) {
        if batch.isOpen { return reloadData() }
        do { try make(updates) } catch { fatalError("\(error)") }
    }

    // MARK: Rows

    /// Inserts rows that the data source has added, at index paths after the update.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.rows.insert(indexPaths, animation) }
    }

    /// Deletes rows that the data source has removed, at index paths before the update.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.rows.delete(indexPaths, animation) }
    }

    /// Requests new cells for rows, at index paths before the update, and deselects the rows.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.rows.reload(indexPaths, animation) }
    }

    /// Configures the cells of rows again, at index paths before the update. Dequeuing returns the row's current cell.
    /// The rows stay selected.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        update { $0.reconfigured.formUnion(indexPaths) }
    }

    /// Moves a row from an index path before the update to one after it.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.rows.move(indexPath, to: newIndexPath) }
    }

    // MARK: Sections

    /// Inserts sections that the data source has added, with their rows, at indexes after the update.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.sections.insert(sections, animation) }
    }

    /// Deletes sections that the data source has removed, with their rows, at indexes before the update.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.sections.delete(sections, animation) }
    }

    /// Reloads sections, at indexes before the update: their numbers of rows, cells, headers and footers. Their rows
    /// are deselected.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.sections.reload(sections, animation) }
    }

    /// Moves a section with its rows from an index before the update to one after it.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.sections.move(section, to: newSection) }
    }

    /// Requests the titles of the index from the data source again.
    public func reloadSectionIndexTitles() { invalidateHeights() }
}
