import TableKit
import TableSpecimens
import Testing

@testable import DataTables
@testable import Scenes

/// Color scales: the readability of texts, and the colors of numbers.
@Suite struct ColorScaleTests {
    private static let appearances = [UserInterfaceStyle.light, .dark]

    private func scale(
        _ colors: DataColorScale.Colors, _ range: NumberRange, midpoint: Double? = nil,
        target: DataColorScale.Target = .background
    ) throws -> ColorScale {
        var model = DataColorScale()
        (model.colors, model.range, model.midpoint, model.target) = (colors, range, midpoint, target)
        return try #require(model.scale(of: nil, text: .label))
    }

    @Test(arguments: ColorPalette.allCases, appearances)
    func textsAreReadable(palette: ColorPalette, style: UserInterfaceStyle) throws {
        let traits = TraitCollection(userInterfaceStyle: style)
        let background: RGBA = Color.secondarySystemGroupedBackground.resolvedColor(with: traits)
        let fills = try scale(.palette(palette), NumberRange(0, 100))
        let texts = try scale(.palette(palette), NumberRange(0, 100), target: .text)
        for step in 0...100 {
            let shade = fills.shade(of: Double(step))
            let fill: RGBA = try #require(shade.fill).resolvedColor(with: traits)
            #expect((shade.text.resolvedColor(with: traits) as RGBA).contrast(on: fill) >= 4.5, "\(step)")
            let text: RGBA = texts.shade(of: Double(step)).text.resolvedColor(with: traits)
            #expect(text.contrast(on: background) >= 4.5, "\(step)")
        }
    }

    /// Steps of a palette look equally large, and lead from the background to the strong color.
    @Test(arguments: [ColorPalette.blues, .greens, .reds, .heat], appearances)
    func palettesAreOrdered(palette: ColorPalette, style: UserInterfaceStyle) throws {
        let traits = TraitCollection(userInterfaceStyle: style)
        let background: RGBA = Color.systemBackground.resolvedColor(with: traits)
        let scale = try scale(.palette(palette), NumberRange(0, 100))
        let contrasts = try (0...100).map { step in
            let fill: RGBA = try #require(scale.shade(of: Double(step)).fill).resolvedColor(with: traits)
            return fill.contrast(on: background)
        }
        #expect(zip(contrasts, contrasts.dropFirst()).allSatisfy { $0 < $1 })
    }

    private func light(_ scale: ColorScale, _ number: Double) -> RGBA? { scale.shade(of: number).fill?.light }

    @Test func numbersBeyondTheRangeHaveItsColors() throws {
        let scale = try scale(.list([.white, .red]), NumberRange(0, 10))
        #expect(light(scale, -5) == Color.white.light)
        #expect(light(scale, 0) == Color.white.light)
        #expect(light(scale, 10) == Color.red.light)
        #expect(light(scale, 99) == Color.red.light)
    }

