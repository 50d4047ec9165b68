import TableSpecimens
import Testing

@testable import TableKit

/// The calls of the data source, the delegate and the cells, in order.
@Suite("Order of calls for rows")
struct DisplayOrderTests {
    private final class LoggingCell: TableViewCell {
        var log: (String) -> Void = { _ in }
        var name = ""

        override func prepareForReuse() {
            super.prepareForReuse()
            log("prepare \(name)")
        }

        override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
            if row != nil { log("traits \(name)") }
        }
    }

    private final class Rows: TableViewDataSource, TableViewDelegate {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
        var items: [String]
        /// The height of rows, or `nil` for automatic heights. It is queried once per row and layout.
        var height: CGFloat?
        private var log: [String] = []
        private var created = 0

        init(_ count: Int, height: CGFloat? = nil) {
            items = (0..<count).map { "\($0)" }
            self.height = height
            table.dataSource = self
            table.delegate = self
            table.register(
                { [unowned self] in
                    let cell = LoggingCell(style: .default, reuseIdentifier: "cell")
                    cell.log = { [unowned self] in log.append($0) }
                    created += 1
                    return cell
                }, forCellReuseIdentifier: "cell")
        }

        func takeLogWithoutHeights() -> [String] { takeLog().filter { !$0.hasPrefix("height") } }

        func takeLog() -> [String] {
            table.layoutIfNeeded()
            defer { log = [] }
            return log
        }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { items.count }

        func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            log.append("height \(indexPath.row)")
            return height ?? TableView.automaticDimension
        }

        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            log.append("cell \(indexPath.row)")
            (cell as? LoggingCell)?.name = items[indexPath.row]
            cell.textLabel?.text = items[indexPath.row]
            return cell
        }

        func tableView(
            _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
        ) { log.append("show \(indexPath.row)") }

        func tableView(
            _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
        ) { log.append("hide \(indexPath.row)") }
    }

    private func heights(_ rows: Range<Int>) -> [String] { rows.map { "height \($0)" } }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    // UIKit's order without estimates: all heights, then the cells on the screen.
    @Test func rowsOfFixedHeight() {
        let rows = Rows(20, height: 50)
        #expect(rows.takeLog() == heights(0..<20) + ["cell 0", "show 0", "cell 1", "show 1"])
        rows.table.contentOffset.y = 50
        #expect(rows.takeLog() == ["hide 0", "prepare 0", "cell 2", "show 2"])
        rows.table.reloadData()
        #expect(
            rows.takeLog() == ["hide 1", "hide 2"] + heights(0..<20) + [
                "prepare 2", "cell 1", "show 1", "prepare 1", "cell 2", "show 2",
            ])
        rows.table.reloadRows(at: [path(2)], with: .none)
        #expect(rows.takeLog() == ["hide 2"] + heights(0..<20) + ["prepare 2", "cell 2", "show 2"])
        rows.items.insert("new", at: 2)
        rows.table.insertRows(at: [path(2)], with: .none)
        // The row below leaves the screen.
        #expect(rows.takeLog() == heights(0..<21) + ["hide 3", "prepare 2", "cell 2", "show 2"])
    }

    // UIKit's order with estimates, its default: the cell of a row on the screen, then its height.
    @Test func rowsOfEstimatedHeight() {
        let rows = Rows(20, height: 50)
        rows.table.estimatedRowHeight = 40
        #expect(
            rows.takeLog() == [
                "cell 0", "height 0", "cell 1", "height 1", "cell 2", "height 2", "show 0", "show 1",
            ])
        rows.table.contentOffset.y = 50
        #expect(rows.takeLog() == ["hide 0", "prepare 0", "cell 2", "show 2"])
        rows.table.reloadRows(at: [path(1)], with: .none)
        // With the estimate of the reloaded row, row 3 is on the screen, too.
        #expect(
            rows.takeLog() == [
                "hide 1", "height 0", "height 2", "prepare 1", "cell 1", "height 1", "prepare 2", "cell 3",
                "height 3", "show 1",
            ])
    }

    /// Rows with the heights that their cells have recorded.
    private final class RecordedHeights: TableViewDataSource, TableViewDelegate {
        var heights: [Int: CGFloat] = [:]

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            heights[indexPath.row] = CGFloat(40 + indexPath.row)
            return TableViewCell()
        }

        func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            heights[indexPath.row] ?? 10
        }
    }

    @Test func estimatedRowsHaveTheHeightsThatTheirCellsRecord() {
        let rows = RecordedHeights()
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
        table.dataSource = rows
        table.delegate = rows
        table.estimatedRowHeight = 30
        table.layoutIfNeeded()
        #expect((0..<3).map { table.rectForRow(at: path($0)).height } == [40, 41, 42])
    }

    @Test func rowsOfAutomaticHeight() {
        let rows = Rows(3)
        rows.table.frame.size.height = 88
        // The row below the screen is measured with a cell that is not shown.
        #expect(
            rows.takeLog() == [
                "height 0", "cell 0", "height 1", "cell 1", "height 2", "cell 2", "show 0", "show 1",
            ])
        rows.table.contentOffset.y = 44
        #expect(rows.takeLog() == ["hide 0", "prepare 0", "cell 2", "show 2"])
        rows.table.reloadRows(at: [path(2)], with: .none)
        #expect(rows.takeLog() == ["hide 2"] + heights(0..<3) + ["prepare 2", "cell 2", "show 2"])
    }

    @Test(arguments: [44, nil] as [CGFloat?])
    func environmentReachesVisibleCells(_ height: CGFloat?) {
        let rows = Rows(2, height: height)
        rows.table.frame.size.height = 88
        _ = rows.takeLog()
        rows.table.surround(.dark)
        #expect(rows.takeLogWithoutHeights().sorted() == ["traits 0", "traits 1"])
        rows.table.surround(theme: .classic)
        #expect(rows.takeLogWithoutHeights().sorted() == ["traits 0", "traits 1"])
        rows.table.frame.size.width = 500
        rows.table.separatorColor = .red
        rows.table.setEditing(true, animated: false)
        rows.table.allowsMultipleSelection = true
        #expect(rows.takeLogWithoutHeights() == [])
        #expect(rows.table.visibleCells.allSatisfy { $0.isEditing && $0.frame.width == 500 })
    }

    @Test(arguments: [44, nil] as [CGFloat?])
    func imageOfAllContentRequestsRowsOnce(_ height: CGFloat?) {
        let rows = Rows(10, height: height)
        rows.table.measureAllRows()
        for top in stride(from: CGFloat(0), to: 440, by: 110) {
            rows.table.describeContent(
                in: top..<top + 110, viewport: rows.table.wholeViewport, in: GraphicsContext())
        }
        _ = rows.table.accessibilityTree
        _ = rows.table.shownViews(in: 0..<440, viewport: rows.table.wholeViewport)
        let expected =
            height == nil
            ? (0..<10).flatMap { ["height \($0)", "cell \($0)"] } + (0..<10).map { "show \($0)" }
            : heights(0..<10) + (0..<10).flatMap { ["cell \($0)", "show \($0)"] }
        // The layout of the screen follows: all other rows leave.
        #expect(rows.takeLog() == expected + (3..<10).map { "hide \($0)" })
    }

    @Test func rowsOfUnannouncedDataAreLoadedAgain() {
        let rows = Rows(2, height: 44)
        _ = rows.takeLog()
        rows.items = ["a"]
        rows.table.surround(.dark)
        #expect(
            rows.takeLogWithoutHeights().filter { !$0.hasPrefix("traits") } == [
                "hide 0", "hide 1", "prepare 1", "cell 0", "show 0",
            ])
    }

    @Test(arguments: [44, TableView.automaticDimension])
    func cellOfAllRowsIsShownOnce(_ height: CGFloat) {
        for identifier in ["shared", nil] {
            let script = ScriptedTable(rows: [10])
            script.table.rowHeight = height
            let shared = TableViewCell(style: .default, reuseIdentifier: identifier)
            script.identifier = { _ in nil }
            script.make = { _, _ in shared }
            script.table.layoutIfNeeded()
            for top in [0, 200, 400] as [CGFloat] {
                script.table.describeContent(
                    in: top..<top + 40, viewport: script.table.wholeViewport, in: GraphicsContext())
                #expect(script.table.rows.count <= 1)
            }
            #expect(script.table.visibleCells.map(ObjectIdentifier.init) == [ObjectIdentifier(shared)])
            #expect(Drawing(of: script.table).texts.count == 1)
        }
    }

    @Test func programCanHideVisibleCells() {
        let rows = Rows(10, height: 44)
        rows.table.layoutIfNeeded()
        rows.table.cellForRow(at: path(1))?.isHidden = true
        rows.table.describeContent(in: 300..<400, viewport: rows.table.wholeViewport, in: GraphicsContext())
        #expect(rows.table.cellForRow(at: path(0))?.isHidden == false)
        #expect(rows.table.cellForRow(at: path(1))?.isHidden == true)
    }
}
