import Foundation
import TableKit
import TableSpecimens
import Testing

@testable import DataTables
@testable import Scenes

/// What surrounds the values of columns, in display lists: titles, row titles, lines and notes.
@Suite struct ColumnFrameTests {
    private let separator = RGBA(60, 60, 67, 0.29)

    private func drawing(_ scene: String) throws -> Drawing {
        try SceneSandbox().drawing(scene)
    }

    // MARK: Groups

    private let years =
        "columns: [City, {value: A, group: \"2025\"}, {value: B, group: \"2025\"}, C]\nrows: [[Oslo, 1, 2, 3]]"

    @Test func groupTitlesAreCenteredAboveLines() throws {
        let drawing = try drawing(years)
        let title = try drawing.text("2025")
        let line = try #require(drawing.boxes(separator).first)
        #expect(drawing.texts.filter { $0.run.text == "2025" }.count == 1)
        #expect(line.height == 0.5)
        #expect(abs(title.x + title.run.width / 2 - line.midX) < 0.51)
        let (first, last) = try (drawing.text("A"), drawing.text("2"))
        #expect(line.minX <= first.x && abs(line.maxX - last.x - last.run.width) < 0.02)
        #expect(title.baseline < line.minY && line.maxY < first.baseline)
        #expect(try drawing.text("C").x > line.maxX)
    }

    @Test func groupsIncreaseHeaderAndAreReadWithTitles() throws {
        let table = try SceneSandbox().table(years)
        let plain = try SceneSandbox().table("columns: [City, A, B, C]\nrows: [[Oslo, 1, 2, 3]]")
        #expect(table.table.contentSize.height > plain.table.contentSize.height + 15)
        #expect(table.cell(0).accessibilityLabel == "City Oslo, 2025 A 1, 2025 B 2, C 3")
        #expect(table.table.accessibilityTree.first?.label == "City, 2025 A, 2025 B, C")
        // By the name in reports, and by the title of the column.
        for part: TablePart in ["row 0:0 column 2", "row 0:0 B"] {
            #expect(table.table.accessibilityElement(of: part)?.label == "2025 B 2", "\(part)")
        }
    }

    @Test func wideGroupTitlesWidenTheirColumns() throws {
        let drawing = try drawing(
            "columns: [{value: A, group: A long title of a group}, {value: B, group: A long title of a group}]\n"
                + "rows: [[1, 2]]\nwidth: 100\nfit: true")
        let title = try drawing.text("A long title of a group")
        #expect(title.run.width > 100)
    }

    @Test func unitsFollowTitles() throws {
        let drawing = try drawing("columns: [{value: City}, {value: Area, unit: km²}]\nrows: [[Oslo, 454]]")
        #expect(drawing.texts.contains { $0.run.text.contains("Area (km") })
    }

    // MARK: Row titles

    private let stub =
        "columns: [Population, {value: City, rowTitle: true}, Country]\n"
        + "rows: [[709037, Oslo, Norway]]\n"

    @Test func rowTitlesComeFirst() throws {
        let table = try SceneSandbox().table(stub)
        let drawing = table.drawing
        let title = try drawing.text("Oslo")
        #expect(title.x == 16)
        #expect(title.run.font != (try drawing.text("Norway")).run.font)
        #expect(table.cell(0).accessibilityLabel == "Oslo, Population 709037, Country Norway")
        // The line after them is in the row, above its separator, and in the header.
        let lines = drawing.boxes(separator).filter { $0.width == 0.5 }
        #expect(lines.count == 2 && Set(lines.map(\.minX)).count == 1)
        #expect(lines.last?.height == 43.5)
        #expect(try drawing.text("709037").x > lines[0].maxX)
    }

    @Test func rowTitlesDoNotScroll() throws {
        let wide =
            "columns: [{value: City, rowTitle: true}, Country, Region]\n"
            + "rows: [[Oslo, The Kingdom of Norway, The north of Europe]]\nwidth: 240\n"
        let (start, scrolled) = try (drawing(wide + "columnsOffset: 0"), drawing(wide + "columnsOffset: 30"))
        for name in ["City", "Oslo"] {
            #expect(try start.text(name).x == scrolled.text(name).x)
        }
        for name in ["Country", "The Kingdom of Norway", "The north of Europe"] {
            let (before, after) = try (start.text(name), scrolled.text(name))
            #expect(abs(before.x - after.x - 30) < 0.01, "\(name)")
            let title = try start.text("Oslo")
            let clip = try #require(after.clip)
            #expect(clip.minX > title.x + title.run.width && clip.maxX == 240, "\(name)")
        }
        // The end of the last column stops at the margin.
        let end = try drawing(wide + "columnsOffset: 1000").text("The north of Europe")
        #expect(abs(end.x + end.run.width - 224) < 1.1)
    }

