import TestSupport
import Testing

@testable import Scenes

/// Columns that show a value once for consecutive rows.
@Suite struct RepeatedValuesTests {
    private let list =
        "region,name,price\nNorth,Fig,1\nNorth,Date,2\nSouth,Pear,3\nSouth,Kiwi,4\nNorth,Plum,5\n"

    private func table(_ data: String, _ more: String = "") throws -> SceneTable {
        try SceneSandbox(["list.csv": list]).table(
            "data: \(data)\ncolumns: [{value: region, hidesRepeats: true}, name, price]\n\(more)")
    }

    private func regions(_ table: SceneTable) -> [String] {
        table.drawing.texts.map(\.run.text).filter { ["North", "South"].contains($0) }
    }

    @Test func valuesAreShownOnce() throws {
        let table = try table("list.csv")
        #expect(regions(table) == ["North", "South", "North"])
        // The value is read in each row.
        #expect(table.cell(1).accessibilityLabel == "region North, name Date, price 2")
    }

    /// Rows are drawn in any order, by cells that showed others.
    @Test func reusedCellsShowTheirOwnValues() throws {
        let table = try table("list.csv")
        for row in [4, 1, 2, 3, 0, 2] {
            let columns = try #require((table.cell(row) as? SceneCell)?.columns)
            let texts = columns.subviews.compactMap { ($0 as? Label)?.text }
            #expect(texts.contains("South") == (row == 2) && texts.contains("North") == [0, 4].contains(row))
        }
    }

    /// Another value in an outer column begins the values of the inner ones again.
    @Test func innerValuesAreRepeatedInAnotherOuterValue() throws {
        let texts = try SceneSandbox().drawing(
            "columns: [{value: a, hidesRepeats: true}, {value: b, hidesRepeats: true}, c]\n"
                + "rows: [[A, x, 1], [A, x, 2], [B, x, 3]]\nnotes: {text: N, column: b, if: c = 2}"
        ).texts.map(\.run.text)
        #expect(
            texts.filter { ["A", "B", "x", "x¹"].contains($0) } == ["A", "x", "x¹", "B", "x"], "\(texts)")
    }

    @Test func groupsHaveNoTitles() throws {
        let table = try table("{file: list.csv, group: region, sort: region}", "summary: sum")
        #expect(table.table.numberOfSections == 2)
        #expect(regions(table) == ["North", "South"])
        #expect(table.table.rectForHeader(inSection: 1).height == 0)
        #expect(table.drawing.texts.filter { $0.run.text == "Sum" }.count == 2)
    }

    @Test func pagesBeginWithTheValue() throws {
        let content = try SceneSandbox(["list.csv": list]).content(
            "data: list.csv\ncolumns: [{value: region, hidesRepeats: true}, name]")
        #expect(try regions(SceneTable.showing(content, records: 1..<2)) == ["North"])
    }

    @Test func staticRowsAndMovedRowsAreCompared() throws {
        let sandbox = try SceneSandbox()
        let rows =
            "columns: [{value: Region, hidesRepeats: true}, Name]\n"
            + "rows: [[North, Fig], [North, Date], [South, Pear]]\n"
        #expect(try regions(sandbox.table(rows)) == ["North", "South"])
        let moved = try sandbox.table(rows + "editing: true\nreorder: true\nsteps: [\"move 0:2 to 0:1\"]")
        #expect(regions(moved) == ["North", "South", "North"])
    }

    /// Letters of the index are those of the groups, also without titles.
    @Test func indexHasTheLettersOfGroups() throws {
        let table = try SceneSandbox(["list.csv": "kind,name\nFruit,Fig\nFruit,Date\nNuts,Pecan\n"]).table(
            "index: {}\ndata: {file: list.csv, group: kind}\ncolumns: [{value: kind, hidesRepeats: true}, name]"
        )
        #expect(table.sections.map(\.index) == ["F", "N"])
    }

    /// Records without a value are a group with a title.
    @Test func groupsWithoutAValueHaveATitle() throws {
        let table = try SceneSandbox(["list.csv": "kind,name\nFruit,Fig\n,Date\n"]).table(
            "data: {file: list.csv, group: kind}\ncolumns: [name]")
        #expect(table.drawing.texts.map(\.run.text).contains("–"))
    }
}
