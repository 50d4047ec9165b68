import Foundation
import TableSpecimens
import Testing

@testable import TableSnapshots

@Suite("Named parts of images")
struct SnapshotPartsTests {
    private func parts(
        _ table: TableView, _ options: SnapshotOptions = SnapshotOptions(scale: 1, theme: .modern),
        rows: Range<Int>? = nil
    ) throws -> [TablePart: CGRect] {
        let snapshot = try TableSnapshot(of: table, options: options)
        let parts = snapshot.parts(inRows: [rows ?? 0..<snapshot.pixelHeight])
        return Dictionary(parts.map { ($0.part, $0.frame) }, uniquingKeysWith: { first, _ in first })
    }

    @Test func partFramesMatchDrawnPositions() throws {
        let script = ScriptedTable(rows: [2, 2], cells: .subtitle) { cell, path in
            cell.textLabel?.text = "Text"
            cell.detailTextLabel?.text = "Detail"
            cell.imageView?.image = .plain(20, 20)
            cell.accessoryType = path.row == 1 ? .checkmark : .none
        }
        script.headers = [1: "Header"]
        script.footers = [0: "Footer"]
        let parts = try parts(script.table)
        #expect(parts["row 0:1"] == script.table.rectForRow(at: [0, 1]))
        #expect(parts["header 1"] == script.table.rectForHeader(inSection: 1))
        #expect(parts["footer 0"] == script.table.rectForFooter(inSection: 0))
        for name in ["text", "detail", "image", "accessory"] {
            let (row, part) = (try #require(parts["row 1:1"]), try #require(parts["row 1:1 \(name)"]))
            #expect(row.contains(part), "\(name)")
        }
        #expect(try #require(parts["header 1"]).contains(try #require(parts["header 1 text"])))
        #expect(parts["row 0:0 accessory"] == nil)
        #expect(parts["header 0"] == nil)
    }

    /// The same names as in touches and callouts.
    @Test func actionsAndIndexTitlesAreNamedByTitle() throws {
        let script = ScriptedTable(rows: [2, 1])
        script.indexTitles = ["A", "B"]
        let table = script.table
        table.swipeLeft(rowAt: [0, 1])
        let parts = try parts(table)
        let (row, index) = (try #require(parts["row 0:1"]), try #require(parts["index"]))
        #expect(row.contains(try #require(parts["row 0:1 Delete"])))
        #expect(index.contains(try #require(parts["index A"])))
        #expect(Set(parts.keys.filter { $0.element == .index }) == ["index", "index A", "index B"])
    }

    @Test func framesArePixelsOfCrop() throws {
        let script = ScriptedTable(rows: [50])
        let whole = try parts(script.table)
        let window = try parts(
            script.table, SnapshotOptions(scale: 3, theme: .modern, offset: 100, height: 60))
        let row = try #require(whole["row 0:3"])
        #expect(
            window["row 0:3"]
                == CGRect(x: 0, y: (row.minY - 100) * 3, width: row.width * 3, height: row.height * 3))
        #expect(window.keys.allSatisfy { $0.element?.section == 0 })
        #expect(window["row 0:1"] == nil && window["row 0:4"] == nil)
    }

    @Test func onlyRequestedPixelRowsAreInspected() throws {
        let script = ScriptedTable(rows: [1000])
        let snapshot = try TableSnapshot(of: script.table, options: SnapshotOptions(scale: 1, theme: .modern))
        let made = script.made.count
        let parts = snapshot.parts(inRows: [4400..<4410, 4405..<4412, 22_000..<22_001])
        #expect(parts.map(\.part).filter(\.name.isEmpty) == ["row 0:100", "row 0:500"])
        #expect(script.made.count - made <= 2)
        #expect(snapshot.parts(inRows: [-10..<0, 60_000..<70_000]).isEmpty)
    }

    @Test func swipedAndEditedRowsHaveControls() throws {
        let script = ScriptedTable(rows: [3]) { cell, path in
            cell.textLabel?.text = "Row"
            cell.showsReorderControl = true
        }
        script.table.swipeLeft(rowAt: [0, 1])
        #expect(try parts(script.table)["row 0:1 swipe actions"] != nil)
        script.table.setEditing(true, animated: false)
        let editing = try parts(script.table)
        #expect(editing["row 0:0 editing control"] != nil)
        #expect(editing["row 0:0 reorder control"] != nil)
    }

    /// A content view that is only a container is no part of reports, but has the same name as a visible one.
    @Test func partsHaveOneName() throws {
        let script = ScriptedTable(rows: [2]) { cell, path in
            cell.textLabel?.text = "Row"
            let box = View(frame: CGRect(x: 40, y: 0, width: 20, height: 20))
            box.accessibilityIdentifier = "box"
            box.addSubview(Label(frame: box.bounds))
            cell.contentView.addSubview(box)
            if path.row == 1 { cell.contentView.backgroundColor = .red }
            cell.accessoryView = Switch()
            cell.accessoryView?.accessibilityIdentifier = "power"
        }
        let snapshot = try TableSnapshot(
            of: script.table, options: SnapshotOptions(scale: 1, theme: .modern))
        let reported = try parts(script.table, SnapshotOptions(scale: 1, theme: .modern))
        #expect(reported["row 0:0 content"] == nil && reported["row 0:1 content"] != nil)
        #expect(reported["row 0:0 box"] == nil && reported["row 0:0 accessory"] != nil)
        let named = snapshot.calloutParts(for: [])
        for name in ["content", "box", "accessory", "power"] {
            #expect(named.part(TablePart(.row([0, 0]), name)) != nil, "\(name)")
        }
        #expect(named.part("row 0:0 power") == named.part("row 0:0 accessory"))
        #expect(named.filter { $0.part == "row 0:1 content" }.count == 1)
    }

    @Test func floatingHeadersHaveDrawnPosition() throws {
        let script = ScriptedTable(rows: [100])
        script.headers = [0: "Header"]
        script.table.contentOffset.y = 400
        let parts = try parts(script.table, SnapshotOptions(scale: 1, theme: .modern, extent: .screen))
        #expect(parts["header 0"]?.minY == 0)
    }

    @Test func customViewsAreNamed() throws {
        final class Badge: View {
            let number = Label(frame: CGRect(x: 2, y: 2, width: 16, height: 16))
            let dots = [View(frame: CGRect(x: 20, y: 0, width: 4, height: 4))]
            lazy var late = View(frame: CGRect(x: 30, y: 0, width: 4, height: 4))

            override init(frame: CGRect) {
                super.init(frame: frame)
                let named = View(frame: CGRect(x: 50, y: 0, width: 5, height: 5))
                named.accessibilityIdentifier = "flag"
                let tagged = ImageView(frame: CGRect(x: 60, y: 0, width: 5, height: 5))
                tagged.tag = 7
                let hidden = View(frame: CGRect(x: 70, y: 0, width: 5, height: 5))
                hidden.isHidden = true
                for view in [number, dots[0], late, named, tagged, hidden] { addSubview(view) }
            }

            required init?(coder: NSCoder) { nil }
        }
        let badge = Badge(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        let snapshot = try TableSnapshot(of: badge, options: SnapshotOptions(scale: 2, theme: .modern))
        let parts = snapshot.parts(inRows: [0..<40])
        #expect(parts.map(\.part) == ["number", "dots[0]", "late", "flag", "ImageView 7"])
        #expect(parts.allSatisfy { $0.part.element == nil })
        #expect(parts[0].frame == CGRect(x: 4, y: 4, width: 32, height: 32))
    }

    @Test func updateSnapshotsHaveNoParts() throws {
        let script = ScriptedTable(rows: [3])
        let snapshot = try script.table.snapshot({ script.table.reloadData() }, progress: 1)
        #expect(snapshot.parts(inRows: [0..<100]).isEmpty)
    }
}
