import TableKit
import TableSpecimens
import TestSupport
import Testing

@testable import DataTables
@testable import Scenes

/// Titles of columns on their side, lines after columns, and the styles of rows with columns.
@Suite struct ColumnStyleTests {
    private let rows = "rows: [[Fig, 1, 2], [Date, 3, 4]]\n"

    /// A title on its side requires only the height of its line.
    @Test func rotatedTitlesAreNarrow() throws {
        func layout(_ keys: String) throws -> (widths: [CGFloat], header: CGFloat) {
            let column = "{value: a, title: A title that is long\(keys), width: content}"
            let table = try SceneSandbox().table("width: 400\ncolumns: [name, \(column), b]\n\(rows)")
            let layout = try #require(table.columnLayouts[0])
            return (layout.positions(in: layout.width).map(\.width), layout.headerHeight)
        }
        let (plain, rotated) = (try layout(""), try layout(", rotateTitle: true"))
        #expect(rotated.widths[1] < 25 && plain.widths[1] > 50)
        #expect(rotated.header > 120 && plain.header < 80)
    }

    /// The title is complete, and at the edge of the values.
    @Test(arguments: ["leading", "trailing", "center"]) func rotatedTitlesHaveTheAlignment(edge: String)
        throws
    {
        let table = try SceneSandbox().table(
            "width: 400\ncolumns: [name, {value: a, title: Long title, rotateTitle: true, align: \(edge), width: 100}, b]\n\(rows)"
        )
        let header = try #require(table.columnHeaderView(of: 0))
        header.frame = table.table.rectForHeader(inSection: 0)
        header.layoutIfNeeded()
        func labels(_ view: View) -> [Label] {
            (view as? Label).map { [$0] } ?? view.subviews.flatMap(labels)
        }
        let label = try #require(labels(header).first { $0.text == "Long title" })
        let frame = label.convert(label.bounds, to: header)
        #expect(frame.height > frame.width && frame.minY >= 0 && frame.maxY <= header.bounds.height)
        let position = try #require(table.columnLayouts[0]).positions(in: 400 - 32)[1]
        let distance = frame.midX - 16 - position.leading
        switch edge {
        case "leading": #expect(distance < 15)
        case "center": #expect(abs(distance - 50) < 1)
        default: #expect(distance > 85)
        }
    }

    @Test func lineFollowsAColumn() throws {
        func lines(_ keys: String) throws -> Int {
            let table = try SceneSandbox().table("columns: [{value: name\(keys)}, a, b]\n\(rows)")
            return table.drawing.boxes.count { $0.rect.width <= 1 && $0.rect.height > 20 }
        }
        #expect(try lines("") == 0)
        // In the header, and in both rows.
        #expect(try lines(", rule: true") == 3)
    }

    /// A false value is not missing.
    @Test func falseIsNoMissingValue() throws {
        let scene = "columns: [n, {value: ok, format: check}]\ndata: list.csv\n"
        let table = try SceneSandbox(["list.csv": "n,ok\na,true\nb,false\nc,\n"]).table(scene)
        let texts = table.drawing.texts.map(\.run.text)
        #expect(texts.count { $0 == "✓" } == 1 && texts.count { $0 == "–" } == 1, "\(texts)")
        let labels = table.table.accessibilityTree.map { $0.label ?? "" }
        #expect(labels.contains { $0.contains("ok false") }, "\(labels)")
    }

    // MARK: Rows

    private func texts(_ scene: String) throws -> [Drawing.Text] {
        try SceneSandbox(["list.csv": "n,v\na,1\nb,2\n"]).table(scene).drawing.texts
    }

