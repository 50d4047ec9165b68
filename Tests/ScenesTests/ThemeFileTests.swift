import DataFiles
import Foundation
import SceneSchema
import Testing

@testable import DataTables
@testable import Scenes
@testable import TableKit

@Suite("Theme files")
struct ThemeFileTests {
    private func read(_ yaml: String) throws -> Theme {
        let sandbox = try SceneSandbox(["theme.yaml": yaml])
        return try ThemeFile.read(path: sandbox.path + "/theme.yaml", name: "theme.yaml")
    }

    private func sentence(_ yaml: String) -> String? {
        do {
            _ = try read(yaml)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func missingKeysUseBaseTheme() throws {
        var wanted = Theme.classic
        wanted.cell.height = 50
        wanted.plain.header.shadow = nil
        wanted.grouped.header.titlePosition = .below(3)
        let theme = try read(
            """
            base: classic
            cell: {height: 50}
            plain: {header: {shadow: none}}
            grouped: {header: {titlePosition: {below: 3}}}
            """)
        #expect(theme == wanted)
        #expect(try read("{}") == .default)
    }

    @Test func themesRoundTrip() throws {
        for theme in [Theme.modern, .ios26, .flat, .classic] {
            let yaml = YAMLWriter.string(ThemeFile.encode(theme))
            let again = try read(yaml)
            // Colors are written to the nearest 255th.
            #expect(YAMLWriter.string(ThemeFile.encode(again)) == yaml)
            #expect(again.cell.default.font == theme.cell.default.font)
            #expect(again.editing.border?.width == theme.editing.border?.width)
        }
        #expect(
            YAMLWriter.string(ThemeFile.encode(.default)).trimmingCharacters(in: .whitespacesAndNewlines)
                == "{}")
    }

    @Test(arguments: [
        ("tnit: red", "theme.yaml:1:1: a theme has no key \"tnit\"; did you mean \"tint\"?"),
        (
            "cell: {hieght: 3}",
            "theme.yaml:1:8: cell: a cell theme has no key \"hieght\"; did you mean \"height\"?"
        ),
        (
            "base: clasic",
            "theme.yaml:1:7: base: \"clasic\" is not a theme; did you mean \"classic\"? Expected modern, ios26, flat, classic, report, stripes, accent, bold, ledger or minimal"
        ),
        (
            "cell: {height: tall}",
            "theme.yaml:1:16: cell.height: expected a number from 1 to 100000, found \"tall\""
        ),
        (
            "systemFont: {features: [tabular]}",
            "theme.yaml:1:25: systemFont.features[0]: expected a feature of four letters or digits such as tnum"
        ),
        (
            "systemFont: {letterSpacing: [{size: 17, spacing: 1}, {size: 17, spacing: 2}]}",
            "theme.yaml:1:29: systemFont.letterSpacing: expected sizes in increasing order, found 17 after 17"
        ),
        (
            "systemFont: {lines: {ascender: 11, descender: 0.2}}",
            "theme.yaml:1:32: systemFont.lines.ascender: expected a number from 0 to 10, found 11"
        ),
        (
            "systemFont: {letterSpacing: [{size: 17, spacing: 500}]}",
            "theme.yaml:1:50: systemFont.letterSpacing[0].spacing: expected a number from -100 to 100, found 500"
        ),
        (
            "plain: {background: {stripes: [red]}}",
            "theme.yaml:1:21: plain.background: stripes require two colors: the background and the lines"
        ),
    ])
    func reportsErrors(yaml: String, wanted: String) {
        let sentence = sentence(yaml)
        #expect(sentence?.hasPrefix(wanted) == true, "\(sentence ?? "nothing")")
    }

    /// Finds the key of every property of a theme, except its font files.
    @Test func everyPropertyHasAKey() {
        var missing: [String] = []
        func walk(_ value: Any, _ info: DefinitionInfo, _ path: String) {
            for child in Mirror(reflecting: value).children {
                guard let name = child.label?.trimmingCharacters(in: ["`"]), !(child.value is FontCollection?)
                else { continue }
                guard let key = info.key(name) else {
                    missing.append(path + name)
                    continue
                }
                if key.isPart, case .object(let type) = key.shape {
                    walk(child.value, type.info, path + name + ".")
                }
            }
        }
        walk(Theme.modern, Theme.info, "")
        #expect(missing.isEmpty)
    }

    @Test func weightsHaveSeparateLetterSpacing() throws {
        let theme = try read(
            "systemFont: {letterSpacing: [{size: 17, spacing: 1}, {size: 12, spacing: 2, weight: bold}]}")
        #expect(
            theme.systemFont.letterSpacing == [
                .init(size: 17, spacing: 1), .init(size: 12, spacing: 2, weight: .bold),
            ])
    }

