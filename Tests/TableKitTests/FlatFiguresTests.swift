import TableSpecimens
import Testing

@testable import TableKit

/// The metrics of tables in iOS 7 to 12, found in display lists. They are those of the article Metrics.
@Suite("Metrics of flat tables")
struct FlatFiguresTests {
    private func script(
        _ style: TableView.Style = .plain, width: CGFloat = 375, rows: [Int] = [1],
        cells: TableViewCell.CellStyle = .default, fill: ((TableViewCell, IndexPath) -> Void)? = nil
    ) -> ScriptedTable {
        let script = ScriptedTable(style, width: width, rows: rows, cells: cells, fill: fill)
        script.table.surround(theme: .flat)
        return script
    }

    @Test(arguments: [(320.0, 15.0), (375, 15), (414, 20)])
    func contentIsAtItsMargin(width: Double, margin: Double) {
        let script = script(width: width, rows: [2])
        let drawing = Drawing(of: script.table)
        #expect(script.table.contentSize.height == 88)
        #expect(drawing.texts.map(\.x) == [margin, margin])
        let lines = drawing.boxes(Theme.flat.plain.separator.color.light)
        #expect(!lines.isEmpty && lines.allSatisfy { $0.minX == margin && $0.maxX == width })
    }

    @Test func value2ColumnsMeetAt106() throws {
        let script = script(cells: .value2)
        let drawing = Drawing(of: script.table)
        let (name, value) = (try #require(drawing.text("Row 0.0")), try #require(drawing.text("Detail 0.0")))
        #expect(name.run.font.size == 13 && value.run.font.size == 13)
        let label = try #require(script.table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel)
        #expect(label.frame.minX == 15 && label.frame.maxX.isAbout(106))
        #expect(name.x > 40 && value.x.isAbout(112))
    }

    @Test func chevronsAndCheckmarksAreAtTheMargin() throws {
        let script = script(rows: [2]) { cell, path in
            cell.accessoryType = path.row == 0 ? .disclosureIndicator : .checkmark
        }
        let strokes = Drawing(of: script.table).strokes.sorted { $0.ink.minY < $1.ink.minY }
        let (chevron, checkmark) = (try #require(strokes.first), try #require(strokes.last))
        #expect(chevron.ink.width.isAbout(8) && chevron.ink.height.isAbout(13))
        #expect(checkmark.ink.width.isAbout(13) && checkmark.ink.height.isAbout(10))
        #expect(chevron.ink.maxX.isAbout(360) && checkmark.ink.maxX.isAbout(360 - 1.3))
        #expect(chevron.width == 1.7 && chevron.color.isAbout(199, 199, 204))
    }

    @Test(arguments: TableView.Style.allCases)
    func separatorsAndValuesAreGray(style: TableView.Style) throws {
        let script = script(style, rows: [2], cells: .value1)
        let drawing = Drawing(of: script.table)
        #expect(drawing.boxes.contains { $0.rect.height == 0.5 && $0.color.isAbout(200, 199, 204) })
        #expect(try #require(drawing.text("Detail 0.0")).color.isAbout(142, 142, 147))
    }

    @Test func plainHeadersHaveBackgroundEverywhere() {
        let script = script(rows: [1, 1])
        script.headers = [0: "Africa", 1: "Asia"]
        script.table.sectionHeaderTopPadding = TableView.automaticDimension
        let headers = [0, 72].map { CGRect(x: 0, y: $0, width: 375, height: 28) }
        #expect(Drawing(of: script.table).boxes(RGBA(247, 247, 247)) == headers)
    }

    @Test(arguments: [TableView.Style.grouped, .insetGrouped])
    func headersAndFootersAreGray(style: TableView.Style) throws {
        let script = script(style)
        script.headers = [0: "header"]
        script.footers = [0: "Footer"]
        let drawing = Drawing(of: script.table)
        for text in [drawing.text("HEADER"), drawing.text("Footer")] {
            let text = try #require(text)
            #expect(text.color == RGBA(109, 109, 114) && text.run.font.size == 13)
        }
    }

    @Test func footersGrowByLines() {
        let script = script(.grouped)
        script.footers = [0: "One line"]
        #expect((script.table.rectForFooter(inSection: 0).height).isAbout(30.5))
        script.footers = [0: "One line\nand another"]
        script.table.reloadData()
        #expect((script.table.rectForFooter(inSection: 0).height).isAbout(46))
    }

    @Test func selectedRowsAreGray() {
        let script = script()
        script.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        #expect(Drawing(of: script.table).boxes(RGBA(217, 217, 217)).map(\.height) == [44])
    }
}
