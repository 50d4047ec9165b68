import DataFiles
import Foundation
import TableKit
import TableSpecimens
import Testing

@testable import DataTables
@testable import Scenes

/// Charts, icons, images, links and Markdown in columns, in display lists.
@Suite struct ColumnContentTests {
    /// A table of a name and of values in a column.
    private func table(_ column: String, _ values: [String], _ scene: String = "") throws -> SceneTable {
        let rows = values.map { "[A, \"\($0)\"]" }.joined(separator: ", ")
        return try SceneSandbox().table(
            "\(scene)\ncolumns: [Name, {value: Value, \(column)}]\nrows: [\(rows)]\n")
    }

    private func drawing(_ table: SceneTable) -> Drawing { Drawing(of: table.table, from: 0) }

    private let blue = Color.systemBlue.light, red = Color.systemRed.light

    // MARK: Bars

    @Test func barsBeginAtZero() throws {
        let table = try table("chart: {kind: bar, showsValue: false}", ["10", "5", "0", ""])
        let bars = drawing(table).boxes(blue)
        #expect(bars.map(\.width) == [80, 40])
        #expect(bars.map(\.minX) == [279, 279])
        #expect(bars.allSatisfy { $0.height == 14 })
        #expect(bars[1].minY - bars[0].minY == 44)
        #expect(table.cell(1).accessibilityLabel == "Name A, Value 5")
        #expect(table.cell(3).accessibilityLabel == "Name A, Value missing")
        #expect(table.table.failure == nil)
    }

