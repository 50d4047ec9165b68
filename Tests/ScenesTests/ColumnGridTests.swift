import Foundation
import TableKit
import TableSpecimens
import Testing

@testable import DataFiles
@testable import DataTables
@testable import Scenes

/// Tables of columns with a border, and the titles and totals of several sections, in display lists.
@Suite struct ColumnGridTests {
    private func drawing(_ scene: String) throws -> Drawing {
        try SceneSandbox().drawing(scene)
    }

    // MARK: Grids

    private let grid =
        "columns: [City, {value: Area, scale: [white, red]}]\nrows: [[Oslo, 454], [Rome, 1285]]\n"
        + "columnRules: true\nborder: true\nseparators: {color: \"#0000FF\"}\n"

    /// Texts have the same distance from the border as from the line between the columns.
    @Test(
        arguments: ["plain", "grouped"], [("", 8), ("compact: true", 6)] as [(String, CGFloat)])
    func textsHaveTheSameDistanceFromBorderAndRules(style: String, size: (String, CGFloat)) throws {
        let drawing = try drawing(grid + "style: \(style)\n" + size.0)
        let lines = drawing.boxes(RGBA(0, 0, 255)).filter { $0.width == 0.5 && $0.minX > 1 && $0.maxX < 374 }
        let rule = try #require(lines.first)
        #expect(try drawing.text("Oslo").x == size.1)
        let area = try drawing.text("1285")
        #expect(abs(area.x + area.run.width - (375 - size.1)) < 0.02)
        // The background of a value fills its cell.
        let fill = try #require(drawing.boxes(RGBA(255, 0, 0)).first)
        #expect(abs(fill.maxX - 375) < 0.02 && abs(fill.minX - rule.midX) < 0.02)
    }

