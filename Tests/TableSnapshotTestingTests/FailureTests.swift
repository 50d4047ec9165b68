import Foundation
import Images
import TableSpecimens
import Testing

@testable import TableSnapshotTesting

@Suite struct FailureTests {
    private let trial: Trial

    init() throws { trial = try Trial() }

    private func table(_ change: @escaping (TableViewCell, IndexPath) -> Void = { _, _ in }) -> ScriptedTable
    {
        let script = ScriptedTable(width: 200, rows: [3, 5], cells: .subtitle) { cell, path in
            cell.textLabel?.text = "Row \(path.row)"
            cell.detailTextLabel?.text = "Detail"
            cell.accessoryType = .none
            cell.imageView?.image = .plain(20, 20)
            change(cell, path)
        }
        script.headers = [0: "First", 1: "Second"]
        return script
    }

    /// Records the usual table, and returns the report for another one.
    private func report(of script: ScriptedTable, width: CGFloat? = nil) throws -> SnapshotReport {
        let usual = table()
        trial.run { assertSnapshot(of: usual.table, path: "table") }
        if let width { script.table.frame.size.width = width }
        let reports = trial.run { assertSnapshot(of: script.table, path: "table") }
        return try #require(reports.first)
    }

    @Test func failuresNameRowsCellsAndParts() throws {
        let script = table { cell, path in
            if path == [1, 4] { cell.accessoryType = .checkmark }
            if path == [0, 2] { cell.textLabel?.text = "Now 2" }
        }
        script.headers[1] = "Sekond"
        let message = try report(of: script).message
        let changed = message.split(separator: "\n").first { $0.hasPrefix("Changed") }
        #expect(
            changed.map(String.init)
                == "Changed: row 0:2 text “Row 2” → “Now 2”; header 1 text “Second” → “Sekond”; "
                + "row 1:4 state none → checkmark; row 1:4 accessory inserted")
        #expect(message.hasPrefix("Snapshots/table@2x: "))
        #expect(message.contains("in 3 regions"))
    }

    @Test func missingFontIsTheCompleteMessage() throws {
        var theme = Theme.modern
        theme.systemFont.family = "No Such Family"
        let script = table()
        let reports = trial.run {
            assertSnapshot(of: script.table, path: "table", options: SnapshotOptions(theme: theme))
        }
        let message = try #require(reports.first?.message)
        #expect(
            reports.count == 1 && message.contains("the font No Such Family is not installed"), "\(message)")
        #expect(trial.files().isEmpty)
    }

    @Test func resultsHaveTheChangedParts() throws {
        _ = try report(
            of: table { cell, path in
                if path == [0, 1] { cell.imageView?.image = .plain(20, 20, [0, 0, 0, 255]) }
            })
        let script = table { cell, path in if path == [0, 0] { cell.detailTextLabel?.text = "Other" } }
        trial.run {
            let result = verifySnapshot(of: script.table, path: "table")[0]
            #expect(result.changedParts?.summary() == "row 0:0: detail")
        }
    }

    @Test func viewsOfAProgramHaveTheNamesOfTheirProperties() throws {
        func clocks(_ time: String) -> ScriptedTable {
            let script = ScriptedTable(rows: [2]) { cell, path in
                (cell as? ClockCell)?.clockLabel.text = path.row == 1 ? time : "12:00"
            }
            script.make = { ClockCell(style: $0, reuseIdentifier: $1) }
            return script
        }
        let (before, after) = (clocks("12:00"), clocks("18:35"))
        trial.run { assertSnapshot(of: before.table, path: "clocks") }
        let message = trial.run { assertSnapshot(of: after.table, path: "clocks") }.first?.message
        #expect(message?.contains("Changed: row 0:1 clockLabel “12:00” → “18:35”\n") == true)
    }

    @Test func imagesAreAttachedAndStored() throws {
        let report = try report(of: table { cell, _ in cell.textLabel?.text = "Other" })
        #expect(
            report.files.map(\.name) == [
                "Snapshots.table@2x.actual.png", "Snapshots.table@2x.reference.png",
                "Snapshots.table@2x.difference.png",
            ])
        for image in report.files { #expect(try Bitmap(pngBytes: image.bytes).width == 400) }
        let stored = ["actual.png", "difference.png", "json", "reference.png"].map {
            "Snapshots/table@2x.\($0)"
        }
        #expect(trial.files(in: "artifacts") == stored)
        #expect(report.message.contains(trial.folder.appending(path: "artifacts").path))
        // Once the test passes, nothing is left to review.
        let usual = table()
        #expect(trial.run { assertSnapshot(of: usual.table, path: "table") }.isEmpty)
        #expect(trial.files(in: "artifacts").isEmpty)
    }

    @Test func recordingRemovesTheFailure() throws {
        let script = table { cell, _ in cell.textLabel?.text = "Other" }
        _ = try report(of: script)
        let recorded = trial.run(["TABLESNAP_RECORD": "failed"]) {
            assertSnapshot(of: script.table, path: "table")
        }
        #expect(recorded.first?.message.hasPrefix("recorded") == true)
        #expect(trial.files(in: "artifacts").isEmpty)
    }

    @Test func storageErrorsAreReportedToo() throws {
        let report = try trial.run(["TABLESNAP_ARTIFACTS": "/dev/null/x", "CI": "1"]) {
            assertSnapshot(of: try Bitmap.plain(), path: "p")
        }.first
        #expect(report?.message.contains("there is no golden image") == true)
        #expect(report?.message.contains("The images could not be written: ") == true)
        #expect(report?.files.count == 1)
    }

    @Test func otherSizesAreReported() throws {
        let message = try report(of: table(), width: 300).message
        #expect(message.contains("the size is 600 × "))
        #expect(message.contains(" instead of 400 × "))
    }

    @Test func drawingErrorsFail() throws {
        let label = Label(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let reports = trial.run {
            assertSnapshot(of: label, path: "p", options: SnapshotOptions(scale: 0), record: .all)
        }
        #expect(reports.map(\.message) == ["a scale of 0 is not above 0"])
        struct Broken: Error {}
        func broken() throws -> View { throw Broken() }
        let thrown = try trial.run { assertSnapshot(of: try broken(), path: "p") }
        #expect(thrown.map(\.message) == ["Broken()"])
        #expect(trial.files().isEmpty)
    }

    @Test func oneOfAMatrixFailsByItself() throws {
        func label(_ color: Color) -> Label {
            let label = Label(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            label.backgroundColor = color
            return label
        }
        let usual = label(Color(light: RGBA(255, 255, 255), dark: RGBA(0, 0, 0)))
        trial.run { assertSnapshot(of: usual, path: "p", traits: [.light, .dark]) }
        let white = label(Color(white: 1))
        let reports = trial.run { assertSnapshot(of: white, path: "p", traits: [.light, .dark]) }
        #expect(reports.count == 1)
        #expect(reports.first?.message.hasPrefix("Snapshots/p~dark@2x: 1600 of 1600 pixels") == true)
    }

    @Test func otherEnvironmentIsReported() throws {
        let label = Label(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        label.text = "Before"
        trial.run { assertSnapshot(of: label, path: "p") }
        let golden = try #require(trial.bytes("p@2x.png"))
        let own = try #require(DrawingEnvironment(recordedIn: golden))
        label.text = "After"
        let same = trial.run { assertSnapshot(of: label, path: "p") }
        #expect(same.first?.message.contains("drawn with") == false)

        var other = own
        other.libraries["Cairo"] = "0.9"
        try #require(own.libraries["Cairo"] != nil)
        let foreign = try Bitmap(pngBytes: golden).pngData(
            texts: [PNGText(keyword: "Drawing environment", text: other.json())])
        try Data(foreign).write(to: trial.folder.appending(path: "Snapshots/p@2x.png"))
        let message = trial.run { assertSnapshot(of: label, path: "p") }.first?.message
        #expect(message?.contains("The image was drawn with Cairo") == true)
        #expect(message?.contains("the golden with 0.9") == true)
    }
}