    @Test func negativeBarsEndAtZero() throws {
        let drawing = drawing(try table("chart: {kind: bar, showsValue: false}", ["30", "-10"]))
        #expect(drawing.boxes(blue).map { [$0.minX, $0.maxX] } == [[299, 359]])
        #expect(drawing.boxes(red).map { [$0.minX, $0.maxX] } == [[279, 299]])
        // The axis is a pixel wide.
        #expect(
            drawing.boxes(Color.systemGray3.light).map { [$0.minX, $0.width] } == [[299, 0.5], [299, 0.5]])
    }

    @Test func barsAreMirroredFromRightToLeft() throws {
        let table = try table(
            "chart: {kind: bar, showsValue: false}", ["10", "5"], "traits: {direction: rtl}")
        #expect(drawing(table).boxes(blue).map { [$0.minX, $0.maxX] } == [[16, 96], [56, 96]])
    }

    @Test func valuePrecedesBar() throws {
        let drawing = drawing(try table("chart: {kind: bar, color: red}", ["10", "5"]))
        let text = try #require(drawing.texts.first { $0.run.text == "10" })
        let other = try #require(drawing.texts.first { $0.run.text == "5" })
        let bar = try #require(drawing.boxes(RGBA(red: 1, green: 0, blue: 0)).first)
        #expect(bar.width == 80)
        #expect(bar.maxX == 359)
        #expect(text.x + text.run.width < bar.minX - 8 + 0.02)
        #expect(abs(text.x + text.run.width - other.x - other.run.width) < 0.02)
    }

    @Test func progressIsInPercent() throws {
        let table = try table("chart: {kind: progress, showsValue: false}", ["0.5", "25%", "few", "n/a"])
        let done = drawing(table).fills.filter { $0.color == blue }.map(\.bounds.width)
        #expect(done.map { ($0 * 100).rounded() / 100 } == [40, 20])
        #expect(table.cell(1).accessibilityLabel == "Name A, Value 25%")
        // A value that is no number is visible.
        #expect(drawing(table).texts.contains { $0.run.text == "few" })
        #expect(table.cell(3).accessibilityLabel == "Name A, Value missing")
    }

    @Test(arguments: [("progress", "1.2"), ("progress", "-0.1"), ("stars", "7"), ("stars", "-1")])
    func valuesOutOfRangeAreTexts(chart: String, value: String) throws {
        let table = try table("chart: {kind: \(chart), showsValue: false}", [value])
        let drawing = drawing(table)
        #expect(drawing.texts.contains { $0.run.text == value })
        #expect(!drawing.strokes.contains { $0.color == Color.systemOrange.light })
        #expect(!drawing.fills.contains { $0.color == blue })
    }

    // MARK: Lists

    @Test func numbersBetweenGapsAreDots() throws {
        let dots = drawing(try table("chart: sparkline", ["1, , 3, , 2, 4"])).fills.filter {
            $0.color == blue
        }
        #expect(dots.count == 3)
        #expect(Set(dots.map { $0.bounds.width.rounded() }).count == 1)
    }

    @Test(arguments: ["1, 3, 2", "1 3 2", "[1,3,2]", "1;3;2"])
    func sparklineShowsList(list: String) throws {
        let table = try table("chart: sparkline", [list])
        let drawing = drawing(table)
        let line = try #require(drawing.strokes.first { $0.color == blue })
        #expect(line.width == 1.5)
        let point = try #require(drawing.fills.first { $0.color == blue })
        #expect(abs(point.bounds.maxX - 359) < 0.01)
        #expect(abs(point.bounds.midY - line.ink.midY) < 0.3)
        #expect(table.cell(0).accessibilityLabel == "Name A, Value from 1 to 3, 3 points, last 2")
    }

    @Test func listsHaveGaps() {
        var points = ChartPoints()
        for (text, numbers) in [
            ("1,,3", [1, nil, 3]), ("1  3", [1, nil, 3]), ("[1, null, 3]", [1, nil, 3]), ("1, –", [1, nil]),
            ("1,5;2", [1.5, 2]), ("7", [7]), ("1, two", []), ("", []), (", ,", []),
            ("1,5 2,5 3 0,5", [1.5, 2.5, 3, 0.5]), ("1,5 2", [1.5, 2]), ("1, 5, 2", [1, 5, 2]),
        ] as [(String, [Double?])] {
            points.read(text, mark: .point)
            #expect(points.numbers == numbers, "\(text)")
        }
        #expect(ChartPoints.last(of: "[1, 2.50, null]") == "2.50")
        #expect(ChartPoints.last(of: "1,5 2,5") == "2,5")
        points.read("1.250;2.500", mark: .comma)
        #expect(points.numbers == [1250, 2500])
        #expect(ChartPoints.isMissing(",,") && ChartPoints.isMissing("[]") && !ChartPoints.isMissing("a,"))
    }

    @Test func sparklineOfColumns() throws {
        let sandbox = try SceneSandbox(["list.csv": "name,jan,feb,mar\nA,1,,4\n"])
        let table = try sandbox.table(
            "data: list.csv\ncolumns: [name, {title: Sales, value: \"{jan} {feb} {mar}\", chart: sparkline}]")
        #expect(table.cell(0).accessibilityLabel == "name A, Sales from 1 to 4, 3 points, last 4")
    }

    @Test func winsAreAboveLosses() throws {
        let table = try table("chart: winloss", ["1, -1, 0"])
        let drawing = drawing(table)
        let (win, loss) = (try #require(drawing.boxes(blue).first), try #require(drawing.boxes(red).first))
        #expect(win.maxY == loss.minY)
        #expect(win.width == 5 && loss.width == 5)
        #expect(loss.minX - win.minX == 7)
        #expect(
            table.cell(0).accessibilityLabel == "Name A, Value 3 points, 1 positive, 1 negative, 1 zero")
    }

    @Test func starsHaveHalves() throws {
        let table = try table("chart: stars", ["2.5"])
        let drawing = drawing(table)
        let color = Color.systemOrange.light
        #expect(drawing.fills.filter { $0.color == color }.count == 3)
        #expect(drawing.strokes.filter { $0.color == color }.count == 5)
        #expect(table.cell(0).accessibilityLabel == "Name A, Value 2.5 of 5")
    }

    @Test func starsShrinkToTheirColumn() throws {
        let table = try table("chart: stars, width: 40", ["2.5"])
        let stars = drawing(table).strokes.filter { $0.color == Color.systemOrange.light }
        #expect(stars.count == 5)
        #expect(stars.allSatisfy { $0.ink.minX > 318.5 && $0.ink.maxX < 359.5 })
    }

    @Test func chartsShrinkBeforeTexts() throws {
        let table = try SceneSandbox().table(
            "width: 240\ncolumns: [Name, {value: Value, chart: sparkline}]\n"
                + "rows: [[A rather long name, \"1, 3, 2\"]]")
        #expect(drawing(table).texts.contains { $0.run.text == "A rather long name" })
        let line = try #require(drawing(table).strokes.first { $0.color == blue })
        #expect(line.ink.width < 74 && line.ink.width > 24)
    }

    // MARK: Colors and icons

    @Test func scaleFillsCells() throws {
        let drawing = drawing(try table("scale: {colors: [white, red]}", ["0", "10", ""]))
        let boxes = drawing.boxes(RGBA(red: 1, green: 0, blue: 0))
        #expect(boxes.count == 1)
        #expect(boxes[0].maxX == 367)
        #expect(boxes[0].height >= 43.5)
    }

    @Test func caseChangesBackgroundAndIcon() throws {
        let drawing = drawing(
            try table(
                "when: [{if: Value = x, icon: arrow.up, color: green}, {if: Value = y, background: black}]",
                ["x", "y"]))
        let green = RGBA(red: 0, green: 1, blue: 0)
        let icon = try #require(drawing.strokes.first { $0.color == green })
        let text = try #require(drawing.texts.first { $0.run.text == "x" })
        #expect(text.color == green)
        #expect(icon.ink.maxX < text.x)
        // Texts without an icon begin at the same position, and are readable on their background.
        let other = try #require(drawing.texts.first { $0.run.text == "y" })
        #expect(abs(other.x - text.x) < 0.01)
        #expect(other.color == RGBA(red: 1, green: 1, blue: 1))
    }

    // MARK: Kinds of content

    @Test func markdownIsShownWithoutMarkup() throws {
        let drawing = drawing(try table("content: markdown", ["**Ada** and _Alan_"]))
        let texts = drawing.texts.map(\.run.text)
        #expect(texts.contains("Ada") && texts.contains("Alan"))
        #expect(!texts.contains { $0.contains("*") || $0.contains("_") })
    }

    @Test func linksHaveTitles() throws {
        let table = try table(
            "content: link", ["[Swift](https://swift.org)", "https://swift.org/", "mailto:a@b.c", "Text"])
        let texts = drawing(table).texts.filter { $0.color == Color.link.light }.map(\.run.text)
        #expect(texts == ["Swift", "swift.org", "a@b.c", "Text"])
        #expect(table.cell(0).accessibilityLabel == "Name A, Value Swift")
    }

    /// The addresses of the links in a drawing, with their texts.
    private func links(_ drawing: Drawing) -> [String] {
        var links: [String] = []
        var address: LinkAddress?
        for item in drawing.list.items {
            switch item {
            case .element(.link(let link)): address = link
            case .restore: address = nil
            case .glyphs(let run, _, _, _): if let address { links.append("\(run.text) \(address.text)") }
            default: break
            }
        }
        return links
    }

    @Test func linksHaveAddresses() throws {
        let values = ["[Swift](https://swift.org)", "http://a.b/(c)", "mailto:a@b.c", "Text", "javascript:x"]
        #expect(
            try links(drawing(table("content: link", values))) == [
                "Swift https://swift.org", "a.b/(c) http://a.b/%28c%29", "a@b.c mailto:a@b.c",
            ])
        let text =
            "See [**one**](https://one.org/(a)), [two](file:///etc) and [three](HTTPS://x.y?a=1&b='2')."
        #expect(
            try links(drawing(table("content: markdown", [text]))) == [
                "one https://one.org/%28a%29", "three HTTPS://x.y?a=1&b=%272%27",
            ])
        #expect(try links(drawing(table("content: link", [""]))).isEmpty)
    }

    @Test func codeHasTheFontOfTheTheme() throws {
        func fonts(_ scene: String) throws -> [ScaledFont] {
            let drawing = try drawing(table("content: markdown", ["a `b` **`c`**"], scene))
            return ["a ", "b", "c"].compactMap { text in
                drawing.texts.first {
                    $0.run.text.trimmingCharacters(in: .whitespaces)
                        == text.trimmingCharacters(in: .whitespaces)
                }?.run.font
            }
        }
        let usual = try fonts("")
        #expect(usual.count == 3 && usual[0] == usual[1] && usual[1] != usual[2])
        let own = try fonts("theme: {columns: {codeFamily: Nimbus Sans}}")
        #expect(own.count == 3 && own[0] == usual[0] && own[1] != usual[1] && own[1] != own[2])
        #expect(own.allSatisfy { $0.size == 17 })
    }

    @Test func imagesFitTheirHeight() throws {
        let sandbox = try SceneSandbox()
        try ReferenceSamples.Outputs(to: sandbox.path).write()
        let table = try sandbox.table(
            "columns: [Name, {value: Flag, content: image}]\nrows: [[Italy, flag@2x.png], [None, \"\"]]")
        let image = try #require(drawing(table).images.first)
        #expect(image.rect.size == CGSize(width: 42, height: 28))
        #expect(abs(image.rect.minX - 317) < 0.01)
        #expect(table.cell(0).accessibilityLabel == "Name Italy, Flag")
        #expect(drawing(table).texts.contains { $0.run.text == "–" })
    }
}

