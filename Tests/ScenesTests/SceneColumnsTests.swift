import Foundation
import TableSnapshots
import TableSpecimens
import Testing

@testable import DataTables
@testable import Scenes

/// Rows that consist of columns, in display lists.
@Suite struct SceneColumnsTests {
    private let prices = """
        name,price,change
        Apple,1.5,-0.25
        Fig,12.25,
        Banana,110,3

        """

    private func texts(_ table: SceneTable) -> [Drawing.Text] { table.drawing.texts }

    private let cities =
        "columns: [City, Population]\nrows: [[Oslo, 709037], [Rome, 2748109], [Atlantis, \"\"]]\n"

    @Test func textsAreLeadingAndNumbersTrailing() throws {
        let table = try SceneSandbox().table(cities)
        for name in ["City", "Oslo", "Rome"] { #expect(try table.drawing.text(name).x == 16) }
        for name in ["Population", "709037", "2748109"] {
            let text = try table.drawing.text(name)
            #expect(abs(text.x + text.run.width - 359) < 0.02, "\(name)")
        }
        #expect(try table.drawing.text("City").run.font.size == 13)
        #expect(try table.drawing.text("Oslo").run.font.size == 17)
        #expect(table.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
        #expect(table.table.failure == nil)
    }

    @Test func missingValueIsDash() throws {
        let table = try SceneSandbox().table(cities)
        let dash = try table.drawing.text("–")
        #expect(abs(dash.x + dash.run.width - 359) < 0.02)
        #expect(table.cell(2).accessibilityLabel == "City Atlantis, Population missing")
        #expect(table.cell(0).accessibilityLabel == "City Oslo, Population 709037")
    }

    @Test(arguments: ["NA", "n/a", "N/A", "-", "–", "null", "NaN", ""])
    func missingValuesDoNotDetermineTheType(mark: String) throws {
        let sandbox = try SceneSandbox([
            "list.csv": "name,price,day,chart\n\(mark),\(mark),\(mark),\(mark)\nFig,1.5,2026-01-02,3\n"
        ])
        let table = try sandbox.table(
            """
            data: list.csv
            columns: [name, {value: price, scale: blues}, day, {value: chart, chart: bar}]
            total: {function: sum, columns: [price]}
            """)
        let name = mark.isEmpty ? "missing" : mark
        #expect(
            table.cell(0).accessibilityLabel == "name \(name), price missing, day missing, chart missing")
        #expect(table.cell(2).accessibilityLabel == "Total, price 1.5")
        let (dashes, number) = (texts(table).filter { $0.run.text == "–" }, try table.drawing.text("1.5"))
        #expect(dashes.count >= 3)
        #expect(dashes.contains { abs($0.x + $0.run.width - number.x - number.run.width) < 20 })
    }

