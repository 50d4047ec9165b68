import TableKit
import TableSpecimens
import Testing

@testable import DataTables
@testable import Scenes

/// The reports about numbers, dates and codes that are drawn incompletely.
@Suite struct CutTextsTests {
    private static let iban = "DE89370400440532013000"
    private static let list =
        "iban,name,prose\n"
        + (0..<3).map { "DE8937040044053201300\($0),Ada,A long text that is cut since 2026\n" }.joined()

    /// The warnings about the layout of a scene.
    private func warnings(
        _ scene: String, _ list: String = list
    ) throws -> [String] {
        let content = try SceneSandbox(["list.csv": list]).content(scene)
        content.collectsLayoutWarnings = true
        try content.checkVariants()
        return content.layoutWarnings.map(\.description)
    }

    @Test func textsOfRowsAreReportedOnce() throws {
        let found = try warnings(
            "width: 160\ndata: list.csv\nrow: {style: subtitle, text: \"{iban}\", detail: \"{iban}-{name}\"}\n"
        )
        #expect(
            found == [
                "list.csv:2: warning: text: \"\(Self.iban)\" is cut, and so are 2 others; "
                    + "widen the table with \"width\", or add wrap: true",
                "list.csv:2: warning: detail: \"\(Self.iban)-Ada\" is cut, and so are 2 others; "
                    + "widen the table with \"width\", or add wrap: true",
            ])
    }

    @Test(arguments: [
        "width: 160\ndata: list.csv\nrow: {text: \"{prose}\"}\n", "data: list.csv\nrow: {text: \"{iban}\"}\n",
        "width: 160\nwrap: true\ndata: list.csv\nrow: {text: \"{iban}\"}\n",
        "width: 160\ndata: list.csv\nrow: {text: {text: \"{iban}\", minimumScale: 0.3}}\n",
    ])
    func proseAndCompleteTextsAreNotReported(scene: String) throws {
        #expect(try warnings(scene) == [])
    }

    @Test func everyRowIsCountedOnceInStrips() throws {
        let list = "code\n" + (0..<500).map { "\($0)/\(String(repeating: "12345678", count: 5))\n" }.joined()
        let found = try warnings("width: 200\ndata: list.csv\nrow: {text: \"{code}\"}\n", list)
        #expect(found.count == 1 && found[0].contains(", and so are 499 others;"), "\(found)")
    }

    @Test func staticRowsHaveTheirLine() throws {
        let found = try warnings(
            "width: 160\nrows:\n  - Short\n  - \"Total: 1,234,567,890,123.45\"\n")
        #expect(
            found.count == 1
                && found[0].hasPrefix("s:4: warning: text: \"Total: 1,234,567,890,123.45\" is cut;"))
    }

    @Test func statesWithTheSameTextsAreReportedOnce() throws {
        let found = try warnings(
            "width: 160\ndata: list.csv\nrow: {text: \"{iban}\"}\nstates: [{name: editing, editing: true}]\n")
        #expect(found.count == 1, "\(found)")
    }

    @Test func viewsOfRowsAreReported() throws {
        let view = "{type: label, outlet: code, frame: [0, 0, 60, 30]}"
        let found = try warnings(
            "data: list.csv\nrowHeight: 44\nrow:\n  views: [\(view)]\n  values: {code: \"{iban}\"}\n")
        #expect(
            found == [
                "list.csv:2: warning: values.code: \"\(Self.iban)\" is cut, and so are 2 others; "
                    + "widen the view, or write \"lines: 0\" in it"
            ])
    }

    /// The titles of sections with columns wrap.
    @Test func titlesOfSectionsAreReported() throws {
        let data = "width: 160\ndata: {file: list.csv, group: iban}\n"
        #expect(
            try warnings(data + "row: {text: \"{name}\"}\n") == [
                "list.csv:2: warning: header: \"\(Self.iban)\" is cut, and so are 2 others; "
                    + "widen the table with \"width\""
            ])
        #expect(try warnings(data + "columns: [name]\n").isEmpty)
    }

    @Test(.requiresInter3) func codesInColumnsAreReported() throws {
        let narrow = try warnings("columns: [name, {value: iban, width: 60}]\ndata: list.csv\n")
        #expect(
            narrow == [
                "list.csv:2: warning: iban: a width of 60 points cuts \"\(Self.iban)\"; "
                    + "give the column 222 points, or no \"width\""
            ])
        let table = try warnings("width: 120\ncolumns: [name, iban]\ndata: list.csv\n")
        #expect(
            table.last
                == "list.csv:2: warning: iban: columns do not fit in a table of 120 points, which cuts "
                + "\"\(Self.iban)\"; widen it to 305 points, or add fit: true")
        // A table without a width has space for them.
        #expect(try warnings("columns: [name, iban]\ndata: list.csv\n") == [])
        #expect(try warnings("columns: [name, {value: prose, width: 60}]\ndata: list.csv\n") == [])
    }

    @Test func theNamedWidthIsSufficient() throws {
        let narrow = try warnings("columns: [name, {value: iban, width: 60}]\ndata: list.csv\n")
        let points = try #require(narrow.first?.split(separator: " ").compactMap { Int($0) }.last)
        #expect(try warnings("columns: [name, {value: iban, width: \(points)}]\ndata: list.csv\n") == [])
    }

    @Test func titlesOfColumnsAreReported() throws {
        let found = try warnings(
            "columns: [{value: a, title: DE89370400440532013000, width: 30}]\ndata: list.csv\n", "a\nx\n")
        #expect(
            found.count == 1
                && found[0].hasPrefix(
                    "list.csv:2: warning: a: \"\(Self.iban)\" is cut; give the column more points"),
            "\(found)")
    }

    @Test func titlesOfTheIndexAreReported() throws {
        let sections = "sections: [{header: A, rows: [a]}, {header: B, rows: [b]}]\n"
        let found = try warnings("index: {titles: [A, \"2024\", Others]}\n" + sections)
        #expect(
            found == [
                "s:1: warning: index: \"2024\" is cut, and so is 1 other; "
                    + "write shorter titles, or raise \"scrolling.index.width\" in the theme"
            ])
        #expect(try warnings("index: {titles: [A, B]}\n" + sections) == [])
    }

    @Test func narrowTablesNameEachColumnWithNumbers() throws {
        let found = try warnings(
            "width: 200\ncolumns: [a, b, c]\ndata: list.csv\n",
            "a,b,c\n123456789012,234567890123,345678901234\n")
        #expect(found.count == 1)
        #expect(
            found.first?.contains(
                "a: columns do not fit in a table of 200 points, which cuts \"123456789012\", and values of b, c; "
            )
                == true, "\(found)")
    }
}
