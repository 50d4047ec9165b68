import DataFiles
import Foundation
import SceneSchema
import TableKit
import TableSpecimens
import Testing

@testable import DataTables
@testable import Scenes

/// Values that charts, scales, images and summaries cannot show.
@Suite struct ColumnValuesTests {
    /// Values that a chart or a scale cannot draw are reported like those of formats.
    @Test func undrawableValuesAreReported() throws {
        let sandbox = try SceneSandbox([
            "list.csv": """
            bar,stars,done,trend,heat
            1,5,1,"1,2",1
            ,-,,",,",n/a
            abc,6,150 %,"1,x",low
            def,2,0.5,5,2

            """
        ])
        let scene = """
            data: list.csv
            columns:
              - {value: bar, chart: bar}
              - {value: stars, chart: stars}
              - {value: done, chart: progress}
              - {value: trend, chart: sparkline}
              - {value: heat, scale: blues}
            total: {function: sum, columns: [bar]}
            """
        let content = try sandbox.content(scene)
        try content.throwErrors()
        #expect(
            content.warnings.map(\.description) == [
                "list.csv:4: warning: bar: \"abc\" is not a number; 1 more",
                "list.csv:4: warning: stars: \"6\" is not a number from 0 to 5",
                "list.csv:4: warning: done: \"150 %\" is not a number from 0 to 1",
                "list.csv:4: warning: trend: \"1,x\" is not a list of numbers",
                "list.csv:4: warning: heat: \"low\" is not a number",
            ])
        #expect(throws: InputError.self) { try sandbox.content(scene, isStrict: true).throwErrors() }
        #expect(
            try SceneTable.showing(content).cell(1).accessibilityLabel
                == "bar missing, stars missing, done missing, trend missing, heat n/a")
    }

    @Test(arguments: [("", "33%"), (", range: [0, 100]", "33%"), (", range: [0, 2]", "17%")])
    func percentagesInARangeOfPercents(range: String, expected: String) throws {
        let table = try SceneSandbox().table(
            "columns: [Name, {value: Done, chart: {kind: progress\(range)}}]\nrows: [[A, 33 %]]\n")
        #expect(table.cell(0).accessibilityLabel == "Name A, Done \(expected)")
    }

    /// A column with a chart of numbers contains numbers, whatever one of its values is.
    @Test func decimalsNextToChartsAreAligned() throws {
        let table = try SceneSandbox().table(
            "columns: [Name, {value: Score, chart: bar}]\nrows: [[A, 1.5], [B, 12.25], [C, many]]\n")
        let texts = table.drawing.texts
        let (short, long) = (
            try #require(texts.first { $0.run.text == "1.5" }),
            try #require(texts.first { $0.run.text == "12.25" })
        )
        #expect(short.x > long.x)
        #expect(short.x + short.run.width < long.x + long.run.width)
    }

    @Test(arguments: [("cp1252", TextEncoding.windows1252), ("latin1", .latin1), ("utf-8", .utf8)])
    func encodingsHaveNamesOfPrograms(name: String, encoding: TextEncoding) throws {
        #expect(try TextEncoding.named(name) == encoding)
    }

    @Test func imageWithoutValueIsMissing() throws {
        let table = try SceneSandbox(["list.csv": "code,name\n,A\n"]).table(
            "data: list.csv\ncolumns: [name, {value: \"flags/{code}.png\", title: Flag, content: image}]\n")
        #expect(table.cell(0).accessibilityLabel == "name A, Flag missing")
    }

    @Test func lineBreaksAtTheEndAreNotShown() throws {
        let table = try SceneSandbox(["list.csv": "name,text\nA,\"one\n\n\"\nB,one\n"]).table(
            "data: list.csv\nwrap: true\ncolumns: [name, {value: text, lines: 0}]\n")
        #expect(
            table.table.rectForRow(at: IndexPath(row: 0, section: 0)).height
                == table.table.rectForRow(at: IndexPath(row: 1, section: 0)).height)
    }

    /// A column has no sum of dollars and euros, but each group with one of them has.
    @Test func valuesWithSeveralUnitsHaveNoSum() throws {
        let sandbox = try SceneSandbox(["list.csv": "kind,price\nA,$5\nA,$7\nB,€4\nB,€2.5\n"])
        let content = try sandbox.content(
            "data: {file: list.csv, group: kind}\ncolumns: [kind, price]\nsummary: [sum, mean]\n"
                + "total: [sum, count]")
        try content.throwErrors()
        let warning = "list.csv: warning: price: the values have several units, $ and €; "
        #expect(
            content.warnings.map(\.description) == [
                warning + "a summary requires one, so write a column for each"
            ])
        let table = try SceneTable.showing(content)
        #expect(table.labels().suffix(2) == ["Sum, price $12.0", "Mean, price $6.00"])
        #expect(table.labels(1).suffix(2) == ["Sum, price €6.5", "Mean, price €3.25"])
        #expect(table.labels(2) == ["Total, price missing", "Total: Count, price 4"])
    }

    /// The sum of a percentage and a number without a unit has no meaning.
    @Test(arguments: [("10%", "%"), ("10 €", "€"), ("10 EUR", "€")])
    func valuesWithAndWithoutUnitHaveNoSum(text: String, unit: String) throws {
        let content = try SceneSandbox(["list.csv": "name,n\nA,5\nB,\(text)\nC,5\n"]).content(
            "data: list.csv\ncolumns: [name, n]\ntotal: sum")
        try content.throwErrors()
        #expect(
            content.warnings.map(\.description) == [
                "list.csv: warning: n: the values have several units, \(unit) and none; "
                    + "a summary requires one, so write it for all values, or for none"
            ])
        #expect(try SceneTable.showing(content).labels().last == "Total, n missing")
    }

    @Test func textsDoNotChangeTheDecimalMarkOfSums() throws {
        let table = try SceneSandbox([
            "list.csv": "art,sum\nA,\"1.234,50\"\nB,\"99,9\"\nC,\"1.000\"\nD,abc\n"
        ]).table("data: list.csv\ncolumns: [art, {value: sum, summary: sum}]\ntotal: sum\n")
        #expect(table.labels().last == "Total, sum 2.334,40")
    }

    @Test func allRecordsDetermineTheDecimalMark() throws {
        let rows = Array(repeating: "\"1.234\"\n", count: 250).joined() + "\"1,5\"\n"
        let table = try SceneSandbox(["list.csv": "n\n" + rows]).table(
            "data: {file: list.csv, filter: n > 1000}\ncolumns: [n]\ntotal: [sum, count]\n")
        #expect(table.labels().suffix(2) == ["Total, n 308.500", "Count, n 250"])
    }

    @Test func wordsInCasesAreInARecord() throws {
        let sandbox = try SceneSandbox(["list.csv": "name,due\nA,2026-01-05\nB,2026-02-01\nC,TBD\n"])
        func check(_ condition: String) throws {
            _ = try SceneTable.showing(
                sandbox.content(
                    "data: list.csv\ncolumns: [name, {value: due, when: [{if: \(condition), color: red}]}]"))
        }
        try check("due = TBD")
        #expect(throws: (any Error).self) { try check("due = yesterday") }
    }

    @Test func totalWithoutRowsIsReported() throws {
        let content = try SceneSandbox().content(
            "total: sum\nsections:\n  - {columns: [Item, Boxes], rows: [[Fig, 1]]}\n"
                + "  - {columns: [Item, Bags], rows: []}\n")
        try content.throwErrors()
        #expect(content.warnings.count == 1)
        #expect(content.warnings.first?.description.contains("columns of the last one") == true)
    }
}

extension SceneTable {
    /// Returns the accessibility labels of the rows of a section.
    fileprivate func labels(_ section: Int = 0) -> [String?] {
        (0..<table.numberOfRows(inSection: section)).map { cell($0, section).accessibilityLabel }
    }
}