    @Test func marksAmongTextsAreTexts() throws {
        let table = try SceneSandbox().table(
            "columns: [City, Country]\nrows: [[Windhoek, NA], [Oslo, NO], [x, \"-\"], [y, \"\"]]\n")
        #expect(
            (0..<4).map { table.cell($0).accessibilityLabel } == [
                "City Windhoek, Country NA", "City Oslo, Country NO", "City x, Country -",
                "City y, Country missing",
            ])
    }

    @Test func marksInFormatsAreMissing() throws {
        let table = try SceneSandbox().table(
            "columns: [{value: a, format: number.2}, {value: b, format: date}, {value: c, format: flag}, "
                + "{value: d, format: check.dash}]\n"
                + "rows: [[n/a, n/a, NA, no], [1, 2026-01-02, \"-\", yes]]\n")
        #expect(table.cell(0).accessibilityLabel == "a missing, b missing, c 🇳🇦, d –")
        #expect(table.cell(1).accessibilityLabel == "a 1.00, b Jan 2, 2026, c missing, d ✓")
    }

    @Test func numbersAreAlignedAtDecimalSeparators() throws {
        let sandbox = try SceneSandbox(["list.csv": prices])
        let table = try sandbox.table("data: list.csv\ncolumns: [name, price]")
        let (short, long) = (try table.drawing.text("1.5"), try table.drawing.text("12.25"))
        // With digits of equal widths, a missing digit leaves the space of one.
        let digit = long.run.width - short.run.width
        #expect(digit > 0)
        let whole = try table.drawing.text("110")
        #expect(long.x + long.run.width > short.x + short.run.width)
        #expect(short.x + short.run.width > whole.x + whole.run.width)
        #expect(abs(long.x + long.run.width - 359) < 0.02)
    }

    @Test func textsWithNumbersAreAlignedAtDecimalSeparators() throws {
        let table = try SceneSandbox().table(
            "columns: [Constant, {value: Value, align: decimal}]\n"
                + "rows: [[a, 12.5 ± 0.3], [b, 1.25(12)], [c, 100 ± 2], [d, about 7.0]]")
        let (first, second) = try (table.drawing.text("12.5 ± 0.3"), table.drawing.text("1.25(12)"))
        // With digits of equal widths, the second number begins one digit later.
        let digit = try table.drawing.text("100 ± 2").x
        #expect(abs((second.x - first.x) - (first.x - digit)) < 0.1)
        #expect(second.x > first.x + 5)
        #expect([first, second].map { $0.x + $0.run.width }.allSatisfy { $0 < 359.02 })
    }

    @Test func columnsAreMirroredFromRightToLeft() throws {
        let table = try SceneSandbox().table("traits: {direction: rtl}\n" + cities)
        let city = try table.drawing.text("Oslo")
        #expect(abs(city.x + city.run.width - 359) < 1)
        // Digits are below each other, and the title ends with them.
        let (long, short) = try (table.drawing.text("2748109"), table.drawing.text("709037"))
        let title = try table.drawing.text("Population")
        #expect(abs(long.x - 16) < 0.02)
        for other in [short, title] {
            #expect(abs(other.x + other.run.width - long.x - long.run.width) < 1)
        }
    }

    @Test func numbersRunFromLeftToRightInBothDirections() throws {
        let table = try SceneSandbox().table(
            "traits: {direction: rtl}\ncolumns: [City, Change, Price]\nrows: [[Oslo, -12, 5.50 €], [Rome, +8, 10 €]]"
        )
        let texts = texts(table).map(\.run.text)
        for number in ["\u{2212}12", "+8", "5.50 €", "10 €"] { #expect(texts.contains(number)) }
    }

    @Test func headerIsStickyAndOnEveryPage() throws {
        let content = try SceneSandbox(["list.csv": prices]).content("data: list.csv\ncolumns: [name, price]")
        let whole = try SceneTable.showing(content)
        let page = try SceneTable.showing(content, records: 2..<3)
        #expect(try page.drawing.text("name").x == whole.drawing.text("name").x)
        #expect(try page.drawing.text("110").x == whole.drawing.text("110").x)
        #expect(try page.drawing.text("price").baseline == whole.drawing.text("price").baseline)
        let header = whole.table.rectForHeader(inSection: 0).height
        #expect(header > 20 && header < 44)
        #expect(page.table.contentSize.height == header + 44)
        let hidden = try SceneSandbox(["list.csv": prices]).table(
            "data: list.csv\ncolumns: [name, price]\ncolumnHeader: false")
        #expect(hidden.table.contentSize.height == 132)
    }

    @Test func groupsHaveTitlesBelowThoseOfColumns() throws {
        let sandbox = try SceneSandbox(["list.csv": "kind,name\nFruit,Fig\nFruit,Date\nNut,Pecan\n"])
        let table = try sandbox.table("data: {file: list.csv, group: kind}\ncolumns: [name]")
        #expect(table.table.numberOfSections == 2)
        #expect(texts(table).map(\.run.text).filter { $0 == "name" }.count == 1)
        #expect(try table.drawing.text("Nut").x == 16)
    }

    @Test func conditionsChangeValues() throws {
        let sandbox = try SceneSandbox(["list.csv": prices])
        let table = try sandbox.table(
            "data: list.csv\ncolumns: [name, {value: change, when: [{if: change < 0, color: red}]}]")
        #expect(try table.drawing.text("\u{2212}0.25").color == RGBA(255, 0, 0))
        #expect(try table.drawing.text("3").color == RGBA(0, 0, 0))
    }

    @Test func conditionsCompareDates() throws {
        let sandbox = try SceneSandbox(["list.csv": "day\n2026-1-4\n2026-01-05\n2026-01-06T08:00\n"])
        let table = try sandbox.table(
            "data: {file: list.csv, filter: day < 2026-1-6, sort: -day}\n"
                + "columns: [{value: day, when: [{if: day < 2026-01-05, color: red}]}]")
        let days = texts(table).filter { $0.run.text.hasPrefix("2026") }
        #expect(days.map(\.run.text) == ["2026-01-05", "2026-1-4"])
        #expect(days.map(\.color) == [RGBA(0, 0, 0), RGBA(255, 0, 0)])
        #expect(throws: InputError.self) {
            try sandbox.content(
                "data: list.csv\ncolumns: [{value: day, when: [{if: day > 4.1.2026, color: red}]}]")
        }
    }

    @Test func rowsOfManyRecordsHaveOneHeight() throws {
        let table = try SceneSandbox().table(
            "data: {count: 1000000}\ncolumns: [number, {value: \"Row {number}\"}]")
        #expect(table.table.rowHeight == 44)
        #expect(table.table.contentSize.height > 44_000_000)
    }

    @Test func tableWidensToContent() throws {
        let scene = "width: 120\ncolumns: [City, Country]\nrows: [[Luxembourg City, Luxembourg]]\n"
        let sandbox = try SceneSandbox()
        #expect(try sandbox.table(scene).table.frame.width == 120)
        let table = try sandbox.table(scene + "fit: true")
        #expect(table.table.frame.width > 200)
        #expect(texts(table).contains { $0.run.text == "Luxembourg City" })
    }

    @Test func tableWithoutWidthWidensToNumbersAndWords() throws {
        let number = "123456789012.25"
        let scene =
            "columns: [Name, A, B, C]\nrows: [[A name of words, \(number), \(number), \(number)]]\ntotal: sum\n"
        let table = try SceneSandbox().table(scene)
        #expect(table.table.frame.width > 400)
        #expect(texts(table).filter { $0.run.text == number }.count == 6)
        let narrow = try SceneSandbox().table(scene + "width: 375")
        #expect(narrow.table.frame.width == 375)
        #expect(texts(narrow).contains { $0.run.text.hasSuffix("…") })
    }

    @Test(arguments: [
        "{value: Date, format: date.long}\nrows: [[A name of words, 2026-11-23], [A title of a row, 2026-01-02]]",
        "Date\nrows: [[A name of words, \"November 23, 2026\"], [A title of a row, \"January 2, 2026\"]]",
    ])
    func textsShrinkBeforeDatesWithNamesOfMonths(column: String) throws {
        func content(_ width: Int) throws -> OpenScene {
            let lines = column.split(separator: "\n")
            let content = try SceneSandbox().content(
                "columns: [Name, \(lines[0])]\n\(lines[1])\nwidth: \(width)\n")
            content.collectsLayoutWarnings = true
            return content
        }
        let wide = try content(260)
        let shown = try texts(SceneTable.showing(wide)).map(\.run.text)
        #expect(shown.contains("November 23, 2026") && shown.contains { $0.hasSuffix("…") }, "\(shown)")
        #expect(wide.warnings.isEmpty)
        let narrow = try content(150)
        _ = try SceneTable.showing(narrow)
        let warning = try #require(narrow.warnings.first)
        #expect(warning.severity == .warning && warning.file == narrow.file.name)
        #expect(
            warning.message
                == "columns do not fit in a table of 150 points, which cuts \"November 23, 2026\"")
        #expect(try #require(warning.remedy).hasSuffix(" points, or add fit: true"))
    }

    /// The margins are wider from 390 points on.
    @Test func tableWidensToContentAndWiderMargins() throws {
        let text = "Newtonian constant of gravitation and its uncertainty"
        let table = try SceneSandbox().table(
            "width: 375\nfit: true\ncolumns: [Quantity, Unit]\nrows: [[\(text), m]]")
        #expect(table.table.frame.width > 390)
        #expect(texts(table).contains { $0.run.text == text })
    }

    private let longTitles =
        "width: 500\ncolumns: [Name, A long title for numbers, Another rather long title, Third long title of this table]\n"
        + "rows: [[Alexander Graham, 1, 2, 3]]\n"

    @Test func titlesWrapBeforeTextsShrink() throws {
        let table = try SceneSandbox().table(longTitles)
        #expect(texts(table).contains { $0.run.text == "Alexander Graham" })
        let titles = texts(table).filter { $0.run.font.size == 13 }
        #expect(!titles.contains { $0.run.text.contains("…") })
        #expect((2...3).contains(Set(titles.map(\.baseline)).count))
        // The last lines share a baseline.
        let last = try #require(titles.map(\.baseline).max())
        #expect(try table.drawing.text("Name").baseline == last)
        let header = table.table.rectForHeader(inSection: 0).height
        #expect(header > 40 && header < 80 && last < header)
        let first = try #require(titles.map(\.baseline).min())
        #expect(first > 10)
    }

    @Test func titlesAreOnOneLineInWidenedTables() throws {
        let table = try SceneSandbox().table(longTitles + "fit: true")
        #expect(texts(table).contains { $0.run.text == "Third long title of this table" })
        #expect(table.table.rectForHeader(inSection: 0).height < 40)
    }

    @Test func wrappedTextsIncreaseRowHeight() throws {
        let table = try SceneSandbox().table(
            "width: 200\ncolumns: [{value: Note, lines: 0}, Number]\nrows: [[A note of several words on lines, 1]]"
        )
        #expect(table.table.rectForRow(at: IndexPath(row: 0, section: 0)).height > 60)
        // Values of one line share the first baseline.
        let first = try #require(texts(table).filter { $0.run.font.size == 17 }.map(\.baseline).min())
        #expect(abs(try table.drawing.text("1").baseline - first) < 0.01)
    }

    @Test(arguments: [
        ("columns: [name, pice]", "s:2:17: columns[1]: no column \"pice\"; did you mean \"price\"?"),
        ("columns: [{value: name, width: wide}]", "columns[0].width: expected a number from 1 to 16000"),
        ("columns: [{value: name, width: 120%}]", "columns[0].width: expected a number from 1 to 16000"),
        (
            "columns: [{value: name, align: middle}]",
            "columns[0].align: \"middle\" is not an alignment of columns"
        ),
        ("columns: [{value: name, format: numbr}]", "columns[0]: \"numbr\" is not a format"),
        (
            "columns: [{value: \"{name}\", format: number}]",
            "columns[0]: \"format\" requires the name of one column"
        ),
        ("columns: [name]\nrow: {text: \"{name}\"}", "row: \"text\" and \"columns\" exclude each other"),
    ])
    func errorsIncludeLocations(columns: String, message: String) throws {
        let sandbox = try SceneSandbox(["list.csv": prices])
        let error = #expect(throws: InputError.self) { try sandbox.table("data: list.csv\n" + columns) }
        #expect(error.map { "\($0)".contains(message) } == true, "\(error.map { "\($0)" } ?? "")")
    }

    @Test func columnsWrapRegardlessOfTheTable() throws {
        let scene =
            "width: 200\nwrap: WHOLE\ncolumns: [{value: A, wrap: OWN, width: 60}, B]\nrows: [[one two three four, b]]"
        func height(_ own: String, _ whole: String) throws -> CGFloat {
            let text = scene.replacing("WHOLE", with: whole).replacing("OWN", with: own)
            let table = try SceneSandbox().table(text)
            return table.table.rectForRow(at: [0, 0]).height
        }
        #expect(try height("true", "false") > height("false", "true"))
        #expect(try height("false", "true") == height("false", "false"))
    }

    @Test func emptyListOfColumnsIsAnError() {
        let problems = reportedProblems("rows: [Fig]\ncolumns: []\n")
        #expect(problems == ["s:2:1: expected at least one column, found an empty list"])
    }

    @Test func conditionsOfCasesHaveLocations() throws {
        let sandbox = try SceneSandbox(["list.csv": prices])
        let error = #expect(throws: InputError.self) {
            try sandbox.content("data: list.csv\ncolumns: [{value: price, when: [{if: zz > 3}]}]")
        }
        #expect(error?.problems.first?.path == "columns[0].when[0].if")
        #expect(error?.problems.first?.column == 38)
    }

    @Test func templateOfOneColumnHasItsTitle() throws {
        let sandbox = try SceneSandbox(["list.csv": prices])
        let table = try sandbox.table(
            "data: list.csv\ncolumns: [\"{name}\", \"{price:number.2}\", \"{name}: {change}\"]")
        #expect(texts(table).prefix(2).map(\.run.text) == ["name", "price"])
    }

    @Test func markdownTableSpecifiesAlignmentAndEmphasis() throws {
        let page = "| name | mark | n |\n| - | :-: | :- |\n| **Fig** | `x` | 12 |\n"
        let table = try SceneSandbox(["list.md": page]).table("data: list.md\ncolumns: [name, mark, n]")
        let models = try #require(table.content.columns[0]).columns.map(\.model)
        #expect(models.map(\.alignment) == [nil, .center, .leading])
        #expect(try table.drawing.text("Fig").run.font.weight >= 600)
        #expect(try table.drawing.text("x").x > 16)
    }

    @Test func valuesRequireColumns() {
        #expect(
            reportedProblems("columns: [City]\nrows: [[Oslo, 1]]")
                == ["s:2:8: rows[0]: the row has 2 values, for 1 column"])
        #expect(
            reportedProblems("rows: [[Oslo, 1]]")
                == ["s:1:8: rows[0]: a list of values requires the key \"columns\" next to \"rows\""])
    }
}

