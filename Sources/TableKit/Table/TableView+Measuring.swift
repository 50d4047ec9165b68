/// The time at which heights are measured, and their validity.
extension TableView {
    private var finiteWidth: CGFloat { bounds.width.isNaN ? 0 : bounds.width }
    var isMeasured: Bool { cachedGeometry?.width == finiteWidth }

    /// The positions of all elements. They are computed at the first access and after changes of the width or the data.
    package var geometry: RowGeometry {
        if let cachedGeometry, isShowing || isMeasured { return cachedGeometry.value }
        guard !isMeasuring else { return RowGeometry() }
        if cachedGeometry != nil {
            recordWhetherBeyondEnd()
            invalidateViews()
        }
        reloadIfRowCountsChanged()
        // Otherwise cells would measure rows with the content of others, or without their editing controls.
        updateViews()
        return measure { makeGeometry(of: countRows(), retaining: nil) }
    }

    /// Recycles all views if the data source has other numbers of rows than the table, without an update.
    private func reloadIfRowCountsChanged() {
        guard !isOutOfDate, !displayedCells.isEmpty else { return }
        isMeasuring = true
        defer { isMeasuring = false }
        let counts = countRows()
        isOutOfDate = cachedGeometry.map { $0.value.rowCounts != counts } ?? true
    }

    /// Stores the heights that the closure returns.
    @discardableResult
    func measure(_ make: () -> RowGeometry) -> RowGeometry {
        isMeasuring = true
        defer { isMeasuring = false }
        let width = finiteWidth
        let geometry = make()
        indexTitles = dataSource?.sectionIndexTitles(for: self) ?? []
        cachedGeometry = (width, geometry)
        return geometry
    }

    /// Replaces estimates with measured heights, and updates the frames of visible cells.
    func replaceEstimates(_ heights: [(path: IndexPath, height: CGFloat)]) {
        for (path, height) in heights {
            cachedGeometry?.value.setHeight(height, ofRow: path.row, in: path.section)
        }
        setNeedsLayout()
        guard !isOutOfDate, let geometry = cachedGeometry?.value else { return }
        for (path, cell) in displayedCells { position(cell, at: path, geometry) }
    }
}
