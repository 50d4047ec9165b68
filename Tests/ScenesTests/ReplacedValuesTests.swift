import TestSupport
import Testing

@testable import Scenes

/// Texts in place of missing values, zero and small numbers.
@Suite struct ReplacedValuesTests {
    private func texts(_ column: String, _ values: [String], _ more: String = "") throws -> [String] {
        let list = "name,p\n" + values.map { "x,\($0)\n" }.joined()
        return try SceneSandbox(["list.csv": list]).table(
            "data: list.csv\ncolumns: [name, {value: p, \(column)}]\n\(more)"
        ).drawing.texts.map(\.run.text)
    }

    @Test func missingValuesHaveATextOfTheColumn() throws {
        #expect(try texts("missing: none", ["1", ""]).contains("none"))
        // Of a list, both.
        let texts = try texts("missing: none, chart: sparkline", ["\"1, 2\"", ""])
        #expect(texts.contains("none"))
    }

    @Test(arguments: [("", "0.0"), ("format: number.2, ", "0.00")])
    func zeroHasAText(format: String, number: String) throws {
        let texts = try texts("\(format)zero: nothing", ["0", "0.0", "-0", "4"], "total: min")
        #expect(texts.count { $0 == "nothing" } == 3)
        // Summary rows contain the number.
        #expect(texts.last == number, "\(texts)")
    }

    @Test func smallNumbersHaveTheLeastOne() throws {
        let texts = try texts("least: 0.001", ["0.0004", "0.001", "0", "-0.0004", "0.5"])
        #expect(texts.count { $0 == "<0.001" } == 1)
        #expect(
            texts.contains("0.001") && texts.contains("0") && texts.contains("\u{2212}0.0004"), "\(texts)")
    }

    @Test func leastNumberHasTheFormatOfTheColumn() throws {
        #expect(try texts("least: 0.01, format: percent", ["0.0004", "0.5"]).contains("<1%"))
        #expect(try texts("least: 0.01", ["0.1 %", "5 %"]).contains("<1 %"))
        #expect(try texts("least: 0.01, pattern: \"p {}\"", ["0.0004"]).contains("p <0.01"))
        #expect(try texts("least: 0.5", ["\"0,25\"", "\"1,75\""]).contains("<0,5"))
    }

    /// The column is as wide as the texts that replace its numbers.
    @Test func replacedNumbersAreComplete() throws {
        let list = "p\n0\n1\n"
        let table = try SceneSandbox(["list.csv": list]).table(
            "data: list.csv\nwidth: 200\ncolumns: [{value: p, zero: not measured, width: content}]")
        #expect(table.drawing.texts.map(\.run.text).contains("not measured"))
    }
}