    @Test(arguments: ["plain", "grouped"])
    func separatorsReachTheBorder(style: String) throws {
        let drawing = try drawing(grid + "style: \(style)\nsummary: sum\n")
        let separators = drawing.boxes(RGBA(0, 0, 255)).filter { $0.width > 100 && $0.minY > 60 }
        #expect(!separators.isEmpty && separators.allSatisfy { $0.minX == 0 && $0.maxX == 375 })
        #expect(
            try self.drawing(grid.replacing("columnRules: true\n", with: "")).boxes(RGBA(0, 0, 255))
                .contains { $0.minX == 16 })
    }

    /// At rest, the line below the titles is that of the first row.
    @Test func stickyTitlesHaveALineBelow() throws {
        let rows = (1...9).map { "[A\($0), \($0)]" }.joined(separator: ", ")
        let table = try SceneSandbox().table(
            "columns: [City, Area]\ncolumnRules: true\nborder: true\nscreen: {height: 200}\nrows: [\(rows)]\n"
        )
        let border = try #require(table.table.group(\.border)).color
        let color: RGBA = border.resolvedColor(with: table.table.traitCollection)
        func lines(_ offset: CGFloat) -> [CGRect] {
            let screen = CGRect(x: 0, y: offset, width: 375, height: 200)
            let context = GraphicsContext()
            table.table.describeContent(in: offset..<offset + 200, viewport: screen, in: context)
            return Drawing(context.list).boxes(color).filter { $0.width == 375 }
        }
        let height = table.table.rectForHeader(inSection: 0).height
        #expect(lines(60).contains { abs($0.maxY - height - 60) < 0.01 })
        #expect(!lines(0).contains { abs($0.maxY - height) < 0.01 })
    }

    @Test(arguments: ["editing: true\nreorder: true", "index: {shown: true}"], ["ltr", "rtl"])
    func titlesAndTotalsAreAlignedWithValuesNextToControls(control: String, direction: String) throws {
        let drawing = try drawing(
            "\(control)\ntraits: {direction: \(direction)}\ntotal: sum\nwidth: 375\n"
                + "sections: [{header: C, index: C, columns: [City, Name, {value: Area, align: trailing}], "
                + "rows: [[Oslo, a, 454], [Rome, b, 1285]]}]\n")
        func edge(_ name: String, isEnd: Bool) throws -> Double {
            let text = try drawing.text(name)
            return isEnd == (direction == "ltr") ? text.x + text.run.width : text.x
        }
        for (isEnd, names) in [(false, ["City", "Oslo", "Total"]), (true, ["Area", "1285", "1739"])] {
            let edges = try names.map { try edge($0, isEnd: isEnd) }
            #expect(edges.allSatisfy { abs($0 - edges[0]) < 0.1 }, "\(edges)")
        }
    }

    @Test func borderOfGroupedTablesSurroundsTitlesOfColumns() throws {
        let table = try SceneSandbox().table(
            "style: grouped\n"
                + grid.replacing("columns", with: "sections: [{header: Cities, columns")
                .replacing("\nrows", with: ", rows").replacing("]]\n", with: "]]}]\n"))
        let drawing = table.drawing
        let header = table.table.rectForHeader(inSection: 0)
        let lines = drawing.boxes(RGBA(0, 0, 255))
        let top = try #require(lines.first { $0.width == 375 })
        #expect(top.minY > (try drawing.text("CITIES")).baseline)
        #expect(lines.filter { $0.minX < 1 || $0.minX > 374 }.allSatisfy { $0.minY >= top.minY })
        // The lines between the titles begin at the border.
        let rule = try #require(lines.first { $0.width == 0.5 && $0.minX > 1 && $0.maxX < 374 })
        #expect(abs(rule.minY - top.minY) < 0.01)
        #expect(abs(rule.maxY - header.maxY) < 0.25)
    }

    @Test func headersOfInsetRowsHaveNoRules() throws {
        let drawing = try drawing(grid + "style: inset-grouped")
        let title = try drawing.text("City")
        let rules = drawing.boxes(RGBA(0, 0, 255)).filter { $0.width == 0.5 }
        #expect(rules.count == 2 && rules.allSatisfy { $0.minY > title.baseline })
        #expect(try drawing.text("Oslo").x == 24)
    }

    // MARK: Sections

    private let sections = """
        sections:
          - {header: A, columns: [Item, Count], rows: [[One, 1]]}
          - {header: B, columns: [Item, Count], rows: [[Two, 2]]}
          - {header: C, columns: [Item, Other], rows: [[Three, 3]]}

        """

    @Test(arguments: [
        ("style: plain", 2), ("style: grouped", 2), ("style: inset-grouped", 2), ("screen: {height: 400}", 3),
    ])
    func onlyStickyHeadersRepeatTitles(options: String, count: Int) throws {
        let drawing = try drawing(sections + options)
        #expect(drawing.texts.filter { $0.run.text == "Item" }.count == count)
        #expect(drawing.texts.filter { $0.run.text == "Other" }.count == 1)
        for title in ["A", "B", "C"] { _ = try drawing.text(title) }
    }

    /// In a still image, the titles of sections are rows of a plain table, below those of its columns.
    @Test func titlesOfPlainSectionsAreRows() throws {
        let table = try SceneSandbox().table(sections)
        let heights = (0..<3).map { table.table.rectForHeader(inSection: $0).height }
        #expect(heights[1] < table.table.rectForRow(at: IndexPath(row: 0, section: 0)).height)
        #expect(heights[0] > heights[1] && heights[2] == heights[0])
        let drawing = try drawing(sections)
        let baselines = try ["Count", "A", "One", "B", "Two"].map { try drawing.text($0).baseline }
        #expect(baselines == baselines.sorted())
        #expect(try drawing.text("A").x == drawing.text("One").x)
    }

    @Test(arguments: [
        "traits: {typeSize: AX3}", "traits: {typeSize: xxxL}", "theme: classic", "theme: ios26",
    ])
    func titlesOfSectionsFitAboveThoseOfColumns(options: String) throws {
        let title = try drawing(sections + options).text("A")
        #expect(title.baseline >= title.run.font.size * 0.95)
    }

    /// Lines of Arabic are higher than those of the usual font.
    @Test(arguments: ["A title on three lines", "عنوان طويل على ثلاثة أسطر"])
    func heightOfTitlesIsThatOfTheirTexts(title: String) {
        let measuringView = View()
        let label = Label()
        label.font = measuringView.environment.theme.columns.headerFont
        (label.text, label.numberOfLines) = (title, 3)
        measuringView.addSubview(label)
        let titles = ColumnTitles(
            [InlineMarkdown(literal: title)], areRotated: [false], measuringView.environment.theme.columns,
            measuringView: measuringView)
        let height = label.size(width: 60, height: .infinity).height
        #expect(height > 30)
        #expect(abs(titles.height(in: [60]) - height) < 0.01)
    }

    /// The background is behind all values, but for those with another one, and texts are readable on it.
    @Test func columnsHaveABackground() throws {
        let drawing = try drawing(
            "columns: [a, {value: b, background: \"#102040\", when: [{if: b > 2, background: white}]}]\n"
                + "rows: [[x, 1], [y, 2], [z, 3]]\ntotal: sum")
        #expect(drawing.boxes(RGBA(16, 32, 64)).count == 2)
        #expect(try drawing.text("1").color == RGBA(255, 255, 255))
        #expect(try drawing.text("3").color == RGBA(0, 0, 0) && drawing.text("6").color == RGBA(0, 0, 0))
    }

    @Test func themesCenterTitles() throws {
        let scene = "title: Cities\nnotes: Of Europe\nrows: [One]\n"
        let usual = try drawing(scene + "theme: modern").text("Cities").x
        let drawing = try drawing(scene + "theme: {titles: {alignment: center}}")
        let title = try drawing.text("Cities")
        #expect(usual < 30 && title.x > 100)
        #expect(try drawing.text("Of Europe").x < 30)
    }

    @Test func titlesHaveTheLineBreaksOfTheirText() throws {
        let drawing = try drawing("columns: [{value: a, title: \"Price\\nin euros\"}, b]\nrows: [[1, 2]]")
        let (first, second) = (try drawing.text("Price"), try drawing.text("in euros"))
        #expect(first.baseline < second.baseline)
        #expect(second.baseline == (try drawing.text("b").baseline))
    }

    /// Names of columns break where their words end, and nowhere else.
    @Test(arguments: [
        ("fatal_accidents", 2), ("fatal_accidents_per_year", 3), ("SampleSize", 2), ("data.value", 2),
        ("season_2024_25", 1), ("accidents", 1), ("GDP", 1), ("3.5", 1),
    ])
    func titlesBreakAtTheirWords(title: String, lines: Int) {
        let measuringView = View()
        let titles = ColumnTitles(
            [InlineMarkdown(literal: title)], areRotated: [false], measuringView.environment.theme.columns,
            measuringView: measuringView)
        #expect(titles.widths(of: 0).count == lines)
        let label = Label()
        measuringView.addSubview(label)
        let (text, style) = (InlineMarkdown(literal: title), measuringView.environment.theme.columns)
        label.showTitle(text, style, in: 1000, maxLines: 3)
        #expect(label.text == title && label.numberOfLines == 1)
        label.showTitle(text, style, in: 1, maxLines: 3)
        #expect(label.text?.withoutTitleBreaks == title)
    }

    /// Digits that result from floating-point numbers neither widen a column nor hide the others.
    @Test(arguments: [
        ("18.430000000000007", "18.43"), ("-2.8600000000000065", "\u{2212}2.86"),
        ("11.259999999999998", "11.26"),
        ("2.9999999999999996", "3"), (".30000000000000004", ".3"), ("0.7999999999999999", "0.8"),
        ("12.345678901234567", "12.345678901234567"), ("18.43", "18.43"), ("100000.000001", "100000.000001"),
        ("123456789012345.5", "123456789012345.5"),
    ])
    func roundingErrorsAreNotDrawn(number: String, drawn: String) throws {
        let sandbox = try SceneSandbox(["list.csv": "name,n\na,\(number)\nb,1.5\n"])
        let content = try sandbox.content("columns: [name, n]\ndata: list.csv")
        #expect(try SceneTable.showing(content).drawing.texts.contains { $0.run.text == drawn })
        let isRounded = drawn.count < number.count
        #expect(content.notes.count == (isRounded ? 1 : 0))
        if isRounded {
            #expect(
                content.notes.first?.description
                    == "list.csv:2: note: n: \"\(number)\" is drawn as \(drawn), without its rounding error; "
                    + "for all digits, add a format such as number.15")
        }
    }

    /// Whole numbers of programs for floating-point numbers have no fraction, but others outside of the sample do.
    @Test(arguments: [("7.0", "7"), ("7.5", "7.5"), ("-1200.0", "\u{2212}1200")])
    func wholeNumbersHaveNoFraction(number: String, drawn: String) throws {
        let list = "name,n\n" + (1...600).map { "a,\($0 == 6 ? number : "\($0).0")\n" }.joined()
        let content = try SceneSandbox(["list.csv": list]).content("columns: [name, n]\ndata: list.csv")
        let texts = try SceneTable.showing(content).drawing.texts.map(\.run.text)
        #expect(texts.contains(drawn) && texts.contains("600"), "\(texts.suffix(9))")
        #expect(content.notes.isEmpty)
        let total = try SceneSandbox(["list.csv": list]).table(
            "columns: [name, n]\ndata: list.csv\ntotal: sum")
        let sum = 180294 + (try #require(Double(number)))
        #expect(total.drawing.texts.last?.run.text == (number == "7.5" ? "\(sum)" : "\(Int(sum))"))
        // Of versions, 600.0 is not 600.
        let versions = try SceneSandbox(["list.csv": list.replacing("name,n", with: "name,min_version")])
        let table = try versions.table("columns: [name, min_version]\ndata: list.csv")
        #expect(table.drawing.texts.contains { $0.run.text == "600.0" })
    }

    /// Infinite numbers are signs among the numbers, and a sum with one is missing, with a warning.
    @Test func infiniteNumbersAreSigns() throws {
        let sandbox = try SceneSandbox(["list.csv": "name,n\na,1.5\nb,-inf\nc,Infinity\nd,nan\n"])
        let content = try sandbox.content("columns: [name, n]\ndata: list.csv\ntotal: sum")
        let texts = try SceneTable.showing(content).drawing.texts.map(\.run.text)
        #expect(texts.contains("1.5") && texts.contains("\u{2212}∞") && texts.contains("∞"), "\(texts)")
        #expect(texts.contains("–") && !texts.contains("nan"))
        #expect(content.columns[0]?.columns[1].isNumeric == true)
        #expect(content.columns[0]?.warnings.first?.message.contains("\"-inf\" is not a number") == true)
    }

    /// Addresses are cut in the middle, on one line, so that their ends remain.
    @Test func addressesAreCutInTheMiddle() throws {
        let list =
            "name,url\n"
            + (1...9).map { "A\($0),https://example.com/pages/of/a/long/address/\($0)7\n" }.joined()
        let texts = try SceneSandbox(["list.csv": list]).table(
            "width: 250\nlines: 3\ncolumns: [name, url]\ndata: list.csv"
        ).drawing.texts.map(\.run.text)
        #expect(texts.contains { $0.contains("…") && $0.hasSuffix("17") }, "\(texts)")
    }

    /// Results of calculations have six significant digits, unless a format shows all.
    @Test func calculatedNumbersAreShort() throws {
        let list =
            "name,n\na,0.22657580919931852\nb,-0.068354430379746735\nc,0.5\nd,0.90000000001234567\ne,0.00000000012345678901234567\n"
        let sandbox = try SceneSandbox(["list.csv": list])
        let content = try sandbox.content("columns: [name, n]\ndata: list.csv")
        let texts = try SceneTable.showing(content).drawing.texts.map(\.run.text)
        #expect(Set(texts).isSuperset(of: ["0.226576", "\u{2212}0.068354", "0.5", "0.900000"]), "\(texts)")
        #expect(texts.contains("0.00000000012345678901234567"))
        #expect(
            content.notes.first?.description
                == "list.csv:2: note: n: \"0.22657580919931852\" is drawn as 0.226576, rounded like the others of its "
                + "column; for all digits, add a format such as number.15")
        let whole = try sandbox.table("columns: [name, {value: n, format: number.15}]\ndata: list.csv")
        #expect(whole.drawing.texts.contains { $0.run.text == "0.226575809199319" })
    }

    /// The scene sets the number of lines of all texts, but not of names of rows that fit, or of numbers.
    @Test func sceneSetsTheLinesOfTexts() throws {
        let prose = String(repeating: "A long text of several words. ", count: 9)
        let list = "name,n,text\nMontezuma Castle,12345678,\(prose)\n"
        let sandbox = try SceneSandbox(["list.csv": list])
        func texts(_ keys: String) throws -> [String] {
            try sandbox.table("width: 400\ndata: list.csv\ncolumns: [name, n, text]\n" + keys).drawing.texts
                .map(\.run.text)
        }
        func lines(_ texts: [String]) -> Int { texts.count { $0.contains("text") && $0 != "text" } }
        let one = try texts(""), three = try texts("lines: 3")
        #expect(lines(one) == 1 && one.contains { $0.hasSuffix("…") })
        #expect(three.contains("Montezuma Castle") && three.contains("12345678"))
        #expect(three.count == one.count + 2 && three.contains { $0.hasSuffix("…") })
        #expect(try !texts("wrap: true").contains { $0.hasSuffix("…") })
        let rows = try sandbox.table("width: 300\nlines: 2\nrows: [\(prose)]").drawing.texts
        #expect(rows.count == 2)
    }

    /// Names of rows and short texts are complete in a table without a width, and addresses are cut.
    @Test func namesAreCompleteBeforeAddresses() throws {
        let columns = (1...12).map { "number_\($0)" }
        let row =
            "http://example.com/pages/of/long/addresses/1,Montezuma Castle National Monument,New Mexico,"
        let list =
            "url,park,state,\(columns.joined(separator: ","))\n"
            + (1...9).map { "\(row)\(columns.map { _ in "123456" }.joined(separator: ","))\($0)\n" }.joined()
        let table = try SceneSandbox(["list.csv": list]).table(
            "columns: [url, park, state, \(columns.joined(separator: ", "))]\ndata: list.csv")
        let texts = Set(table.drawing.texts.map(\.run.text))
        #expect(texts.contains("Montezuma Castle National Monument") && texts.contains("New Mexico"))
        #expect(!texts.contains("http://example.com/pages/of/long/addresses/1"))
        #expect(texts.contains { $0.hasPrefix("http:") && $0.contains("…") })
    }

    @Test func eachPageOfGroupsHasTitles() throws {
        let sandbox = try SceneSandbox(["list.csv": "kind,name\nA,One\nA,Two\nB,Three\n"])
        let content = try sandbox.content(
            "style: grouped\ndata: {file: list.csv, group: kind}\ncolumns: [name]")
        for range in [0..<3, 0..<1, 1..<3, 2..<3] {
            let page = try SceneTable.showing(content, records: range)
            let texts = Drawing(of: page.table, from: 0).texts
            #expect(texts.filter { $0.run.text == "name" }.count == 1)
        }
    }

    // MARK: Totals

    private let ruled = "theme: {columns: {summaryRuleColor: \"#FF0000\"}}\ntotal: sum\nborder: true\n"

    @Test(arguments: [("plain", 1), ("grouped", 0), ("inset-grouped", 0)])
    func separateTotalsHaveNoRule(style: String, count: Int) throws {
        let drawing = try drawing(ruled + "style: \(style)\n" + sections)
        #expect(drawing.boxes(RGBA(255, 0, 0)).count == count)
    }

    @Test func totalsOfPlainTablesShareTheBorderOfRowsAbove() throws {
        let table = try SceneSandbox().table(ruled + sections)
        let drawing = table.drawing
        let row = table.table.rectForRow(at: IndexPath(row: 0, section: 3))
        let outlines = drawing.borders.map(\.shape.rect)
        #expect(outlines.contains { $0.maxY == row.minY })
        #expect(!outlines.contains { $0.minY == row.minY })
        #expect(outlines.contains { $0.minY < row.minY && $0.maxY == row.maxY })
    }
}
