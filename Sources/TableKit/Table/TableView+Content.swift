@_spi(Tables) import ViewKit

extension TableView {
    /// The screen of an image of the complete table, which is as high as the content.
    package var wholeViewport: CGRect {
        let inset = adjustedContentInset
        let height = max(inset.top + contentSize.height + inset.bottom, 0)
        return CGRect(x: bounds.minX, y: -inset.top, width: bounds.width, height: height)
    }

    /// Shows the content in a range and recycles the rest.
    ///
    /// - Parameter viewport: The part of the content on the screen. Headers stay within it, and it contains the index
    ///   and the background.
    func showContent(in range: Range<CGFloat>, viewport: CGRect) {
        guard !isShowing else { return }
        let range = includingRowBelow(range, in: viewport)
        let dragged = interaction.dragged
        // The other rows may have been displaced by the height of the dragged row.
        let reach = (dragged?.span.height ?? 0) + maxRowOutset
        let searched = Range(from: range.lowerBound - reach, to: range.upperBound + reach)
        measureRows(in: searched)
        let geometry = geometry
        updateViews()
        isShowing = true
        defer { isShowing = false }
        let inset = adjustedContentInset
        let positions = HeaderFooterPositions(
            geometry: geometry,
            viewport: Range(from: viewport.minY + inset.top, to: viewport.maxY - inset.bottom),
            areSticky: style == .plain, displacement: dragged?.displacement(in: geometry))
        recycle(outside: range, positions)
        layOutDecorations(in: viewport, geometry)
        guard let dataSource, !range.isEmpty else { return }
        for section in geometry.sections(in: searched) {
            for row in geometry.rowsWithPixels(in: searched, of: section, scale: traitCollection.displayScale)
            {
                showRow(at: IndexPath(row: row, section: section), in: range, geometry, dataSource)
            }
            showHeaderFooterView(.header(section), in: range, positions, dataSource)
            showHeaderFooterView(.footer(section), in: range, positions, dataSource)
        }
        if let dragged {
            // The dragged row can be far from its original position.
            showRow(at: dragged.path, in: range, geometry, dataSource)
            showDragged(dragged, geometry)
        }
    }

    /// Returns a range with the row directly below it in the viewport. Its cell, which decides whether it is highlighted, can
    /// cover the separator above.
    private func includingRowBelow(_ range: Range<CGFloat>, in viewport: CGRect) -> Range<CGFloat> {
        guard let coveredSeparator, separatorStyle == .singleLine, !range.isEmpty,
            range.upperBound < viewport.maxY
        else { return range }
        let end = range.upperBound + traitCollection.pixels(coveredSeparator)
        return Range(from: range.lowerBound, to: min(end, viewport.maxY))
    }

    /// Returns the displayed rows that are drawn in a range, from top to bottom. The row below it, which is only displayed for
    /// the separator that it may cover, is one of them if it covers it.
    func rows(drawnIn range: Range<CGFloat>) -> [(path: IndexPath, cell: TableViewCell)] {
        rows.filter { $0.value.drawingTop < range.upperBound }.sorted { $0.key < $1.key }
            .map { (path: $0.key, cell: $0.value) }
    }

    /// Records a range of an image of the content. Its coordinates are those of the content, or of its reflection.
    package func describeContent(in range: Range<CGFloat>, viewport: CGRect, in context: GraphicsContext) {
        guard let reflection = reflection(in: viewport) else {
            return describeOwnContent(in: range, viewport: viewport, in: context)
        }
        context.transformed(by: reflection) {
            describeOwnContent(in: range.reflected(by: reflection), viewport: viewport, in: context)
        }
    }

    private func describeOwnContent(in range: Range<CGFloat>, viewport: CGRect, in context: GraphicsContext) {
        showContent(in: range, viewport: viewport)
        // The recorded range may differ from the screen, whose content is shown again when required.
        setNeedsLayout()
        if let background = effectiveBackground {
            context.paint(backgroundRect(in: range, viewport: viewport), with: background, traitCollection)
        }
        let elements = context.recordsStructure ? textElements : [:]
        let contentViews = contentViews
        for view in viewsInReadingOrder {
            if let cell = view as? TableViewCell, cell.drawingTop >= range.upperBound { continue }
            context.element(elements[ObjectIdentifier(view)]) {
                // Other ranges do not show the row, even if it extends into them.
                let edge = contentViews.contains(ObjectIdentifier(view)) ? view.edgeOfTransform : nil
                let describe = { view.describe(in: context) }
                if let edge { context.clipped(to: edge, describe) } else { describe() }
            }
        }
        // At the end, because cells request their content while they are drawn.
        if let failure = contentFailure { context.fail(failure) }
    }