    @Test func colorsCanBeReversed() throws {
        var model = DataColorScale()
        (model.colors, model.range, model.isReversed) = (.palette(.redBlue), NumberRange(0, 10), true)
        let reversed = try #require(model.scale(of: nil, text: .label))
        let usual = try scale(.palette(.redBlue), NumberRange(0, 10))
        for number in [0.0, 5, 10] { #expect(light(reversed, number) == light(usual, 10 - number)) }
        let listed = try scene(
            "columns: [{value: a, scale: {colors: [white, red], reversed: true}}]\nrows: [[1]]")
        let own = try #require(listed.sections[0].columns[0].scale)
        #expect(own.isReversed && own.colors == .list([.white, .red]))
    }

    /// A case's color applies where it is readable. Its own background has the color in any case.
    @Test func colorsOfCasesAreReadableOnScales() throws {
        let table = try SceneSandbox().table(
            "columns:\n  - {value: V, scale: [white, black], when: [{if: V >= 0, color: red}]}\n"
                + "  - {value: W, when: [{if: V >= 0, color: red, background: red}]}\nrows: [[0, 1], [10, 2]]"
        )
        let texts = withExtendedLifetime(table) { table.drawing }.texts
        func color(_ text: String) throws -> RGBA { try #require(texts.first { $0.run.text == text }).color }
        #expect(try color("0") == RGBA(red: 0, green: 0, blue: 0))
        #expect(try color("10") == RGBA(red: 1, green: 0, blue: 0))
        #expect(try color("1") == RGBA(red: 1, green: 0, blue: 0))
    }

    @Test func midpointHasTheMiddleColor() throws {
        let scale = try scale(.list([.red, .white, .blue]), NumberRange(-1, 9), midpoint: 0)
        #expect(light(scale, 0) == Color.white.light)
        #expect(light(scale, -1) == Color.red.light)
        #expect(light(scale, 9) == Color.blue.light)
    }

    @Test func endsAreSymmetricalAroundTheMidpoint() throws {
        let table = try SceneSandbox().table(
            "columns: [{value: V, scale: {colors: [red, white, blue], midpoint: 0}}]\nrows: [[-1], [4]]")
        let scale = try #require(table.columnLayouts[0]?.measures.styles[0].scale)
        #expect(light(scale, 4) == Color.blue.light)
        #expect(light(scale, -4) == Color.red.light)
        #expect(light(scale, -1) != Color.red.light)
    }

    @Test func mixedColorsAreEquallyLight() {
        let gray = RGBA(red: 0, green: 0, blue: 0).mixed(
            with: RGBA(red: 1, green: 1, blue: 1), fraction: 0.5)
        // Half the lightness in OKLab is this gray.
        #expect(gray.hexadecimal == "#636363")
        let color = RGBA(red: 0.2, green: 0.5, blue: 0.9)
        #expect(color.mixed(with: color, fraction: 0.3) == color)
    }

    @Test(arguments: [
        ("{colors: [red]}", "a scale requires two colors or more"),
        ("{range: [2, 1]}", "the first number must be less than the second"),
        ("{range: [0, 1], midpoint: 2}", "\"midpoint\" is outside of \"range\""),
        ("pink", "\"pink\" is not a palette"),
    ])
    func errorsNameTheProblem(scale: String, message: String) {
        let problems = reportedProblems("columns: [{value: V, scale: \(scale)}]\nrows: [[1]]")
        #expect(problems.count == 1 && problems[0].contains(message), "\(problems)")
    }

    // MARK: Columns

    private func boxes(_ columns: String) throws -> [RGBA] {
        let sandbox = try SceneSandbox(["list.csv": "n,a,b\nx,0,5\ny,5,\nz,,10\n"])
        return try sandbox.table("data: list.csv\ncolumns: [n, \(columns)]").drawing.boxes.map(\.color)
    }

    /// Numbers of columns with a shared scale have the color of their position among all of them.
    @Test func columnsCanShareARange() throws {
        func darkest(_ scale: String) throws -> Int {
            let boxes = try boxes("{each: numbers, scale: {colors: [white, \"#FF0000\"], \(scale)}}")
            return boxes.count { $0.contrast(on: RGBA(hex: 0xFF0000)) < 1.01 }
        }
        #expect(try darkest("shared: true") == 1)
        #expect(try darkest("shared: false") == 2)
    }

    @Test func missingValuesCanHaveAColor() throws {
        let gray = RGBA(hex: 0x708090)
        #expect(try boxes("{value: a, scale: {colors: blues, missing: slategray}}").contains(gray))
        #expect(try !boxes("{value: a, scale: blues}").contains(gray))
    }

    // MARK: Names

    @Test func publishedPalettesHaveTheirColors() {
        func ends(_ palette: ColorPalette) -> [RGBA?] {
            [palette.colors.first?.light, palette.colors.last?.dark]
        }
        #expect(ends(.viridis) == [RGBA(hex: 0x440154), RGBA(hex: 0xFDE725)])
        #expect(ends(.ylOrRd) == [RGBA(hex: 0xFFFFCC), RGBA(hex: 0x800026)])
        #expect(ends(.puOr) == [RGBA(hex: 0x7F3B08), RGBA(hex: 0x2D004B)])
        let counts = Set(ColorPalette.allCases.map(\.colors.count))
        #expect(counts == [5, 9, 11])
    }

    /// Colors of UIKit precede those of CSS with the same name.
    @Test func colorsHaveTheirNames() throws {
        #expect(try Color.named("steelblue").light == RGBA(hex: 0x4682B4))
        #expect(try Color.named("green") == .green)
        let names = Color.names.map(\.name)
        #expect(Set(names.map { $0.lowercased() }).count == names.count)
    }
}
