import TableKit
import TableSpecimens
import Testing

@testable import Scenes

/// Numbers and dates outside the sample of rows, and those that their columns cut.
@Suite struct LongTextsTests {
    /// Returns a file of rows in which only row 1, on line 3, has the value.
    private func list(_ value: String, usual: String, rows: Int = 2000) -> String {
        let rows = (0..<rows).map { "name \($0),\($0 == 1 ? value : usual)\n" }
        return "name,value\n" + rows.joined()
    }

    private func content(_ list: String, _ scene: String) throws -> SceneContent {
        let content = try SceneSandbox(["list.csv": list]).content("data: list.csv\n" + scene)
        content.collectsLayoutWarnings = true
        return content
    }

    private func texts(_ table: SceneTable) -> [String] { table.drawing.texts.map(\.run.text) }

    @Test(arguments: [
        ("11456230123", "7"), ("-11456230.25", "7.5"), ("$11,456,230", "$7"),
        ("2026-11-21 09:41:30", "2026-11-21"),
    ])
    func longestValueOfAllRowsIsComplete(value: String, usual: String) throws {
        let rows = value.contains(",") ? list("\"\(value)\"", usual: usual) : list(value, usual: usual)
        let content = try content(rows, "columns: [name, value]\nwidth: 375")
        let table = try SceneTable(content)
        #expect(texts(table).contains(value))
        #expect(content.warnings.isEmpty)
    }

    /// The text is not what the column contains, so it does not take the space of others.
    @Test func otherTextsWidenNoColumnOfNumbers() throws {
        func numberX(_ value: String) throws -> CGFloat {
            let content = try content(list(value, usual: "7"), "columns: [value, name]\nwidth: 375")
            return try SceneTable(content).drawing.text("name 0").x
        }
        #expect(try numberX("a long remark about the missing number") == numberX("7"))
    }

    @Test(arguments: [
        ("11456230123", "7", "30"), ("2026-11-21", "2026-11-22", "30"), ("11456230123", "7", "8%"),
    ])
    func cutValuesAreReportedWithLine(value: String, usual: String, width: String) throws {
        let content = try content(
            list(value, usual: usual), "columns: [name, {value: value, width: \(width)}]\nwidth: 375")
        _ = try SceneTable(content)
        let warning = try #require(content.warnings.first)
        #expect(content.warnings.count == 1)
        #expect(warning.severity == .warning && warning.file == "list.csv" && warning.path == "value")
        // Dates of the same form have the same width, so the first one is named.
        #expect(warning.line == (value == "11456230123" ? 3 : 2))
        #expect(warning.message.hasSuffix(" points") && warning.message.contains(" is cut in a column of "))
        #expect(warning.remedy?.hasPrefix("remove its width, or set it to ") == true)
    }

    @Test func sufficientWidthIsNotReported() throws {
        let content = try content(
            list("11456230123", usual: "7"), "columns: [name, {value: value, width: 120}]\nwidth: 375")
        _ = try SceneTable(content)
        #expect(content.warnings.isEmpty)
    }

    /// The only code is outside the sample.
    @Test func codesInAnyRowMakeColumnOneOfTexts() throws {
        let content = try content(list("01234", usual: "98765"), "columns: [name, value]\ntotal: count")
        let columns = try #require(content.columns[0]?.columns)
        #expect(columns[1].content == .texts && columns[1].alignment == .leading)
    }

    @Test func totalOmitsYearsCodesAndIdentifiers() throws {
        let rows = "id,year,zip,amount\n1,2024,01234,3\n2,2025,98765,4\n"
        func total(_ columns: String, _ total: String = "sum") throws -> String? {
            let table = try SceneTable(content(rows, "columns: \(columns)\ntotal: \(total)"))
            let last = table.table.numberOfRows(inSection: 0) - 1
            return table.cell(last, 0).accessibilityLabel
        }
        #expect(try total("[id, year, zip, amount]") == "Sum, amount 7")
        #expect(try total("[zip, id, {value: year, summary: max}, amount]") == "Sum, year 2025, amount 7")
        #expect(
            try total("[zip, id, year, amount]", "[{function: min, title: First, columns: [year]}]")
                == "First, year 2024")
    }
}
