import TableSpecimens
import Testing

@testable import TableKit

/// The metrics of UIKit's tables, found in display lists.
@Suite("Metrics of system tables")
struct TableFiguresTests {
    static let line = RGBA(60, 60, 67, 0.29)
    static let darkLine = RGBA(84, 84, 88, 0.6)

    @Test func rowsAre44AndSubtitlesAbout58WhenWrapped() {
        let plain = ScriptedTable(rows: [3])
        #expect(plain.table.contentSize == CGSize(width: 375, height: 132))
        let subtitle = ScriptedTable(rows: [2], cells: .subtitle)
        let height = subtitle.table.contentSize.height / 2
        #expect(height >= 57 && height <= 59)
        let wrapped = ScriptedTable(rows: [1]) { cell, _ in
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = String(repeating: "word ", count: 40)
        }
        let lines = Set(Drawing(of: wrapped.table).texts.map(\.baseline)).count
        let content = CGFloat(lines) * CGFloat(Font.systemFont(ofSize: 17).lineHeight)
        #expect(lines > 3)
        #expect(wrapped.table.contentSize.height == (content + 22).rounded(.up))
    }

    @Test func textIsAtMarginAndCenteredInRow() {
        for (width, margin) in [(375.0, 16.0), (414, 20)] {
            let script = ScriptedTable(width: width, rows: [3])
            let texts = Drawing(of: script.table).texts.sorted { $0.baseline < $1.baseline }
            #expect(texts.count == 3)
            for (row, text) in texts.enumerated() {
                #expect(text.x == margin)
                #expect(abs(text.baseline - (22 + 44 * Double(row) + 6)) < 1.5)
                #expect(text.clip == CGRect(x: 0, y: 44 * Double(row), width: width, height: 44))
                #expect(text.run.font.name.hasPrefix("Inter"))
                #expect(text.run.font.size == 17)
            }
        }
    }

    @Test(arguments: [1.0, 1.5, 2, 3])
    func onePixelSeparatorsExtendFromTextToEdge(scale: Double) {
        let script = ScriptedTable(rows: [3])
        script.table.surround(scale: scale)
        let lines = Drawing(of: script.table).boxes(Self.line)
        #expect(lines.count == 3)
        for (row, line) in lines.enumerated() {
            #expect(abs(line.maxY - 44 * Double(row + 1)) < 1e-9)
            #expect(abs(line.height - 1 / scale) < 1e-9)
            #expect(line.minX == 16 && line.maxX == 375)
        }
    }

    @Test func separatorsFollowTableSettings() {
        let script = ScriptedTable(rows: [3])
        let table = script.table
        #expect(Drawing(of: table).boxes(Self.line).count == 3)
        table.separatorInset = EdgeInsets(left: 5, right: 7)
        #expect(Drawing(of: table).boxes(Self.line).allSatisfy { $0.minX == 5 && $0.maxX == 368 })
        table.separatorColor = .red
        #expect(Drawing(of: table).boxes(RGBA(255, 0, 0)).count == 3)
        table.separatorStyle = .none
        #expect(Drawing(of: table).boxes(RGBA(255, 0, 0)).isEmpty)
        table.usesAlternatingRowBackgroundColors = true
        #expect(Drawing(of: table).boxes(RGBA(247, 247, 247)).map(\.minY) == [44])
        table.usesAlternatingRowBackgroundColors = false
        #expect(Drawing(of: table).boxes(RGBA(247, 247, 247)).isEmpty)
    }