    @Test func columnsScrollTowardLeadingEdge() throws {
        let wide =
            "traits: {direction: rtl}\ncolumns: [{value: City, rowTitle: true}, Country, Region]\n"
            + "rows: [[Oslo, The Kingdom of Norway, The north of Europe]]\nwidth: 240\n"
        let (start, scrolled) = try (drawing(wide + "columnsOffset: 0"), drawing(wide + "columnsOffset: 30"))
        let (before, after) = try (start.text("Country"), scrolled.text("Country"))
        #expect(abs(after.x - before.x - 30) < 0.01)
        #expect(try start.text("Oslo").x == scrolled.text("Oslo").x)
        #expect(try #require(after.clip).minX == 0)
    }

    @Test func numbersInColumnsOfTextsRunFromLeftToRight() throws {
        let scene = "traits: {direction: rtl}\ncolumns: [Name, Value]\nrows: [[a, -5], [b, none]]\n"
        let number = try drawing(scene).text("-5")
        let other = try drawing(scene).text("none")
        let alone = try drawing("columns: [Name, Value]\nrows: [[a, -5], [b, none]]\n").text("-5")
        #expect(number.run.glyphs.map(\.index) == alone.run.glyphs.map(\.index))
        #expect(abs(number.x + number.run.width - other.x - other.run.width) < 0.02)
    }

    @Test func titlesOfNumbersEndWithThemFromRightToLeft() throws {
        let drawing = try drawing(
            "traits: {direction: rtl}\ncolumns: [Name, P]\nrows: [[a, 1234567], [b, 89]]")
        let (title, number) = try (drawing.text("P"), drawing.text("1234567"))
        #expect(abs(title.x + title.run.width - number.x - number.run.width) < 0.02)
    }

    // MARK: Lines

    @Test func rulesAreInTheMiddleOfGaps() throws {
        let scene = "columns: [City, Country, Region]\nrows: [[Oslo, Norway, Europe]]\n"
        #expect(try drawing(scene).boxes(separator).allSatisfy { $0.width > 1 })
        let drawing = try drawing(scene + "columnRules: true")
        let lines = drawing.boxes(separator).filter { $0.width == 0.5 }
        #expect(lines.count == 4 && Set(lines.map(\.minX)).count == 2)
        let country = try drawing.text("Norway")
        #expect(abs(lines[0].midX - (country.x - 8)) < 0.02)
    }

    @Test func borderSurroundsHeaderAndRows() throws {
        let table = try SceneSandbox().table(
            "columns: [City]\nrows: [[Oslo], [Rome]]\nborder: true\nseparators: {color: red}")
        let drawing = table.drawing
        let header = table.table.rectForHeader(inSection: 0).height
        let lines = drawing.boxes(RGBA(255, 0, 0))
        #expect(lines.contains(CGRect(x: 0, y: 0, width: 375, height: 0.5)))
        #expect(lines.contains(CGRect(x: 0, y: 0.5, width: 0.5, height: header - 0.5)))
        #expect(lines.contains(CGRect(x: 374.5, y: 0.5, width: 0.5, height: header - 0.5)))
        #expect(drawing.borders.map(\.width) == [0.5, 0.5])
        let outlines = drawing.borders.map(\.shape.rect)
        #expect(outlines[0].minY == header && outlines[0].maxY > header + 44)
        #expect(outlines[1].minY < header + 44 && outlines[1].maxY == header + 88)
    }

    @Test func alternatingRowsHaveColumns() throws {
        let drawing = try drawing("columns: [City]\nrows: [[Oslo], [Rome], [Bern]]\nalternating: true")
        #expect(drawing.texts.map(\.run.text).filter { $0 != "City" } == ["Oslo", "Rome", "Bern"])
        #expect(drawing.boxes(RGBA(247, 247, 247)).contains { $0.height == 44 })
    }

