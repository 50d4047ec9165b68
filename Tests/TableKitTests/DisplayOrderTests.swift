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

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func rowsOfFixedHeight() {
        let rows = Rows(20, height: 50)
        #expect(rows.takeLog() == ["cell 0", "show 0", "cell 1", "show 1"])
        rows.table.contentOffset.y = 50
        #expect(rows.takeLog() == ["hide 0", "prepare 0", "cell 2", "show 2"])
        rows.table.reloadData()
        #expect(
            rows.takeLog() == [
                "hide 1", "hide 2", "prepare 2", "cell 1", "show 1", "prepare 1", "cell 2", "show 2",
            ])
        rows.table.reloadRows(at: [path(2)], with: .none)
        #expect(rows.takeLog() == ["hide 2", "prepare 2", "cell 2", "show 2"])
        rows.items.insert("new", at: 2)
        rows.table.insertRows(at: [path(2)], with: .none)
        // The row below leaves the screen.
        #expect(rows.takeLog() == ["hide 3", "prepare 2", "cell 2", "show 2"])
    }

    @Test func rowsOfAutomaticHeight() {
        let rows = Rows(3)
        rows.table.frame.size.height = 88
        // The row below the screen is measured with a cell that is not shown.
        #expect(rows.takeLog() == ["cell 0", "cell 1", "cell 2", "show 0", "show 1"])
        rows.table.contentOffset.y = 44
        #expect(rows.takeLog() == ["hide 0", "prepare 0", "cell 2", "show 2"])
        rows.table.reloadRows(at: [path(2)], with: .none)
        #expect(rows.takeLog() == ["hide 2", "prepare 2", "cell 2", "show 2"])
    }

    @Test(arguments: [44, nil] as [CGFloat?])
    func environmentReachesVisibleCells(_ height: CGFloat?) {
        let rows = Rows(2, height: height)
        rows.table.frame.size.height = 88
        _ = rows.takeLog()
        rows.table.surround(.dark)
        #expect(rows.takeLog().sorted() == ["traits 0", "traits 1"])
        rows.table.surround(theme: .classic)
        #expect(rows.takeLog().sorted() == ["traits 0", "traits 1"])
        rows.table.frame.size.width = 500
        rows.table.separatorColor = .red
        rows.table.setEditing(true, animated: false)
        rows.table.allowsMultipleSelection = true
        #expect(rows.takeLog() == [])
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
            ? (0..<10).map { "cell \($0)" } + (0..<10).map { "show \($0)" }
            : (0..<10).flatMap { ["cell \($0)", "show \($0)"] }
        // The layout of the screen follows: all other rows leave.
        #expect(rows.takeLog() == expected + (3..<10).map { "hide \($0)" })
    }

    @Test func rowsOfUnannouncedDataAreLoadedAgain() {
        let rows = Rows(2, height: 44)
        _ = rows.takeLog()
        rows.items = ["a"]
        rows.table.surround(.dark)
        #expect(
            rows.takeLog().filter { !$0.hasPrefix("traits") } == [
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
