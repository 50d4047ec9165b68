import DataTables
import TableSnapshotTesting
import TestSupport
import Testing

/// Tables of data from values of a program and from files.
@Suite struct DataTableTests {
    private struct Fruit {
        var name: String
        var season: String
        var price: Double?
        var sold: Int
    }

    private let fruits = [
        Fruit(name: "Apple", season: "autumn", price: 1.2, sold: 420),
        Fruit(name: "Pear", season: "autumn", price: 1.85, sold: 130),
        Fruit(name: "Cherry", season: "summer", price: 6.4, sold: 95),
        Fruit(name: "Fig", season: "summer", price: nil, sold: 12),
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
                DataColumn("Sold", chart: .bar, summary: .sum),
            ])
        table.group = "Season"
        table.total = [DataSummary(.sum)]
        return table
    }

    @Test(.snapshots(named: "data-table", traits: [.light, .dark])) func looksLikeThis() throws {
        assertSnapshot(of: try table.tableView(width: 375))
    }

    @Test func columnsOfAllNamesAreInOrderOfTheirFirstAppearance() throws {
        let records = Records([1, 2]) { $0 == 1 ? ["a": $0] : ["b": "x", "a": $0] }
        let view = try DataTable(records).tableView()
        #expect(labels(of: view) == ["a 1, b", "a 2, b x"])
    }
}
