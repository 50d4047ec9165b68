import TableSpecimens
import Testing

@testable import TableKit

@Suite("Tables, their data sources and delegates")
struct TableBehaviorTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    // MARK: Content

    @Test func emptyTablesAndSectionsHaveNoHeight() {
        let none = ScriptedTable(rows: [])
        #expect(none.table.contentSize.height == 0 && none.table.numberOfSections == 0)
        #expect(Drawing(of: none.table, to: 50).boxes.map(\.color) == [RGBA(255, 255, 255)])
        let empty = ScriptedTable(rows: [0, 2, 0])
        #expect(empty.table.contentSize.height == 88)
        #expect((0..<3).map(empty.table.numberOfRows(inSection:)) == [0, 2, 0])
        #expect(Drawing(of: empty.table).texts.count == 2)
        empty.headers = [0: "Nothing here"]
        empty.table.reloadData()
        #expect(empty.table.contentSize.height == 88 + 28.0)
        let bare = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(bare.contentSize.height == 0)
    }

    @Test func missingRowsHaveEmptyRects() {
        let table = ScriptedTable(rows: [2])
        for (row, section) in [(2, 0), (-1, 0), (0, 1), (0, -1), (.max, .max)] {
            #expect(table.table.rectForRow(at: path(row, section)) == .zero)
        }
        #expect(table.table.rectForRow(at: IndexPath(index: 1)) == .zero)
        #expect(
            table.table.rectForHeader(inSection: 5) == .zero
                && table.table.rectForFooter(inSection: -1) == .zero)
        #expect(table.table.numberOfRows(inSection: 9) == 0)
    }

    @Test func reloadingShowsCurrentData() {
        let script = ScriptedTable(rows: [3])
        #expect(Drawing(of: script.table).texts.count == 3)
        script.counts = [1, 1]
        script.fill = { cell, path in cell.textLabel?.text = "New \(path.section)" }
        script.table.reloadData()
        let drawing = Drawing(of: script.table)
        #expect(drawing.texts.count == 2 && drawing.text("New 1") != nil)
    }

    @Test func releasedDataSourceLeavesEmptyTable() {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        do {
            let script = ScriptedTable(rows: [2])
            table.dataSource = script
            _ = table.contentSize
        }
        #expect(table.dataSource == nil)
        #expect(Drawing(of: table, to: 100).texts.isEmpty)
        table.reloadData()
        #expect(table.contentSize.height == 0)
    }

    // MARK: Heights

    @Test func delegateHeightsOverrideTableHeights() {
        let script = ScriptedTable(rows: [4])
        script.table.rowHeight = 30
        #expect(script.table.contentSize.height == 120)
        let delegate = ScriptedDelegate()
        script.table.delegate = delegate
        #expect(script.table.contentSize.height == 120)
        delegate.height = { [50, 0, TableView.automaticDimension, 10.5][$0.row] }
        script.table.reloadData()
        let heights = (0..<4).map { script.table.rectForRow(at: path($0)).height }
        #expect(heights == [50, 0, 44, 10.5])
        #expect(script.table.contentSize.height == 104.5)
        // The row without height is not drawn.
        #expect(Drawing(of: script.table).text("Row 0.1") == nil)
        #expect(Drawing(of: script.table).texts.count == 3)
    }

    @Test func headerHeightsComeFromDelegateTableOrTheme() {
        let script = ScriptedTable(rows: [1, 1])
        script.headers = [0: "A", 1: "B"]
        let table = script.table
        table.sectionHeaderHeight = 33
        table.sectionFooterHeight = 5
        #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 33 + 44 + 5, width: 375, height: 33))
        let delegate = ScriptedDelegate()
        delegate.headerHeight = { $0 == 0 ? 60 : 0 }
        delegate.footerHeight = { _ in TableView.automaticDimension }
        table.delegate = delegate
        #expect(table.rectForHeader(inSection: 0).height == 60)
        #expect(table.rectForHeader(inSection: 1).height == 0)
        #expect(table.rectForFooter(inSection: 0).height == 0)
        #expect(Drawing(of: table).text("B", weight: .semibold) == nil)
    }

    @Test(arguments: [0, -2, -0.5, -.greatestFiniteMagnitude, .nan, .infinity, -.infinity] as [CGFloat])
    func invalidHeightsAreAutomaticOrZero(height: CGFloat) {
        let expected: CGFloat = height == 0 ? 0 : 44
        let script = ScriptedTable(rows: [3])
        script.table.rowHeight = height
        #expect(script.table.contentSize.height == 3 * expected)
        _ = Drawing(of: script.table, to: 100)
        let other = ScriptedTable(rows: [3])
        let delegate = ScriptedDelegate()
        delegate.height = { _ in height }
        delegate.headerHeight = { _ in height }
        other.table.delegate = delegate
        #expect(other.table.contentSize.height == 3 * expected)
        _ = Drawing(of: other.table, to: 100)
    }

    @Test func delegateMayQueryTableWhileProvidingHeights() {
        let script = ScriptedTable(rows: [3, 2])
        let delegate = ScriptedDelegate()
        let table = script.table
        delegate.height = { [unowned table] path in
            _ = table.contentSize
            _ = table.rectForRow(at: path)
            let isLast = path.row == table.numberOfRows(inSection: path.section) - 1
            return table.numberOfSections == 2 && isLast ? 100 : 10
        }
        table.delegate = delegate
        #expect(table.contentSize.height == 230)
    }

    // MARK: Width, appearance, theme

    @Test func changingWidthLaysOutRowsAgain() {
        let script = ScriptedTable(rows: [2], cells: .value1)
        #expect(Drawing(of: script.table).boxes.allSatisfy { $0.rect.maxX <= 375 })
        script.table.frame.size.width = 600
        let drawing = Drawing(of: script.table)
        #expect(drawing.boxes.allSatisfy { $0.rect.maxX == 600 })
        #expect(drawing.texts("Row 0.0").map(\.x) == [20])
        let wrapped = ScriptedTable(rows: [1]) { cell, _ in
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = String(repeating: "word ", count: 60)
        }
        let narrow = wrapped.table.contentSize.height
        _ = Drawing(of: wrapped.table)
        wrapped.table.frame.size.width = 1000
        #expect(wrapped.table.contentSize.height < narrow)
        let row = Drawing(of: wrapped.table)
        #expect(row.boxes[1].rect.height == wrapped.table.contentSize.height)
    }

    @Test func visibleRowsFollowAppearanceAndTheme() {
        let script = ScriptedTable(rows: [2])
        script.headers = [0: "Title"]
        _ = Drawing(of: script.table)
        script.table.surround(.dark)
        let dark = Drawing(of: script.table)
        #expect(dark.text("Row 0.0")?.color == RGBA(255, 255, 255))
        #expect(dark.boxes(TableFiguresTests.darkLine).count == 2)

        var theme = Theme.modern
        theme.cell.height = 60
        theme.cell.default.font = .systemFont(ofSize: 24)
        theme.cell.default.color = .systemRed
        theme.plain.separator.thickness = 2
        theme.plain.rowBackground = .color(.systemGreen)
        theme.plain.header.firstHeight = 40
        script.table.surround(scale: 2, theme: theme)
        #expect(script.table.contentSize.height == 160)
        let themed = Drawing(of: script.table)
        let text = themed.text("Row 0.1")!
        #expect(text.run.font.size == 24 && text.color == RGBA(255, 59, 48))
        #expect(text.baseline > 100)
        #expect(themed.boxes(RGBA(52, 199, 89)).map(\.minY) == [40, 100])
        #expect(themed.boxes(TableFiguresTests.line).map(\.height) == [2, 2])
    }

    // MARK: Editing and indentation

    @Test func dataSourceAndDelegateDetermineEditableRows() {
        let script = ScriptedTable(rows: [4]) { cell, path in
            cell.textLabel?.text = "Row \(path.row)"
            cell.showsReorderControl = true
        }
        script.canEdit = { $0.row != 0 }
        script.canMove = { $0.row == 3 }
        let delegate = ScriptedDelegate()
        delegate.editingStyle = { $0.row == 2 ? .none : .delete }
        script.table.delegate = delegate
        script.table.setEditing(true, animated: false)
        let drawing = Drawing(of: script.table)
        let discs = drawing.fills.filter { $0.color == RGBA(255, 59, 48) }.map(\.bounds.midY).sorted()
        #expect(discs == [67, 155])
        #expect(drawing.text("Row 0")?.x == 16)
        #expect(drawing.text("Row 1")?.x == 54)
        #expect(drawing.boxes(RGBA(60, 60, 77, 0.287)).allSatisfy { $0.minY > 132 })
        #expect(drawing.boxes(RGBA(60, 60, 77, 0.287)).count == 3)
    }

    @Test func delegateIndentsRows() {
        let script = ScriptedTable(rows: [3])
        let delegate = ScriptedDelegate()
        delegate.indentation = { $0.row * 2 }
        script.table.delegate = delegate
        let drawing = Drawing(of: script.table)
        #expect((0..<3).map { drawing.text("Row 0.\($0)")?.x } == [16, 36, 56])
        #expect(drawing.boxes(TableFiguresTests.line).map(\.minX) == [16, 36, 56])
    }

    @Test func contentEndsAtEdgesOfRow() {
        let script = ScriptedTable(rows: [2]) { cell, _ in
            let view = View(frame: CGRect(x: 0, y: -10, width: 50, height: 80))
            view.backgroundColor = Color(red: 1, green: 0, blue: 0, alpha: 1)
            cell.contentView.addSubview(view)
        }
        script.table.rowHeight = 44
        let clips = Drawing(of: script.table).entries.compactMap { entry -> CGRect? in
            if case .rectangle(_, RGBA(255, 0, 0)) = entry.item { entry.clip } else { nil }
        }
        #expect(clips.map(\.minY) == [0, 44] && clips.map(\.maxY) == [44, 88])
    }
}
