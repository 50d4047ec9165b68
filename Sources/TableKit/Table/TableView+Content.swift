extension TableView {
    /// Shows what lies between two heights of the content and puts away the rest.
    func showContent(from top: CGFloat, to bottom: CGFloat) {
        guard !isShowing else { return }
        let geometry = geometry
        putAwayStale()
        guard let dataSource, bottom > top else { return }
        isShowing = true
        defer { isShowing = false }
        let range = top..<bottom
        let sections = geometry.sections(in: range)
        putAway(outside: range, geometry)
        for section in sections {
            for row in geometry.rows(in: range, of: section) where geometry.row(row, in: section).height > 0 {
                showRow(at: IndexPath(row: row, section: section), geometry, dataSource)
            }
            showBands(of: section, in: range, geometry, dataSource)
        }
    }

    /// Describes what lies between two heights of the content, in the content's coordinates.
    package func describeContent(from top: CGFloat, to bottom: CGFloat, in context: GraphicsContext) {
        showContent(from: top, to: bottom)
        if let background = effectiveBackgroundColor?.resolvedColor(with: traitCollection) {
            context.fill(CGRect(x: 0, y: top, width: bounds.width, height: bottom - top), with: background)
        }
        for view in subviews { view.describe(in: context) }
    }

    private func putAway(outside range: Range<CGFloat>, _ geometry: RowGeometry) {
        func isOutside(_ view: View) -> Bool {
            view.frame.maxY <= range.lowerBound || view.frame.minY >= range.upperBound
        }
        for (path, cell) in rows where isOutside(cell) { hideRow(at: path) }
        for (section, view) in headers where isOutside(view) { hideBand(of: section, in: \.headers) }
        for (section, view) in footers where isOutside(view) { hideBand(of: section, in: \.footers) }
    }

    // MARK: Rows

    private func showRow(at path: IndexPath, _ geometry: RowGeometry, _ dataSource: any TableViewDataSource) {
        guard rows[path] == nil else { return }
        let cell = configuredCell(at: path, dataSource)
        // A cell stands in one row: the latest it was given for.
        if let other = cell.row, rows[other] === cell { rows[other] = nil }
        let (top, height) = geometry.row(path.row, in: path.section)
        let (x, width) = rowFrameX
        cell.frame = CGRect(x: x, y: top, width: width, height: height)
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
        if cell.superview !== self { insertSubview(cell, at: 0) }
        if let level = delegate?.tableView(self, indentationLevelForRowAt: path), level != Int.min {
            cell.indentationLevel = level
        }
        let canEdit = isEditing && dataSource.tableView(self, canEditRowAt: path)
        let style = canEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
        cell.editingStyle = style
        cell.isMovable = isEditing && dataSource.tableView(self, canMoveRowAt: path)
        cell.isShiftedByTable = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        cell.isMultipleSelection = selectsSeveral
        cell.setEditing(canEdit || cell.isMovable, animated: false)
        return cell
    }

    func hideRow(at path: IndexPath) {
        guard let cell = rows.removeValue(forKey: path) else { return }
        cell.row = nil
        cell.backgroundColor = cell.backgroundBeforeDisplay
        retire(cell)
    }

    /// Keeps a cell for another row. It stays in the table, hidden, so that nothing about it has to change.
    func retire(_ cell: TableViewCell) {
        if cellPool.recycle(cell) { cell.isHidden = true } else { cell.removeFromSuperview() }
    }

    private func place(of path: IndexPath, _ geometry: RowGeometry) -> TableViewCell.Place {
        let group = environment.theme.group(for: style)
        let isFirst = path.row == 0
        let isLast = path.row == geometry.sections[path.section].rows.count - 1
        var place = TableViewCell.Place()
        place.tableWidth = bounds.width
        let isAlternate = usesAlternatingRowBackgroundColors && path.row % 2 == 1
        place.background = isAlternate ? environment.theme.cell.alternateBackground : group.rowBackground
        place.cornerRadius = group.cornerRadius
        if group.cornerRadius > 0 {
            if isFirst { place.corners.formUnion(.top) }
            if isLast { place.corners.formUnion(.bottom) }
        }
        guard separatorStyle == .singleLine else { return place }
        let outer = line(leading: 0, trailing: 0)
        if isFirst, group.hasOuterSeparators { place.upperSeparator = outer }
        if !isLast || group.hasLastSeparator {
            place.lowerSeparator = line(leading: separatorInset?.left, trailing: separatorInset?.right ?? 0)
            place.isLowerSeparatorInset = true
        } else if group.hasOuterSeparators {
            place.lowerSeparator = outer
        }
        return place
    }

    private func line(leading: CGFloat?, trailing: CGFloat) -> TableViewCell.SeparatorLine {
        let separator = environment.theme.separator
        return .init(
            color: separatorColor ?? separator.color, thickness: separator.thickness, leading: leading,
            trailing: trailing)
    }
}
