import TestSupport
import Testing

@testable import Scenes

/// Patterns around the values of columns.
@Suite struct PatternTests {
    private let list = "name,price\nFig,1.25\nDate,22.5\nPear,\nKiwi,-3\n"

    private func table(_ column: String, _ more: String = "") throws -> SceneTable {
        try SceneSandbox(["list.csv": list]).table(
            "data: list.csv\ncolumns: [name, {value: price, \(column)}]\n\(more)")
    }

    private func texts(_ table: SceneTable) -> [String] { table.drawing.texts.map(\.run.text) }

    @Test func valuesRemainNumbers() throws {
        let table = try table("pattern: \"≈ {} kg\"", "total: [sum, count]")
        let texts = texts(table)
        for text in ["≈ 1.25 kg", "≈ 22.5 kg", "–", "≈ \u{2212}3 kg", "≈ 20.75 kg", "4"] {
            #expect(texts.contains(text), "\(text): \(texts)")
        }
    }

    /// Digits before the value do not determine the alignment.
    @Test(arguments: ["≈ {} kg", "CO2: {}", "{}"])
    func numbersAreAlignedByTheirDecimalSeparators(pattern: String) throws {
        let drawing = try table("pattern: \"\(pattern)\"").drawing
        let numbers = try ["1.25", "22.5"].map { number in
            try drawing.text(pattern.replacing("{}", with: number))
        }
        // The second number has one digit more before the separator.
        let distance = numbers[0].x - numbers[1].x
        #expect(distance > 7 && distance < 13, "\(distance)")
    }

    @Test func patternSurroundsAFormat() throws {
        let texts = try texts(table("format: number.2, pattern: \"({})\"", "total: mean"))
        #expect(texts.contains("(1.25)") && texts.contains("(22.50)") && texts.contains("(6.92)"), "\(texts)")
    }

    @Test func patternSurroundsTexts() throws {
        let sandbox = try SceneSandbox()
        let texts = try sandbox.drawing("columns: [{value: a, pattern: \"“{}”\"}]\nrows: [[Fig]]").texts
        #expect(texts.map(\.run.text).contains("“Fig”"))
    }

    @Test(arguments: ["kg", "{} {}", "{price}"])
    func patternHasOnePlace(pattern: String) throws {
        let error = #expect(throws: (any Error).self) { _ = try table("pattern: \"\(pattern)\"") }
        #expect("\(try #require(error))".contains("columns[1].pattern: expected a text with {} in place of"))
    }
}
