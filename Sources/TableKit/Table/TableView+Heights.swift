extension TableView {
    /// The part of the width that rows take, from one whole pixel to another, or over all of it.
    var rowFrameX: (x: CGFloat, width: CGFloat) {
        let inset = environment.theme.group(for: style).sideInset.value(forWidth: bounds.width)
        guard inset > 0 else { return (0, bounds.width) }
        let row = CGRect(x: inset, y: 0, width: max(bounds.width - 2 * inset, 0), height: 0)
            .onPixels(scale: traitCollection.displayScale)
        return (row.minX, row.width)
    }

    /// How many rows each section has, as the data source says now.
    func countRows() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<sectionCount(in: dataSource)).map { rowCount(ofSection: $0, in: dataSource) }
    }

    /// The number of sections that a data source returns; 0 in place of one out of range.
    func sectionCount(in dataSource: any TableViewDataSource) -> Int {
        let count = dataSource.numberOfSections(in: self)
        return (0...10_000_000).contains(count) ? count : 0
    }

    /// The number of rows that a data source returns for a section; 0 in place of one out of range.
    func rowCount(ofSection section: Int, in dataSource: any TableViewDataSource) -> Int {
        let count = dataSource.tableView(self, numberOfRowsInSection: section)
        return (0...100_000_000).contains(count) ? count : 0
    }

    /// Asks the data source and the delegate for the height of everything.
    func makeGeometry() -> RowGeometry { makeGeometry(of: countRows(), keeping: nil) }

    /// Asks for the height of everything.
    ///
    /// - Parameter kept: What an update leaves of the heights that the table found in rows' content.
    func makeGeometry(of counts: [Int], keeping kept: KeptHeights?) -> RowGeometry {
        var geometry = RowGeometry()
        geometry.header = Self.height(of: tableHeaderView)
        geometry.footer = Self.height(of: tableFooterView)
        guard let dataSource else { return geometry }
        for (section, count) in counts.enumerated() {
            geometry.append(
                header: headerHeight(section), rows: rowHeights(section, count, dataSource, kept),
                footer: footerHeight(section))
        }
        return geometry
    }

    /// The height of a view above or below all sections; none if it is no height.
    private static func height(of decoration: View?) -> CGFloat {
        let height = decoration?.frame.height ?? 0
        return isHeight(height) ? height : 0
    }

    // MARK: Rows

    private func rowHeights(
        _ section: Int, _ count: Int, _ dataSource: any TableViewDataSource, _ kept: KeptHeights?
    ) -> RowGeometry.Rows {
        guard count > 0 else { return .uniform(count: 0, height: 0) }
        // The first row tells whether the delegate answers at all: its default answer is the same for every row.
        let first = IndexPath(row: 0, section: section)
        let isAnswered = answeredHeight(at: first) != nil
        if !isAnswered, Self.isHeight(rowHeight) { return .uniform(count: count, height: rowHeight) }

        let isEstimated = estimatedHeight(at: first) != nil
        var heights: [CGFloat] = []
        var estimated: [Int] = []
        heights.reserveCapacity(min(count, Self.likelyRowCount))
        for row in 0..<count {
            let path = IndexPath(row: row, section: section)
            let known = kept?[path]
            let standing = kept == nil ? nil : rows[path]
            if isEstimated, known == nil, standing == nil, let estimate = estimatedHeight(at: path) {
                heights.append(estimate)
                estimated.append(row)
            } else {
                heights.append(
                    height(at: path, isAnswered: isAnswered, dataSource) {
                        standing.map { automaticHeight(of: $0) } ?? known
                    })
            }
        }
        return .varying(.init(heights: heights, estimated: estimated))
    }

    /// - Parameter known: Tells the height of the row's content where it need not be asked for.
    private func height(
        at path: IndexPath, isAnswered: Bool, _ dataSource: any TableViewDataSource,
        known: () -> CGFloat? = { nil }
    ) -> CGFloat {
        let height = (isAnswered ? answeredHeight(at: path) : nil) ?? rowHeight
        return Self.isHeight(height) ? height : known() ?? automaticHeight(at: path, dataSource)
    }

    /// The delegate's own height for a row, or nil when it leaves that to the table.
    private func answeredHeight(at path: IndexPath) -> CGFloat? {
        let answer = delegate?.tableView(self, heightForRowAt: path)
        return answer == Self.unanswered ? nil : answer
    }

    /// The height a row is taken to have until it is shown, or nil to find the true one at once.
    private func estimatedHeight(at path: IndexPath) -> CGFloat? {
        let answer = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? Self.unanswered
        let estimate = answer == Self.unanswered ? estimatedRowHeight : answer
        return Self.isHeight(estimate) && estimate > 0 ? estimate : nil
    }

    /// Finds the true heights of the rows that share some height with a range of the content, whose estimates would
    /// otherwise be shown. Rows that turn out lower let others into the range, which are then measured too.
    func measureRows(in range: Range<CGFloat>) {
        guard let dataSource else { return }
        while true {
            let geometry = geometry
            var paths: [IndexPath] = []
            for section in geometry.sections(in: range) {
                for row in geometry.rows(in: range, of: section) where geometry.isEstimated(row, in: section)
                {
                    paths.append(IndexPath(row: row, section: section))
                }
            }
            if paths.isEmpty { return }
            replaceEstimates(paths.map { ($0, height(at: $0, isAnswered: true, dataSource)) })
        }
    }

    /// Finds the true height of every row, as a picture of the whole table needs.
    package func measureAllRows() {
        while geometry.hasEstimates { measureRows(in: -.infinity ..< .infinity) }
    }

    /// Memory for so many rows is taken at once, whatever count a data source claims.
    private static let likelyRowCount = 1 << 20

    /// Whether an answer is a height. Anything else stands for ``automaticDimension``.
    private static func isHeight(_ answer: CGFloat) -> Bool { answer >= 0 && answer.isFinite }

    private func automaticHeight(at path: IndexPath, _ dataSource: any TableViewDataSource) -> CGFloat {
        let cell = configuredCell(at: path, dataSource)
        defer { if cell.row == nil { retire(cell) } }
        return automaticHeight(of: cell)
    }

    private func automaticHeight(of cell: TableViewCell) -> CGFloat {
        cell.sizeThatFits(CGSize(width: rowFrameX.width, height: 0)).height
    }

    // MARK: Headers and footers

    private func headerHeight(_ section: Int) -> CGFloat {
        let group = environment.theme.group(for: style)
        let isFirst = section == 0
        let answer = delegate?.tableView(self, heightForHeaderInSection: section) ?? Self.unanswered
        let height = answer == Self.unanswered ? sectionHeaderHeight : answer
        if Self.isHeight(height) { return height }
        return automaticHeight(ofHeader: section) ?? (isFirst ? group.topGap : group.emptyHeader)
    }

    private func footerHeight(_ section: Int) -> CGFloat {
        let group = environment.theme.group(for: style)
        let answer = delegate?.tableView(self, heightForFooterInSection: section) ?? Self.unanswered
        let height = answer == Self.unanswered ? sectionFooterHeight : answer
        if Self.isHeight(height) { return height }
        return automaticHeight(ofFooter: section) ?? group.emptyFooter
    }

    private func automaticHeight(ofHeader section: Int) -> CGFloat? {
        guard let dataSource, let view = headerView(section, dataSource) else { return nil }
        defer { retire(view) }
        return bandHeight(view, isFirst: section == 0)
    }

    private func automaticHeight(ofFooter section: Int) -> CGFloat? {
        guard let dataSource, let view = footerView(section, dataSource) else { return nil }
        defer { retire(view) }
        return bandHeight(view, isFirst: false)
    }

    private func bandHeight(_ view: View, isFirst: Bool) -> CGFloat {
        if let band = view as? TableViewHeaderFooterView {
            return band.automaticHeight(forWidth: bounds.width, isFirst: isFirst)
        }
        return view.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    }
}
