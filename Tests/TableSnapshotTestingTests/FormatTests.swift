import Foundation
import TableSnapshots
import TableSpecimens
import Testing

@testable import TableSnapshotTesting

/// Golden texts, and the image of VoiceOver's order.
@Suite struct FormatTests {
    private let trial: Trial

    init() throws { trial = try Trial() }

    private func settings(_ names: [String] = ["Wi-Fi", "Bluetooth", "Mail"]) -> ScriptedTable {
        let script = ScriptedTable(rows: [names.count], cells: .value1) { cell, path in
            cell.textLabel?.text = names[path.row]
            cell.detailTextLabel?.text = path.row == 0 ? "Home" : nil
            cell.accessoryView = path.row == 1 ? Switch() : nil
            cell.accessibilityHint = path.row == 2 ? "Opens\n“Mail”" : nil
            cell.accessibilityIdentifier = path.row == 2 ? "mail" : nil
            cell.accessoryType = path.row == 2 ? .checkmark : .none
        }
        script.headers = [0: "Network"]
        return script
    }

    private func text(_ path: String) -> String? {
        trial.bytes(path).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func accessibilityIsALineForEachElement() {
        let script = settings()
        let reports = trial.run { assertSnapshot(of: script.table, as: .accessibility, path: "p") }
        #expect(
            reports.map(\.message) == [
                "recorded \(trial.folder.path)/Snapshots/p.accessibility.txt, where there was none. Inspect it: the next run "
                    + "compares with it"
            ])
        #expect(
            text("p.accessibility.txt") == """
                header "Network"
                row 0:0 "Wi-Fi, Home"
                row 0:1 "Bluetooth"
                  staticText "Bluetooth"
                  button toggleButton value "0"
                row 0:2 "Mail" selected hint "Opens\\n“Mail”" identifier "mail"

                """)
        #expect(trial.run { assertSnapshot(of: script.table, as: .accessibility, path: "p") }.isEmpty)
    }

    @Test func differencesHaveTheirLines() throws {
        let (script, other) = (settings(), settings(["Wi-Fi", "Bluetooth", "Post", "News"]))
        trial.run { assertSnapshot(of: script.table, as: .accessibility, path: "p") }
        let report = try #require(
            trial.run { assertSnapshot(of: other.table, as: .accessibility, path: "p") }.first)
        #expect(
            report.message == """
                Snapshots/p.accessibility.txt: 1 line removed, 2 added
                @@ -3,4 +3,5 @@
                 row 0:1 "Bluetooth"
                   staticText "Bluetooth"
                   button toggleButton value "0"
                -row 0:2 "Mail" selected hint "Opens\\n“Mail”" identifier "mail"
                +row 0:2 "Post" selected hint "Opens\\n“Mail”" identifier "mail"
                +row 0:3 "News"
                Texts: \(trial.folder.path)/artifacts/Snapshots/p.accessibility.*.txt
                """)
        #expect(
            report.files.map(\.name)
                == ["actual", "reference", "difference"].map { "Snapshots.p.accessibility.\($0).txt" })
        #expect(
            trial.files(in: "artifacts") == [
                "Snapshots/p.accessibility.actual.txt", "Snapshots/p.accessibility.difference.txt",
                "Snapshots/p.accessibility.reference.txt", "Snapshots/p.accessibility.txt.json",
            ])
        let golden = text("p.accessibility.txt")
        let failed = trial.run(["TABLESNAP_RECORD": "failed"]) {
            assertSnapshot(of: other.table, as: .accessibility, path: "p")
        }
        #expect(failed.first?.message.hasPrefix("recorded ") == true)
        #expect(text("p.accessibility.txt") != golden && trial.files(in: "artifacts").isEmpty)
    }

    @Test func layoutIsTheRecordOfTheImage() throws {
        let script = settings()
        trial.run {
            assertSnapshot(of: script.table, path: "p")
            assertSnapshot(of: script.table, as: .layout, path: "p")
        }
        let file = try PNGFile(#require(trial.bytes("p@2x.png")))
        let record = try #require(file.texts.text(of: LayoutRecord.keyword))
        #expect(text("p@2x.layout.txt") == record + "\n")
        #expect(record.contains("text 16,") && record.contains("\"Wi-Fi\""))
    }

    /// The files of formats differ from those of images, whose names end with the scale.
    @Test func namesCannotCollide() {
        let script = settings()
        let traits = TraitCollection.matrix(appearances: [.light, .dark], scales: [1, 2])
        let reports = trial.run {
            for format in SnapshotFormat.allCases {
                assertSnapshot(of: script.table, as: format, path: "p", traits: traits)
            }
        }
        // Texts without a scale are compared with each other.
        #expect(reports.allSatisfy { $0.message.hasPrefix("recorded") }, "\(reports.map(\.message))")
        trial.run { assertSnapshot(of: script.table, named: "accessibility", path: "p") }
        let names = ["@1x", "@2x", "~dark@1x", "~dark@2x"].map { "p" + $0 }
        #expect(
            Set(trial.files())
                == Set(names.flatMap { ["\($0).png", "\($0).layout.txt", "\($0).accessibility.png"] })
                .union(["p.accessibility.txt", "p~dark.accessibility.txt", "p.accessibility@2x.png"]))
    }

    @Test func elementsAreThoseInTheImage() {
        let script = ScriptedTable(rows: [100])
        script.headers = [0: "Rows"]
        script.table.contentOffset.y = 440
        var crop = SnapshotOptions()
        trial.run {
            assertSnapshot(
                of: script.table, as: .accessibility, path: "screen",
                options: SnapshotOptions(extent: .screen))
            crop.offset = script.table.rectForRow(at: [0, 1]).minY
            crop.height = script.table.rectForRow(at: [0, 1]).height * 2
            assertSnapshot(of: script.table, as: .accessibility, path: "crop", options: crop)
        }
        // The header is pinned to the top of the screen.
        let screen = text("screen.accessibility.txt")?.split(separator: "\n") ?? []
        #expect(screen.first == "header \"Rows\"" && (8...15).contains(screen.count))
        let row = script.table.indexPathForRow(at: CGPoint(x: 1, y: 440))?.row ?? 0
        #expect(screen.dropFirst().first == "row 0:\(row) \"Row 0.\(row)\"")
        #expect(text("crop.accessibility.txt") == "row 0:1 \"Row 0.1\"\nrow 0:2 \"Row 0.2\"\n")
    }

    /// VoiceOver reads a table in another view in the order of its rows, and not of its subviews.
    @Test func tablesInViewsAreInOrder() {
        let script = ScriptedTable(rows: [1, 1])
        script.headers = [0: "First", 1: "Second"]
        let view = View(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
        let title = Label(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        title.text = "Title"
        script.table.frame.origin.y = 44
        for subview in [title, script.table] { view.addSubview(subview) }
        trial.run { assertSnapshot(of: view, as: .accessibility, path: "p") }
        #expect(
            text("p.accessibility.txt") == """
                staticText "Title"
                header "First"
                row 0:0 "Row 0.0"
                header "Second"
                row 1:0 "Row 1.0"

                """)
    }

    @Test func textsAreRecordedLikeImages() throws {
        let script = settings()
        let log = trial.folder.appending(path: "usage.log").path
        let missing = trial.run(["CI": "1"]) { assertSnapshot(of: script.table, as: .layout, path: "p") }
        let path = trial.folder.path + "/Snapshots/p@2x.layout.txt"
        #expect(
            missing.first?.message.hasPrefix("there is no golden text \(path), and none was recorded") == true
        )
        #expect(trial.files().isEmpty)
        trial.run(["TABLESNAP_USAGE_LOG": log]) { assertSnapshot(of: script.table, as: .layout, path: "p") }
        #expect(try String(contentsOfFile: log, encoding: .utf8) == path + "\n")
        let other = settings(["A"])
        let twice = trial.run {
            for subject in [script, other] { assertSnapshot(of: subject.table, as: .layout, path: "p") }
        }
        #expect(
            twice.map(\.message) == [
                "the golden text \(path) was already compared in this run, with another text; give each snapshot of a test "
                    + "a unique name"
            ])
        try Data([0xFF, 0x0A]).write(to: URL(fileURLWithPath: path))
        let damaged = trial.run { assertSnapshot(of: script.table, as: .layout, path: "p") }
        #expect(damaged.first?.message.contains("it is not text in UTF-8") == true)
    }

    @Test func whatHasNoEffectIsAnError() throws {
        let script = settings()
        let image = try Bitmap.plain()
        let update = try UpdateSnapshots(of: script.table) {
            script.counts = [2]
            script.table.deleteRows(at: [[0, 2]], with: .fade)
        }.snapshot(progress: 0.5)
        let messages = trial.run {
            assertSnapshot(of: image, as: .layout, path: "a")
            assertSnapshot(of: script.table, as: .layout, path: "b", tolerance: .exact)
            for format in SnapshotFormat.allCases.dropFirst() {
                assertSnapshot(of: update, as: format, named: format.rawValue, path: "c")
            }
        }.map(\.message)
        #expect(messages.first?.hasPrefix("a bitmap has no layout") == true)
        #expect(messages.dropFirst().first?.hasPrefix("texts are compared completely") == true)
        #expect(messages.dropFirst(2).allSatisfy { $0.hasPrefix("an update in progress has no ") })
        #expect(messages.count == 5 && trial.files().isEmpty)
    }

    @Test func contentThatIsGoneFails() {
        let table = settings().table
        let messages = trial.run { assertSnapshot(of: table, as: .accessibility, path: "p") }.map(\.message)
        #expect(messages.first?.contains("deallocated") == true && trial.files().isEmpty)
    }

    @Test func numberedElementsAreBounded() throws {
        let script = ScriptedTable(rows: [300])
        let bare = try TableSnapshot(of: script.table, options: SnapshotOptions(scale: 1))
        trial.run {
            assertSnapshot(
                of: script.table, as: .accessibilityImage, path: "p", options: SnapshotOptions(scale: 1))
        }
        // The legend is next to the table, and not longer.
        let bitmap = try trial.golden("p@1x.accessibility")
        let padding = (bitmap.height - bare.pixelHeight) / 2
        #expect((0..<40).contains(padding) && bitmap.width > bare.pixelWidth + 100)
        /// Returns a Boolean value that indicates whether a row has a disc at its leading edge.
        func isNumbered(_ row: Int) -> Bool {
            let y = padding + (2 * row + 1) * bare.pixelHeight / 600
            let start = y * bitmap.width * 4
            return stride(from: start, to: start + 160, by: 4).contains {
                bitmap.bytes[$0] < 60 && bitmap.bytes[$0 + 2] > 200
            }
        }
        #expect(isNumbered(0) && isNumbered(199) && !isNumbered(200))
    }
}