    @Test func systemFontIsReadInParts() throws {
        let theme = try read("systemFont: {features: [tnum], letterSpacing: [{size: 10, spacing: 0.5}]}")
        #expect(theme.systemFont.family == "Inter" && theme.systemFont.features == [.tabularFigures])
        #expect(theme.systemFont.letterSpacing == [LetterSpacing(size: 10, spacing: 0.5)])
        #expect(
            try read("systemFont: {family: Nimbus Sans, letterSpacing: [], lines: none}").systemFont
                == Theme.classic.systemFont)
        let lines = try read("systemFont: {lines: {ascender: 1, descender: 0.25}}").systemFont.lines
        #expect(lines == LineMetrics(ascender: 1, descender: 0.25))
    }

    /// A size next to a text style makes a font without the lines of the style.
    @Test func fontsOfTextStylesHaveTheirLines() throws {
        let theme = try read(
            """
            plain: {header: {font: {textStyle: footnote}}, footer: {font: {textStyle: footnote, size: 13}}}
            """)
        #expect(theme.plain.header.font == .preferredFont(forTextStyle: .footnote))
        #expect(theme.plain.header.font.leading > 2 && theme.plain.footer.font.leading == 0)
        #expect(theme.plain.footer.font.textStyle == .footnote)
    }

    /// Rows of 52 points are for lists. Tables with columns have rows of 44 points, or of 28 if they are compact.
    @Test(arguments: [("", 44.0), ("compact: true\n", 28)])
    func rowsWithColumnsAreDenseInIOS26(key: String, height: CGFloat) throws {
        let sandbox = try SceneSandbox(["a.csv": "name,count\nAda,1\nEmmy,2\n"])
        for style in ["plain", "grouped", "inset-grouped"] {
            let scene = try sandbox.table(
                "theme: ios26\nstyle: \(style)\n\(key)data: a.csv\ncolumns: [name, count]")
            let heights = (0..<2).map { scene.table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
            #expect(heights == [height, height], "\(style)")
            #expect(scene.table.rectForHeader(inSection: 0).minY == 0)
        }
    }

    @Test func scenesUseTheirThemes() throws {
        let sandbox = try SceneSandbox(["theme.yaml": "cell: {height: 70}"])
        for (text, height) in [
            ("ios26", 52), ("{base: ios26, tint: red}", 52), ("flat", 44), ("classic", 44),
            ("theme.yaml", 70), ("{base: classic, cell: {height: 66}}", 66),
        ] as [(String, CGFloat)] {
            let content = try sandbox.content("theme: \(text)\nrows: [A]")
            #expect(content.theme.cell.height == height)
        }
        #expect(throws: (any Error).self) { try sandbox.content("theme: ../theme.yaml\nrows: [A]") }
        #expect(
            reportedProblems("theme: iOS26\nrows: [A]") == [
                "s:1:8: theme: \"iOS26\" is not a theme; did you mean \"ios26\"? Expected modern, ios26, flat, classic, report, stripes, accent, bold, ledger or minimal"
            ])
    }

    @Test(arguments: [("plain", 53.0), ("grouped", 52), ("inset-grouped", 52)])
    func rowsHaveTheHeightOfTheirTableStyle(style: String, height: CGFloat) throws {
        let sandbox = try SceneSandbox(["a.csv": "name\nAda\nEmmy\n"])
        // Rows of the same height, rows that fit their content, and rows of views.
        for rows in [
            "data: a.csv\nrow: \"{name}\"", "wrap: true\nrows: [Ada, Emmy]",
            "rows: [{views: [{type: switch}]}, {views: [{type: switch}]}]",
        ] {
            let scene = try sandbox.table("theme: ios26\nstyle: \(style)\n\(rows)")
            let heights = (0..<2).map { scene.table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
            #expect(heights == [height, height], "\(rows)")
            #expect(scene.cell(0).contentView.frame.height == height)
        }
        let own = "theme: {base: ios26, plain: {separatorAddsHeight: false}}\nrows: [A]"
        let heights = try ["plain", "inset-grouped"].map { style in
            let scene = try sandbox.table("style: \(style)\n\(own)")
            return scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).height
        }
        #expect(heights == [52, 52])
    }
}
