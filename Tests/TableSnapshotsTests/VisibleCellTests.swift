import TableKit
import TableSpecimens
import Testing

@testable import TableSnapshots

/// Changes that a program makes to visible cells, as in `tableView(_:didSelectRowAt:)`.
@Suite("Changes of visible cells")
struct VisibleCellTests {
    /// Heights of rows: fixed, or measured with cells.
    enum Heights: CaseIterable { case fixed, automatic, estimated }

    /// A cell that never resets its accessory, as in many apps.
    final class List: TableViewController {
        var items: [String]
        private(set) var askedRows: [Int] = []
        private(set) var traitChanges = 0
        /// Called when a row is tapped, in place of a checkmark.
        var onSelection: ((List, IndexPath) -> Void)?

        init(_ heights: Heights, rows count: Int = 60) {
            items = (0..<count).map { "Item \($0)" }
            super.init(style: .plain)
            switch heights {
            case .fixed: tableView.rowHeight = 44
            case .automatic: break
            case .estimated: tableView.estimatedRowHeight = 30
            }
            tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
        }

        required init?(coder: NSCoder) { nil }

        override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            items.count
        }

        override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            askedRows.append(indexPath.row)
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = items[indexPath.row]
            cell.accessoryType = .none
            return cell
        }

        override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: false)
            if let onSelection { return onSelection(self, indexPath) }
            tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
        }

        func tapRows(_ rows: [Int]) {
            for row in rows { tableView.tap(rowAt: IndexPath(row: row, section: 0)) }
        }

        /// The titles of visible rows with a checkmark.
        var checked: [String] {
            tableView.visibleCells.filter { $0.accessoryType == .checkmark }
                .map { $0.textLabel?.text ?? "" }
        }
    }

    private func options(
        _ style: UserInterfaceStyle = .light, extent: SnapshotOptions.Extent = .content,
        category: ContentSizeCategory = .large, theme: Theme = .modern
    ) -> SnapshotOptions {
        var options = SnapshotOptions()
        options.extent = extent
        options.traits.userInterfaceStyle = style
        options.traits.preferredContentSizeCategory = category
        options.theme = theme
        return options
    }

    /// Returns an image of a list whose data source specifies the checkmarks.
    private func expected(_ checked: Set<Int>, _ heights: Heights, _ options: SnapshotOptions) throws
        -> [UInt8]
    {
        final class Checked: TableViewController {
            var checked: Set<Int> = []
            override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 60 }
            override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
                -> TableViewCell
            {
                let cell = TableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Item \(indexPath.row)"
                cell.accessoryType = checked.contains(indexPath.row) ? .checkmark : .none
                return cell
            }
        }
        let list = Checked(style: .plain)
        list.checked = checked
        if heights == .fixed { list.tableView.rowHeight = 44 }
        return try TableSnapshot(of: list, options: options).pngData()
    }

    @Test(arguments: Heights.allCases)
    func checkmarksOfTappedRowsAppearInImages(_ heights: Heights) throws {
        for extent in [SnapshotOptions.Extent.screen, .content] {
            let images = try (0..<6).map { _ in
                let list = List(heights)
                list.tapRows([1, 3])
                #expect(list.checked == ["Item 1", "Item 3"])
                return try TableSnapshot(of: list, options: options(extent: extent)).pngData()
            }
            #expect(Set(images).count == 1)
            let right = try expected([1, 3], heights, options(extent: extent))
            #expect(images[0] == right)
        }
    }

    @Test(arguments: Heights.allCases)
    func checkmarksStayAfterChangesOfTraitsAndThemes(_ heights: Heights) throws {
        let list = List(heights)
        list.tapRows([1, 3])
        let changes = [
            options(.dark), options(.light), options(category: .extraExtraLarge), options(theme: .flat),
            options(.dark, extent: .screen), options(.light, extent: .screen, theme: .classic), options(),
        ]
        for options in changes {
            let image = try TableSnapshot(of: list, options: options).pngData()
            let right = try expected([1, 3], heights, options)
            #expect(image == right)
            #expect(list.checked == ["Item 1", "Item 3"])
        }
    }

    @Test(arguments: Heights.allCases)
    func checkmarksDisappearWhenRowsLeaveScreen(_ heights: Heights) throws {
        let list = List(heights)
        list.tapRows([1, 3])
        list.tableView.scrollToRow(at: IndexPath(row: 59, section: 0), at: .bottom, animated: false)
        list.tableView.layoutIfNeeded()
        #expect(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) == nil && list.checked.isEmpty)
        list.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
        list.tableView.layoutIfNeeded()
        #expect(list.checked.isEmpty)
        let (image, right) = (
            try TableSnapshot(of: list, options: options()).pngData(), try expected([], heights, options())
        )
        #expect(image == right)
    }

    @Test(arguments: Heights.allCases)
    func checkmarksMoveWithTheirRows(_ heights: Heights) throws {
        func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
        let list = List(heights)
        list.tapRows([1, 3])
        list.items.insert("New", at: 2)
        list.tableView.insertRows(at: [path(2)], with: .automatic)
        #expect(list.checked == ["Item 1", "Item 3"])
        list.items.remove(at: 0)
        list.tableView.deleteRows(at: [path(0)], with: .automatic)
        #expect(list.checked == ["Item 1", "Item 3"])
        // After an image of all content, before the next layout of the screen.
        _ = try TableSnapshot(of: list, options: options()).pngData()
        list.items.insert("Newer", at: 0)
        list.tableView.insertRows(at: [path(0)], with: .automatic)
        #expect(list.checked == ["Item 1", "Item 3"])
        #expect(list.tableView.indexPathsForVisibleRows?.prefix(2) == [path(0), path(1)])
        list.tableView.reloadRows(at: [path(1)], with: .none)
        #expect(list.checked == ["Item 3"])
        list.tableView.reloadData()
        #expect(list.checked.isEmpty)
    }

    @Test func cellsOfHiddenRowsFollowData() throws {
        // One row of a choice is outside the screen: its checkmark is removed by the data source.
        let list = List(.automatic)
        list.tapRows([1])
        list.items[50] = "Changed"
        #expect(list.tableView.cellForRow(at: IndexPath(row: 50, section: 0)) == nil)
        list.tableView.scrollToRow(at: IndexPath(row: 50, section: 0), at: .middle, animated: false)
        #expect(list.tableView.visibleCells.contains { $0.textLabel?.text == "Changed" })
    }

    @Test(arguments: Heights.allCases, [SnapshotOptions.Extent.content, .screen])
    func imagesOfControllersRequestEachRowOnce(_ heights: Heights, _ extent: SnapshotOptions.Extent) throws {
        let list = List(heights)
        var options = self.options(extent: extent)
        // The alt text of an image of the screen also requests rows below it.
        if extent == .screen { options.description = "A list" }
        let snapshot = try TableSnapshot(of: list, options: options)
        _ = try snapshot.pngData()
        _ = try snapshot.bitmapWithEnvironment()
        if extent == .content {
            #expect(list.askedRows.sorted() == Array(0..<60))
        } else {
            // Automatic heights of rows below the screen are measured with cells that are then reused.
            let rows = Set(list.askedRows)
            #expect(list.askedRows.count == rows.count)
            #expect(heights == .automatic ? rows.count == 60 : rows.count < 30)
        }
    }

    @Test func longTablesReuseCellsInImages() throws {
        for count in [TableView.maxRetainedRows, TableView.maxRetainedRows + 1] {
            let list = List(.automatic, rows: count)
            var options = self.options()
            options.description = "A list"
            _ = try TableSnapshot(of: list, options: options).pngData()
            let created = list.tableView.cellReuseCounts.created
            if count <= TableView.maxRetainedRows {
                #expect(list.askedRows.count == count && created == count)
            } else {
                #expect(list.askedRows.count <= 2 * count + 20 && created < 60)
            }
        }
    }

    @Test func textsOfVisibleHeadersStay() throws {
        let script = ScriptedTable(rows: [40])
        script.headers = [0: "Before"]
        script.table.frame.size = CGSize(width: 375, height: 500)
        script.table.layoutIfNeeded()
        script.table.headerView(forSection: 0)?.textLabel?.text = "After"
        for style in [UserInterfaceStyle.light, .dark] {
            _ = try TableSnapshot(of: script.table, options: options(style)).pngData()
            #expect(script.table.headerView(forSection: 0)?.textLabel?.text == "After")
        }
    }
}
