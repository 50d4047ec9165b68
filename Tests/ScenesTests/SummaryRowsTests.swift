import DataFiles
import Foundation
import TableKit
import TableSpecimens
import Testing

@testable import DataTables
@testable import Scenes

/// The rows that summarize columns, in display lists.
@Suite struct SummaryRowsTests {
    private let fruit = "columns: [Fruit, Price]\nrows: [[Fig, 0.1], [Date, 0.2]]\n"
    private let list =
        "kind,name,price,year\nFruit,Fig,1.5,2024\nFruit,Date,2.25,2025\nNut,Pecan,10,2026\n"

    private func drawn(_ table: SceneTable) -> [Drawing.Text] { table.drawing.texts }

    private func texts(_ table: SceneTable) -> [String] { drawn(table).map(\.run.text) }

    private func labels(_ table: SceneTable, _ section: Int = 0) -> [String?] {
        (0..<table.table.numberOfRows(inSection: section)).map { table.cell($0, section).accessibilityLabel }
    }

    @Test func summariesAreExactRowsAtTheEnd() throws {
        let table = try SceneSandbox().table(fruit + "summary: [sum, mean, count]")
        #expect(
            labels(table) == [
                "Fruit Fig, Price 0.1", "Fruit Date, Price 0.2", "Sum, Price 0.3", "Mean, Price 0.15",
                "Count, Price 2",
            ])
        #expect(try table.drawing.text("Sum").x == 16)
        #expect(try table.drawing.text("Sum").run.font.size == 17)
        // The decimal separators are aligned in both weights.
        let (sum, mean) = (try table.drawing.text("0.3"), try table.drawing.text("0.15"))
        #expect(abs(mean.x + mean.run.width - 359) < 0.02)
        #expect(sum.x + sum.run.width < mean.x + mean.run.width)
        #expect(table.table.rectForRow(at: IndexPath(row: 2, section: 0)).height == 44)
        #expect(table.table.failure == nil)
    }

    @Test(arguments: [
        ("year", ["2024", "2025"], "years"), ("Founded", ["1991", "2004", "1998", "2016", "2001"], "years"),
        ("customer_id", ["17", "18"], "identifiers"), ("zip", ["99501", "90210"], "identifiers"),
        ("rank", ["1", "2"], "ranks"), ("latitude", ["59.9", "41.9"], "coordinates"),
    ])
    func onlyQuantitiesAreSummed(name: String, values: [String], labels kind: String) throws {
        let rows = values.map { "Oslo,\($0),2\n" }.joined()
        let sandbox = try SceneSandbox(["list.csv": "city,\(name),area\n" + rows])
        func lastLabel(_ columns: String, _ total: String) throws -> String? {
            let table = try sandbox.table(
                "data: list.csv\ncolumns: [city, \(columns), area]\ntotal: \(total)\n")
            return labels(table).last ?? nil
        }
        #expect(try lastLabel(name, "sum") == "Total, area \(2 * values.count)")
        #expect(try lastLabel(name, "max")?.hasPrefix("Maximum, \(name) ") == true)
        #expect(
            try lastLabel(name, "{function: sum, columns: \(name)}")?.hasPrefix("Total, \(name) ") == true)
        #expect(try lastLabel("{value: \(name), summary: mean}", "sum")?.hasPrefix("Total, \(name) ") == true)
        let notes = try sandbox.content("data: list.csv\ncolumns: [city, \(name), area]\ntotal: sum\n").notes
        #expect(
            notes.map(\.description) == [
                "s: note: \(name): the column has no sum, because its numbers are \(kind); "
                    + "if it requires one, give the column \"summary: sum\""
            ])
    }

    @Test(arguments: [
        ("Visits", ["1950", "2000"]), ("years", ["3", "12"]), ("amount", ["1,950", "2,004"]), ("€", ["1"]),
    ])
    func quantitiesAreSummed(name: String, values: [String]) throws {
        let rows = values.map { "[Oslo, \"\($0)\"]" }.joined(separator: ", ")
        let content = try SceneSandbox().content(
            "columns: [city, \"\(name)\"]\nrows: [\(rows)]\ntotal: sum\n")
        #expect(content.notes.isEmpty)
    }

    @Test(arguments: [
        "account", "room", "iban", "offset", "utc_offset", "phone", "Phone 2", "zip", "version", "port",
        "order number", "invoiceNumber", "Account No.", "isbn13", "fax", "postal_code", "house_number",
        "timestamp",
        "flight", "build_id",
    ])
    func identifiersAreNotSummed(name: String) throws {
        let content = try SceneSandbox().content(
            "columns: [city, \"\(name)\", area]\nrows: [[Oslo, 17, 2], [Rome, 18, 3]]\ntotal: sum\n")
        #expect(content.notes.count == 1)
        #expect(try labels(SceneTable.showing(content)).last == "Total, area 5")
    }

    @Test(arguments: [
        "room_count", "account balance", "NO2", "page_count", "number", "versions", "ports", "Code length",
    ])
    func columnsNamedAfterIdentifiersAreSummed(name: String) throws {
        let content = try SceneSandbox().content(
            "columns: [city, \"\(name)\"]\nrows: [[Oslo, 17], [Rome, 18]]\ntotal: sum\n")
        #expect(content.notes.isEmpty)
    }

    @Test func columnsWithFewTextsAmongNumbersAreReported() throws {
        let sandbox = try SceneSandbox([
            "list.csv": "name,price,size,id\nFig,1,12,1\nDate,few,14,x\nNut,3,-,2\n"
        ])
        func warnings(_ price: String) throws -> [String] {
            let content = try sandbox.content(
                "data: list.csv\ncolumns: [name, \(price), size, id]\ntotal: sum")
            try content.throwErrors()
            return content.warnings.map(\.description)
        }
        #expect(
            try warnings("price") == [
                "list.csv:3: warning: price: \"few\" is not a number, so that the column has no sum; "
                    + "correct it, or for the sum of the others give the column \"summary: sum\""
            ])
        #expect(try warnings("{value: price, summary: none}").isEmpty)
        #expect(
            try warnings("{value: price, summary: sum}") == [
                "list.csv:3: warning: price: \"few\" is not a number, so that summaries omit it"
            ])
    }

    @Test(arguments: [
        ("", ["Sum", "Mean", "Total", "Total: Mean"]),
        ("locale: de\n", ["Summe", "Mittelwert", "Gesamt", "Gesamt: Mittelwert"]),
        ("locale: fr-CA\n", ["Somme", "Moyenne", "Total", "Total: Moyenne"]),
    ])
    func titlesDependOnTheLocale(locale: String, titles: [String]) throws {
        let table = try SceneSandbox().table(locale + fruit + "summary: [sum, mean]\ntotal: [sum, mean]")
        #expect(texts(table).filter { $0.contains { $0.isLetter } }.suffix(4) == titles[...])
        #expect(try labels(SceneSandbox().table(fruit + "total: mean")).last == "Mean, Price 0.15")
    }

    /// A row that shows only means is no sum.
    @Test func titleIsThatOfTheFunctionOfAllColumns() throws {
        let data = try SceneSandbox(["list.csv": "name,a,b\nx,1,3\ny,2,5\n"])
        func title(_ a: String, _ b: String) throws -> String? {
            let columns = "[name, {value: a, summary: \(a)}, {value: b, summary: \(b)}]"
            return try labels(data.table("data: list.csv\ncolumns: \(columns)\nsummary: sum")).last ?? nil
        }
        #expect(try title("mean", "mean") == "Mean, a 1.5, b 4.0")
        #expect(try title("mean", "none") == "Mean, a 1.5")
        #expect(try title("mean", "sum") == "Sum, a 1.5, b 8")
    }

    /// All locales have titles.
    @Test(arguments: DataLocale.names) func titlesExistInAllLocales(name: String) throws {
        let locale = try DataLocale.named(name)
        for function in SummaryFunction.named {
            let titles = [false, true].map { locale.title(ofSummary: function.titleName, isTotal: $0) }
            #expect(titles[0] != titles[1] && !titles.contains { $0.isEmpty || $0.contains("|") })
            #expect(titles[0] != function.titleName)
        }
    }

    @Test func conditionsReportValuesWithoutOrder() throws {
        let sandbox = try SceneSandbox(["list.csv": "name,change\nFig,-1\nDate,2\nNut,new\nOil,n/a\n"])
        for scene in [
            "columns: [name, {value: change, when: [{if: change < 0, color: red}]}]",
            "row: {text: \"{name}\", when: [{if: change < 0, accessory: checkmark}]}",
        ] {
            let content = try sandbox.content("data: list.csv\n" + scene)
            try content.throwErrors()
            #expect(
                content.warnings.map(\.description) == [
                    "list.csv:4: warning: change: \"new\" is not a number, which the condition \"change < 0\" requires"
                ])
        }
    }

    @Test func codesAreTexts() throws {
        let table = try SceneSandbox().table(
            "columns: [City, Code, {value: Area}]\nrows: [[Anchorage, \"01234\", 2], [Oslo, \"99501\", 3]]\ntotal: sum\n"
        )
        #expect(labels(table).last == "Total, Area 5")
        // Texts are at the leading edge, below each other.
        let (first, second) = (try table.drawing.text("01234"), try table.drawing.text("99501"))
        #expect(first.x == second.x)
    }

    @Test func countsRequireNoNumbers() throws {
        let table = try SceneSandbox().table("columns: [Fruit, Color]\nrows: [[Fig, red]]\nsummary: count")
        #expect(labels(table).last == "Count, Color 1")
        #expect(table.table.failure == nil)
    }

    /// Texts such as NA are missing among numbers and dates, but not among other texts.
    @Test func marksOfMissingValuesAreDashesAmongNumbers() throws {
        let table = try SceneSandbox().table(
            "columns: [A, B, C]\nrows: [[1.5, 2026-01-02, NA], [NA, \"-\", DE], [-2.5, 2026-01-03, FR]]\n"
                + "summary: sum")
        #expect(
            labels(table) == [
                "A 1.5, B 2026-01-02, C NA", "A missing, B missing, C DE",
                "A \u{2212}2.5, B 2026-01-03, C FR",
                "A \u{2212}1.0, Sum",
            ])
        #expect(texts(table).filter { $0 == "–" }.count == 2)
    }

    @Test func ruleIsAboveFirstSummary() throws {
        func rules(_ summary: String) throws -> Int {
            let table = try SceneSandbox().table(
                "theme: {columns: {summaryRuleColor: \"#FF0000\"}}\n" + fruit + summary)
            return table.drawing.boxes.filter { $0.color == RGBA(255, 0, 0) }.count
        }
        #expect(try rules("") == 0)
        #expect(try rules("summary: [sum, mean]") == 1)
        #expect(try rules("summary: [sum, mean]\ntotal: [sum]") == 2)
    }

    @Test(
        arguments: [("", 16...393), ("traits: {direction: rtl}\n", 0...377)]
            as [(String, ClosedRange<CGFloat>)])
    func ruleIsAsWideAsSeparators(traits: String, range: ClosedRange<CGFloat>) throws {
        let table = try SceneSandbox().table(
            traits + "theme: {base: modern, columns: {summaryRuleColor: \"#FF0000\"}}\n" + fruit
                + "summary: sum")
        let drawing = table.drawing
        let rule = try #require(drawing.boxes(RGBA(255, 0, 0)).first)
        #expect(rule.minX == range.lowerBound && rule.maxX == range.upperBound)
        let separators = drawing.boxes(RGBA(60, 60, 67, 0.29))
        #expect(separators.contains { $0.minX == rule.minX && $0.maxX == rule.maxX })
    }

    @Test func groupsHaveSummariesAndTheTableTotals() throws {
        let sandbox = try SceneSandbox(["list.csv": list])
        let content = try sandbox.content(
            """
            data: {file: list.csv, group: kind}
            columns: [name, price, {value: year, summary: none}]
            summary: sum
            total: [sum, {function: max, title: Most}]
            """)
        let table = try SceneTable.showing(content)
        #expect(table.table.numberOfSections == 3)
        #expect(labels(table)[2] == "Sum, price 3.75")
        #expect(labels(table, 1) == ["name Pecan, price 10, year 2026", "Sum, price 10.00"])
        #expect(labels(table, 2) == ["Total, price 13.75", "Most, price 10.00"])
        #expect(texts(table).filter { $0 == "price" }.count == 1)
        // A summary is on the page with the end of its group, with the values of all pages.
        let pages = try (0..<3).map { try SceneTable.showing(content, records: $0..<$0 + 1) }
        #expect(labels(pages[0]) == ["name Fig, price 1.5, year 2024"])
        #expect(labels(pages[1])[1] == "Sum, price 3.75")
        #expect(pages[1].table.numberOfSections == 1)
        #expect(labels(pages[2], 1) == labels(table, 2))
    }

    @Test func totalOfOnlySectionFollowsItsSummary() throws {
        let table = try SceneSandbox().table(fruit + "summary: mean\ntotal: {function: sum, title: All}")
        #expect(table.table.numberOfSections == 1)
        #expect(labels(table).suffix(2) == ["Mean, Price 0.15", "All, Price 0.3"])
    }

    @Test func totalCombinesSectionsWithTheSameColumns() throws {
        let table = try SceneSandbox().table(
            """
            total: [sum, median]
            sections:
              - {header: A, columns: [Item, Amount], rows: [[One, "1"], [Two, "2,100.5"], [Zero, n/a]]}
              - {header: B, columns: [Item, Amount], rows: [[Three, "-10"]]}
            """)
        #expect(labels(table, 2) == ["Total, Amount 2,091.5", "Median, Amount 1.0"])
        // The columns of both sections have the same decimal separator.
        let single = try SceneSandbox().table(
            """
            total: max
            sections:
              - {columns: [Item, Amount], rows: [[One, 2.75]]}
              - {columns: [Item, Amount], rows: [[Two, 10]]}
            """)
        let (fraction, whole) = (try single.drawing.text("2.75"), try single.drawing.text("10"))
        #expect(fraction.x + fraction.run.width > whole.x + whole.run.width + 1)
    }

    @Test func columnsSelectFunctions() throws {
        let table = try SceneSandbox().table(
            """
            columns: [Item, Amount, {value: Part, summary: mean}, {value: Note, summary: count}]
            rows: [[One, "€1,000.50", 10 %, a], [Two, €2, 20 %, ""]]
            summary: [sum, {function: max, columns: [Amount], format: currency.USD}]
            """)
        #expect(labels(table)[2] == "Sum, Amount €1,002.50, Part 15.0 %, Note 2")
        #expect(labels(table)[3] == "Maximum, Amount $1,000.50")
    }

    @Test func titleWithoutColumnIsBeforeTheFirstValue() throws {
        let table = try SceneSandbox().table("columns: [A, B]\nrows: [[1, 2], [3, \"\"]]\nsummary: sum")
        #expect(labels(table)[2] == "Sum, A 4, B 2")
        #expect(texts(table).contains("Sum 4"))
    }

    @Test func decimalCommasAreSummed() throws {
        let sandbox = try SceneSandbox(["list.csv": "name;price\nA;1.234,56\nB;0,4\nC;100\n"])
        let table = try sandbox.table("data: list.csv\ncolumns: [name, price]\nsummary: sum")
        #expect(labels(table)[3] == "Sum, price 1.334,96")
        let (sum, whole) = (try table.drawing.text("1.334,96"), try table.drawing.text("100"))
        #expect(sum.x + sum.run.width > whole.x + whole.run.width)
    }

    @Test func formatsAreThoseOfColumns() throws {
        let sandbox = try SceneSandbox(["list.csv": list])
        let table = try sandbox.table(
            "data: list.csv\ncolumns: [name, {value: price, format: currency.EUR}]\nsummary: [sum, mean]")
        #expect(labels(table).suffix(2) == ["Sum, price €13.75", "Mean, price €4.58"])
    }

    @Test func manyRowsHaveOneHeight() throws {
        let table = try SceneSandbox().table(
            "data: {count: 20000}\ncolumns: [{value: \"Row {number}\"}, number]\nsummary: sum")
        #expect(table.table.rowHeight == 44)
        #expect(table.cell(20000).accessibilityLabel == "Sum, number 200010000")
    }

    @Test func summaryRowsCannotBeChanged() throws {
        let table = try SceneSandbox().table(
            fruit + "summary: sum\nselection: single\nsteps: [tap 0:1]")
        table.table.tap(rowAt: IndexPath(row: 2, section: 0))
        #expect(table.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        let path = IndexPath(row: 2, section: 0)
        #expect(!table.tableView(table.table, canMoveRowAt: path))
        #expect(table.tableView(table.table, editingStyleForRowAt: path) == .none)
    }

    @Test func summariesAreMirroredFromRightToLeft() throws {
        let table = try SceneSandbox().table("traits: {direction: rtl}\n" + fruit + "summary: sum")
        let title = try table.drawing.text("Sum")
        #expect(abs(title.x + title.run.width - 359) < 1)
        #expect(try table.drawing.text("0.3").x < 100)
    }

    @Test(arguments: [
        ("[A, 0.00], [B, 0.00]", "0.00"), ("[A, 0.00], [B, \"\"]", "0.00"), ("[A, 0.000], [B, 1.5]", "1.500"),
        ("[A, €0.00], [B, €-0.00]", "€0.00"), ("[A, 0.0 %], [B, 0.0 %]", "0.0 %"), ("[A, 0], [B, 0]", "0"),
    ])
    func sumsOfZerosRetainTheirDigits(rows: String, sum: String) throws {
        let table = try SceneSandbox().table("columns: [Item, Price]\nrows: [\(rows)]\nsummary: sum")
        #expect(labels(table)[2] == "Sum, Price \(sum)")
    }

    @Test(arguments: [
        ("\"12,34,567\", \"1,00,000\"", "", "13,34,567"), ("\"1,23,456.50\"", "", "1,23,456.50"),
        ("\"99,999\", \"99,999\"", "locale: en-IN", "1,99,998"),
        ("\"99,999\", \"99,999\"", "", "199,998"),
        ("\"1,234,567\", \"1\"", "locale: hi", "1,234,568"),
    ])
    func sumsHaveTheGroupsOfTheTexts(numbers: String, locale: String, sum: String) throws {
        let rows = numbers.split(separator: "\", ").map { "[A, \($0.last == "\"" ? $0 : $0 + "\"")]" }
        let table = try SceneSandbox().table(
            "columns: [Item, Price]\nrows: [\(rows.joined(separator: ", "))]\nsummary: sum\n\(locale)")
        #expect(labels(table).last?.map { $0.hasSuffix(", Price \(sum)") } == true)
    }

    @Test func conditionsDoNotApplyToSummaries() throws {
        let table = try SceneSandbox().table(
            "columns: [Item, {value: Price, when: [{if: Price < 0, color: red}]}]\n"
                + "rows: [[A, -1], [B, -2]]\nsummary: sum")
        #expect(try table.drawing.text("\u{2212}2").color == RGBA(255, 0, 0))
        #expect(try table.drawing.text("\u{2212}3").color == RGBA(0, 0, 0))
    }

    // MARK: Static rows

    @Test(arguments: [
        ("", "\"1,5\"", "1.5"), ("locale: de\n", "\"1,5\"", "1,5"), ("locale: de\n", "1.5", "1,5"),
        ("locale: de\n", "\"1.234\"", "1.234"), ("", "\"1.234\"", "1.234"), ("", "\"1.234,5\"", "1,234.5"),
    ])
    func staticRowsAreReadLikeData(locale: String, number: String, text: String) throws {
        let columns = "columns: [Item, {value: Price, format: number}]\n"
        let table = try SceneSandbox().table(locale + columns + "rows: [[A, \(number)]]\nsummary: sum")
        let title = locale.isEmpty ? "Sum" : "Summe"
        #expect(labels(table) == ["Item A, Price \(text)", "\(title), Price \(text)"])
        let quoted = number.contains(",") ? number : number.replacing("\"", with: "")
        let sandbox = try SceneSandbox(["list.csv": "Item,Price\nA,\(quoted)\n"])
        let data = try sandbox.table(locale + columns + "data: list.csv\nsummary: sum")
        #expect(labels(data) == labels(table))
    }

    @Test func unknownLocaleIsReported() {
        #expect(
            reportedProblems("locale: xx\ncolumns: [a]\nrows: [[1]]").first?.hasPrefix(
                "s:1:9: locale: \"xx\" is not a locale") == true)
        #expect(reportedProblems("locale: de\nrows: [One]").first?.contains("has no effect") == true)
    }

    // MARK: Editing

    /// A drag beyond the last position ends there.
    @Test(arguments: [2, 3])
    func summaryRowsRemainAtTheEnd(row: Int) throws {
        let table = try SceneSandbox().table(
            fruit + "summary: [sum, mean]\nreorder: true\nediting: true")
        table.table.beginReordering(rowAt: IndexPath(row: 0, section: 0))
        let target = table.table.rectForRow(at: IndexPath(row: row, section: 0))
        table.table.moveReorderedRow(to: target.maxY)
        table.table.endReordering()
        #expect(
            labels(table) == [
                "Fruit Date, Price 0.2", "Fruit Fig, Price 0.1", "Sum, Price 0.3", "Mean, Price 0.15",
            ])
    }

    @Test func rowsDoNotMoveIntoTotals() throws {
        let scene = """
            style: grouped
            total: sum
            reorder: true
            editing: true
            sections:
              - {columns: [Item, Amount], summary: sum, rows: [[One, 1], [Two, 2]]}
              - {columns: [Item, Amount], summary: sum, rows: [[Three, 3]]}

            """
        let table = try SceneSandbox().table(scene)
        table.table.beginReordering(rowAt: IndexPath(row: 0, section: 0))
        table.table.moveReorderedRow(to: table.table.contentSize.height)
        table.table.endReordering()
        #expect(labels(table).first == "Item One, Amount 1" && labels(table, 2).count == 1)
        let other = try SceneSandbox().table(scene + "steps: [move 0:0 to 1:1]")
        #expect(labels(other, 1) == ["Item Three, Amount 3", "Item One, Amount 1", "Sum, Amount 3"])
    }

    @Test(arguments: [
        ("tap 0:2", "nothing responds to a touch of row 0:2: it is a summary row; touch another row"),
        (
            "move 0:2 to 0:0",
            "the row 0:2 is a summary row, which cannot be moved; use a row of the table's content"
        ),
        (
            "drag 0:0 to 0:2",
            "the row 0:0 cannot be moved to 0:2, which is a summary row's position; the last position is 0:1"
        ),
        (
            "move 0:0 to 2:0",
            "the row 0:0 cannot be moved to 2:0, which is a summary row's position; use another section"
        ),
    ])
    func stepsThatWouldChangeSummariesAreReported(step: String, sentence: String) throws {
        let scene = """
            style: grouped
            total: sum
            sections:
              - {columns: [Item, Amount], summary: sum, rows: [[One, 1], [Two, 2]]}
              - {columns: [Item, Amount], rows: [[Three, 3]]}
            steps: [\(step)]

            """
        let error = #expect(throws: InputError.self) { try SceneSandbox().table(scene) }
        #expect(error?.problems.map(\.sentence) == [sentence])
    }

    // MARK: Problems

    @Test func valuesThatFormatsOfColumnsDoNotUnderstandAreReported() throws {
        let sandbox = try SceneSandbox(["list.csv": "name,price\nFig,1\nDate,many\nNut,more\n"])
        let scene = "data: list.csv\ncolumns: [name, {value: price, format: number.2}]\ntotal: sum"
        let content = try sandbox.content(scene)
        try content.throwErrors()
        #expect(
            content.warnings.map(\.description) == [
                "list.csv:3: warning: price: \"many\" is not a number; 1 more"
            ])
        #expect(throws: InputError.self) { try sandbox.content(scene, isStrict: true).throwErrors() }
        #expect(try labels(SceneTable.showing(content))[3] == "Total, price 1.00")
    }

    @Test func omittedValuesAreReported() throws {
        let sandbox = try SceneSandbox(["list.csv": "name,price\nFig,1\nDate,n/a\nNut,few\n"])
        let content = try sandbox.content(
            "data: list.csv\ncolumns: [name, {value: price, summary: sum}]\nsummary: sum")
        try content.throwErrors()
        #expect(
            content.warnings.map(\.description) == [
                "list.csv:4: warning: price: \"few\" is not a number, so that summaries omit it"
            ])
    }

    @Test func staticRowsAreChecked() throws {
        let content = try SceneSandbox().content(
            "columns: [Item, {value: Day, format: date}]\nrows:\n  - [One, 2026-11-21]\n  - [Two, soon]\n")
        try content.throwErrors()
        #expect(content.warnings.map(\.description) == ["s:4: warning: Day: \"soon\" is not a date"])
    }

    @Test(arguments: [
        ("summary: total", "\"total\" is not a function of summaries"),
        ("summary: {function: sum, columns: [Pice]}", "no column \"Pice\"; did you mean \"Price\"?"),
        ("summary: {function: sum, format: date}", "\"date\" is not a format of numbers"),
        ("total: {function: sum, format: numbr}", "\"numbr\" is not a format"),
    ])
    func errorsIncludeLocations(summary: String, message: String) throws {
        let error = #expect(throws: InputError.self) { try SceneSandbox().table(summary + "\n" + fruit) }
        #expect(error.map { "\($0)".contains(message) } == true, "\(error.map { "\($0)" } ?? "")")
    }

    @Test func summariesRequireColumns() throws {
        #expect(
            reportedProblems("summary: sum\ntotal: sum\nrows: [One]") == [
                "s:1:1: warning: \"summary\" has no effect without \"columns\"",
                "s:2:1: warning: \"total\" has no effect without \"columns\"",
            ])
    }
}