    /// The style of rows is that of values whose columns specify none.
    @Test func rowsStyleTheirValues() throws {
        let row = "row: {when: [{if: v = 2, text: {color: red, font: {weight: bold}}}]}\n"
        let texts = try texts("data: list.csv\ncolumns: [n, {value: v, color: blue}]\n" + row)
        func text(_ name: String) throws -> Drawing.Text { try #require(texts.last { $0.run.text == name }) }
        #expect(try text("b").color == Color.red.light && text("b").run.font.weight == 700)
        #expect(try text("2").color == Color.blue.light && text("2").run.font.weight == 700)
        #expect(try text("a").color == Color.label.light && text("a").run.font.weight == 400)
        let literal = try self.texts("columns: [n, v]\nrows: [{cells: [a, 1], text: {color: red}}, [b, 2]]")
        #expect(literal.last { $0.run.text == "1" }?.color == Color.red.light)
    }

    /// The columns are wide enough for bold rows.
    @Test func fontsOfRowsAreMeasured() throws {
        let sandbox = try SceneSandbox(["list.csv": "n\n12345678901234567890\n"])
        let table = try sandbox.table(
            "width: 600\ndata: list.csv\ncolumns: [{value: n, width: content}]\nrow: {when: [{if: n != 0, text: {font: {size: 40}}}]}"
        )
        #expect(table.drawing.texts.contains { $0.run.text == "12345678901234567890" })
    }

    @Test func textsAreReadableOnBackgroundsOfRows() throws {
        let texts = try texts("columns: [n, v]\nrows: [{cells: [a, \"\"], background: black}, [b, 2]]")
        #expect(texts.last { $0.run.text == "a" }?.color == Color.white.light)
        #expect(texts.last { $0.run.text == "b" }?.color == Color.label.light)
        #expect(texts.last { $0.run.text == "–" }.map { $0.color.contrast(on: RGBA(hex: 0)) > 4.5 } == true)
    }

    /// A theme file that sets only the background of headers changes those of groups, too.
    @Test func titlesOfGroupsHaveTheBackgroundOfHeaders() throws {
        let navy = RGBA(hex: 0x000080)
        let scene = """
            theme: {plain: {header: {background: navy, color: white}}}
            sections: [{header: A, columns: [n], rows: [[x]]}, {header: B, columns: [n], rows: [[y]]}]
            """
        #expect(try SceneSandbox().table(scene).drawing.boxes.contains { $0.color == navy })
    }

    /// Themes without lines between rows have borders.
    @Test(arguments: ["report", "stripes", "minimal", "accent"]) func tablesHaveBorders(theme: String) throws
    {
        func count(_ border: Bool) throws -> Int {
            let scene = "theme: \(theme)\nborder: \(border)\ncolumns: [n]\nrows: [[x]]"
            let drawing = try SceneSandbox().table(scene).drawing
            return drawing.boxes.count { $0.color.alpha > 0 } + drawing.borders.count { $0.color.alpha > 0 }
        }
        #expect(try count(true) > count(false))
    }

    /// Titles of columns can have superscripts.
    @Test func titlesCanHaveMarkup() throws {
        let scene = """
            markdown: true
            columns: [n, {value: a, title: "Area", unit: "km<sup>2</sup>", group: "CO<sub>2</sub>"}]
            rows: [[x, 1]]
            """
        let texts = try SceneSandbox().table(scene).drawing.texts.map(\.run.text)
        #expect(texts.contains("Area (km²)") && texts.contains("CO₂"), "\(texts)")
        let literal = try SceneSandbox().table(scene.replacing("markdown: true", with: "markdown: false"))
        #expect(literal.drawing.texts.contains { $0.run.text.contains("<sub>") })
    }

    /// Titles of columns can have emphasis, and are measured with it.
    @Test func titlesCanHaveEmphasis() throws {
        let title = "_Wide_ and **much wider than its value**"
        let scene =
            "markdown: true\ncolumns: [n, {value: a, title: \"\(title)\", group: \"**G**\"}, b]\nrows: [[x, 1, 2]]"
        let texts = try SceneSandbox().table(scene).drawing.texts
        let bold = texts.filter { $0.run.font.weight == 700 }.map(\.run.text)
        #expect(bold.joined().contains("than its value") && bold.contains("G"), "\(texts.map(\.run.text))")
        #expect(texts.contains { $0.run.font.isItalic && $0.run.text == "Wide" })
        #expect(!texts.contains { $0.run.text.contains("…") })
    }

    /// A condition of several columns is about the value of each.
    @Test func conditionsAreAboutEachColumn() throws {
        let scene = "columns: [n, {each: \"q*\", when: [{if: \"{} < 0\", color: red}]}]\ndata: list.csv"
        let sandbox = try SceneSandbox(["list.csv": "n,q1,q2\na,1,-2\nb,-3,4\n"])
        let texts = try sandbox.table(scene).drawing.texts
        #expect(texts.filter { $0.color == Color.red.light }.map(\.run.text).sorted() == ["−2", "−3"])
        let literal = "columns: [{value: a, when: [{if: \"{} = 2\", color: red}]}]\nrows: [[1], [2]]"
        let other = try SceneSandbox().table(literal).drawing.texts
        #expect(other.filter { $0.color == Color.red.light }.map(\.run.text) == ["2"])
    }
}