extension ColumnContentTests {
    @Test func imagesMustBeReadableInStrictChecks() throws {
        let sandbox = try SceneSandbox(["list.csv": "name,flag\nA,missing.png\n"])
        for scene in [
            "data: list.csv\ncolumns: [name, {value: flag, content: image}]",
            "columns: [name, {value: flag, content: image}]\nrows: [[A, missing.png]]",
        ] {
            try sandbox.content(scene).throwErrors()
            #expect(throws: InputError.self) { try sandbox.content(scene, isStrict: true).throwErrors() }
        }
    }
}

/// Inline Markdown, whose malformed markup is literal.
@Suite struct InlineMarkdownTests {
    @Test(arguments: [
        ("km<sup>2</sup>", "km²"), ("H<sub>2</sub>O", "H₂O"), ("10<sup>-5</sup>", "10⁻⁵"),
        ("a<br>b <br/> c.<BR />d", "a, b, c. d"), ("5<!-- of 6 -->", "5"), ("**a<br>b**", "a, b"),
        ("`<br>`", "<br>"),
        ("2<sup>nd</sup>", "2ⁿᵈ"), ("10<sup>1.5</sup>", "10^1.5"), ("0.3<sub>±1</sub>", "0.3\u{202F}±1"),
        ("<sup>2", "²"),
        ("a</sub>", "a</sub>"),
        ("<img src=\"a.png\" alt=\"A flag\"> x", "A flag x"), ("<img src=a>", "<img src=a>"),
        ("**m<sup>3</sup>**", "m³"), ("<span title=\"a\">1</span> <B>2</B> <a href='x'>3</a>", "1 2 3"),
        ("Vec<T> <unknown>x</unknown>", "Vec<T> <unknown>x</unknown>"),
    ])
    func someTagsAreDrawn(text: String, expected: String) {
        #expect(InlineMarkdown(text).text == expected)
    }