    /// The roles of text views in the structure of a document.
    private var textElements: [ObjectIdentifier: TextElement] {
        // Each view has its own element, so that the order of the dictionaries has no effect.
        var elements: [ObjectIdentifier: TextElement] = [:]
        for case let view? in [tableHeaderView, tableFooterView] {
            elements[ObjectIdentifier(view)] = .paragraph
        }
        for (part, view) in headerFooterViews {
            switch part {
            case .header(let section):
                // The parts of other headers have separate elements.
                let consistsOfCells = (view as? TableViewHeaderFooterView)?.consistsOfCells ?? false
                elements[ObjectIdentifier(view)] = consistsOfCells ? nil : .header(section: section)
            case .footer(let section): elements[ObjectIdentifier(view)] = .footer(section: section)
            }
        }
        for (path, cell) in rows {
            elements[ObjectIdentifier(cell)] =
                cell.consistsOfCells
                ? .tableRow(path.row, section: path.section) : .row(path.row, section: path.section)
        }
        return elements
    }

    /// The subviews from back to front, with rows, headers and footers from top to bottom. Formats that preserve text
    /// are read in this order. If the views overlap, only the rows are in order: a selected row covers the separator of
    /// the row above.
    var viewsInReadingOrder: [View] {
        var views = subviews
        func sorted(_ members: Set<ObjectIdentifier>) -> (positions: [Int], views: [View]) {
            let positions = views.indices.filter { members.contains(ObjectIdentifier(views[$0])) }
            let sorted = positions.map { views[$0] }.enumerated().sorted {
                ($0.element.untransformedFrame.minY, $0.offset)
                    < ($1.element.untransformedFrame.minY, $1.offset)
            }
            return (positions, sorted.map(\.element))
        }
        var order = sorted(contentViews)
        let isCovered = zip(order.views, order.views.dropFirst())
            .contains { $0.untransformedFrame.maxY > $1.untransformedFrame.minY + 0.01 }
        if isCovered { order = sorted(Set(rows.values.map(ObjectIdentifier.init))) }
        for (position, view) in zip(order.positions, order.views) { views[position] = view }
        return views
    }

    /// The visible rows, headers and footers.
    var contentViews: Set<ObjectIdentifier> {
        Set(rows.values.map(ObjectIdentifier.init) + headerFooterViews.values.map(ObjectIdentifier.init))
    }

    /// Returns the rectangle of the background. A gradient covers the complete screen, of which each range shows a
    /// part.
    func backgroundRect(in range: Range<CGFloat>, viewport: CGRect) -> CGRect {
        let top = min(viewport.minY, range.lowerBound)
        let height = max(viewport.maxY, range.upperBound) - top
        return CGRect(x: bounds.minX, y: top, width: bounds.width, height: height)
    }

    // MARK: Rows

    private func showRow(
        at path: IndexPath, in range: Range<CGFloat>, _ geometry: RowGeometry,
        _ dataSource: any TableViewDataSource
    ) {
        let swiped = interaction.swiped.flatMap { $0.path == path ? $0 : nil }
        if let cell = rows[path] {
            position(cell, at: path, geometry)
            if let swiped { cell.showSwipe(swiped) }
            return
        }
        guard extent(ofRow: path, geometry).overlaps(range) else { return }
        let cell = reservedCells.remove(at: path) ?? configuredCell(at: path, dataSource)
        // A cell can belong to only one row: the last one for which it was returned.
        if let other = cell.row, rows[other] === cell { rows[other] = nil }
        position(cell, at: path, geometry)
        rows[path] = cell
        if cell.isDisplayed, cell.row == path {
            // The theme can have changed since the cell was shown.
            if let swiped { cell.showSwipe(swiped) }
            return
        }
        showState(of: path, in: cell)
        cell.showSwipe(swiped)
        cell.isHidden = false
        cell.row = path
        cell.isDisplayed = true
        cell.backgroundBeforeDisplay = cell.backgroundColor
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }

