import TableSnapshotTesting
import TestSupport
import Testing

@testable import DataTables

/// Tables of data from values of a program and from files.
@Suite struct DataTableTests {
    private struct Fruit {
        var name: String
        var season: String
        var price: Double?
        var sold: Int
    }

    private let fruits = [
        Fruit(name: "Apple", season: "Autumn", price: 1.2, sold: 420),
        Fruit(name: "Pear", season: "Autumn", price: 1.85, sold: 130),
        Fruit(name: "Cherry", season: "Summer", price: 6.4, sold: 95),
        Fruit(name: "Fig", season: "Summer", price: nil, sold: 12),
    ]

    private var records: Records {
        Records(fruits) { ["Fruit": $0.name, "Season": $0.season, "Price": $0.price, "Sold": $0.sold] }
    }

    private var table: DataTable {
        var table = DataTable(
            records,
            columns: [
                "Fruit",
                DataColumn(
                    "Price", format: "currency.EUR", when: [DataColumnCase("Price > 5", color: .systemRed)]),
                DataColumn("Sold", chart: .bar),
            ])
        table.group = "Season"
        table.summaries = [DataSummary(.mean, columns: ["Price"])]
        table.total = [DataSummary(.sum, columns: ["Sold"])]
        return table
    }

    // MARK: Appearance

    @Test func tableOfValues() throws {
        assertSnapshot(of: try table.tableView(width: 375), traits: [.light, .dark])
    }

    @Test func groupedTable() throws {
        var table = table
        table.style = .insetGrouped
        assertSnapshot(of: try table.tableView(width: 375))
    }

    @Test func compactTableWithLines() throws {
        var table = table
        (table.isCompact, table.hasBorder, table.hasColumnRules, table.isAlternating) = (
            true, true, true, true
        )
        assertSnapshot(of: try table.tableView(width: 375))
    }

    /// The traits of an image are set after the view was created.
    @Test func columnsAreMeasuredUnderTheTraitsOfTheImage() throws {
        let view = try table.tableView()
        let usual = view.layout?.positions(in: .infinity)
        var options = SnapshotOptions()
        options.traits.preferredContentSizeCategory = .accessibilityLarge
        assertSnapshot(of: view, options: options)
        #expect(view.layout?.positions(in: .infinity) != usual)
    }

    /// A table of the same data as a scene has the same pixels.
    @Test func tableEqualsTheSceneOfItsData() throws {
        let folder = try TestFolder(["list.csv": "Fruit,Price\nApple,1.2\nPear,1.85\n"])
        let csv = try Records(contentsOf: folder.path + "/list.csv")
        let values = Records([("Apple", 1.2), ("Pear", 1.85)]) { ["Fruit": $0.0, "Price": $0.1] }
        let images = try [csv, values].map { records in
            try TableSnapshot(of: DataTable(records).tableView()).pngData()
        }
        #expect(images[0] == images[1])
    }

    // MARK: Content

    @Test func columnsOfAllNamesAreInTheOrderOfTheirFirstAppearance() throws {
        let records = Records([1, 2]) { $0 == 1 ? ["a": $0] : ["b": "x", "a": $0] }
        #expect(try labels(DataTable(records)) == ["a 1, b missing", "a 2, b x"])
    }

    @Test func recordsAreFilteredSortedAndLimited() throws {
        var table = DataTable(records, columns: ["Fruit"])
        (table.filter, table.sort, table.limit) = ("Sold > 50", ["-Fruit"], 2)
        #expect(try labels(table) == ["Fruit Pear", "Fruit Cherry"])
    }

    @Test func valuesAreFormattedInTheLocale() throws {
        var table = DataTable(records, columns: ["{Price:number.2}"])
        (table.locale, table.limit) = ("de", 1)
        #expect(try labels(table).first?.hasSuffix("1,20") == true)
    }

    @Test func groupsHaveSummariesAndATotal() throws {
        let view = try table.tableView()
        #expect(view.numberOfSections == 3)
        let rows = view.accessibilityTree.filter { $0.indexPath != nil }.map { $0.label ?? "" }
        #expect(rows.count == 7)
        #expect(rows[2].hasPrefix("Mean, Price €1.53"))
        #expect(rows[6].hasPrefix("Total"))
        #expect(rows[6].hasSuffix("Sold 657"))
    }

    @Test func dateIsADayAndATimeOfDay() throws {
        let date = Date(timeIntervalSince1970: 1_795_910_400 + 8 * 3600)
        #expect(
            try labels(DataTable(Records([date]) { ["at": $0] })).first?.contains("2026-11-29 08:00:00")
                == true)
    }

    // MARK: Errors

    @Test(arguments: [
        (\DataTable.filter, "Prize > 2", "DataTable: filter: "),
        (\DataTable.group, "Saison", "DataTable: group: no column \"Saison\""),
        (\DataTable.locale, "xx", "DataTable: locale: "),
        (\DataTable.dates, "yyyy", "DataTable: dates: "),
        (\DataTable.now, "today", "DataTable: now: \"today\" is not a date"),
    ])
    func errorHasThePathOfItsProperty(
        _ property: WritableKeyPath<DataTable, String?> & Sendable, value: String, message: String
    ) throws {
        var table = table
        table[keyPath: property] = value
        let error = try #require(throws: InputError.self) { try table.tableView() }
        #expect(error.description.hasPrefix(message), "\(error)")
    }

    @Test func errorOfAColumnHasItsPath() throws {
        let table = DataTable(
            records, columns: ["Fruit", DataColumn("Prise"), DataColumn("Price", format: "x")])
        let error = try #require(throws: InputError.self) { try table.tableView() }
        #expect(error.problems.map(\.path) == ["columns[1]", "columns[2]"])
        #expect("\(error)".contains("did you mean \"Price\"?"))
    }

    @Test func widthIsLimited() throws {
        for width in [0, 16_001, .nan] as [CGFloat] {
            #expect(throws: InputError.self) { try table.tableView(width: width) }
        }
    }

    @Test func unknownFilesAreReported() throws {
        let error = try #require(throws: InputError.self) { try Records(contentsOf: "list.xlsx") }
        #expect(error.description.hasPrefix("list.xlsx: unknown format; files end in .csv, "))
        let missing = try Records(contentsOf: "/nowhere/list.csv")
        #expect(throws: InputError.self) { try DataTable(missing).tableView() }
    }

    @Test func imageThatCannotBeReadIsAnError() throws {
        var column = DataColumn("Flag")
        column.content = .image
        let table = DataTable(Records(["none.png"]) { ["Flag": $0] }, columns: [column])
        let error = try #require(throws: InputError.self) { try table.tableView() }
        #expect(error.description.hasPrefix("the records: the image none.png"))
    }

    // MARK: -

    private func labels(_ table: DataTable) throws -> [String] {
        try table.tableView().accessibilityTree.filter { $0.indexPath != nil }.map { $0.label ?? "" }
    }
}
