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
        let lifted = interaction.lifted
        // The others may have moved into the range by as much as the lifted row is high.
        let reach = lifted?.span.height ?? 0
        let searched = Range(from: range.lowerBound - reach, to: range.upperBound + reach)
        measureRows(in: searched)
        let geometry = geometry
        putAwayStale()
        isShowing = true
        defer { isShowing = false }
        let bands = BandPlaces(
            geometry, viewport: bandViewport(viewport), areSticky: style == .plain,
            displacement: lifted?.displacement(in: geometry))
        putAway(outside: range, bands)
        placeDecorations(in: viewport, geometry)
        guard let dataSource, !range.isEmpty else { return }
        for section in geometry.sections(in: searched) {
            for row in geometry.rowsWithPixels(
                in: searched, of: section, scale: traitCollection.displayScale)
            {
                showRow(at: IndexPath(row: row, section: section), in: range, geometry, dataSource)
            }
            showBands(of: section, in: range, bands, dataSource)
        }
        if let lifted {
            // It may be held far from the rows among which it was.
            showRow(at: lifted.path, in: range, geometry, dataSource)
            showLifted(lifted, geometry)
        }
    }

    /// The part of the screen where headers stay: what the content's insets leave.
    private func bandViewport(_ viewport: CGRect) -> Range<CGFloat> {
        let inset = adjustedContentInset
        let top = viewport.minY + inset.top
        return Range(from: top, to: viewport.maxY - inset.bottom)
    }

    /// Describes what lies in a stretch of the content, in the content's coordinates.
    package func describeContent(in range: Range<CGFloat>, viewport: CGRect, in context: GraphicsContext) {
        showContent(in: range, viewport: viewport)
        // What is on the screen may be something else, and is shown again when it is asked for.
        setNeedsLayout()
        if let background = effectiveBackground {
            context.paint(
                backgroundRect(in: range, viewport: viewport), with: background, traitCollection)
        }
        let elements = context.recordsStructure ? textElements : [:]
        for view in viewsInReadingOrder {
            context.element(elements[ObjectIdentifier(view)]) { view.describe(in: context) }
        }
    }

    /// What the views with text that is read are in the structure of a document.
    private var textElements: [ObjectIdentifier: TextElement] {
        var elements: [ObjectIdentifier: TextElement] = [:]
        for case let view? in [tableHeaderView, tableFooterView] {
            elements[ObjectIdentifier(view)] = .paragraph
        }
        for (section, view) in headers { elements[ObjectIdentifier(view)] = .header(section: section) }
        for (section, view) in footers { elements[ObjectIdentifier(view)] = .footer(section: section) }
        for (path, cell) in rows { elements[ObjectIdentifier(cell)] = .row(path.row, section: path.section) }
        return elements
    }

    /// What the table holds from back to front, with rows, headers and footers from top to bottom where none covers
    /// another: files in which text stays text are read in that order.
    private var viewsInReadingOrder: [View] {
        var views = subviews
        let bands = Array(headers.values) + Array(footers.values)
        let stacked = Set((Array(rows.values) + bands).map { ObjectIdentifier($0) })
        let places = views.indices.filter { stacked.contains(ObjectIdentifier(views[$0])) }
        let sorted = places.map { views[$0] }.enumerated().sorted {
            ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
        }.map(\.element)
        let isCovered = zip(sorted, sorted.dropFirst()).contains { $0.frame.maxY > $1.frame.minY + 0.01 }
        guard !isCovered else { return views }
        for (place, view) in zip(places, sorted) { views[place] = view }
        return views
    }

    /// Where the background is painted. A gradient runs over the whole of the screen, of which each stretch shows its
    /// part.
    func backgroundRect(in range: Range<CGFloat>, viewport: CGRect) -> CGRect {
        let top = min(viewport.minY, range.lowerBound)
        let height = max(viewport.maxY, range.upperBound) - top
        return CGRect(x: bounds.minX, y: top, width: bounds.width, height: height)
    }

    private func putAway(outside range: Range<CGFloat>, _ bands: BandPlaces) {
        func isOutside(_ frame: CGRect) -> Bool {
            frame.maxY <= range.lowerBound || frame.minY >= range.upperBound
        }
        let geometry = geometry
        for path in rows.keys where !extent(ofRow: path, geometry).overlaps(range) { hideRow(at: path) }
        for section in headers.keys where isOutside(rect(bands.header(of: section))) {
            hideBand(of: section, in: \.headers)
        }
        for section in footers.keys where isOutside(rect(bands.footer(of: section))) {
            hideBand(of: section, in: \.footers)
        }
    }

    // MARK: Rows

    private func showRow(
        at path: IndexPath, in range: Range<CGFloat>, _ geometry: RowGeometry,
        _ dataSource: any TableViewDataSource
    ) {
        guard rows[path] == nil, extent(ofRow: path, geometry).overlaps(range) else { return }
        let cell = configuredCell(at: path, dataSource)
        // A cell stands in one row: the latest it was given for.
        if let other = cell.row, rows[other] === cell { rows[other] = nil }
        place(cell, at: path, geometry)
        showState(of: path, in: cell)
        cell.isHidden = false
        rows[path] = cell
        cell.row = path
        cell.backgroundBeforeDisplay = cell.backgroundColor
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }

    /// Gives a cell the frame of a row, and the lines and corners.
    func place(_ cell: TableViewCell, at path: IndexPath, _ geometry: RowGeometry) {
        let lifted = interaction.lifted
        cell.place = place(of: lifted?.move.newPath(of: path) ?? path, geometry)
        // The lifted row is placed with its shadow.
        if path == lifted?.path { return }
        let span = geometry.row(path.row, in: path.section)
        let top = lifted?.displacement(in: geometry)(span.top) ?? span.top
        cell.frame = rowFrame(top: top, height: span.height)
    }

    /// The frame of a cell, on whole pixels, so that what stands in one row looks as in any other.
    func rowFrame(top: CGFloat, height: CGFloat) -> CGRect {
        let (x, width) = rowFrameX
        return CGRect(x: x, y: top, width: width, height: height)
            .rowsOnPixels(scale: traitCollection.displayScale)
    }

    /// The stretch of the content that a row is seen in.
    private func extent(ofRow path: IndexPath, _ geometry: RowGeometry) -> Range<CGFloat> {
        let lifted = interaction.lifted
        if let lifted, lifted.path == path { return liftedExtent(lifted) }
        let span = geometry.row(path.row, in: path.section)
        let top = lifted?.displacement(in: geometry)(span.top) ?? span.top
        return Range(from: top, to: top + span.height)
    }

    /// Has a cell look as fingers have left its row.
    private func showState(of path: IndexPath, in cell: TableViewCell) {
        cell.setSelected(looksSelected(path), animated: false)
        cell.setHighlighted(interaction.highlighted == path, animated: false)
        cell.showSwipe(interaction.swiped.flatMap { $0.path == path ? $0 : nil })
    }

    /// The data source's cell for a row, in the table and in its editing state, not yet placed.
    func configuredCell(at path: IndexPath, _ dataSource: any TableViewDataSource) -> TableViewCell {
        let cell = dataSource.tableView(self, cellForRowAt: path)
        cellPool.withdraw(cell)
        if cell.superview !== self { insertCell(cell) }
        if let level = delegate?.tableView(self, indentationLevelForRowAt: path), level != Int.min {
            cell.indentationLevel = level
        }
        let canEdit = isEditing && dataSource.tableView(self, canEditRowAt: path)
        cell.showsSelectionCircle = canEdit && showsSelectionCircles
        cell.editingStyle = canEdit && !showsSelectionCircles ? editingStyle(at: path) : .none
        cell.isMovable = isEditing && dataSource.tableView(self, canMoveRowAt: path)
        cell.isShiftedByTable = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        cell.isMultipleSelection = isEditing ? showsSelectionCircles : allowsMultipleSelection
        cell.setEditing(canEdit || cell.isMovable, animated: false)
        return cell
    }

    /// Puts a cell into the table, behind the headers.
    func insertCell(_ cell: TableViewCell) {
        insertSubview(cell, at: viewsBehindRows)
    }

    func hideRow(at path: IndexPath) {
        guard let cell = rows.removeValue(forKey: path) else { return }
        cell.row = nil
        cell.showSwipe(nil)
        cell.backgroundColor = cell.backgroundBeforeDisplay
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        retire(cell)
    }

    /// Keeps a cell for another row. It stays in the table, hidden, so that nothing about it has to change.
    func retire(_ cell: TableViewCell) {
        guard cellPool.recycle(cell) else { return cell.removeFromSuperview() }
        cell.isHidden = true
        drop(cellPool.removeSurplus())
    }

    private func place(of path: IndexPath, _ geometry: RowGeometry) -> TableViewCell.Place {
        let group = environment.theme.group(for: style)
        let isFirst = path.row == 0
        let isLast = path.row == rowCount(in: path.section, geometry) - 1
        var place = TableViewCell.Place()
        place.tableWidth = bounds.width
        place.indexWidth = indexWidth
        let isAlternate = usesAlternatingRowBackgroundColors && path.row % 2 == 1
        place.background = isAlternate ? environment.theme.cell.alternateBackground : group.rowBackground
        place.cornerRadius = group.cornerRadius
        place.border = group.border
        place.defaultText = group.defaultText
        if group.cornerRadius > 0 {
            if isFirst { place.corners.formUnion(.top) }
            if isLast { place.corners.formUnion(.bottom) }
        }
        guard separatorStyle == .singleLine else { return place }
        let outer = line(group.separator, leading: 0, trailing: 0)
        if isFirst, group.hasOuterSeparators { place.upperSeparator = outer }
        if !isLast || group.hasLastSeparator {
            place.lowerSeparator = line(
                group.separator, leading: separatorInset?.left ?? (group.separator.isInset ? nil : 0),
                trailing: separatorInset?.right ?? 0)
            place.isLowerSeparatorInset = true
        } else if group.hasOuterSeparators {
            place.lowerSeparator = outer
        }
        return place
    }

    /// How many rows a section has once the lifted one has been let go.
    private func rowCount(in section: Int, _ geometry: RowGeometry) -> Int {
        let count = geometry.rowCount(in: section)
        guard let move = interaction.lifted?.move else { return count }
        return count + (move.to.section == section ? 1 : 0) - (move.from.section == section ? 1 : 0)
    }

    private func line(
        _ separator: Theme.Separator, leading: CGFloat?, trailing: CGFloat
    ) -> TableViewCell.SeparatorLine {
        .init(
            color: separatorColor ?? separator.color, thickness: separator.thickness, leading: leading,
            trailing: trailing)
    }
}