    /// Sets the cell's frame, separators and corners for a row.
    func position(_ cell: TableViewCell, at path: IndexPath, _ geometry: RowGeometry) {
        let dragged = interaction.dragged
        cell.position = position(of: dragged?.move.newPath(of: path) ?? path, geometry)
        // The dragged row is positioned with its shadow.
        if path == dragged?.path { return }
        let span = geometry.row(path.row, in: path.section)
        let top = dragged?.displacement(in: geometry)(span.top) ?? span.top
        cell.untransformedFrame = rowFrame(top: top, height: span.height)
    }

    /// Returns the frame of a cell on whole pixels, so that all rows are rendered alike.
    func rowFrame(top: CGFloat, height: CGFloat) -> CGRect {
        let (x, width) = rowFrameX
        return CGRect(x: x, y: top, width: width, height: height)
            .rowsOnPixels(scale: traitCollection.displayScale)
    }

    private func showState(of path: IndexPath, in cell: TableViewCell) {
        cell.setSelected(appearsSelected(path), animated: false)
        cell.setHighlighted(interaction.highlighted == path, animated: false)
    }

    /// Returns the data source's cell for a row, added to the table in its editing state, but without a frame.
    func configuredCell(at path: IndexPath, _ dataSource: any TableViewDataSource) -> TableViewCell {
        let cell = dataSource.tableView(self, cellForRowAt: path)
        releaseReservation(of: cell)
        cellPool.withdraw(cell)
        if cell.superview !== self { insertCell(cell) }
        if let level = delegate?.tableView(self, indentationLevelForRowAt: path), level != Int.min {
            cell.indentationLevel = level
        }
        setEditingState(of: cell, at: path, dataSource)
        return cell
    }

    /// Sets the editing state of a row and the controls for it.
    func setEditingState(
        of cell: TableViewCell, at path: IndexPath, _ dataSource: any TableViewDataSource
    ) {
        let canEdit = isEditing && dataSource.tableView(self, canEditRowAt: path)
        cell.showsSelectionCircle = canEdit && showsSelectionCircles
        cell.editingStyle = canEdit && !showsSelectionCircles ? editingStyle(at: path) : .none
        cell.reorderControlRule = isEditing ? reorderControlRule(forRowAt: path, dataSource) : .never
        cell.isShiftedByTable = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        cell.isMultipleSelection = isEditing ? showsSelectionCircles : allowsMultipleSelection
        cell.setEditing(canEdit || cell.reorderControlRule != .never, animated: false)
    }

    func insertCell(_ cell: TableViewCell) { insertSubview(cell, at: viewsBehindRows) }

    func hideRow(at path: IndexPath) {
        guard let cell = rows.removeValue(forKey: path) ?? reservedCells.remove(at: path) else { return }
        cell.row = nil
        if cell.isDisplayed {
            cell.isDisplayed = false
            cell.showSwipe(nil)
            cell.backgroundColor = cell.backgroundBeforeDisplay
            delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        }
        retire(cell)
    }

    /// Recycles a cell. It stays in the table but is hidden, so that its state does not change.
    func retire(_ cell: TableViewCell) {
        guard cellPool.recycle(cell) else { return cell.removeFromSuperview() }
        cell.isHidden = true
        drop(cellPool.removeSurplus())
    }

    func position(of path: IndexPath, _ geometry: RowGeometry) -> TableViewCell.Position {
        var position = usualPosition
        let isFirst = path.row == 0
        let isLast = path.row == rowCount(in: path.section, geometry) - 1
        let isAlternating = usesAlternatingRowBackgroundColors || environment.theme.cell.isAlternating
        let isAlternate = isAlternating && path.row % 2 == 1
        if isAlternate { position.background = environment.theme.cell.alternateBackground }
        if position.cornerRadius > 0 || position.border != nil {
            // Two square borders without a gap share a line.
            let sharesBorder = isFirst && position.cornerRadius == 0 && followsRows(path.section, geometry)
            if isFirst, !sharesBorder { position.corners.formUnion(.top) }
            if isLast { position.corners.formUnion(.bottom) }
        }
        if separatorStyle == .singleLine { setSeparators(of: &position, at: path, geometry) }
        if isLast, path.section == geometry.sectionCount - 1, let rule = group(\.endRule) {
            let inset = rule.isInset ? contentMargin : 0
            position.lowerSeparator = line(rule, rule.color, leading: inset, trailing: inset)
        }
        return position
    }