    @Test(arguments: ["compact: true", "traits: {typeSize: AX3}"])
    func fontsOfColumnsRetainSizeOfOthers(traits: String) throws {
        let drawing = try drawing(
            "columns: [A, {value: B, font: {weight: bold}}, {value: C, when: [{if: C = 3, font: {italic: true}}]}]\n"
                + "rows: [[one, two, 3]]\n" + traits)
        let fonts = try ["one", "two", "3"].map { try drawing.text($0).run.font }
        #expect(Set(fonts.map(\.size)).count == 1 && fonts[0].size != 17)
        #expect(fonts[0] != fonts[1])
    }

    @Test func compactRowsHaveValuesOfTheTheme() throws {
        let table = try SceneSandbox().table(
            "columns: [City, Area]\nrows: [[Oslo, 454], Total]\ncompact: true")
        #expect(table.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 28)
        #expect(table.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 28)
        let drawing = table.drawing
        for name in ["Oslo", "454", "Total"] { #expect(try drawing.text(name).run.font.size == 13) }
        #expect(try drawing.text("City").run.font.size == 12)
        let large = try SceneSandbox().table(
            "columns: [City, Area]\nrows: [[Oslo, 454]]\ncompact: true\ntraits: {typeSize: AX3}")
        #expect(large.table.rectForRow(at: IndexPath(row: 0, section: 0)).height > 40)
    }

    // MARK: Title and notes

    private let titled = """
        title: Two cities
        subtitle: In Europe
        notes: [Sorted by name., "¹ In 2025"]
        columns: [City]

        """

    @Test func titlesAndNotesAreAlignedWithTexts() throws {
        let table = try SceneSandbox().table(titled + "rows: [[Oslo], [Rome]]")
        let drawing = table.drawing
        let texts = drawing.texts.sorted { $0.baseline < $1.baseline }
        #expect(
            texts.map(\.run.text) == [
                "Two cities", "In Europe", "City", "Oslo", "Rome", "Sorted by name.", "¹ In 2025",
            ])
        #expect(Set(texts.map(\.x)) == [16])
        #expect(
            table.table.accessibilitySummary.hasPrefix("Two cities. A table of 2 rows under the header City"))
        #expect(
            table.table.accessibilityTree.map(\.label) == [
                "Two cities", "In Europe", "City", "City Oslo", "City Rome", "Sorted by name.", "¹ In 2025",
            ])
    }

    @Test func titlesAreOutsideHeaderAndFooterViews() throws {
        let table = try SceneSandbox().table(
            titled + """
                rows: [[Oslo]]
                header: {type: label, text: Above, frame: [0, 0, 375, 40]}
                footer: {type: label, text: Below, frame: [0, 0, 375, 30]}
                """)
        let texts = table.drawing.texts.sorted { $0.baseline < $1.baseline }
        #expect(
            texts.map(\.run.text) == [
                "Two cities", "In Europe", "Above", "City", "Oslo", "Below", "Sorted by name.", "¹ In 2025",
            ])
    }

    @Test func longTitlesWrap() throws {
        let long = "title: A title that is so long that it takes more than one line\nwidth: 200\nrows: [One]"
        let short = "title: A title\nwidth: 200\nrows: [One]"
        let heights = try [long, short].map { try SceneSandbox().table($0).table.contentSize.height }
        #expect(heights[0] > heights[1] + 20)
    }

    @Test func titlesAreOnTheFirstPageAndNotesOnTheLast() throws {
        let sandbox = try SceneSandbox(["list.csv": "City\nOslo\nRome\nBern\n"])
        let content = try sandbox.content(titled + "data: list.csv")
        let pages = try [0..<1, 1..<2, 2..<3].map { try SceneTable.showing(content, records: $0) }
        let texts = pages.map { page in Set(Drawing(of: page.table, from: 0).texts.map(\.run.text)) }
        #expect(texts.map { $0.contains("Two cities") } == [true, false, false])
        #expect(texts.map { $0.contains("Sorted by name.") } == [false, false, true])
    }

    @Test(arguments: ["columnsOffset: 10", "columnRules: true", "compact: true"])
    func keysRequireColumns(key: String) {
        #expect(reportedProblems("\(key)\nrows: [One]").first?.contains("there are no columns") == true)
    }
}
