extension TableView {
    /// Applies an update.
    ///
    /// - Throws: ``TableUpdateError`` if the update does not match the data source. The table is then unchanged.
    func make(_ updates: TableUpdates) throws(TableUpdateError) {
        let counts = countRows()
        let before = cachedGeometry?.value
        let map = try updates.checked(
            before: before.map { geometry in (0..<geometry.sectionCount).map(geometry.rowCount(in:)) },
            after: counts)
        batch.add(map)
        selection = Set(selection.compactMap { $0.count == 2 ? map.outcome(ofRow: $0).remaining : nil })
        let swiped = carryOverTouches(map)
        defer { notifyEnd(of: swiped, at: swiped.flatMap { map.outcome(ofRow: $0.path).remaining }) }
        // An update during display or measurement must not change what is in progress.
        guard let before, !isShowing, !isMeasuring else { return invalidateContent() }
        let wasBeyondEnd = isBeyondEnd
        updateViews()
        releaseMeasuringCells()
        carryOver(map)
        let retained = isMeasured ? RetainedHeights(map: map, before: before) : nil
        let geometry = measure { makeGeometry(of: counts, retaining: retained) }
        for (path, cell) in displayedCells { position(cell, at: path, geometry) }
        if !wasBeyondEnd { returnToEnd() }
        setNeedsLayout()
    }

    /// Recycles the cells, headers and footers of deleted and reloaded elements, and updates the index paths of the
    /// others.
    private func carryOver(_ map: UpdateMap) {
        for (path, _) in displayedCells where map.outcome(ofRow: path).remaining == nil { hideRow(at: path) }
        let parts = (Array(headerFooterViews.keys) + reservedHeaderFooterViews.keys).sorted()
        for part in parts where map.outcome(ofSection: part.section).remaining == nil {
            hideHeaderFooterView(part)
        }
        carryKeys(map)
        for path in map.reconfigured.sorted() {
            if let new = map.outcome(ofRow: path).remaining { reconfigureRow(at: new) }
        }
    }

    /// Updates the index paths of the remaining views.
    private func carryKeys(_ map: UpdateMap) {
        func newPart(_ part: HeaderFooter) -> HeaderFooter? {
            map.outcome(ofSection: part.section).remaining.map(part.inSection)
        }
        rows = rows.carried { map.outcome(ofRow: $0).remaining }
        reservedCells.carry { map.outcome(ofRow: $0).remaining }
        headerFooterViews = headerFooterViews.carried(newPart)
        reservedHeaderFooterViews.carry(newPart)
        // Each cell has its own path, so that the order has no effect.
        for (path, cell) in rows { cell.row = path }
        for path in reservedCells.keys { reservedCells[path]?.row = path }
    }

    /// Requests the data source to configure the displayed cell of a row again.
    private func reconfigureRow(at path: IndexPath) {
        guard let cell = displayedCell(at: path), let dataSource else { return }
        reconfiguredCell = cell
        defer { reconfiguredCell = nil }
        let result = configuredCell(at: path, dataSource)
        guard result !== cell else { return }
        fatalError(
            "the data source returned another cell for \(path.name), which is reconfigured; dequeue the cell with its "
                + "identifier \(cell.reuseIdentifier.map { "\"\($0)\"" } ?? "nil"), or reload the row")
    }
}

/// The measured heights of rows that remain valid after an update.
struct RetainedHeights {
    let map: UpdateMap
    let before: RowGeometry

    /// Returns the measured height of a row before the update, if the row remains unchanged.
    subscript(path: IndexPath) -> CGFloat? {
        guard let old = map.origin(ofRow: path).remaining, !map.reconfigured.contains(old),
            before.contains(old), !before.isEstimated(old.row, in: old.section)
        else { return nil }
        return before.row(old.row, in: old.section).height
    }
}
