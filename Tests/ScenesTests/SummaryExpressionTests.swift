import TestSupport
import Testing

@testable import Scenes

/// Summaries that are expressions, and shares of rows.
@Suite struct SummaryExpressionTests {
    private let list = """
        region,name,revenue,units,Price (€)
        North,A,100,10,10.00
        North,B,300,20,15.00
        South,C,50,4,12.50

        """

    private func texts(_ scene: String) throws -> [String] {
        try SceneSandbox(["list.csv": list]).table("data: {file: list.csv, group: region}\n\(scene)")
            .drawing.texts.map(\.run.text)
    }

    @Test(arguments: [
        ("sum(revenue) / sum(units)", "13.235"), ("max - min", "16"), ("sum(revenue) * 2", "900"),
        ("sum(revenue) - (sum(units) + 1)", "415"), ("-min(units)", "\u{2212}4"), ("count * 1.5", "4.5"),
        ("sum({Price (€)}) / count", "12.5"), ("mean(revenue) - mean(revenue)", "0"), ("median + 0", "10"),
        ("sum(revenue) / 3", "150"), ("0.1 + 0.2 + min - 4", "0.3"),
    ])
    func expressionsHaveTheirValue(expression: String, result: String) throws {
        let texts = try texts(
            "columns: [name, {value: units, summary: \"\(expression)\"}, revenue, Price (€)]\n"
                + "total: {function: sum, columns: [units], format: number.0-3}")
        #expect(texts.last == result, "\(texts)")
    }

    /// A difference has the unit and the digits of its column, and a ratio has no unit.
    @Test func unitsAreThoseOfTheColumns() throws {
        let list = "n,a,b\nx,€1.50,3\ny,€4.00,2\n"
        let table = try SceneSandbox(["list.csv": list]).table(
            "data: list.csv\ncolumns: [n, {value: a, summary: max - min}, {value: b, summary: sum(a) / sum(b)}]\ntotal: sum"
        )
        let texts = table.drawing.texts.map(\.run.text)
        #expect(texts.contains("€2.50") && texts.contains("1.1"), "\(texts)")
    }

    @Test func divisionByZeroIsMissing() throws {
        let texts = try texts("columns: [name, {value: units, summary: 1 / (sum - sum)}]\ntotal: sum")
        #expect(texts.last == "–")
    }

    @Test func rowsOfAllColumnsCanBeExpressions() throws {
        let texts = try texts("columns: [name, revenue, units]\nsummary: {function: max - min, title: Range}")
        #expect(texts.contains("Range") && texts.contains("200") && texts.contains("10"))
    }

    @Test func sharesAreThoseOfAllRows() throws {
        let texts = try texts("columns: [name, units]\nsummary: share\ntotal: share")
        #expect(
            texts.contains("2 (67%)") && texts.contains("1 (33%)") && texts.last == "3 (100%)", "\(texts)")
        #expect(
            try self.texts("columns: [name, units]\nsummary: {function: share, format: percent.1}").contains(
                "2 (66.7%)"))
    }

    @Test(arguments: [
        ("max -", "ends where a value is expected"), ("(sum", "has a ( that is not closed"),
        ("sum(", "has a ( that is not closed"), ("3 */ 2", "has an unexpected /"),
        ("sun(units) / 2", "has \"sun\", which is no function; did you mean \"sum\"?"),
        ("sum(unit) / 2", "no column \"unit\"; did you mean \"units\"?"),
        ("sum - 1)", "continues after its end"),
        (String(repeating: "(", count: 50) + "1", "nests more than 32 levels deep"),
    ])
    func malformedExpressionsAreErrors(expression: String, message: String) throws {
        let error = #expect(throws: (any Error).self) {
            _ = try texts("columns: [name, units]\nsummary: \"\(expression)\"")
        }
        let text = "\(try #require(error))"
        #expect(text.contains("summary") && text.contains(message), "\(text)")
    }
}