    /// The inset of separators if the program sets none.
    var defaultSeparatorInset: EdgeInsets {
        let separator = group(\.separator)
        return EdgeInsets(
            top: 0, left: separator.isInset ? contentMargin : 0, bottom: 0,
            right: separator.isTrailingInset ? contentMargin : 0)
    }

    private func setSeparators(
        of position: inout TableViewCell.Position, at path: IndexPath, _ geometry: RowGeometry
    ) {
        let separator = group(\.separator)
        let hasOuterSeparators = group(\.hasOuterSeparators)
        let color = separatorColor ?? separator.color
        let isLast = path.row == rowCount(in: path.section, geometry) - 1
        let outer = line(separator, color, leading: 0, trailing: 0)
        let inner = line(
            separator, color, leading: ownSeparatorInset?.left ?? (separator.isInset ? nil : 0),
            trailing: separatorInset.right)
        if path.row == 0, hasOuterSeparators { position.upperSeparator = outer }
        if isLast, let color = colorOfSeparator(below: path.section, geometry) {
            position.lowerSeparator = line(separator, color, leading: 0, trailing: 0)
        } else if !isLast || hasLastSeparator(ofSection: path.section, geometry) {
            position.lowerSeparator = inner
            position.isLowerSeparatorInset = true
        } else if hasOuterSeparators {
            position.lowerSeparator = outer
        }
        guard hasSeparatorAbove(path, geometry) else { return }
        position.coveredSeparator = coveredSeparator
        position.etch = separator.etch.map {
            line(separator, $0, leading: inner.leading, trailing: inner.trailing)
        }
    }

    /// Returns the color of the separator between the last row of a section and the header or footer below it. `nil`
    /// draws the usual separator.
    private func colorOfSeparator(below section: Int, _ geometry: RowGeometry) -> Color? {
        if geometry.footerSpan(of: section).height > 0 { return group(\.footer.separatorAbove) }
        let next = section + 1
        let hasHeader = next < geometry.sectionCount && geometry.headerSpan(of: next).height > 0
        return hasHeader ? group(\.header.separatorAbove) : nil
    }

    /// The margin of the content of rows, in points.
    package var contentMargin: CGFloat {
        (group(\.margin) ?? environment.theme.cell.margin).value(forWidth: bounds.width)
    }

    /// The properties of all rows of the table, regardless of their position.
    var usualPosition: TableViewCell.Position {
        TableViewCell.Position(
            background: group(\.rowBackground), margin: contentMargin, separatorHeight: addedSeparatorHeight,
            indexWidth: indexWidth, cornerRadius: group(\.cornerRadius), cornerCurve: group(\.cornerCurve),
            border: group(\.border),
            defaultText: group(\.defaultText))
    }

    /// The minimum automatic height of a row, in points.
    package var minRowHeight: CGFloat { environment.rowHeight + addedSeparatorHeight }

    /// The height that a separator adds to an automatic row, in points.
    private var addedSeparatorHeight: CGFloat {
        guard separatorStyle == .singleLine, group(\.separatorAddsHeight) else { return 0 }
        return traitCollection.pixels(group(\.separator.thickness))
    }

    func hasLastSeparator(ofSection section: Int, _ geometry: RowGeometry) -> Bool {
        guard group(\.hasLastSeparator) else { return false }
        if group(\.hasSeparatorAboveHeader) { return true }
        let next = section + 1
        return geometry.footerSpan(of: section).height > 0 || next >= geometry.sectionCount
            || geometry.headerSpan(of: next).height == 0
    }

    /// Returns the number of rows in a section after the end of the current drag.
    private func rowCount(in section: Int, _ geometry: RowGeometry) -> Int {
        let count = geometry.rowCount(in: section)
        guard let move = interaction.dragged?.move else { return count }
        return count + (move.to.section == section ? 1 : 0) - (move.from.section == section ? 1 : 0)
    }

    private func line(
        _ separator: Theme.Separator, _ color: Color, leading: CGFloat?, trailing: CGFloat
    ) -> TableViewCell.SeparatorLine {
        .init(color: color, thickness: separator.thickness, leading: leading, trailing: trailing)
    }
}
