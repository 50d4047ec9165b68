import Foundation
import TableKit
import TableSpecimens
import TestSupport
import Testing

@testable import DataTables
@testable import Scenes

/// The widths of columns with values outside the sample of 500 rows, and with a specified width.
@Suite struct WidestTextsTests {
    /// A list whose row 3 is outside the sample of its 2,000 rows.
    private func list(_ value: String, usual: String = "12") -> String {
        "name,score,day\n"
            + (0..<2000).map { "Row,\($0 == 3 ? value : usual),2026-01-0\($0 % 9 + 1)\n" }.joined()
    }

    @Test(
        arguments: ["11456230", "-1,234,567.25", "0.12345", "€ 12,345,678"],
        ["", "fit: true\n", "style: inset-grouped\n"])
    func numbersOutsideTheSampleAreComplete(value: String, key: String) throws {
        let field = value.contains(",") ? "\"\(value)\"" : value
        let sandbox = try SceneSandbox(["list.csv": list(field)])
        let table = try sandbox.table(
            "\(key)columns: [name, score, day]\ndata: {file: list.csv, limit: 1999}\n")
        let drawn = value.replacing("-", with: "\u{2212}")
        #expect(table.firstRows.texts.contains { $0.run.text == drawn })
    }

    /// No sampled row has a value.
    @Test func onlyNumberOfAColumnIsComplete() throws {
        let sandbox = try SceneSandbox(["list.csv": list("0.125", usual: "")])
        let table = try sandbox.table(
            "columns: [name, {value: score, title: A}, day]\ndata: {file: list.csv, limit: 1999}\n")
        #expect(table.firstRows.texts.contains { $0.run.text == "0.125" })
    }

    @Test func formattedNumbersOutsideTheSampleAreComplete() throws {
        let sandbox = try SceneSandbox(["list.csv": list("11456230")])
        let table = try sandbox.table(
            "columns: [name, {value: score, format: currency.EUR}]\ndata: list.csv\n")
        #expect(table.firstRows.texts.contains { $0.run.text == "€11,456,230.00" })
    }

    @Test func fittedTextsOutsideTheSampleAreComplete() throws {
        let long = "A title that is a little longer than all others"
        let sandbox = try SceneSandbox(["list.csv": list(long, usual: "Short")])
        let table = try sandbox.table("fit: true\ncolumns: [name, score, day]\ndata: list.csv\n")
        #expect(table.firstRows.texts.contains { $0.run.text == long })
    }

    @Test func codesOutsideTheSampleMakeValuesTexts() throws {
        let sandbox = try SceneSandbox(["list.csv": list("01234", usual: "98765")])
        let scene = "columns: [name, score, day]\ndata: list.csv\ntotal: sum\n"
        let columns = try #require(try sandbox.content(scene).columns[0])
        #expect(columns.columns[1].content == .texts)
        let numbers = try SceneSandbox(["list.csv": list("1234", usual: "98765")]).content(scene)
        #expect(numbers.columns[0]?.columns[1].content == .numbers(decimalSeparator: "."))
    }

    @Test func onlyShapesAreRetained() {
        var widest = WidestTexts()
        for number in 0..<10_000 { widest.include("\(number).5", line: number + 2) }
        #expect(widest.texts.map(\.text) == ["0.5", "10.5", "100.5", "1000.5"])
        #expect(widest.texts.map(\.line) == [2, 12, 102, 1002])
        for length in 1...1000 { widest.include(String(repeating: "x", count: length), line: 1) }
        #expect(widest.texts.count <= 128 && widest.texts.contains { $0.text.count == 1000 })
    }

    @Test(
        arguments: [
            ("width: 40", "price", "a width of 40 points cuts \"11456230.50\""),
            ("width: \"5%\"", "price", "points cuts \"11456230.50\""),
            ("width: 30", "day", "a width of 30 points cuts \"2026-01-02\""),
        ])
    func widthThatCutsValuesIsReported(width: String, column: String, message: String) throws {
        let sandbox = try SceneSandbox([
            "list.csv": "name,price,day\nFig,11456230.50,2026-01-02\nDate,1,2026-01-03\n"
        ])
        let columns = ["name", "price", "day"].map { $0 == column ? "{value: \($0), \(width)}" : $0 }
        let content = try sandbox.content("columns: [\(columns.joined(separator: ", "))]\ndata: list.csv\n")
        content.collectsLayoutWarnings = true
        try content.checkVariants()
        let warning = try #require(content.layoutWarnings.first)
        #expect(warning.description.hasPrefix("list.csv:2: warning: \(column): "))
        #expect(warning.description.contains(message), "\(warning)")
        #expect(throws: InputError.self) { try content.checkLayout() }
    }

