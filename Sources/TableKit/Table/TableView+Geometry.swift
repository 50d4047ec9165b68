extension TableView {
    /// The part of the width that rows take.
    var rowFrameX: (x: CGFloat, width: CGFloat) {
        let inset = environment.theme.group(for: style).sideInset.value(forWidth: bounds.width)
        return (inset, max(bounds.width - 2 * inset, 0))
    }

    /// Asks the data source and the delegate for the height of everything.
    func makeGeometry() -> RowGeometry {
        var geometry = RowGeometry()
        guard let dataSource else { return geometry }
        for section in 0..<max(dataSource.numberOfSections(in: self), 0) {
            geometry.append(
                header: headerHeight(section), rows: rowHeights(section, dataSource),
                footer: footerHeight(section))
        }
        return geometry
    }

    // MARK: Rows

    private func rowHeights(_ section: Int, _ dataSource: any TableViewDataSource) -> RowGeometry.Rows {
        let count = max(dataSource.tableView(self, numberOfRowsInSection: section), 0)
        guard count > 0 else { return .uniform(count: 0, height: 0) }
        // The first row tells whether the delegate answers at all: its default answer is the same for every row.
        let first = delegate?.tableView(self, heightForRowAt: IndexPath(row: 0, section: section))
        let isAnswered = first != nil && first != Self.unanswered
        if !isAnswered, Self.isHeight(rowHeight) { return .uniform(count: count, height: rowHeight) }

        var ends: [CGFloat] = []
        ends.reserveCapacity(min(count, Self.likelyRowCount))
        var end: CGFloat = 0
        for row in 0..<count {
            let path = IndexPath(row: row, section: section)
            let answer = isAnswered ? delegate?.tableView(self, heightForRowAt: path) : nil
            let height = answer ?? rowHeight
            end += Self.isHeight(height) ? height : automaticHeight(at: path, dataSource)
            ends.append(end)
        }
        return .varying(ends: ends)
    }

    /// Memory for so many rows is taken at once, whatever count a data source claims.
    private static let likelyRowCount = 1 << 20

    /// Whether an answer is a height. Anything else stands for ``automaticDimension``.
    private static func isHeight(_ answer: CGFloat) -> Bool { answer >= 0 && answer.isFinite }

    private func automaticHeight(at path: IndexPath, _ dataSource: any TableViewDataSource) -> CGFloat {
        let cell = configuredCell(at: path, dataSource)
        defer { if cell.row == nil { retire(cell) } }
        return cell.sizeThatFits(CGSize(width: rowFrameX.width, height: 0)).height
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

    // MARK: Questions

    /// The frame of a row, in points of the content; empty if there is no such row.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        let geometry = geometry
        guard indexPath.count == 2, geometry.sections.indices.contains(indexPath.section),
            (0..<geometry.sections[indexPath.section].rows.count).contains(indexPath.row)
        else { return .zero }
        let (top, height) = geometry.row(indexPath.row, in: indexPath.section)
        return CGRect(x: 0, y: top, width: bounds.width, height: height)
    }

    /// The frame of a section's header, in points of the content; empty if there is no such section.
    public func rectForHeader(inSection section: Int) -> CGRect {
        rect(ofSection: section) { ($0.top, $0.header) }
    }

    /// The frame of a section's footer, in points of the content; empty if there is no such section.
    public func rectForFooter(inSection section: Int) -> CGRect {
        rect(ofSection: section) { ($0.rowsBottom, $0.footer) }
    }

    private func rect(
        ofSection section: Int, _ span: (RowGeometry.Section) -> (top: CGFloat, height: CGFloat)
    ) -> CGRect {
        let sections = geometry.sections
        guard sections.indices.contains(section) else { return .zero }
        let (top, height) = span(sections[section])
        return CGRect(x: 0, y: top, width: bounds.width, height: height)
    }
}
