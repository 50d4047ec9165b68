extension TableView {
    // MARK: Frames

    /// Returns the frame of a row, in points of the content. It is empty if the row does not exist.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        let geometry = geometry
        guard geometry.contains(indexPath) else { return .zero }
        return rect(geometry.row(indexPath.row, in: indexPath.section))
    }

    /// Returns the frame of a section with its header and footer, in points of the content. It is empty if the section
    /// does not exist.
    public func rect(forSection section: Int) -> CGRect { rect(of: section) { $0.span(of: section) } }

    /// Returns the frame of a section's header, in points of the content. It is empty if the section does not exist.
    ///
    /// The frame is the header's resting position, even while the header stays at the top of the screen.
    public func rectForHeader(inSection section: Int) -> CGRect {
        rect(of: section) { $0.headerSpan(of: section) }
    }

    /// Returns the frame of a section's footer, in points of the content. It is empty if the section does not exist.
    public func rectForFooter(inSection section: Int) -> CGRect {
        rect(of: section) { $0.footerSpan(of: section) }
    }

    private func rect(of section: Int, _ span: (RowGeometry) -> RowGeometry.Span) -> CGRect {
        let geometry = geometry
        guard section >= 0, section < geometry.sectionCount else { return .zero }
        return rect(span(geometry))
    }

    func rect(_ span: RowGeometry.Span) -> CGRect {
        CGRect(x: 0, y: span.top, width: bounds.width, height: span.height)
    }

    // MARK: Lookups

    /// Returns the row at a point of the content, or `nil` if there is none.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        guard point.x >= bounds.minX, point.x < bounds.maxX else { return nil }
        return indexPaths(in: Range(from: point.y, to: point.y.nextUp)).first
    }

    /// Returns the rows that intersect a rectangle of the content, from top to bottom.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        guard rect.maxX > bounds.minX, rect.minX < bounds.maxX, rect.height > 0 else { return nil }
        return indexPaths(in: Range(from: rect.minY, to: rect.maxY))
    }

    private func indexPaths(in range: Range<CGFloat>) -> [IndexPath] {
        guard !range.isEmpty else { return [] }
        let geometry = geometry
        return geometry.sections(in: range).flatMap { section in
            geometry.rows(in: range, of: section).compactMap { row in
                geometry.row(row, in: section).height > 0 ? IndexPath(row: row, section: section) : nil
            }
        }
    }

    /// The rows on the screen, from top to bottom.
    public var indexPathsForVisibleRows: [IndexPath]? {
        rowsOnScreen.map(\.path)
    }

    /// The cells on the screen, from top to bottom.
    public var visibleCells: [TableViewCell] {
        rowsOnScreen.map(\.cell)
    }

    /// The rows on the screen, from top to bottom.
    private var rowsOnScreen: [(path: IndexPath, cell: TableViewCell)] {
        layoutOwnSubviewsIfNeeded()
        return rows.filter { isOnScreen($1, $0) }.map { ($0.key, $0.value) }.sorted { $0.path < $1.path }
    }

    /// Returns a Boolean value that indicates whether more than a line outside of the row is visible.
    private func isOnScreen(_ cell: TableViewCell, _ path: IndexPath) -> Bool {
        (cell.untransformedFrame.minY < bounds.maxY && cell.untransformedFrame.maxY > bounds.minY)
            || path == interaction.dragged?.path || maxRowOutset == 0
    }

    /// Returns the cell of a row, or `nil` if the row is not on the screen.
    public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
        layoutOwnSubviewsIfNeeded()
        return rows[indexPath].flatMap { isOnScreen($0, indexPath) ? $0 : nil }
    }

    /// Returns the row of a cell, or `nil` if the cell is not on the screen.
    public func indexPath(for cell: TableViewCell) -> IndexPath? {
        cell.row.flatMap { displayedCell(at: $0) === cell ? $0 : nil }
    }

    /// Returns the header of a section, or `nil` if it is not on the screen.
    public func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
        layoutOwnSubviewsIfNeeded()
        return headerFooterViews[.header(section)] as? TableViewHeaderFooterView
    }

    /// Returns the footer of a section, or `nil` if it is not on the screen.
    public func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
        layoutOwnSubviewsIfNeeded()
        return headerFooterViews[.footer(section)] as? TableViewHeaderFooterView
    }
}
