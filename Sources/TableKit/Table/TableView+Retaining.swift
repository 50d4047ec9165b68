/// The cells, headers and footers that stay with their elements.
///
/// A view is displayed from the delegate's `willDisplay` to its `didEndDisplaying`. Between them, it is in `rows` or
/// `headerFooterViews` if it is in the displayed range. Otherwise it is reserved. A cell that measured its row is
/// reserved before it is displayed.
extension TableView {
    /// A Boolean value that indicates whether tables are laid out for images of their complete content, which display
    /// all rows.
    @TaskLocal package static var displaysAllContent = false

    /// The maximum number of rows of a table that retains all cells in an image of its complete content. The cells of
    /// longer tables are reused in each part of the image, so that their number is limited.
    package static let maxRetainedRows = 200

    /// Returns a Boolean value that indicates whether all views are retained in a table with a number of rows.
    func retainsAllViews(of rowCount: @autoclosure () -> Int) -> Bool {
        displaysAllContent && rowCount() <= Self.maxRetainedRows
    }

    // MARK: Displayed rows

    /// Returns the displayed cell of a row, which may be outside the displayed range.
    func displayedCell(at path: IndexPath) -> TableViewCell? {
        rows[path] ?? reservedCells[path].flatMap { $0.isDisplayed ? $0 : nil }
    }

    /// The displayed cells, from top to bottom.
    var displayedCells: [(path: IndexPath, cell: TableViewCell)] {
        let reserved = reservedCells.keys.compactMap { path in displayedCell(at: path).map { (path, $0) } }
        let shown = rows.map { ($0.key, $0.value) }
        return (shown + reserved).sorted { $0.0 < $1.0 }.map { (path: $0.0, cell: $0.1) }
    }

    func displayedView(of part: HeaderFooter) -> View? {
        headerFooterViews[part] ?? reservedHeaderFooterViews[part]
    }

    // MARK: Reserving

    /// Reserves a cell that has measured its row.
    func reserve(_ cell: TableViewCell, at path: IndexPath) {
        cell.row = path
        reservedCells.insert(cell, at: path)
    }

    /// Releases the reservation of a cell that the data source has returned for another row.
    func releaseReservation(of cell: TableViewCell) {
        guard let path = cell.row, reservedCells[path] === cell else { return }
        hideRow(at: path)
    }

    /// Hides the rows, headers and footers outside a range. Those on the screen stay reserved. So do all in an image of
    /// the complete content.
    func recycle(outside range: Range<CGFloat>, _ positions: HeaderFooterPositions) {
        let geometry = positions.geometry
        let retainsAll = retainsAllViews(of: geometry.rowCount)
        for path in rows.keys.sorted() {
            let extent = extent(ofRow: path, geometry)
            // Another scale can leave a low row without a pixel.
            let hasPixel = geometry.row(path.row, in: path.section).hasPixel(
                scale: traitCollection.displayScale)
            if extent.overlaps(range), hasPixel { continue }
            if hasPixel, retainsAll || extent.overlaps(shownScreen), let cell = rows.removeValue(forKey: path)
            {
                reservedCells.insert(cell, at: path)
            } else {
                hideRow(at: path)
            }
        }
        for part in headerFooterViews.keys.sorted() {
            guard let frame = headerFooterViews[part]?.untransformedFrame else { continue }
            let newFrame = rect(positions.span(of: part))
            if newFrame.maxY > range.lowerBound, newFrame.minY < range.upperBound { continue }
            let isOnScreen = frame.maxY > shownScreen.lowerBound && frame.minY < shownScreen.upperBound
            if retainsAll || isOnScreen, let view = headerFooterViews.removeValue(forKey: part) {
                reservedHeaderFooterViews.insert(view, at: part)
            } else {
                hideHeaderFooterView(part)
            }
        }
    }

    /// Releases all reserved views.
    func releaseReservedViews() {
        for path in reservedCells.keys { hideRow(at: path) }
        for part in reservedHeaderFooterViews.keys { hideHeaderFooterView(part) }
    }

    /// Releases the cells that have measured rows but are not displayed.
    func releaseMeasuringCells() {
        for path in reservedCells.keys where displayedCell(at: path) == nil { hideRow(at: path) }
    }

    // MARK: Changes

    /// Recycles all views after the content has changed. After other changes, updates those that are displayed.
    func updateViews() {
        guard !isShowing else { return }
        defer { (isOutOfDate, needsUpdateOfViews) = (false, false) }
        if isOutOfDate {
            for path in rows.keys.sorted() { hideRow(at: path) }
            for part in headerFooterViews.keys.sorted() { hideHeaderFooterView(part) }
            releaseReservedViews()
        } else if needsUpdateOfViews, let dataSource {
            releaseMeasuringCells()
            for (path, cell) in displayedCells { setEditingState(of: cell, at: path, dataSource) }
            let parts = (Array(headerFooterViews.keys) + reservedHeaderFooterViews.keys).sorted()
            for part in parts { updateHeaderFooterView(part, dataSource) }
        }
    }
}
