import DataTables
import TableSnapshotTesting
import Testing
import XCTest

/// The listings of the articles, word for word.
@Suite(.snapshots(directory: "Snapshots/articles")) struct ArticleListings {}

/// A list for the listings.
final class FruitList: TableViewDataSource {
    private let names: [String]

    init(names: [String]) { self.names = names }

    func makeTable() -> TableView {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 160, height: 0))
        table.dataSource = self
        return table
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "fruit")
            ?? TableViewCell(style: .default, reuseIdentifier: "fruit")
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }
}

extension ArticleListings {
    @Suite struct FruitListTests {
        private let fruits = FruitList(names: ["Apple", "Banana", "Cherry"])

        @Test func threeFruits() {
            assertSnapshot(of: fruits.makeTable())
        }
    }

    @Suite struct FruitAuditTests {
        private let fruits = FruitList(names: ["Apple", "Banana", "Cherry"])

        @Test func fruitsAreAccessible() {
            assertAccessibilityAudit(of: fruits.makeTable())
        }
    }
}

extension ArticleListings.FruitListTests {
    @Test func appearances() {
        assertSnapshot(of: fruits.makeTable(), traits: [.light, .dark])
        assertSnapshot(
            of: fruits.makeTable(), named: "accessibility", traits: TraitCollection.matrix(scales: [1, 2, 3]))
    }

    @Test(arguments: [0, 1, 9])
    func lengths(count: Int) {
        let fruits = FruitList(names: (0..<count).map { "Fruit \($0)" })
        assertSnapshot(of: fruits.makeTable(), named: "\(count)")
    }
}

extension ArticleListings.FruitListTests {
    @Test func voiceOver() {
        assertSnapshot(of: fruits.makeTable(), as: .accessibility)
        assertSnapshot(of: fruits.makeTable(), as: .accessibilityImage, traits: [.light, .dark])
        assertSnapshot(of: fruits.makeTable(), as: .layout)
    }
}

extension FruitList: SnapshotSubject {
    func snapshotImages(with options: SnapshotOptions?) throws -> [SnapshotImage] {
        try makeTable().snapshotImages(with: options)
    }
}

extension ArticleListings {
    @Suite(.snapshots(tolerance: Tolerance(.perceptual(), limit: .pixels(5, inWindowOf: 32))))
    struct TolerantTests {
        private let fruits = FruitList(names: ["Apple", "Banana"])

        @Test func fruitsAtEveryScale() {
            let half = Tolerance(
                .channels(maximum: 2), limit: DifferenceLimit(pixels: 0...50, fraction: 0...0.001))
            assertSnapshot(
                of: fruits.makeTable(), traits: TraitCollection.matrix(scales: [1, 2]), tolerance: half)
        }
    }
}

final class WatchView: View {
    let clockLabel = Label(frame: CGRect(x: 0, y: 0, width: 100, height: 30))

    init(time: String) {
        super.init(frame: CGRect(x: 0, y: 0, width: 150, height: 50))
        clockLabel.text = time
        addSubview(clockLabel)
    }

    required init?(coder: NSCoder) { nil }
}

final class ClockListCell: TableViewCell {
    let clockLabel = Label(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
}

final class ClockList: TableViewDataSource {
    func makeTable() -> TableView {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 160, height: 0))
        table.dataSource = self
        return table
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = ClockListCell(style: .default, reuseIdentifier: nil)
        cell.clockLabel.text = "12:0\(indexPath.row)"
        cell.contentView.addSubview(cell.clockLabel)
        return cell
    }
}

extension ArticleListings {
    @Suite struct WatchTests {
        @Test func watch() {
            assertSnapshot(of: WatchView(time: "12:00"), ignoring: \.clockLabel)
        }

        @Test func clocks() {
            let clocks = ClockList()
            assertSnapshot(of: clocks.makeTable(), ignoringInCells: \ClockListCell.clockLabel)
        }

        @Test func corner() {
            let corner = CGRect(x: 0, y: 0, width: 100, height: 30)
            assertSnapshot(of: WatchView(time: "12:00"), ignoringRects: [corner])
        }
    }
}

/// The settings of the suite above, for XCTest.
class ArticleTestCase: XCTestCase {
    override func invokeTest() {
        withSnapshots(directory: "Snapshots/articles") { super.invokeTest() }
    }
}

final class FruitListXCTests: ArticleTestCase {
    override func invokeTest() {
        withSnapshots(tolerance: Tolerance(.perceptual())) { super.invokeTest() }
    }

    func testFruits() {
        let fruits = FruitList(names: ["Apple"])
        assertSnapshot(of: fruits)
    }
}

func midnight() -> Theme {
    var theme = Theme.modern
    theme.tint = Color(red: 1, green: 0.82, blue: 0.4)
    theme.cell.height = 52
    theme.plain.background = .color(Color(red: 0.04, green: 0.07, blue: 0.17))
    return theme
}

func drawMidnight(_ table: TableView, to path: String) throws {
    try table.writePNG(to: path, options: SnapshotOptions(theme: midnight()))
}

func drawOnDevice(_ controller: ViewController, to path: String) throws {
    try controller.writePNG(to: path, options: SnapshotOptions(device: .iPhone13))
}

func drawVariants(_ table: TableView, to folder: String) throws {
    try table.writePNGs(
        to: folder, name: "fruits",
        traits: TraitCollection.matrix(
            appearances: [.light, .dark], scales: [2, 3], directions: [.leftToRight, .rightToLeft]))
}

@Suite struct ThemeListingTests {
    private let fruits = FruitList(names: ["Apple", "Banana"])

    @Test func tablesAreDrawn() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tablesnap-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try drawMidnight(fruits.makeTable(), to: folder.appending(path: "midnight.png").path)
        try drawVariants(fruits.makeTable(), to: folder.path)
        let device = folder.appending(path: "device.png").path
        try drawOnDevice(ViewController(), to: device)
        let image = try Bitmap(pngBytes: [UInt8](Data(contentsOf: URL(fileURLWithPath: device))))
        #expect(image.width == 3 * 390 && image.height == 3 * 844)
        try FileManager.default.removeItem(atPath: device)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.count == 9)
        #expect(Set(names).isSuperset(of: ["fruits@2x.png", "fruits~dark@2x.png", "fruits-rtl~dark@3x.png"]))
        let night = try TableSnapshot(of: fruits.makeTable(), options: SnapshotOptions(theme: midnight()))
        #expect(night.pixelHeight == 2 * 2 * 52)
    }
}

extension ArticleListings {
    @Suite struct DataTableTests {
        private let fruits: [(name: String, price: Double?, sold: Int)] = [
            ("Apple", 1.2, 420), ("Cherry", 6.4, 95), ("Fig", nil, 12),
        ]

        @Test func fruitsInColumns() throws {
            let records = Records(fruits) { ["Fruit": $0.name, "Price": $0.price, "Sold": $0.sold] }
            var table = DataTable(
                records,
                columns: [
                    "Fruit",
                    DataColumn(
                        "Price", format: "currency.EUR",
                        when: [DataColumnCase("Price > 5", color: .systemRed)]),
                    DataColumn("Sold", chart: .bar),
                ])
            table.total = [DataSummary(.sum, columns: ["Sold"])]
            let view = try table.tableView(width: 320)
            assertSnapshot(of: view)
        }
    }
}
