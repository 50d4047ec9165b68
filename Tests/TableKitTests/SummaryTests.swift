import TableSpecimens
import Testing

@testable import TableKit

@Suite("Alt text of tables")
struct SummaryTests {
    private func summary(_ script: ScriptedTable) -> String { script.table.accessibilitySummary }

    @Test func summaryDescribesSingleSection() {
        #expect(summary(ScriptedTable(rows: [])) == "An empty table.")
        #expect(summary(ScriptedTable(rows: [0])) == "An empty table.")
        #expect(summary(ScriptedTable(rows: [1])) == "A table of 1 row: Row 0.0.")
        #expect(summary(ScriptedTable(rows: [2])) == "A table of 2 rows: Row 0.0; Row 0.1.")
        let script = ScriptedTable(rows: [1])
        script.headers = [0: "Fruit"]
        script.footers = [0: "Fresh!"]
        #expect(
            summary(script) == "A table of 1 row under the header Fruit: Row 0.0. Footer: Fresh!")
    }

    @Test func summaryDescribesSections() {
        let script = ScriptedTable(rows: [2, 1, 0])
        script.headers = [0: "Fruit", 2: "Nuts"]
        #expect(
            summary(script)
                == "A table of 3 sections. Section Fruit has 2 rows: Row 0.0; Row 0.1. Section 2 has 1 row: Row 1.0. Section Nuts is empty."
        )
    }

    @Test func summaryDescribesControlsAndAccessories() {
        let script = ScriptedTable(rows: [4]) { cell, path in
            cell.textLabel?.text = "Row \(path.row)"
            switch path.row {
            case 0: cell.accessoryView = Switch()
            case 1:
                let control = Switch()
                control.isOn = true
                control.isEnabled = false
                cell.accessoryView = control
            case 2: cell.accessoryType = .detailButton
            default: cell.accessoryType = .checkmark
            }
        }
        script.identifier = { _ in nil }
        #expect(
            summary(script)
                == "A table of 4 rows: Row 0, switch, off; Row 1, switch, on, not enabled; Row 2, More Info, button; Row 3, selected."
        )
    }

    @Test func summaryOfLongTableIsShortened() {
        let script = ScriptedTable(rows: [20_000])
        let text = summary(script)
        #expect(text.count < 600)
        #expect(text.hasPrefix("A table of 20000 rows: Row 0.0; Row 0.1; "))
        #expect(
            text.wholeMatch(of: /.*; Row 0\.(\d+); and (\d+) more\./).map { Int($0.1)! + Int($0.2)! }
                == 19_999)
        #expect(script.made.count < 100)
        let sections = summary(ScriptedTable(rows: Array(repeating: 1, count: 1000)))
        #expect(sections.count < 600)
        #expect(
            sections.wholeMatch(of: /.*Section (\d+) has 1 row: Row \d+\.0\. (\d+) more sections follow\./)
                .map {
                    Int($0.1)! + Int($0.2)!
                } == 1000)
    }

    @Test func longAndMultilineTextsAreShortened() {
        let script = ScriptedTable(rows: [3]) { cell, path in
            cell.textLabel?.text =
                [String(repeating: "long ", count: 1000), "two\n\tlines\u{7}", ""][path.row]
        }
        script.identifier = { _ in nil }
        let text = summary(script)
        #expect(
            text.hasPrefix("A table of 3 rows: long long")
                && text.hasSuffix("…; two lines; a row without text."))
        #expect(text.count < 170)
    }

    /// Returns a table with these texts.
    private func table(_ sections: [[String]]) -> ScriptedTable {
        let script = ScriptedTable(rows: sections.map(\.count)) { cell, path in
            cell.textLabel?.text = sections[path.section][path.row]
        }
        script.identifier = { _ in nil }
        return script
    }

    @Test func omittedSectionsAreNotCalledEmpty() {
        let script = table([(0..<24).map { "Row number and name \($0)" }, ["A", "B"]])
        script.headers = [0: "One", 1: "Two"]
        let text = summary(script)
        #expect(!text.contains("empty") && !text.contains("Two"))
        #expect(text.wholeMatch(of: /.*; and \d+ more\. 1 more section follows\./) != nil, "\(text)")
        // Whole sections end it, too.
        let many = ScriptedTable(rows: Array(repeating: 2, count: 40))
        for section in 0..<40 { many.headers[section] = String(repeating: "Long header ", count: 8) }
        #expect(
            summary(many).wholeMatch(
                of: /A table of 40 sections\.( Section Long .*?: Row .*?){3,} 3\d more sections follow\./)
                != nil, "\(summary(many))")
    }

    @Test func rowsWithoutTextAreCounted() {
        #expect(
            summary(table([["A", "", "B", "", ""]]))
                == "A table of 5 rows: A; a row without text; B; 2 rows without text.")
        #expect(summary(table([["", ""]])) == "A table of 2 rows.")
        let script = ScriptedTable(rows: [100_000]) { cell, _ in cell.textLabel?.text = nil }
        #expect(summary(script) == "A table of 100000 rows.")
        #expect(script.made.count < 1_000)
    }

    @Test func directionOverridesAreOmitted() throws {
        // Swift has no literals for code points that are no characters.
        let none = String(try #require(Unicode.Scalar(0xFFFE as UInt32)))
        #expect(
            summary(
                table([["\u{202E}evil\u{202C}", "\u{2067}a\u{2069}", "\(none) x\(none)", "a\u{200F}!"]]))
                == "A table of 4 rows: evil; a; x; a\u{200F}!")
        #expect("\u{2066}one\u{0} \n\u{202D}\(none) two".asDescription == "one two")
    }
}