    /// The first warning about the layout of a scene.
    private func layoutWarning(_ sandbox: SceneSandbox, _ scene: String) throws -> String? {
        let content = try sandbox.content(scene)
        content.collectsLayoutWarnings = true
        try content.checkVariants()
        return content.layoutWarnings.first?.description
    }

    /// At the suggested width, the margins of the table are wider, too.
    @Test(arguments: [
        ("width: 200\n", 14), ("width: 200\n", 5), ("width: 160\nstyle: inset-grouped\n", 9),
        ("width: 200\nstyle: grouped\n", 7),
    ])
    func suggestedWidthIsSufficient(keys: String, count: Int) throws {
        let names = (1...count).map { "n\($0)" }
        let list =
            names.joined(separator: ",") + "\n" + names.map { _ in "402327" }.joined(separator: ",") + "\n"
        let sandbox = try SceneSandbox(["list.csv": list])
        let scene = "columns: [\(names.joined(separator: ", "))]\ndata: list.csv\n"
        let warning = try #require(try layoutWarning(sandbox, keys + scene))
        let width = try #require(warning.firstMatch(of: #/widen it to (\d+) points/#)).output.1
        let wider = keys.replacing(#/width: \d+/#, with: "width: \(width)")
        #expect(try layoutWarning(sandbox, wider + scene) == nil)
        let narrower = keys.replacing(#/width: \d+/#, with: "width: \((Int(width) ?? 0) - 12)")
        #expect(try layoutWarning(sandbox, narrower + scene) != nil)
    }

    @Test func widthIsAtMostTheMaximum() throws {
        let names = (1...256).map { "n\($0)" }
        let value = "123,456,789,012"
        let list =
            names.joined(separator: ",") + "\n"
            + names.map { _ in "\"\(value)\"" }.joined(separator: ",") + "\n"
        let sandbox = try SceneSandbox(["list.csv": list])
        let scene = "width: 200\ncolumns: [\(names.joined(separator: ", "))]\ndata: list.csv\n"
        let warning = try #require(try layoutWarning(sandbox, scene))
        #expect(
            warning.hasSuffix(
                "which cuts \"\(value)\", and values of n2, n3, n4, n5, n6, n7, n8, n9 and 247 more columns; "
                    + "the maximum width of 16000 points is not enough, so show fewer columns"), "\(warning)")
    }

    @Test func percentagesDetermineTheSuggestedWidth() throws {
        let sandbox = try SceneSandbox(["list.csv": "a,b\n12345678901234,x\n"])
        let scene = "columns: [a, {value: b, width: \"60%\"}]\ndata: list.csv\n"
        let warning = try #require(try layoutWarning(sandbox, "width: 200\n" + scene))
        let width = try #require(warning.firstMatch(of: #/widen it to (\d+) points/#)).output.1
        #expect(try layoutWarning(sandbox, "width: \(width)\n" + scene) == nil)
        let full = try layoutWarning(sandbox, "width: 200\n" + scene.replacing("60%", with: "100%"))
        #expect(full?.hasSuffix("leave no space for other columns, so write lower ones") == true)
    }

    /// Texts with short words between many columns, in a table without a width.
    @Test(arguments: 12...22) func wordsOfAutomaticTablesAreComplete(count: Int) throws {
        let names = ["EP", "TITLE"] + (0..<count).map { "COLUMN_\($0)" }
        let row = ["Norway", "Title of it"] + (0..<count).map { _ in "0" }
        let list = ([names] + (0..<3).map { _ in row }).map { $0.joined(separator: ",") + "\n" }.joined()
        let table = try SceneSandbox(["list.csv": list])
            .table("columns: [\(names.joined(separator: ", "))]\ndata: list.csv\n")
        #expect(table.drawing.texts.count { $0.run.text == "Norway" } == 3)
    }

    @Test(arguments: [("--", "400002.0"), ("DNF", "400002.0"), ("unknown", "3/20/2014 9:07 PM")])
    func valuesAmongTextsAreComplete(usual: String, value: String) throws {
        let names = (0..<16).map { "COLUMN_\($0)" }
        let rows = (0..<1000).map { row in
            ["Row", row == 3 ? value : row == 0 ? "1" : usual] + names.map { _ in "0" }
        }
        let list = ([["name", "odds"] + names] + rows).map { $0.joined(separator: ",") + "\n" }.joined()
        let table = try SceneSandbox(["list.csv": list])
            .table(
                "columns: [name, odds, \(names.joined(separator: ", "))]\ndata: {file: list.csv, limit: 999}\n"
            )
        let drawn = value.replacing("-", with: "\u{2212}")
        #expect(table.firstRows.texts.contains { $0.run.text == drawn })
    }

    @Test func chartsWithoutTextAreNamed() throws {
        let sandbox = try SceneSandbox(["list.csv": "name,stars\nFig,3\nDate,4\n"])
        let chart = "{value: stars, chart: {kind: stars, showsValue: false}}"
        let warning = try layoutWarning(sandbox, "width: 60\ncolumns: [name, \(chart)]\ndata: list.csv\n")
        #expect(warning?.contains("which cuts its charts; widen it to ") == true, "\(warning ?? "")")
    }

    @Test func cutValuesOutsideTheSampleHaveTheirLine() throws {
        let sandbox = try SceneSandbox(["list.csv": list("11456230.25")])
        let column = try layoutWarning(
            sandbox, "columns: [name, {value: score, width: 40}, day]\ndata: list.csv\n")
        #expect(
            column?.hasPrefix(
                "list.csv:5: warning: score: a width of 40 points cuts \"11456230.25\"; give the column ")
                == true)
        let table = try layoutWarning(sandbox, "width: 120\ncolumns: [score, day]\ndata: list.csv\n")
        #expect(
            table?.hasPrefix(
                "list.csv:5: warning: score: columns do not fit in a table of 120 points, which cuts \"11456230.25\", "
                    + "and values of day; widen it to ") == true, "\(table ?? "")")
    }

    @Test func cutValuesOfTheSceneHaveTheirLine() throws {
        let sandbox = try SceneSandbox([:])
        let rows =
            "columns: [name, {value: price, width: 40}]\nrows:\n  - [Fig, 1]\n  - [Date, 11456230.25]\n"
        #expect(
            try layoutWarning(sandbox, rows)?.hasPrefix(
                "s:4: warning: price: a width of 40 points cuts \"11456230.25\"") == true)
        // A sum has no line.
        let sum =
            "columns: [name, {value: price, width: 40}]\nrows: [[Fig, 999], [Date, 999.99]]\ntotal: sum\n"
        #expect(
            try layoutWarning(sandbox, sum)?.hasPrefix(
                "s: warning: price: a width of 40 points cuts \"1998.99\"")
                == true)
    }

    @Test(arguments: ["width: 40, wrap: true", "width: 120", "width: content"])
    func sufficientWidthIsNotReported(width: String) throws {
        let sandbox = try SceneSandbox(["list.csv": "name,price\nA long text that is cut,11456230.50\n"])
        let text = width.contains("wrap") ? "name" : "price"
        let other = text == "name" ? "price" : "{value: name, width: 40}"
        let content = try sandbox.content("columns: [{value: \(text), \(width)}, \(other)]\ndata: list.csv\n")
        content.collectsLayoutWarnings = true
        try content.checkVariants()
        #expect(content.layoutWarnings.isEmpty)
    }

    /// A few numbers with far more digits than others do not widen their column.
    @Test func excessDigitsAreNotDrawn() throws {
        let numbers = (0..<40).map { $0 == 7 ? "3.14159265" : "\($0).25" }
        let sandbox = try SceneSandbox(["list.csv": "n\n" + numbers.joined(separator: "\n")])
        let content = try sandbox.content("data: list.csv\ncolumns: [n]\ntotal: sum")
        #expect(
            content.notes.map(\.description) == [
                "list.csv:9: note: n: \"3.14159265\" is drawn as 3.14, rounded like the others of its column; "
                    + "for all digits, add a format such as number.15"
            ])
        let texts = try sandbox.table("data: list.csv\ncolumns: [n]\ntotal: sum").drawing.texts.map(
            \.run.text)
        #expect(texts.contains("3.14") && texts.last == "Total 785.89", "\(texts.suffix(2))")
        // A format, and numbers with digits that others have, too, remain.
        let exact = try sandbox.table("data: list.csv\ncolumns: [{value: n, format: number.0-9}]")
        #expect(exact.drawing.texts.contains { $0.run.text == "3.14159265" })
        let half = (0..<40).map { $0 % 2 == 0 ? "3.14159265" : "\($0).25" }
        let others = try SceneSandbox(["list.csv": "n\n" + half.joined(separator: "\n")])
        #expect(try others.content("data: list.csv\ncolumns: [n]").notes.isEmpty)
    }
}