    @Test func separatorsBeginAfterImage() {
        let script = ScriptedTable(rows: [2]) { cell, _ in
            cell.imageView?.image = .plain(40, 30)
            cell.textLabel?.text = "Text"
        }
        let drawing = Drawing(of: script.table)
        #expect(
            drawing.images.map(\.rect).sorted { $0.minY < $1.minY }
                == [7, 51].map { CGRect(x: 16, y: $0, width: 40, height: 30) })
        #expect(drawing.boxes(Self.line).allSatisfy { $0.minX == 72 })
    }

    @Test func chevronEndsAtMarginInTertiaryColor() {
        let script = ScriptedTable(rows: [1]) { cell, _ in cell.accessoryType = .disclosureIndicator }
        let chevron = Drawing(of: script.table).strokes[0]
        #expect(chevron.ink == CGRect(x: 351, y: 15.5, width: 8, height: 13))
        #expect(chevron.width == 2)
        #expect(chevron.color == RGBA(60, 60, 67, 0.3))
    }

    @Test func checkmarkAndDetailButtonAreTinted() {
        let script = ScriptedTable(rows: [2]) { cell, path in
            cell.accessoryType = path.row == 0 ? .checkmark : .detailButton
        }
        let strokes = Drawing(of: script.table).strokes
        let blue = RGBA(0, 122, 255)
        #expect(strokes.allSatisfy { $0.color == blue })
        let check = strokes.first { $0.ink.maxY < 44 }!
        #expect(
            check.ink.maxX == 359 && abs(check.ink.width - 14) < 0.01 && abs(check.ink.height - 11) < 0.01)
        let ring = strokes.first { $0.ink.maxY > 44 && $0.width == 1.5 && $0.ink.width > 20 }!
        #expect(ring.ink == CGRect(x: 337, y: 55, width: 22, height: 22))
        script.table.tintColor = .systemRed
        #expect(Drawing(of: script.table).strokes.allSatisfy { $0.color == RGBA(255, 59, 48) })
    }

    @Test func editingControlsHaveExpectedFrames() {
        let script = ScriptedTable(rows: [2]) { cell, _ in
            cell.textLabel?.text = "Text"
            cell.showsReorderControl = true
        }
        let delegate = ScriptedDelegate()
        delegate.editingStyle = { $0.row == 0 ? .delete : .insert }
        script.table.delegate = delegate
        script.table.setEditing(true, animated: false)
        let drawing = Drawing(of: script.table)
        #expect(drawing.texts("Text").map(\.x) == [54, 54])
        #expect(
            drawing.fills.filter { $0.color == RGBA(255, 59, 48) }.map(\.bounds)
                == [CGRect(x: 15, y: 11, width: 22, height: 22)])
        #expect(
            drawing.fills.filter { $0.color == RGBA(52, 199, 89) }.map(\.bounds)
                == [CGRect(x: 15, y: 55, width: 22, height: 22)])
        let bars = drawing.fills.filter { $0.color == RGBA(255, 255, 255) }.map(\.bounds.size)
        #expect(bars.count == 3)
        #expect(bars.allSatisfy { Set([$0.width, $0.height]) == [11, 2] })
        let lines = drawing.boxes(RGBA(60, 60, 67, 0.3))
        #expect(lines.count == 6)
        #expect(lines.prefix(3).map(\.minX) == [340, 340, 340])
        #expect(lines.allSatisfy { $0.width == 22 && $0.height == 1 })
        #expect(lines[1].minY - lines[0].minY == 5)
        script.table.setEditing(false, animated: false)
        #expect(Drawing(of: script.table).fills.isEmpty)
        #expect(Drawing(of: script.table).texts("Text").map(\.x) == [16, 16])
    }

    // MARK: Sections

    @Test func plainHeadersAre28WithSemiboldTitle() {
        let script = ScriptedTable(rows: [1, 1])
        script.headers = [0: "Africa", 1: "Asia"]
        #expect(script.table.contentSize.height == 144)
        let drawing = Drawing(of: script.table)
        #expect(
            drawing.boxes(RGBA(247, 247, 247)) == [0, 72].map { CGRect(x: 0, y: $0, width: 375, height: 28) })
        let title = drawing.text("Africa", weight: .semibold)!
        #expect(title.x == 16 && title.run.font.size == 17)
        #expect(abs(title.baseline - 20) < 1.5)
        #expect(title.run.font.name.contains("Semi-Bold"))
    }

    @Test func groupedSectionsHaveSpacing() {
        let untitled = ScriptedTable(.grouped, rows: [1, 2])
        #expect(untitled.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
        #expect(untitled.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 35 + 44.0 + 35)

        let titled = ScriptedTable(.grouped, rows: [1, 1])
        titled.headers = [0: "first", 1: "second"]
        let table = titled.table
        #expect(table.rectForHeader(inSection: 0).height == 56)
        #expect(table.rectForHeader(inSection: 1).height == 38)
        let drawing = Drawing(of: table)
        let first = drawing.text("FIRST")!
        #expect(first.x == 16 && first.run.font.size == 13)
        #expect(first.color == RGBA(109, 109, 114))
        #expect(abs(first.baseline - (56 - 7)) < 0.01)
        let second = drawing.text("SECOND")!
        #expect(abs(second.baseline - (table.rectForHeader(inSection: 1).maxY - 7)) < 0.01)
    }

    @Test func groupedFootersWrapBelowTheRows() {
        let script = ScriptedTable(.grouped, rows: [1])
        script.footers = [0: String(repeating: "A long explanation. ", count: 8)]
        let footer = script.table.rectForFooter(inSection: 0)
        let texts = Drawing(of: script.table).texts.filter { $0.run.font.size == 13 }
        let lines = Set(texts.map(\.baseline)).sorted()
        #expect(lines.count > 2)
        let ascent = FontMeasures(of: .systemFont(ofSize: 13)).ascent
        #expect(abs(lines[0] - (Double(footer.minY) + 8 + ascent)) < 0.01)
        #expect(lines.last! < Double(footer.maxY) - 8)
        #expect(texts.allSatisfy { $0.x >= 16 && $0.color == RGBA(109, 109, 114) })
        script.headers = [0: String(repeating: "A long title. ", count: 8)]
        script.table.reloadData()
        #expect(script.table.rectForHeader(inSection: 0).height > 56)
    }

    @Test func groupedSectionsHaveFullWidthOuterSeparators() {
        let script = ScriptedTable(.grouped, rows: [2])
        let lines = Drawing(of: script.table).boxes(Self.line)
        #expect(lines.map(\.minX) == [0, 16, 0])
        #expect(lines.map(\.minY) == [35, 78.5, 122.5])
        #expect(lines.allSatisfy { $0.maxX == 375 })
    }

    @Test(arguments: [(375.0, 16.0), (414, 20)])
    func insetGroupedRowsHaveRoundedCorners(width: Double, inset: Double) {
        let script = ScriptedTable(.insetGrouped, width: width, rows: [3])
        let drawing = Drawing(of: script.table)
        let white = RGBA(255, 255, 255)
        let inner = width - 2 * inset
        let rows = [35, 79, 123].map { CGRect(x: inset, y: $0, width: inner, height: 44) }
        #expect(
            drawing.masks == [
                RoundedRectangle(rows[0], radius: 10, corners: .top),
                RoundedRectangle(rows[2], radius: 10, corners: .bottom),
            ])
        #expect(drawing.boxes(white) == rows)
        #expect(drawing.boxes(Self.line).map(\.minX) == [CGFloat(2 * inset), CGFloat(2 * inset)])
        #expect(drawing.boxes(Self.line).map(\.maxX) == [CGFloat(width - inset), CGFloat(width - inset)])
        #expect(drawing.texts.map(\.x) == [2 * inset, 2 * inset, 2 * inset] as [Double])
        // One row alone is round on all sides.
        let single = ScriptedTable(.insetGrouped, width: width, rows: [1])
        #expect(Drawing(of: single.table).masks == [RoundedRectangle(rows[0], radius: 10)])
    }

    // MARK: Colors

    @Test func colorsMatchAppearance() {
        let cases: [(TableView.Style, UserInterfaceStyle, RGBA, RGBA, RGBA, RGBA)] = [
            (.plain, .light, RGBA(255, 255, 255), RGBA(255, 255, 255), RGBA(0, 0, 0), Self.line),
            (.plain, .dark, RGBA(0, 0, 0), RGBA(0, 0, 0), RGBA(255, 255, 255), Self.darkLine),
            (.grouped, .light, RGBA(242, 242, 247), RGBA(255, 255, 255), RGBA(0, 0, 0), Self.line),
            (.grouped, .dark, RGBA(0, 0, 0), RGBA(28, 28, 30), RGBA(255, 255, 255), Self.darkLine),
        ]
        for (style, appearance, behind, row, text, line) in cases {
            let script = ScriptedTable(style, rows: [1], cells: .value1)
            script.table.surround(appearance)
            let drawing = Drawing(of: script.table)
            #expect(drawing.boxes[0].color == behind, "\(style) \(appearance)")
            #expect(drawing.boxes[0].rect.width == 375)
            #expect(drawing.boxes[1].color == row, "\(style) \(appearance)")
            #expect(drawing.text("Row 0.0")!.color == text)
            #expect(!drawing.boxes(line).isEmpty)
            let secondary = appearance == .light ? RGBA(60, 60, 67, 0.6) : RGBA(235, 235, 245, 0.6)
            #expect(drawing.text("Detail 0.0")!.color == secondary)
        }
    }

    @Test func stylesHaveTheirFontsAndColors() {
        let columns = ScriptedTable(rows: [1], cells: .value2)
        let value2 = Drawing(of: columns.table)
        let (name, value) = (value2.text("Row 0.0")!, value2.text("Detail 0.0")!)
        #expect(name.run.font.size == 12 && name.color == RGBA(0, 122, 255))
        #expect(value.run.font.size == 15 && value.x == 113)
        let nameWidth = TextLayout("Row 0.0", .systemFont(ofSize: 12)).width
        #expect(abs(name.x + nameWidth - (16 + 91)) < 0.01)
        let lines = ScriptedTable(rows: [1], cells: .subtitle)
        let subtitle = Drawing(of: lines.table)
        #expect(subtitle.text("Row 0.0")!.run.font.size == 17)
        #expect(subtitle.text("Detail 0.0")!.run.font.size == 12)
        #expect(subtitle.text("Detail 0.0")!.color == RGBA(0, 0, 0))
        #expect(subtitle.text("Row 0.0")!.baseline < subtitle.text("Detail 0.0")!.baseline)
    }
}
