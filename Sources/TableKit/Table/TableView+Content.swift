extension TableView {
    /// The rectangle of the content that a picture of the whole table shows: as if the screen were as high as that.
    package var wholeViewport: CGRect {
        let inset = adjustedContentInset
        let height = max(inset.top + contentSize.height + inset.bottom, 0)
        return CGRect(x: bounds.minX, y: -inset.top, width: bounds.width, height: height)
    }

    /// Shows what lies in a stretch of the content and puts away the rest.
    ///
    /// - Parameter viewport: The part of the content that is on the screen. Headers stay in it, and the index and the
    ///   background stand in its middle.
    func showContent(in range: Range<CGFloat>, viewport: CGRect) {
        guard !isShowing else { return }
        measureRows(in: range)
        let geometry = geometry
        putAwayStale()
        isShowing = true
        defer { isShowing = false }
        let bands = BandPlaces(geometry, viewport: bandViewport(viewport), areSticky: style == .plain)
        putAway(outside: range, bands)
        placeDecorations(in: viewport, geometry)
        guard let dataSource, !range.isEmpty else { return }
        for section in geometry.sections(in: range) {
            for row in geometry.rows(in: range, of: section) where geometry.row(row, in: section).height > 0 {
                showRow(at: IndexPath(row: row, section: section), geometry, dataSource)
            }
            showBands(of: section, in: range, bands, dataSource)
        }
    }

    /// The part of the screen where headers stay: what the content's insets leave.
    private func bandViewport(_ viewport: CGRect) -> Range<CGFloat> {
        let inset = adjustedContentInset
        let top = viewport.minY + inset.top
        return top..<max(viewport.maxY - inset.bottom, top)
    }

    /// Describes what lies in a stretch of the content, in the content's coordinates.
    package func describeContent(in range: Range<CGFloat>, viewport: CGRect, in context: GraphicsContext) {
        showContent(in: range, viewport: viewport)
        // What is on the screen may be something else, and is shown again when it is asked for.
        setNeedsLayout()
        if let background = effectiveBackground {
            // A gradient runs over the whole of the screen, of which each stretch shows its part.
            let top = min(viewport.minY, range.lowerBound)
            let height = max(viewport.maxY, range.upperBound) - top
            let everything = CGRect(x: bounds.minX, y: top, width: bounds.width, height: height)
            context.paint(everything, with: background, traitCollection)
        }
        for view in subviews { view.describe(in: context) }
    }

    private func putAway(outside range: Range<CGFloat>, _ bands: BandPlaces) {
        func isOutside(_ frame: CGRect) -> Bool {
            frame.maxY <= range.lowerBound || frame.minY >= range.upperBound
        }
        for (path, cell) in rows where isOutside(cell.frame) { hideRow(at: path) }
        for section in headers.keys where isOutside(rect(bands.header(of: section))) {
            hideBand(of: section, in: \.headers)
        }
        for section in footers.keys where isOutside(rect(bands.footer(of: section))) {
            hideBand(of: section, in: \.footers)
        }
    }

    // MARK: Rows

    private func showRow(at path: IndexPath, _ geometry: RowGeometry, _ dataSource: any TableViewDataSource) {
        guard rows[path] == nil else { return }
        let cell = configuredCell(at: path, dataSource)
        // A cell stands in one row: the latest it was given for.
        if let other = cell.row, rows[other] === cell { rows[other] = nil }
        let span = geometry.row(path.row, in: path.section)
        let (x, width) = rowFrameX
        cell.frame = CGRect(x: x, y: span.top, width: width, height: span.height)
        cell.place = place(of: path, geometry)
        cell.setSelected(selection.contains(path), animated: false)
        cell.isHidden = false
        rows[path] = cell
        cell.row = path
        cell.backgroundBeforeDisplay = cell.backgroundColor
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }

    /// The data source's cell for a row, in the table and in its editing state, not yet placed.
    func configuredCell(at path: IndexPath, _ dataSource: any TableViewDataSource) -> TableViewCell {
        let cell = dataSource.tableView(self, cellForRowAt: path)
        cellPool.withdraw(cell)
        if cell.superview !== self { insertSubview(cell, at: viewsBehindRows) }
        if let level = delegate?.tableView(self, indentationLevelForRowAt: path), level != Int.min {
            cell.indentationLevel = level
        }
        let canEdit = isEditing && dataSource.tableView(self, canEditRowAt: path)
        let style = canEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
        cell.editingStyle = style
        cell.isMovable = isEditing && dataSource.tableView(self, canMoveRowAt: path)
        cell.isShiftedByTable = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        cell.isMultipleSelection = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
        cell.setEditing(canEdit || cell.isMovable, animated: false)
        return cell
    }

    func hideRow(at path: IndexPath) {
        guard let cell = rows.removeValue(forKey: path) else { return }
        cell.row = nil
        cell.backgroundColor = cell.backgroundBeforeDisplay
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        retire(cell)
    }

    /// Keeps a cell for another row. It stays in the table, hidden, so that nothing about it has to change.
    func retire(_ cell: TableViewCell) {
        if cellPool.recycle(cell) { cell.isHidden = true } else { cell.removeFromSuperview() }
    }

    private func place(of path: IndexPath, _ geometry: RowGeometry) -> TableViewCell.Place {
        let group = environment.theme.group(for: style)
        let isFirst = path.row == 0
        let isLast = path.row == geometry.rowCount(in: path.section) - 1
        var place = TableViewCell.Place()
        place.tableWidth = bounds.width
        place.indexWidth = indexWidth
        let isAlternate = usesAlternatingRowBackgroundColors && path.row % 2 == 1
        place.background = isAlternate ? environment.theme.cell.alternateBackground : group.rowBackground
        place.cornerRadius = group.cornerRadius
        if isFirst { place.corners.formUnion(.top) }
        if isLast { place.corners.formUnion(.bottom) }
        guard separatorStyle == .singleLine else { return place }
        let outer = line(left: 0, right: 0)
        if isFirst, group.hasOuterSeparators { place.upperSeparator = outer }
        if !isLast || group.hasLastSeparator {
            place.lowerSeparator = line(left: separatorInset?.left, right: separatorInset?.right ?? 0)
            place.isLowerSeparatorInset = true
        } else if group.hasOuterSeparators {
            place.lowerSeparator = outer
        }
        return place
    }

    private func line(left: CGFloat?, right: CGFloat) -> TableViewCell.SeparatorLine {
        let separator = environment.theme.separator
        return .init(
            color: separatorColor ?? separator.color, thickness: separator.thickness, left: left, right: right
        )
    }
}
