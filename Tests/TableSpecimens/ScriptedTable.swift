import TableKit

/// A table whose data source returns the values that a test specifies, and records its calls.
package final class ScriptedTable: TableViewDataSource {
    package let table: TableView
    package var counts: [Int]
    package var headers: [Int: String] = [:]
    package var footers: [Int: String] = [:]
    package var style: TableViewCell.CellStyle
    package var identifier: (IndexPath) -> String? = { _ in "row" }
    package var canEdit: (IndexPath) -> Bool = { _ in true }
    /// `nil` leaves unspecified which rows can be moved.
    package var canMove: ((IndexPath) -> Bool)?
    package var fill: (TableViewCell, IndexPath) -> Void
    package var commit: (TableView, TableViewCell.EditingStyle, IndexPath) -> Void = { _, _, _ in }
    package var move: (TableView, IndexPath, IndexPath) -> Void = { _, _, _ in }
    package var indexTitles: [String]?
    package var sectionForIndexTitle: (String, Int) -> Int = { $1 }
    /// Creates a cell if none can be reused.
    package var make: (TableViewCell.CellStyle, String?) -> TableViewCell = {
        TableViewCell(style: $0, reuseIdentifier: $1)
    }

    package private(set) var made: [TableViewCell] = []
    package private(set) var asked: [IndexPath] = []

    /// Creates a table in the theme `modern`.
    package init(
        _ tableStyle: TableView.Style = .plain, width: CGFloat = 375, rows counts: [Int] = [3],
        cells style: TableViewCell.CellStyle = .default, fill: ((TableViewCell, IndexPath) -> Void)? = nil
    ) {
        table = TableView(frame: CGRect(x: 0, y: 0, width: width, height: 500), style: tableStyle)
        self.counts = counts
        self.style = style
        self.fill =
            fill ?? { cell, path in
                cell.textLabel?.text = "Row \(path.section).\(path.row)"
                cell.detailTextLabel?.text = "Detail \(path.section).\(path.row)"
            }
        table.surround()
        // Positions in tests are sums of the heights of rows, headers and footers.
        table.sectionHeaderTopPadding = 0
        table.dataSource = self
    }

    package func numberOfSections(in tableView: TableView) -> Int { counts.count }

    package func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        counts[section]
    }

    package func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        asked.append(indexPath)
        let identifier = identifier(indexPath)
        let waiting = identifier.flatMap { tableView.dequeueReusableCell(withIdentifier: $0) }
        let cell = waiting ?? make(style, identifier)
        if waiting == nil { made.append(cell) }
        fill(cell, indexPath)
        return cell
    }

    package func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        headers[section]
    }

    package func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        footers[section]
    }

    package func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
        canEdit(indexPath)
    }

    package func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        canMove?(indexPath) ?? tableView.leaveMovingUnspecified()
    }

    package func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) { commit(tableView, editingStyle, indexPath) }

    package func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { move(tableView, sourceIndexPath, destinationIndexPath) }

    package func sectionIndexTitles(for tableView: TableView) -> [String]? { indexTitles }

    package func tableView(
        _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { sectionForIndexTitle(title, index) }
}

/// A delegate that returns the values that a test specifies, or else the defaults of the table.
package final class ScriptedDelegate: TableViewDelegate {
    package var height: ((IndexPath) -> CGFloat)?
    package var headerHeight: ((Int) -> CGFloat)?
    package var footerHeight: ((Int) -> CGFloat)?
    package var willDisplay: (TableView, TableViewCell, IndexPath) -> Void = { _, _, _ in }
    package var editingStyle: (IndexPath) -> TableViewCell.EditingStyle = { _ in .delete }
    package var indentation: ((IndexPath) -> Int)?

    package init() {}

    package func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height?(indexPath) ?? tableView.rowHeight
    }

    package func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        headerHeight?(section) ?? tableView.sectionHeaderHeight
    }

    package func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
        footerHeight?(section) ?? tableView.sectionFooterHeight
    }

    package func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) { willDisplay(tableView, cell, indexPath) }

    package func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle { editingStyle(indexPath) }

    package func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        indentation?(indexPath) ?? 0
    }
}

extension View {
    /// Sets the scale, the appearance and the theme, as a snapshot of the table does.
    package func surround(
        scale: CGFloat = 2, _ appearance: UserInterfaceStyle = .light, theme: Theme = .modern
    ) {
        environment = Environment(
            traits: TraitCollection(displayScale: scale, userInterfaceStyle: appearance), theme: theme)
    }
}

extension View {
    /// Sets the appearance at two pixels per point.
    package func surround(_ appearance: UserInterfaceStyle) { surround(scale: 2, appearance) }
}