    struct Span: Equatable {
        var text: String
        var style: Int

        init(_ text: String, _ style: Int) { (self.text, self.style) = (text, style) }
    }

    private static let texts: [(String, [Span])] = [
        ("plain", [Span("plain", 0)]),
        ("**b** and *i*", [Span("b", 2), Span(" and ", 0), Span("i", 1)]),
        ("***both***", [Span("both", 3)]),
        ("*a **b** c*", [Span("a ", 1), Span("b", 3), Span(" c", 1)]),
        ("snake_case_name", [Span("snake_case_name", 0)]),
        ("`a*b` *c*", [Span("a*b", 4), Span(" ", 0), Span("c", 1)]),
        ("~~no~~ ~x~", [Span("no", 8), Span(" ~x~", 0)]),
        ("[t](http://x.y) z", [Span("t", 16), Span(" z", 0)]),
        ("[**b**](u)", [Span("b", 18)]),
        ("**open", [Span("**open", 0)]),
        ("2 * 3 * 4", [Span("2 * 3 * 4", 0)]),
        ("\\*lit\\*", [Span("*lit*", 0)]),
        ("[[[[", [Span("[[[[", 0)]),
        ("**b***c*", [Span("b", 2), Span("c", 1)]),
        ("\\**a**", [Span("*", 0), Span("a", 1), Span("*", 0)]),
        ("\\~\\~a~~", [Span("~~a~~", 0)]),
        ("a ~~ b ~~", [Span("a ~~ b ~~", 0)]),
        ("\\\\~~a~~", [Span("\\", 0), Span("a", 8)]),
        ("`\\~` ~~a~~", [Span("\\~", 4), Span(" ", 0), Span("a", 8)]),
        ("\u{E000} \\~", [Span("\u{E000} ~", 0)]),
        ("~~a *b*~~", [Span("a ", 8), Span("b", 9)]),
        ("*R&amp;D* <x>", [Span("R&D", 1), Span(" <x>", 0)]),
        ("<http://x.y>", [Span("http://x.y", 16)]),
        ("# 1. *x*", [Span("# 1. ", 0), Span("x", 1)]),
        ("- *x*\n---", [Span("- ", 0), Span("x", 1), Span("\n---", 0)]),
        ("*\u{301}a*\u{301}", [Span("\u{301}a", 1), Span("\u{301}", 0)]),
        ("~~\u{301}a~~ \\~\u{301}", [Span("\u{301}a", 8), Span(" ~\u{301}", 0)]),
        ("[a]: /*u*", [Span("[a]: /", 0), Span("u", 1)]),
    ]

    @Test(arguments: texts)
    func spansHaveStylesOfCommonMark(text: String, wanted: [Span]) {
        #expect(InlineMarkdown(text).spans.map { Span($0.text, $0.style.rawValue) } == wanted)
    }
}
