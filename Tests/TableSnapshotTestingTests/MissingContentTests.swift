import Foundation
import TableSpecimens
import Testing

@testable import TableSnapshotTesting

/// Images that do not show what the test draws.
@Suite struct MissingContentTests {
    private let trial: Trial

    init() throws { trial = try Trial() }

    private final class Rows: TableViewDataSource {
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            return cell
        }
    }

    private final class Heights: TableViewDelegate {
        func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
    }

    /// Returns a table whose data source is deallocated.
    private func tableWithoutRows() -> TableView {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        do {
            let rows = Rows()
            table.dataSource = rows
        }
        return table
    }

    private func message(_ subject: @autoclosure () throws -> View) rethrows -> String? {
        try trial.run { assertSnapshot(of: try subject(), path: "p", record: .all) }.first?.message
    }

    @Test func deallocatedDataSourceFails() {
        let expected =
            "the data source of a table was deallocated before drawing, because the table does not retain it; "
            + "keep it in a property"
        #expect(message(tableWithoutRows()) == expected)
        let stack = StackView(arrangedSubviews: [tableWithoutRows()])
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        #expect(message(stack) == expected)
        #expect(trial.files().isEmpty)
    }

    @Test func deallocatedDelegateFails() {
        let rows = Rows()
        let table = TableView()
        table.dataSource = rows
        do {
            let heights = Heights()
            table.delegate = heights
        }
        #expect(message(table)?.hasPrefix("the delegate of a table was deallocated") == true)
        withExtendedLifetime(rows) {}
    }

    @Test func removedDataSourceIsNoError() {
        let table = tableWithoutRows()
        table.dataSource = nil
        #expect(message(table)?.hasPrefix("recorded") == true)
    }

    @Test func filesAreNotWritten() throws {
        let path = trial.folder.appending(path: "p").path
        let table = tableWithoutRows()
        for write in [
            { try table.writePNG(to: path) }, { try table.writeSVG(to: path) },
            { try table.writePDF(to: path) }, { try table.writePDF(to: path, paper: nil) },
        ] {
            let error = #expect(throws: SnapshotError.self) { try write() }
            #expect(error?.kind == .contentMissing)
        }
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func emptyViewIsAnError() {
        let remedy = "set its frame, or constraints that determine its size"
        #expect(message(View(frame: .zero)) == "the view is 0 × 0 points; \(remedy)")
        let line = View(frame: CGRect(x: 0, y: 0, width: 80, height: 0))
        #expect(message(line) == "the view is 80 × 0 points; \(remedy)")
    }

    @Test func imageOfOneColorIsRemarkedOn() throws {
        let view = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = Color(white: 1)
        let remark = "All its pixels have the color #FFFFFFFF: check that the subject has content"
        #expect(message(view)?.hasSuffix(remark) == true)
        let label = Label(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        label.text = "A"
        #expect(message(label)?.contains("All its pixels") == false)
    }

    @Test func missingGlyphsFail() throws {
        let folder = try TemporaryFontFolder("Inter")
        defer { withExtendedLifetime(folder) {} }
        let label = Label(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        label.text = "日本語"
        let reports = trial.run(["TABLESNAP_RECORD": "all"]) {
            withSnapshots(fonts: folder.path) { assertSnapshot(of: label, path: "p") }
        }
        #expect(
            reports.map { $0.message.split(separator: "\n").first } == [
                "Snapshots/p@2x: U+65E5, U+672C and U+8A9E are drawn as boxes: the folder \(folder.path) has no font with them; "
                    + "add a font that has them"
            ])
        #expect(reports.first?.files.map(\.name) == ["Snapshots.p@2x.actual.png"])
        #expect(trial.files().isEmpty)
    }

    /// The tolerance of the article accepts another letter.
    @Test func toleranceCanAcceptAnotherText() {
        func label(_ text: String) -> Label {
            let label = Label(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
            label.text = text
            return label
        }
        trial.run { assertSnapshot(of: label("Banana"), path: "p") }
        #expect(trial.run { assertSnapshot(of: label("Bänana"), path: "p") }.count == 1)
        let tolerance = Tolerance(.perceptual(), limit: .pixels(20))
        #expect(
            trial.run { assertSnapshot(of: label("Bänana"), path: "p", tolerance: tolerance) }.isEmpty)
    }
}
