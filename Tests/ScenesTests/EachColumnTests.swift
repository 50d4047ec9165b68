import TestSupport
import Testing

@testable import DataTables
@testable import Scenes

/// Columns that stand for several columns of the data.
@Suite struct EachColumnTests {
    private let list = "name,y1,y2,note,day\nFig,1,20,a,2026-01-02\nDate,3,,b,2026-02-03\n"

    private func columns(_ each: String, _ more: String = "") throws -> [DataColumn] {
        let content = try SceneSandbox(["list.csv": list]).content(
            "data: list.csv\n\(more)columns: [name, \(each)]")
        return content.columns[0]?.columns.map(\.model) ?? []
    }

    private func values(_ each: String) throws -> [String?] { try columns(each).map(\.value) }

    @Test func namesAndKindsSelectColumns() throws {
        #expect(try values("{each: \"y*\"}") == ["name", "y1", "y2"])
        #expect(try values("{each: numbers}") == ["name", "y1", "y2"])
        #expect(try values("{each: dates}") == ["name", "day"])
        #expect(try values("{each: texts}") == ["name", "note"])
        #expect(try values("{each: [day, \"*2\"]}") == ["name", "y2", "day"])
        #expect(try values("{each: all}") == ["name", "y1", "y2", "note", "day"])
    }

    @Test func shownColumnsAreNotRepeated() throws {
        #expect(try values("y2, {each: numbers}") == ["name", "y2", "y1"])
        #expect(try values("{each: \"y*\"}, {each: all}") == ["name", "y1", "y2", "note", "day"])
    }

    @Test func columnsHaveTheProperties() throws {
        let columns = try columns("{each: \"y*\", format: number.1, summary: max}")
        #expect(columns[1].format == "number.1" && columns[2].format == "number.1")
        #expect(columns[2].summary == .function(.max) && columns[2].title == nil)
    }

    @Test func titlesContainThePartOfTheName() throws {
        #expect(try columns("{each: \"y*\", title: \"20{}\"}").map(\.title) == [nil, "201", "202"])
        #expect(try columns("{each: numbers, title: \"<{}>\"}").map(\.title) == [nil, "<y1>", "<y2>"])
        #expect(try columns("{each: \"*\", title: \"{}\"}").map(\.title).last == "day")
    }

    @Test func namesWithoutColumnsAreErrors() throws {
        func message(_ each: String, _ more: String = "") throws -> String {
            let error = #expect(throws: (any Error).self) { _ = try columns(each, more) }
            return "\(try #require(error))"
        }
        #expect(
            try message("{each: \"z*\"}").contains("columns[1].each: no column has a name such as \"z*\""))
        #expect(try message("{each: nam}").contains("did you mean \"name\"?"))
        #expect(try message("{each: numbers, format: fractoin}").contains("columns[1]"))
        #expect(try message("{}").contains("expected \"value\", or \"each\""))
        #expect(
            try message("{each: \"y*\"}", "notes: [{text: a, column: y3}]\n").contains(
                "notes[0].column: no column \"y3\""))
    }

    /// A note is about one of the columns.
    @Test func notesNameThem() throws {
        let table = try SceneSandbox(["list.csv": list]).table(
            "data: list.csv\ncolumns: [name, {each: \"y*\"}]\nnotes: [{text: Estimated, column: y2}]")
        #expect(table.drawing.texts.map(\.run.text).contains("y2¹"))
    }

    /// Sections with other columns have separate totals.
    @Test func sectionsCanHaveOtherColumns() throws {
        let sandbox = try SceneSandbox(["a.csv": "n,x1\na,1\n", "b.csv": "n,x1,x2\nb,2,3\n"])
        let table = try sandbox.table(
            """
            total: sum
            sections:
              - {data: a.csv, columns: [n, {each: "x*"}]}
              - {data: b.csv, columns: [n, {each: "x*"}]}
            """)
        #expect(table.drawing.texts.map(\.run.text).contains("Total"))
    }

    @Test(arguments: [
        ("score_*", "score_2020", true), ("*2020", "score_2020", true), ("s*_*0", "score_2020", true),
        ("*", "", true), ("score_*", "scores", false), ("a*b", "ab", true), ("a*b", "abc", false),
        ("a*a", "a", false), ("ab", "ab", true), ("*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", false),
    ])
    func asterisksAreAnyText(pattern: String, text: String, isMatch: Bool) {
        #expect(text.matches(wildcard: pattern) == isMatch)
    }
}
