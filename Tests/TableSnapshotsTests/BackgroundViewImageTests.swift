import TableSpecimens
import Testing

@testable import TableSnapshots

@Suite("Images of tables with a background view")
struct BackgroundViewImageTests {
    private let message = Label()
    private let options = SnapshotOptions(scale: 1, theme: .modern)

    init() {
        message.text = "Nothing here"
        message.textAlignment = .center
    }

    private func snapshot(of table: TableView) throws -> TableSnapshot {
        table.backgroundView = message
        return try TableSnapshot(of: table, options: options)
    }

    @Test(arguments: [(0.0, 852.0), (300, 300)])
    func messageOfEmptyTableIsInCenterOfScreen(height: Double, imageHeight: Double) throws {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 375, height: height))
        let snapshot = try snapshot(of: table)
        #expect(snapshot.pixelHeight == Int(imageHeight))
        let text = try #require(Drawing(snapshot.displayList).text("Nothing here"))
        #expect(message.frame == CGRect(x: 0, y: 0, width: 375, height: imageHeight))
        #expect(abs(text.baseline - imageHeight / 2) < 10)
    }

    @Test func messageOfControllerIsInCenterOfScreen() throws {
        let list = TableViewController(style: .plain)
        list.contentUnavailableConfiguration = ContentUnavailableConfiguration.search()
        let snapshot = try TableSnapshot(of: list, options: options)
        #expect(snapshot.pixelHeight == 852)
        #expect(try Drawing(snapshot.displayList).text("No Results", weight: .bold) != nil)
    }

    @Test func heightIsThatOfScreenInTheme() throws {
        let table = TableView()
        table.backgroundView = message
        let options = SnapshotOptions(scale: 1, theme: .classic)
        #expect(try TableSnapshot(of: table, options: options).pixelHeight == 480)
    }

    @Test func headerAndInsetAreParts() throws {
        let table = TableView()
        table.tableHeaderView = View(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
        table.contentInset.top = 20
        let snapshot = try snapshot(of: table)
        #expect(snapshot.pixelHeight == 852)
        _ = try snapshot.displayList
        #expect(message.frame == CGRect(x: 0, y: -20, width: 393, height: 852))
        table.tableHeaderView = View(frame: CGRect(x: 0, y: 0, width: 375, height: 900))
        #expect(try TableSnapshot(of: table, options: options).pixelHeight == 920)
    }

    @Test func tableWithManyRowsHasHeightOfContent() throws {
        let script = ScriptedTable(rows: [30])
        script.table.rowHeight = 44
        #expect(try snapshot(of: script.table).pixelHeight == 30 * 44)
        script.counts = [2]
        script.table.reloadData()
        #expect(try TableSnapshot(of: script.table, options: options).pixelHeight == 500)
    }

    @Test func hiddenViewDoesNotAffectHeight() throws {
        message.isHidden = true
        #expect(try snapshot(of: TableView()).pixelHeight == 88)
        let script = ScriptedTable(rows: [2])
        script.table.rowHeight = 44
        #expect(try snapshot(of: script.table).pixelHeight == 88)
    }

    @Test func partEqualsSamePartOfImage() throws {
        let table = TableView()
        let whole = try snapshot(of: table).bitmap()
        var part = options
        (part.offset, part.height) = (400, 50)
        let rowLength = whole.width * 4
        let expected = whole.bytes[400 * rowLength..<450 * rowLength]
        #expect(Set(expected).count > 1)
        #expect(try TableSnapshot(of: table, options: part).bitmap().bytes == Array(expected))
    }
}