/// Tables of data in Swift and in scenes.
@Suite struct DataTableEqualityTests {
    private static let styles: [(scene: String, table: @Sendable (inout DataTable) -> Void)] = [
        ("", { _ in }),
        ("style: inset-grouped\n", { $0.style = .insetGrouped }),
        (
            "compact: true\nborder: true\ncolumnRules: true\nalternating: true\n",
            { ($0.isCompact, $0.hasBorder, $0.hasColumnRules, $0.isAlternating) = (true, true, true, true) }
        ),
    ]

    @Test(arguments: styles.indices) func tableHasThePixelsOfItsScene(index: Int) throws {
        let sandbox = try SceneSandbox([
            "list.csv":
                "Fruit,Season,Price,Sold\nApple,Autumn,1.2,420\nPear,Autumn,1.85,130\nFig,Summer,,12\n"
        ])
        let yaml = """
            data: {file: list.csv, group: Season}
            columns: [Fruit, {value: Price, format: currency.EUR}, {value: Sold, chart: bar}]
            summary: {function: mean, columns: Price}
            total: {function: sum, columns: Sold}
            """
        let (style, change) = Self.styles[index]
        var table = DataTable(
            try Records(contentsOf: sandbox.path + "/list.csv"),
            columns: [
                "Fruit", DataColumn("Price", format: "currency.EUR"), DataColumn("Sold", chart: .bar),
            ])
        table.group = "Season"
        table.summaries = [DataSummary(.mean, columns: ["Price"])]
        table.total = [DataSummary(.sum, columns: ["Sold"])]
        change(&table)
        var options = SnapshotOptions()
        options.theme = .modern
        let image = try TableSnapshot(of: table.tableView(width: 375), options: options)
        #expect(try image.bitmap() == sandbox.content(style + yaml).image().bitmap())
    }
}
