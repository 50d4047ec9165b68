import TableKit
import TableSpecimens
import Testing

@testable import DataTables
@testable import Scenes

/// Charts of lists, and references in charts.
@Suite struct ListChartTests {
    private func drawing(_ chart: String, _ values: [String], _ more: String = "") throws -> Drawing {
        let rows = values.map { "[x, \"\($0)\"]" }.joined(separator: ", ")
        return try SceneSandbox().table(
            "width: 300\ntheme: {charts: {color: \"#010203\", negativeColor: \"#040506\", referenceColor: \"#070809\", bandColor: \"#0A0B0C\"}}\n"
                + "columns: [n, {value: v, chart: \(chart)}]\nrows: [\(rows)]\n\(more)"
        ).drawing
    }

    private let positive = RGBA(hex: 0x010203), negative = RGBA(hex: 0x040506)
    private let line = RGBA(hex: 0x070809), band = RGBA(hex: 0x0A0B0C)

    /// Bars begin at zero, also if all numbers are far from it, and a gap has none.
    @Test func barsBeginAtZero() throws {
        let bars = try drawing("bars", ["10, 20, , -10, 0"])
        let (up, down) = (bars.boxes(positive), bars.boxes(negative))
        #expect(up.count == 2 && down.count == 1)
        let heights = up.map(\.height).sorted()
        #expect(abs(heights[1] - 2 * heights[0]) <= 1)
        #expect(down[0].minY == up.map(\.maxY).max())
    }

    @Test func areaIsBelowTheLine() throws {
        let fills = try drawing("area", ["1, 3, , 2, 5"]).fills.filter { $0.color.alpha == 0.25 }
        #expect(fills.count == 2)
        #expect(Set(fills.map(\.bounds.maxY)).count == 1)
    }

    /// The line of a reference is at its number, and widens the range.
    @Test func referencesAreAtTheirNumbers() throws {
        let bars = try drawing("{kind: bars, reference: 20}", ["10, 10"])
        let reference = try #require(bars.boxes(line).first), bar = try #require(bars.boxes(positive).first)
        #expect(reference.minY < bar.minY)
        #expect(abs((bar.maxY - reference.minY) - 2 * bar.height) <= 1)
        let horizontal = try drawing("{kind: bar, reference: [5, 10]}", ["20"])
        let (area, whole) = (horizontal.boxes(band)[0], horizontal.boxes(positive)[0])
        #expect(abs(area.width - whole.width / 4) <= 1 && abs(area.minX - whole.minX - whole.width / 4) <= 1)
        #expect(try drawing("{kind: sparkline, range: [0, 5], reference: 9}", ["1, 2"]).boxes(line).isEmpty)
    }

    @Test func endsAreTheFirstAndTheLastNumber() throws {
        let texts = try drawing("{kind: sparkline, showsEnds: true}", ["-1.50, 2, , 1200", "7, 8"]).texts
        let ends = texts.filter { $0.run.font.size == 12 }
        #expect(ends.map(\.run.text) == ["\u{2212}1.50", "1200", "7", "8"])
        // Both lines begin and end at the same positions.
        #expect(ends[0].x == ends[2].x)
    }

    @Test func endsHaveTheFormatOfTheColumn() throws {
        let scene = "columns: [n, {value: v, format: compact, chart: {kind: area, showsEnds: true}}]\n"
        let texts = try SceneSandbox().table(scene + "rows: [[x, \"1200 3 2500000\"]]").drawing.texts
        #expect(texts.suffix(2).map(\.run.text) == ["1.2K", "2.5M"])
        #expect(throws: (any Error).self) {
            try SceneSandbox().table(scene.replacing("compact", with: "date") + "rows: [[x, \"1 2\"]]")
        }
    }

    /// A number outside of the sampled rows can be wider than the others.
    @Test func widerEndsDoNotOverlapTheLine() throws {
        var values = [String](repeating: "1, 2", count: 1200)
        values[1] = "123456789, 2"
        let drawing = try drawing("{kind: sparkline, showsEnds: true}", values)
        let text = try drawing.text("123456789")
        let line = try #require(
            drawing.strokes.min { abs($0.ink.midY - text.baseline) < abs($1.ink.midY - text.baseline) })
        #expect(line.ink.minX > text.x + text.run.width)
    }

    @Test(arguments: [
        ("{kind: stars, reference: 2}", "\"reference\" has no effect on stars"),
        ("bars, format: number", "\"format\" has no effect on a list without \"showsEnds\""),
        ("{kind: bar, showsEnds: true}", "\"showsEnds\" has no effect on bar"),
        (
            "{kind: area, showsEnds: true, showsValue: true}",
            "\"showsValue\" has no effect next to \"showsEnds\""
        ),
    ])
    func keysWithoutEffectAreWarnings(chart: String, message: String) throws {
        let scene = "columns: [{value: v, chart: \(chart)}]\nrows: [[1]]"
        let file = try SceneFile(Array(scene.utf8), format: .yaml, name: "s")
        #expect(file.warnings.contains { $0.message.contains(message) }, "\(file.warnings)")
    }

    // MARK: Themes of tables of data

    @Test func headerHasABackgroundWithReadableTitles() throws {
        let scene = "columns: [City]\nrows: [[Oslo]]\n"
        let navy = RGBA(hex: 0x000080)
        let drawing = try SceneSandbox().table(scene + "theme: {columns: {headerBackground: navy}}").drawing
        #expect(drawing.boxes(navy).first?.height == drawing.boxes(navy).first?.maxY)
        #expect(try drawing.text("City").color == Color.white.light)
        // The usual color is readable on white.
        let white = try SceneSandbox().table(
            scene + "theme: {columns: {headerBackground: white, headerColor: navy}}")
        #expect(try white.drawing.text("City").color == navy)
    }

    @Test func tablesEndWithARule() throws {
        let scene = """
            theme: {base: report, plain: {endRule: {color: navy, thickness: 2}}}
            sections: [{columns: [City], rows: [[Oslo], [Rome]]}, {columns: [City], rows: [[Bern]]}]
            """
        let table = try SceneSandbox().table(scene)
        let rules = table.drawing.boxes(RGBA(hex: 0x000080))
        #expect(rules.count == 1 && rules[0].maxY == table.table.contentSize.height && rules[0].height == 2)
    }

    @Test func themesCanAlternateRows() throws {
        let scene = "columns: [City]\nrows: [[Oslo], [Rome]]\ntheme: stripes"
        let stripe = RGBA(hex: 0xF7F7F7)
        #expect(try SceneSandbox().table(scene).drawing.boxes(stripe).contains { $0.minY > 60 })
    }
}
