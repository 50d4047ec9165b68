import Foundation
import TableSpecimens
import Testing

@testable import TableSnapshotTesting

@Suite struct AuditTests {
    private let trial: Trial
    private let baseline = "p.audit.txt"

    init() throws { trial = try Trial() }

    private func messages(
        _ variables: [String: String] = [:], _ texts: [String],
        types: Set<AccessibilityAuditType> = [.textClipped]
    ) -> [String] {
        let script = ScriptedTable(width: 100, rows: [texts.count]) { cell, path in
            cell.textLabel?.text = texts[path.row]
        }
        script.table.rowHeight = 60
        return trial.run(variables) {
            assertAccessibilityAudit(
                of: script.table, for: types, path: "p", options: SnapshotOptions(theme: .modern))
        }.map(\.message)
    }

    private let long = "A text that is far too long"

    @Test func findingsAreRecordedLikeImages() throws {
        let first = messages([:], [long])
        #expect(first.count == 1)
        #expect(
            first[0].hasPrefix(
                "accessibility audit: recorded 1 finding in \(trial.folder.path)/Snapshots/p.audit.txt."))
        #expect(
            first[0].contains(
                "\nrow 0:0 text: textClipped: \"\(long)\" is cut, at all sizes; permit more lines"))
        #expect(
            try #require(trial.bytes(baseline).map { String(decoding: $0, as: UTF8.self) })
                == "tablesnap-audit 1\ntextClipped row text \"\(long)\" at all sizes\n")
        #expect(messages(["CI": "true"], [long]) == [])
        let new = messages(["CI": "true"], [long, "Another text that is too long"])
        #expect(new.map { $0.hasPrefix("accessibility audit: 1 new finding\nrow 0:1 text: ") } == [true])
        // A finding that no longer occurs fails nothing, and is removed on request.
        #expect(messages([:], [""]) == [])
        #expect(
            messages(["TABLESNAP_RECORD": "failed"], [""]).map { $0.contains("recorded 0 findings") } == [
                true
            ])
    }

    @Test func tablesWithoutFindingsRequireNoBaseline() {
        #expect(messages([:], ["A"]) == [])
        #expect(trial.files().isEmpty)
    }

    @Test func nothingIsRecordedOnContinuousIntegration() {
        #expect(messages(["CI": "true"], [long]).map { $0.contains("1 new finding") } == [true])
        #expect(trial.files().isEmpty)
    }

    @Test func baselinesHaveTheNamesOfGoldenImages() {
        let script = ScriptedTable(width: 100, rows: [1]) { cell, _ in cell.textLabel?.text = "A" }
        trial.run(["TABLESNAP_RECORD": "all"]) { assertAccessibilityAudit(of: script.table, named: "other") }
        #expect(
            trial.files() == [
                "TableSnapshotTestingTests/AuditTests/baselinesHaveTheNamesOfGoldenImages.other.audit.txt"
            ])
    }

    @Test func pixelsCannotBeAudited() throws {
        let bitmap = try Bitmap.plain()
        let failures = trial.run { assertAccessibilityAudit(of: bitmap, path: "b") }
        #expect(failures.count == 1)
    }
}
