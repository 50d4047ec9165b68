import TableSpecimens
import Testing

@testable import TableKit

@Suite("Tables that are updated")
struct TableViewUpdatesTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    /// A table of names, on the screen.
    private final class Names: TableViewDataSource {
        let table: TableView
        var names: [String] {
            didSet { asked = [] }
        }
        private(set) var asked: [Int] = []

        init(_ names: String, style: TableView.Style = .plain) {
            self.names = names.map { "\($0)" }
            table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: style)
            table.rowHeight = 44
            table.allowsMultipleSelection = true
            table.dataSource = self
            table.layoutIfNeeded()
            asked = []
        }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            asked.append(indexPath.row)
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "name")
                ?? TableViewCell(style: .default, reuseIdentifier: "name")
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }

        /// The texts of the visible cells, from top to bottom.
        var shown: String { table.visibleCells.map { $0.textLabel?.text ?? "-" }.joined() }
    }

    @Test func onlyNewAndReloadedRowsRequestCells() {
        let names = Names("ABCDE")
        let cells = names.table.visibleCells
        names.names = ["X", "A", "C", "d", "E"]
        names.table.performBatchUpdates {
            names.table.insertRows(at: [path(0)], with: .fade)
            names.table.reloadRows(at: [path(3)], with: .fade)
            names.table.deleteRows(at: [path(1)], with: .fade)
        }
        #expect(names.shown == "XACdE")
        #expect(names.asked.sorted() == [0, 3])
        let now = names.table.visibleCells
        #expect(now[1] === cells[0] && now[2] === cells[2] && now[4] === cells[4])
        #expect(names.table.indexPath(for: cells[2]) == path(2))
    }

    @Test func remainingCellsUpdateSeparatorsAndCorners() {
        let names = Names("AB", style: .insetGrouped)
        names.names = ["B"]
        names.table.deleteRows(at: [path(0)], with: .fade)
        #expect(names.table.visibleCells[0].position.corners == .all)
        #expect(names.table.visibleCells[0].position.lowerSeparator == nil)
        names.names = ["B", "C"]
        names.table.insertRows(at: [path(1)], with: .fade)
        #expect(names.table.visibleCells[0].position.corners == .top)
        #expect(names.table.visibleCells[0].position.lowerSeparator != nil)
    }

    @Test func selectionFollowsRows() {
        let names = Names("ABCDE")
        for row in [0, 2, 3, 4] {
            names.table.selectRow(at: path(row), animated: false, scrollPosition: .none)
        }
        names.names = ["E", "X", "B", "C", "d"]
        names.table.performBatchUpdates {
            names.table.deleteRows(at: [path(0)], with: .fade)
            names.table.insertRows(at: [path(1)], with: .fade)
            names.table.moveRow(at: path(4), to: path(0))
            names.table.reloadRows(at: [path(3)], with: .fade)
        }
        // A was deleted, and D reloaded. C and E are selected at their new positions.
        #expect(names.table.indexPathsForSelectedRows == [path(0), path(3)])
        #expect(names.table.visibleCells.map(\.isSelected) == [true, false, false, true, false])
        names.table.reconfigureRows(at: [path(3)])
        #expect(names.table.indexPathsForSelectedRows == [path(0), path(3)])
        names.table.reloadSections([0], with: .none)
        #expect(names.table.indexPathsForSelectedRows == nil)
        names.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        names.table.rowHeight = 50
        names.table.surround(.dark)
        #expect(names.table.indexPathForSelectedRow == path(1))
        names.table.reloadData()
        #expect(names.table.indexPathForSelectedRow == nil)
    }

    @Test func reconfiguredRowsRetainCellsAndUpdateHeights() {
        let script = ScriptedTable(rows: [3])
        var words = 1
        script.fill = { cell, path in
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = String(repeating: "word ", count: path.row == 1 ? words : 1)
        }
        let cells = script.table.visibleCells
        words = 60
        script.table.reconfigureRows(at: [path(1)])
        #expect(script.made.count == 3)
        #expect(script.table.visibleCells.map(ObjectIdentifier.init) == cells.map(ObjectIdentifier.init))
        #expect(script.table.rectForRow(at: path(1)).height > 100)
        #expect(cells[2].frame.minY == script.table.rectForRow(at: path(1)).maxY)
    }

    @Test func emptyBatchRequestsHeightsAgain() {
        let script = ScriptedTable(rows: [3])
        let delegate = ScriptedDelegate()
        var opened: Int?
        delegate.height = { $0.row == opened ? 120 : 44 }
        script.table.delegate = delegate
        let cells = script.table.visibleCells
        opened = 1
        script.table.beginUpdates()
        script.table.endUpdates()
        #expect(script.table.contentSize.height == 208)
        #expect(script.table.visibleCells.map(ObjectIdentifier.init) == cells.map(ObjectIdentifier.init))
        #expect(cells[1].frame.height == 120 && cells[2].frame.minY == 164)
    }

    @Test func emptyBatchAppliesContentChanges() {
        let script = ScriptedTable(rows: [2])
        let cell = script.table.visibleCells[0]
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "word ", count: 60)
        script.table.performBatchUpdates(nil)
        #expect(script.table.rectForRow(at: path(0)).height > 100)
        #expect(script.asked.count == 2, "two rows, measured and shown with the same cells")
    }

    @Test func nestedBatchesAreMerged() {
        let names = Names("ABC")
        names.table.beginUpdates()
        names.table.deleteRows(at: [path(0)], with: .fade)
        var isCompleted = false
        names.table.performBatchUpdates {
            names.names = ["B", "X", "C"]
            names.table.insertRows(at: [path(1)], with: .fade)
        } completion: {
            isCompleted = $0
        }
        #expect(isCompleted)
        names.table.endUpdates()
        #expect(names.shown == "BXC")
        #expect(names.asked == [1])
        names.table.endUpdates()
        #expect(names.shown == "BXC")
    }

    @Test func invalidUpdatesThrowAndReloadTable() {
        let names = Names("ABC")
        let error = #expect(throws: TableUpdateError.self) {
            try names.table.checkedBatchUpdates {
                names.names = ["A"]
                names.table.deleteRows(at: [path(0)], with: .fade)
            }
        }
        #expect(error?.kind == .count)
        #expect(names.shown == "A")
        // The next update starts from there.
        names.names = ["A", "B"]
        names.table.insertRows(at: [path(1)], with: .fade)
        #expect(names.shown == "AB")
    }

    @Test func invalidUpdatesStopWithMessage() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let script = ScriptedTable(rows: [3])
            script.table.layoutIfNeeded()
            script.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(
            message.contains("section 0 has 3 rows after the update, but 3 before, 0 inserted, 1 deleted"))
    }

    @Test func updatesBeforeFirstLayoutAreApplied() {
        let script = ScriptedTable(rows: [3])
        script.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        script.counts = [4]
        script.table.insertRows(at: [path(0)], with: .fade)
        #expect(script.table.indexPathForSelectedRow == path(2))
        #expect(script.table.visibleCells.count == 4)
        #expect(throws: TableUpdateError.self) {
            let fresh = ScriptedTable(rows: [3])
            try fresh.table.checkedBatchUpdates { fresh.table.deleteRows(at: [path(0)], with: .fade) }
        }
    }

    @Test func offsetStaysWithinContent() {
        let names = Names("ABCDEFGHIJKLMNOPQRST")
        names.table.contentOffset.y = 440
        names.names.removeLast(5)
        names.table.deleteRows(at: (15..<20).map { path($0) }, with: .fade)
        #expect(names.table.contentOffset.y == 220)
        #expect(names.shown == "FGHIJKLMNO")
        // Rows above the screen push what is on it down, as in UIKit.
        names.names.insert("X", at: 0)
        names.table.insertRows(at: [path(0)], with: .fade)
        #expect(names.table.contentOffset.y == 220 && names.shown == "EFGHIJKLMN")
        // A table that bounces is left to.
        names.table.contentOffset.y = 500
        names.names.removeLast()
        names.table.deleteRows(at: [path(15)], with: .fade)
        #expect(names.table.contentOffset.y == 500)
        names.table.contentOffset.y = 200
        names.names = ["A"]
        names.table.reloadData()
        #expect(names.shown == "A" && names.table.contentOffset.y == 0)
    }

    @Test func delegatesMayUpdateTableWhileRowsAppear() {
        let script = ScriptedTable(rows: [5])
        let delegate = ScriptedDelegate()
        delegate.willDisplay = { [unowned script] table, _, path in
            guard script.counts[0] < 8 else { return }
            script.counts[0] += 1
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        }
        script.table.delegate = delegate
        script.table.layoutIfNeeded()
        script.table.layoutIfNeeded()
        #expect(script.table.numberOfRows(inSection: 0) == 8)
        #expect(script.table.visibleCells.count == 8)
    }

    @Test func indexFollowsSections() {
        final class Letters: TableViewDataSource {
            var letters = ["A", "B"]
            func numberOfSections(in tableView: TableView) -> Int { letters.count }
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
                TableViewCell()
            }
            func sectionIndexTitles(for tableView: TableView) -> [String]? { letters }
        }
        let source = Letters()
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.dataSource = source
        table.layoutIfNeeded()
        source.letters.append("C")
        table.insertSections([2], with: .fade)
        #expect(table.indexTitles == ["A", "B", "C"])
    }

    @Test func updatingOneOfManyRowsIsFast() {
        let script = ScriptedTable(rows: [100_000])
        script.table.rowHeight = 44
        script.table.layoutIfNeeded()
        let duration = ContinuousClock().measure {
            for _ in 0..<100 {
                script.counts[0] -= 1
                script.table.deleteRows(at: [path(3)], with: .fade)
                script.table.layoutIfNeeded()
            }
        }
        #expect(duration < .seconds(2))
    }
}
