import Diagnostics
import TableSnapshots
import TableSpecimens
import Testing

@testable import Goldens

@Suite("Baselines of audits")
struct AuditBaselineTests {
    /// The findings in a table whose first row has a text that is cut.
    private func issues(_ texts: [String]) throws -> [AccessibilityAuditIssue] {
        let script = ScriptedTable(width: 100, rows: [texts.count]) { cell, path in
            cell.textLabel?.text = texts[path.row]
        }
        script.table.rowHeight = 60
        return try script.table.performAccessibilityAudit(
            for: [.textClipped], options: SnapshotOptions(appearance: .light, theme: .modern))
    }

    @Test func onlyNewFindingsAreNew() throws {
        let old = try issues(["A text that is far too long", "\"Quotes\" at L, and much more text"])
        var baseline = AuditBaseline()
        #expect(baseline.compare(old).new.count == 2)
        baseline.accept(old)
        let read = try AuditBaseline(baseline.text, file: "audit.txt")
        #expect(read.text == baseline.text)
        #expect(read.compare(old).new.isEmpty && read.compare(old).obsolete.isEmpty)
        // Inserted rows change the numbers of others.
        let changed = try issues(["N", "Another text that is far too long", "A text that is far too long"])
        let comparison = read.compare(changed)
        #expect(comparison.new.map(\.part) == ["row 0:1 text"])
        #expect(comparison.acceptedCount == 1)
        #expect(comparison.obsolete.map(\.line) == [3])
        #expect(comparison.obsolete[0].text.hasPrefix("textClipped row text \"”Quotes” at L, and"))
    }

    @Test func findingsUnderOtherConditionsAreNew() throws {
        let old = try issues(["A text that is far too long"])
        let text = "tablesnap-audit 1\ntextClipped row text \"A text that is far too long\" at AX5, AX5-rtl\n"
        let comparison = try AuditBaseline(text, file: "audit.txt").compare(old)
        #expect(comparison.new.map { $0.message.hasSuffix("at L and xxxL") } == [true])
    }

    @Test func subjectsAreSeparate() throws {
        let old = try issues(["A text that is far too long"])
        var baseline = AuditBaseline()
        baseline.accept(old, of: "a.yaml")
        baseline.accept(old, of: "b.yaml")
        #expect(baseline.count == 2)
        #expect(baseline.compare(old, of: "a.yaml").new.isEmpty)
        #expect(baseline.compare([], of: "a.yaml").obsolete.count == 1)
        #expect(baseline.compare(old, of: "c.yaml").new.count == 1)
        baseline.accept([], of: "a.yaml")
        #expect(baseline.count == 1)
    }

    @Test(arguments: [
        ("", 1), ("tablesnap-audit 2\n", 1), ("tablesnap-audit 1\n<<<<<<< HEAD\n", 2),
        ("tablesnap-audit 1\n\ntextClipped row text \"A\" at XXL\n", 3),
        ("tablesnap-audit 1\ntextClipped row text \"A\" at \n", 2),
    ])
    func otherFilesAreErrors(text: String, line: Int) {
        let error = #expect(throws: Diagnostic.self) { try AuditBaseline(text, file: "a.txt") }
        #expect(error?.line == line)
    }
}
