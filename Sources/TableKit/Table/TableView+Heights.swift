import Diagnostics

extension TableView {
    /// The horizontal extent of rows: whole pixels, or the full width.
    var rowFrameX: (x: CGFloat, width: CGFloat) {
        let inset = group(\.sideInset).value(forWidth: bounds.width)
        guard inset > 0 else { return (0, bounds.width) }
        let row = CGRect(x: inset, y: 0, width: max(bounds.width - 2 * inset, 0), height: 0)
            .onPixels(scale: traitCollection.displayScale)
        return (row.minX, row.width)
    }

    func countRows() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<sectionCount(in: dataSource)).map { rowCount(ofSection: $0, in: dataSource) }
    }

    /// Returns the data source's number of sections, or 0 if it is out of range.
    func sectionCount(in dataSource: any TableViewDataSource) -> Int {
        let count = dataSource.numberOfSections(in: self)
        return (0...10_000_000).contains(count) ? count : 0
    }

    /// Returns the data source's number of rows in a section, or 0 if it is out of range.
    func rowCount(ofSection section: Int, in dataSource: any TableViewDataSource) -> Int {
        let count = dataSource.tableView(self, numberOfRowsInSection: section)
        return (0...100_000_000).contains(count) ? count : 0
    }

    /// Queries all heights.
    ///
    /// - Parameter retained: The measured heights that remain valid after an update.
    func makeGeometry(of counts: [Int], retaining retained: RetainedHeights?) -> RowGeometry {
        var geometry = RowGeometry()
        geometry.header = height(of: tableHeaderView, named: "tableHeaderView")
        geometry.footer = height(of: tableFooterView, named: "tableFooterView")
        guard let dataSource else { return geometry }
        let reserved = retainsAllViews(of: counts.reduce(0, +)) ? -.infinity ..< .infinity : screen
        for (section, count) in counts.enumerated() {
            let header = height(of: .header(section))
            let padding = header > 0 ? headerPadding : 0
            let top = geometry.header + geometry.sectionsHeight + padding + header
            geometry.append(
                padding: padding, header: header,
                rows: rowHeights(section, count, dataSource, retained, from: top, reserving: reserved),
                footer: height(of: .footer(section)))
        }
        return geometry
    }

    /// Returns the height of the table header or footer view, or 0 if it is invalid. As in UIKit, constraints in the
    /// view do not change its frame.
    private func height(of decoration: View?, named name: String) -> CGFloat {
        guard let decoration else { return 0 }
        let height = decoration.frame.height
        if height == 0, !decoration.isHidden, !decoration.subviews.isEmpty, decoration.hasConstrainedViews {
            Warnings.report(
                "the \(name) \(decoration.nameInWarnings) has the height 0, so its content is missing",
                remedy:
                    "set the height of its frame to that of systemLayoutSizeFitting(_:), and assign the view again"
            )
        }
        return Self.isHeight(height) ? height : 0
    }

    // MARK: Rows

    /// Queries the heights of the rows of a section.
    ///
    /// - Parameters:
    ///   - top: The position of the first row.
    ///   - reserved: The range of the content whose cells stay with the rows that they measure.
    private func rowHeights(
        _ section: Int, _ count: Int, _ dataSource: any TableViewDataSource, _ retained: RetainedHeights?,
        from top: CGFloat, reserving reserved: Range<CGFloat>
    ) -> RowGeometry.Rows {
        guard count > 0 else { return .uniform(count: 0, height: 0) }
        let first = IndexPath(row: 0, section: section)
        let isEstimated = estimatedHeight(at: first) != nil
        // Rows with estimates are queried for their heights when they become visible.
        let isDeferred = isEstimated && !Self.isHeight(rowHeight)
        // The first row shows whether the delegate implements the method: the default implementation returns the same
        // value for every row.
        let firstHeight = isDeferred ? nil : specifiedHeight(at: first)
        let isSpecified = isDeferred || firstHeight != nil
        if !isSpecified, Self.isHeight(rowHeight) { return .uniform(count: count, height: rowHeight) }

        var heights: [CGFloat] = []
        var estimated: [Int] = []
        heights.reserveCapacity(min(count, Self.likelyRowCount))
        var top = top
        for row in 0..<count {
            let path = IndexPath(row: row, section: section)
            let validHeight = retained?[path]
            let visibleCell = isOutOfDate ? nil : displayedCell(at: path)
            if isEstimated, validHeight == nil, visibleCell == nil, let estimate = estimatedHeight(at: path) {
                heights.append(estimate)
                estimated.append(row)
            } else {
                let specified =
                    row == 0 && !isDeferred ? firstHeight : isSpecified ? specifiedHeight(at: path) : nil
                heights.append(
                    height(at: path, specified, dataSource, top, reserving: reserved) {
                        visibleCell.map { automaticHeight(of: $0) } ?? validHeight
                    })
            }
            top += heights[row]
        }
        return .varying(.init(heights: heights, estimated: estimated))
    }

    /// Returns the height of a row.
    ///
    /// - Parameters:
    ///   - specified: The delegate's height of the row. `nil` uses the table's.
    ///   - validHeight: Returns the height of the row's content if it need not be measured.
    private func height(
        at path: IndexPath, _ specified: CGFloat?, _ dataSource: any TableViewDataSource, _ top: CGFloat,
        reserving reserved: Range<CGFloat>, validHeight: () -> CGFloat? = { nil }
    ) -> CGFloat {
        let height = specified ?? rowHeight
        return Self.isHeight(height)
            ? height
            : validHeight()
                ?? heightOfCell(at: path, dataSource, top, reserving: reserved, automaticHeight)
    }

    /// Returns the delegate's height of a row, or `nil` to use the table's.
    private func specifiedHeight(at path: IndexPath) -> CGFloat? {
        let result = delegate?.tableView(self, heightForRowAt: path)
        return result == Self.unspecified ? nil : result
    }

    /// Returns the estimated height of a row, or `nil` to measure it immediately.
    private func estimatedHeight(at path: IndexPath) -> CGFloat? {
        let result = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? Self.unspecified
        let estimate = result == Self.unspecified ? estimatedRowHeight : result
        return Self.isHeight(estimate) && estimate > 0 ? estimate : nil
    }

    /// Measures the rows with estimated heights that intersect a range of the content. If this brings other rows into
    /// the range, they are measured too. As in UIKit, a row that becomes visible is queried for its cell before its height.
    func measureRows(in range: Range<CGFloat>) {
        guard let dataSource else { return }
        while true {
            let geometry = geometry
            let paths = geometry.sections(in: range).flatMap { section in
                geometry.rows(in: range, of: section).filter { geometry.isEstimated($0, in: section) }
                    .map { IndexPath(row: $0, section: section) }
            }
            if paths.isEmpty { return }
            let reserved = retainsAllViews(of: geometry.rowCount) ? range : range.clamped(to: screen)
            replaceEstimates(
                paths.map { path in
                    let span = geometry.row(path.row, in: path.section)
                    let top = span.top
                    guard top < reserved.upperBound, top + span.height > reserved.lowerBound else {
                        let specified = specifiedHeight(at: path)
                        return (path, height(at: path, specified, dataSource, top, reserving: reserved))
                    }
                    let height = heightOfCell(at: path, dataSource, top, reserving: reserved) { cell in
                        let height = specifiedHeight(at: path) ?? rowHeight
                        return Self.isHeight(height) ? height : automaticHeight(of: cell)
                    }
                    return (path, height)
                })
        }
    }

    /// Measures all rows, for an image of the complete content.
    package func measureAllRows() {
        displaysAllContent = true
        while geometry.hasEstimates { measureRows(in: -.infinity ..< .infinity) }
    }

    /// The maximum number of elements for which memory is reserved, regardless of the data source's count.
    private static let likelyRowCount = 1 << 20

    /// Returns a Boolean value that indicates whether a value is a valid height. Other values mean
    /// ``automaticDimension``.
    private static func isHeight(_ result: CGFloat) -> Bool { result >= 0 && result.isFinite }

    /// Measures a row with its cell, which stays with the row if it is in the range of reserved cells.
    private func heightOfCell(
        at path: IndexPath, _ dataSource: any TableViewDataSource, _ top: CGFloat,
        reserving reserved: Range<CGFloat>, _ measure: (TableViewCell) -> CGFloat
    ) -> CGFloat {
        let cell = configuredCell(at: path, dataSource)
        let height = measure(cell)
        // A cell that the data source returned for two rows can be displayed in the other one.
        guard cell.row == nil else { return height }
        // The data source may have reloaded the table meanwhile.
        let isInRange = top < reserved.upperBound && top + height > reserved.lowerBound
        if isInRange, !isOutOfDate, !isShowing {
            reserve(cell, at: path)
        } else {
            retire(cell)
        }
        return height
    }

    /// Returns the preferred height of a cell, even outside the table, with the properties that all rows have. The
    /// position of a displayed cell must be set again.
    package func automaticHeight(of cell: TableViewCell) -> CGFloat {
        cell.position = usualPosition
        return cell.systemLayoutSizeFitting(
            CGSize(width: rowFrameX.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    // MARK: Headers and footers

    private var headerPadding: CGFloat {
        Self.isHeight(sectionHeaderTopPadding) ? sectionHeaderTopPadding : group(\.headerTopPadding)
    }

    private func height(of part: HeaderFooter) -> CGFloat {
        let result: CGFloat?, usual: CGFloat, empty: CGFloat
        switch part {
        case .header(let section):
            result = delegate?.tableView(self, heightForHeaderInSection: section)
            (usual, empty) = (sectionHeaderHeight, section == 0 ? group(\.topGap) : group(\.emptyHeader))
        case .footer(let section):
            result = delegate?.tableView(self, heightForFooterInSection: section)
            (usual, empty) = (sectionFooterHeight, group(\.emptyFooter))
        }
        let height = result.flatMap { $0 == Self.unspecified ? nil : $0 } ?? usual
        if Self.isHeight(height) { return height }
        let displayed = isOutOfDate ? nil : displayedView(of: part)
        guard let dataSource, let view = displayed ?? makeHeaderFooterView(part, dataSource) else {
            return empty
        }
        defer { if displayed == nil { retire(view) } }
        guard let view = view as? TableViewHeaderFooterView else {
            return view.constrainedSize(forWidth: bounds.width)?.height.rounded(.up)
                ?? view.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
        }
        return view.automaticHeight(forWidth: bounds.width, isFirst: part == .header(0))
    }
}
