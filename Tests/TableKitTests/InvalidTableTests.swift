import TableSpecimens
import Testing

@testable import TableKit

/// Invalid calls neither trap nor hang, and leave other rows unchanged.
@Suite("Invalid and unusual tables")
struct InvalidTableTests {
    @Test func negativeCountsAreZero() {
        let script = ScriptedTable(rows: [-3, 2])
        #expect(script.table.contentSize.height == 88)
        final class NoSections: TableViewDataSource {
            func numberOfSections(in tableView: TableView) -> Int { -1 }
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
                TableViewCell()
            }
        }
        let source = NoSections()
        script.table.dataSource = source
        #expect(script.table.numberOfSections == 0 && script.table.contentSize.height == 0)
    }

    @Test(arguments: [0, 1, 0.001, 30, 1e6, -375, .nan, .infinity] as [CGFloat])
    func anyWidthCanBeLaidOut(width: CGFloat) {
        for style in TableView.Style.allCases {
            for cells in TableViewCell.CellStyle.allCases {
                let script = ScriptedTable(style, width: width, rows: [2, 1], cells: cells)
                script.headers = [0: "Header"]
                script.footers = [1: "Footer"]
                script.table.setEditing(true, animated: false)
                #expect(script.table.contentSize.height > 100)
                _ = Drawing(of: script.table)
            }
        }
    }

    /// A table of very low rows makes no more cells than it has pixels.
    @Test(arguments: [1e-300, 1e-9, 0.01] as [CGFloat])
    func rowsWithoutPixelsAreNotShown(height: CGFloat) {
        let script = ScriptedTable(rows: [1_000_000, 3])
        script.table.rowHeight = height
        _ = Drawing(of: script.table, to: 20)
        #expect(script.made.count <= 41)
        #expect(script.asked.isEmpty == (height < 0.001))
        #expect(script.table.visibleCells.count <= 1001)
    }

    @Test func varyingRowsWithoutPixelsAreNotShown() {
        let script = ScriptedTable(rows: [20_000])
        let delegate = ScriptedDelegate()
        delegate.height = { $0.row % 1000 == 999 ? 5 : 1e-12 }
        script.table.delegate = delegate
        #expect(script.table.visibleCells.count == 20)
        #expect(script.asked.allSatisfy { $0.row % 1000 == 999 })
    }

    @Test func delegateMayChangeTableWhileRowsAppear() {
        let changes: [(TableView, TableViewCell, IndexPath) -> Void] = [
            { table, _, _ in table.reloadData() },
            { table, _, _ in table.rowHeight += 1 },
            { table, _, path in table.frame.size.width = 300 + CGFloat(path.row) },
            { table, _, _ in table.separatorStyle = table.separatorStyle == .none ? .singleLine : .none },
            { table, _, _ in table.setEditing(!table.isEditing, animated: false) },
            { table, _, path in table.selectRow(at: path, animated: false, scrollPosition: .none) },
            { table, _, _ in table.layoutSubviews() },
            { table, _, _ in _ = table.contentSize },
            { _, cell, _ in cell.removeFromSuperview() },
            { _, cell, _ in cell.isHidden = true },
            { _, cell, _ in cell.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: -5) },
            { table, cell, _ in cell.addSubview(table) },
            { table, _, _ in table.delegate = nil },
            { table, _, _ in table.dataSource = nil },
            { table, cell, _ in cell.accessoryView = table },
            { _, cell, _ in cell.accessoryView = cell },
            { _, cell, _ in cell.backgroundView = cell.contentView },
        ]
        for (index, change) in changes.enumerated() {
            let script = ScriptedTable(rows: [30])
            script.table.rowHeight = 44
            let delegate = ScriptedDelegate()
            delegate.willDisplay = change
            script.table.delegate = delegate
            for top in stride(from: 0, to: 1200, by: 300) {
                _ = Drawing(of: script.table, from: CGFloat(top), to: CGFloat(top) + 300)
            }
            #expect(script.asked.count < 500, "change \(index)")
            // The table recovers without the invalid data.
            script.table.delegate = nil
            script.table.dataSource = script
            script.table.setEditing(false, animated: false)
            script.table.frame = CGRect(x: 0, y: 0, width: 375, height: 500)
            script.table.rowHeight = 44
            script.table.reloadData()
            let usual = ![8, 9, 10, 14, 15, 16].contains(index)
            if usual {
                #expect(Drawing(of: script.table, to: 440).texts.count == 10, "change \(index)")
            }
            // Views that retain each other would leak.
            script.table.removeFromSuperview()
            for cell in script.made { (cell.accessoryView, cell.backgroundView) = (nil, nil) }
        }
    }

    @Test func delegateMayReloadWhileRowsAppear() {
        let script = ScriptedTable(rows: [5])
        script.table.rowHeight = 44
        let delegate = ScriptedDelegate()
        delegate.willDisplay = { table, _, _ in table.reloadData() }
        script.table.delegate = delegate
        let drawing = Drawing(of: script.table)
        #expect((0..<5).allSatisfy { drawing.texts("Row 0.\($0)").count == 1 })
    }

    @Test func dataSourceMayReloadWhileProvidingCells() {
        let script = ScriptedTable(rows: [5])
        let table = script.table
        script.fill = { [unowned table] cell, path in
            cell.textLabel?.text = "Row \(path.row)"
            table.reloadData()
            _ = table.contentSize
        }
        #expect(table.contentSize.height == 220)
        #expect(Drawing(of: table).texts.count == 5)
    }

    @Test func tablesMayBeNestedInRows() {
        let inner = ScriptedTable(width: 120, rows: [2])
        inner.table.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
        let outer = ScriptedTable(rows: [1]) { cell, _ in
            cell.textLabel?.text = "Outer"
            cell.accessoryView = inner.table
        }
        let drawing = Drawing(of: outer.table)
        let nested = drawing.text("Row 0.0")!
        #expect(nested.x == 375 - 16 - 120 + 16)
        #expect(nested.clip == CGRect(x: 239, y: 2, width: 120, height: 40))
        #expect(drawing.text("Outer")!.x == 16)
        let bare = TableView(frame: inner.table.frame)
        bare.dataSource = inner
        outer.fill = { cell, _ in cell.accessoryView = bare }
        outer.table.surround(.dark)
        outer.table.reloadData()
        #expect(Drawing(of: outer.table).text("Row 0.0")!.color == RGBA(255, 255, 255))
    }

    @Test func sharedAccessoryMovesToLastCell() {
        let shared = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        shared.backgroundColor = .red
        let (first, second) = (TableViewCell(), TableViewCell())
        first.accessoryView = shared
        first.layoutIfNeeded()
        second.accessoryView = shared
        second.layoutIfNeeded()
        first.accessoryView = nil
        #expect(shared.superview === second)
        #expect(Drawing(of: second).boxes(RGBA(255, 0, 0)).count == 1)
    }

    @Test func invalidColorsAndOpacitiesAreDrawn() {
        let script = ScriptedTable(rows: [3]) { cell, path in
            cell.textLabel?.text = "Text"
            cell.textLabel?.textColor = Color(red: -3, green: .nan, blue: .infinity)
            cell.alpha = [-1, 5, CGFloat.nan][path.row]
            cell.backgroundColor = Color(white: 2, alpha: 9)
            cell.cornerRadius = .nan
        }
        #expect(Drawing(of: script.table).texts("Text").count == 1)
    }

    @Test func manyEmptySectionsAreFast() {
        let script = ScriptedTable(rows: Array(repeating: 0, count: 50_000))
        script.table.rowHeight = 44
        let duration = ContinuousClock().measure {
            for top in stride(from: 0, to: 1000, by: 100) {
                _ = Drawing(of: script.table, from: CGFloat(top), to: CGFloat(top) + 100)
            }
        }
        #expect(duration < .seconds(5))
    }

    @Test func rowsWithoutHeightNeedNoCells() {
        let script = ScriptedTable(rows: [20_000])
        let delegate = ScriptedDelegate()
        delegate.height = { $0.row % 10_000 == 0 ? 44 : 0 }
        script.table.delegate = delegate
        #expect(Drawing(of: script.table).texts.count == 2)
        #expect(script.asked.count == 2)
    }
}
