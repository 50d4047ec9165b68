/// Rows and sections that come, go, move and change.
///
/// Tell the table of every change of what the data source has: outside a batch at once after the change, and those of
/// one batch together. Whatever the order in which they are told, deletions, reloads and the beginnings of moves are
/// places before the batch, insertions and the ends of moves are places after it.
///
/// What remains keeps its cell, its selection and its height. A change that does not fit the data source ends the
/// program with a sentence that says where, as UIKit does; ``checkedBatchUpdates(_:)`` throws it instead. A table that
/// has not asked its data source for anything since ``reloadData()`` cannot know what was there before, and takes
/// single changes on trust; a batch asks when it begins.
extension TableView {
    // MARK: Batches

    /// Begins a batch of updates; batches may be nested. Change the data source and tell of the changes until
    /// ``endUpdates()``.
    public func beginUpdates() {
        if !batch.isOpen, knownGeometry == nil { _ = geometry }
        batch.open()
    }

    /// Ends a batch. The end of the outermost makes the updates, and asks for the heights that the delegate gives anew
    /// even when there are none.
    public func endUpdates() {
        do { try closeBatch() } catch { fatalError("\(error)") }
    }

    /// Makes the updates that the closure tells of as one. A picture has no animation: the end is shown at once, and
    /// `completion` is called with true.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }

    /// Makes the updates that the closure tells of as one, if they fit the data source. When they do not, the table
    /// shows what the data source has, as after ``reloadData()``. In another batch it is that one's end that tells.
    ///
    /// - Throws: ``TableUpdateError`` with a sentence that says what does not fit.
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

    /// Makes updates that are complete in themselves. In the middle of a batch, whose places they do not share, all is
    /// shown anew instead.
    func apply(_ updates: TableUpdates) {
        if batch.isOpen { return reloadData() }
        do { try make(updates) } catch { fatalError("\(error)") }
    }

    // MARK: Rows

    /// Shows rows that the data source has got, at their places after the update.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.insertRows(indexPaths, animation) }
    }

    /// Takes away rows that the data source has no more, at their places before the update.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.deleteRows(indexPaths, animation) }
    }

    /// Asks the data source for other cells for some rows, by their places before the update, and deselects them.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.reloadRows(indexPaths, animation) }
    }

    /// Asks the data source to fill the cells of some rows again, by their places before the update. While it does, the
    /// row's own cell is the one that is dequeued. The rows stay selected.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        update { $0.reconfigureRows(indexPaths) }
    }

    /// Moves a row from its place before the update to one after it.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.moveRow(indexPath, to: newIndexPath) }
    }

    // MARK: Sections

    /// Shows sections that the data source has got, with their rows, at their places after the update.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.insertSections(sections, animation) }
    }

    /// Takes away sections that the data source has no more, with their rows, at their places before the update.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.deleteSections(sections, animation) }
    }

    /// Asks the data source anew for sections, by their places before the update: for the number of their rows, cells,
    /// headers and footers. Their rows are deselected.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.reloadSections(sections, animation) }
    }

    /// Moves a section with its rows from its place before the update to one after it.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.moveSection(section, to: newSection) }
    }

    /// Asks the data source anew for the titles of the index.
    public func reloadSectionIndexTitles() { measureAnew() }
}
