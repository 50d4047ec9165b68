import TableSpecimens
import Testing

@testable import TableKit

@Suite("Reordered rows")
struct ReorderTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    /// A table of rows named by their content, whose data source moves them.
    private final class List {
        let script: ScriptedTable
        let delegate: RecordingDelegate
        var names: [[String]]

        init(_ names: [[String]], style: TableView.Style = .plain) {
            self.names = names
            script = ScriptedTable(style, rows: names.map(\.count))
            delegate = RecordingDelegate(script)
            script.fill = { [unowned self] cell, path in
                cell.textLabel?.text = self.names[path.section][path.row]
                cell.showsReorderControl = true
            }
            script.move = { [unowned self] _, from, to in
                delegate.calls.append("move \(from.section).\(from.row) to \(to.section).\(to.row)")
                let name = self.names[from.section].remove(at: from.row)
                self.names[to.section].insert(name, at: to.row)
                script.counts = self.names.map(\.count)
            }
            script.table.rowHeight = 44
            script.table.setEditing(true, animated: false)
        }

        var table: TableView { script.table }

        /// Returns the names from top to bottom as they are drawn, with their upper edges.
        func drawn() -> [(name: String, top: CGFloat)] {
            table.layoutIfNeeded()
            return table.visibleCells.map { cell in
                (cell.textLabel?.text ?? "", table.convert(CGPoint.zero, from: cell).y)
            }.sorted { $0.top < $1.top }
        }
    }

    @Test func accessibilityTreeDoesNotMoveReorderedRows() {
        let list = List([["A", "B", "C", "D"]])
        list.table.touchDown(at: CGPoint(x: 350, y: 66))
        list.table.touchMoved(to: CGPoint(x: 350, y: 66 + 30))
        let positions = list.drawn().map(\.top)
        #expect(list.table.accessibilityTree.map(\.frame.minY) == [0, 44, 88, 132])
        #expect(list.drawn().map(\.top) == positions)
        #expect(list.drawn().map(\.name) == ["A", "C", "B", "D"])
    }

    @Test func draggingReorderControlMovesRow() {
        let list = List([["A", "B", "C", "D"]])
        let table = list.table
        table.touchDown(at: CGPoint(x: 350, y: 66))
        #expect(list.delegate.take() == [])
        table.touchMoved(to: CGPoint(x: 350, y: 66 + 30))
        // More than halfway to the next position.
        #expect(list.delegate.take() == ["target from 0.1 to 0.2"])
        #expect(list.drawn().map(\.name) == ["A", "C", "B", "D"])
        #expect(list.drawn().map(\.top) == [0, 44, 74, 132])
        table.touchMoved(to: CGPoint(x: 10, y: 400))
        #expect(list.drawn().map(\.top) == [0, 44, 88, 132])
        table.touchUp(at: CGPoint(x: 10, y: 400))
        #expect(list.delegate.take() == ["target from 0.1 to 0.3", "move 0.1 to 0.3"])
        #expect(list.drawn().map(\.name) == ["A", "C", "D", "B"])
        #expect(list.drawn().map(\.top) == [0, 44, 88, 132])
        #expect(Drawing(of: table).entries.allSatisfy { $0.opacity == 1 })
    }

    @Test func liftedRowIsAboveOthersWithShadow() throws {
        let list = List([["A", "B", "C", "D"]])
        let table = list.table
        table.beginReordering(rowAt: path(0))
        table.moveReorderedRow(to: 70)
        let drawing = Drawing(of: table)
        let shadow = try #require(
            drawing.entries.firstIndex { if case .shadow = $0.item { true } else { false } })
        #expect(drawing.entries[shadow...].allSatisfy { $0.opacity == 0.9 })
        #expect(drawing.entries[..<shadow].allSatisfy { $0.opacity == 1 })
        #expect(drawing.text("A").map(\.baseline) == drawing.texts.last?.baseline)
        guard case .shadow(let outline, _, _) = drawing.entries[shadow].item else { return }
        // Two points below the row, whose center is dragged at 70.
        #expect(outline.extent.minY == 50 && outline.extent.height == 44)
    }

    @Test func stripsShowLiftedRowAndGap() {
        let list = List([(0..<40).map { "\($0)" }])
        let table = list.table
        table.beginReordering(rowAt: path(1))
        table.moveReorderedRow(to: 1300)
        let whole = Drawing(of: table, from: 0)
        func tops(_ drawing: Drawing, _ name: String) -> [Double] { drawing.texts(name).map(\.baseline) }
        for top in stride(from: 0.0, to: 1760, by: 110) {
            let strip = Drawing(of: table, from: top, to: top + 110)
            for name in ["0", "1", "2", "20", "28", "29", "30", "39"] {
                let seen = tops(whole, name).filter { $0 > top + 44 && $0 < top + 66 }
                #expect(
                    tops(strip, name).filter { $0 > top + 44 && $0 < top + 66 } == seen, "\(name) at \(top)")
            }
        }
        #expect(tops(whole, "2").first ?? 0 < 88 && tops(whole, "39").first ?? 0 > 1716)
        #expect(table.cellReuseCounts.created <= 45)
    }

    @Test func rowsMoveToOtherSections() {
        let list = List([["A", "B"], ["C"], []])
        list.script.headers = [0: "0", 1: "1", 2: "2"]
        list.table.reloadData()
        let table = list.table
        table.beginReordering(rowAt: path(0))
        table.moveReorderedRow(to: table.rectForRow(at: path(0, 1)).midY - 40)
        #expect(list.delegate.take() == ["target from 0.0 to 1.0"])
        // The second header and the row before it have moved up.
        #expect(list.drawn().map(\.name) == ["B", "A", "C"])
        #expect(table.headerView(forSection: 1)?.frame.minY == table.rectForHeader(inSection: 1).minY - 44)
        table.moveReorderedRow(to: 1000)
        table.endReordering()
        #expect(list.names == [["B"], ["C"], ["A"]])
        #expect(list.delegate.take().suffix(2) == ["target from 0.0 to 2.0", "move 0.0 to 2.0"])
        #expect(list.drawn().map(\.name) == ["B", "C", "A"])
        #expect(table.numberOfRows(inSection: 2) == 1)
    }

    @Test func selectionMovesWithReorderedRows() {
        let list = List([["A", "B", "C"]])
        list.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
        list.table.beginReordering(rowAt: path(2))
        list.table.moveReorderedRow(to: 0)
        list.table.endReordering()
        #expect(list.names == [["C", "A", "B"]] && list.table.indexPathsForSelectedRows == [path(1)])
    }

    @Test func delegateRetargetsMoves() {
        let list = List([["A", "B", "C"]])
        list.delegate.moveTarget = { from, proposed in
            proposed.row == 2 ? IndexPath(row: 1, section: 0) : from
        }
        list.table.beginReordering(rowAt: path(0))
        list.table.moveReorderedRow(to: 200)
        // The gap is in the middle, although the row is dragged below.
        #expect(list.table.cellForRow(at: path(2))?.frame.minY == 88)
        list.table.endReordering()
        #expect(list.names == [["B", "A", "C"]])
        // A missing position is skipped.
        list.delegate.moveTarget = { _, _ in IndexPath(row: 9, section: 4) }
        list.table.beginReordering(rowAt: path(0))
        list.table.moveReorderedRow(to: 200)
        list.table.endReordering()
        #expect(list.names == [["B", "A", "C"]])
    }

    @Test func rowReleasedAtOriginIsNotMoved() {
        let list = List([["A", "B", "C"]])
        list.table.drag(from: CGPoint(x: 350, y: 22), to: CGPoint(x: 350, y: 40))
        list.table.beginReordering(rowAt: path(0))
        list.table.moveReorderedRow(to: 200)
        list.table.cancelReordering()
        list.table.touchDown(at: CGPoint(x: 350, y: 22))
        list.table.touchMoved(to: CGPoint(x: 350, y: 120))
        list.table.touchCancelled()
        #expect(!list.delegate.take().contains { $0.hasPrefix("move") })
        #expect(list.drawn().map(\.name) == ["A", "B", "C"] && list.drawn().map(\.top) == [0, 44, 88])
        #expect(list.table.subviews.allSatisfy { !($0 is DraggedRowView) })
    }

    @Test func onlyMovableRowsAreLifted() {
        let list = List([["A", "B"]])
        list.script.canMove = { $0.row == 0 }
        #expect(!list.table.beginReordering(rowAt: path(1)))
        #expect(!list.table.beginReordering(rowAt: path(7)))
        #expect(list.table.beginReordering(rowAt: path(0)))
        list.table.reloadData()
        list.table.moveReorderedRow(to: 100)
        #expect(list.drawn().map(\.top) == [0, 44])
    }

    @Test func cornersAndSeparatorsMatchNewPosition() {
        let list = List([["A", "B", "C"]], style: .insetGrouped)
        let table = list.table
        table.beginReordering(rowAt: path(0))
        table.moveReorderedRow(to: 400)
        list.table.layoutIfNeeded()
        let corners = (0..<3).map { table.cellForRow(at: path($0))?.effectiveShape.corners }
        #expect(corners == [.bottom, .top, []])
    }

    @Test func moveMapsEveryRow() {
        let within = RowMove(from: path(1), to: path(3))
        #expect((0..<5).map { within.newPath(of: path($0)) } == [0, 3, 1, 2, 4].map { path($0) })
        let across = RowMove(from: path(0), to: path(1, 1))
        #expect(across.newPath(of: path(2)) == path(1))
        #expect((0..<3).map { across.newPath(of: path($0, 1)) } == [0, 2, 3].map { path($0, 1) })
    }
}
