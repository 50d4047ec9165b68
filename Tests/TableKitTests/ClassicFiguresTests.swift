import DisplayList
import TableSpecimens
import Testing

@testable import TableKit

/// The metrics in the guides' original images, found in display lists.
@Suite("Metrics of classic tables")
struct ClassicFiguresTests {
    private func script(
        _ style: TableView.Style = .plain, rows: [Int] = [1], cells: TableViewCell.CellStyle = .default,
        fill: ((TableViewCell, IndexPath) -> Void)? = nil
    ) -> ScriptedTable {
        let script = ScriptedTable(style, width: 320, rows: rows, cells: cells, fill: fill)
        script.table.surround(theme: .classic)
        return script
    }

    /// Returns the runs of a table from top to bottom and left to right.
    private func texts(_ script: ScriptedTable) -> [Drawing.Text] {
        Drawing(of: script.table).texts.sorted {
            ($0.baseline.rounded(), $0.x) < ($1.baseline.rounded(), $1.x)
        }
    }

    @Test func rowsAre44AndFullWidthSeparatorsOnePoint() {
        let script = script(rows: [3])
        #expect(script.table.contentSize == CGSize(width: 320, height: 132))
        let gray = RGBA(red: 0.88, green: 0.88, blue: 0.88)
        let lines = Drawing(of: script.table).boxes(gray)
        #expect(lines == [43, 87, 131].map { CGRect(x: 0, y: $0, width: 320, height: 1) })
    }

    @Test func stylesHaveTheirFontsAndColors() {
        let black = RGBA(0, 0, 0)
        let gray = RGBA(red: 0.5, green: 0.5, blue: 0.5)
        let value = RGBA(red: 0.22, green: 0.33, blue: 0.53)
        let name = RGBA(red: 0.32, green: 0.40, blue: 0.57)
        let styles: [(TableViewCell.CellStyle, [(size: Double, color: RGBA, isBold: Bool)])] = [
            (.default, [(20, black, true)]), (.subtitle, [(18, black, true), (14, gray, false)]),
            (.value1, [(17, black, true), (17, value, false)]),
            (.value2, [(12, name, true), (15, black, true)]),
        ]
        for (style, expected) in styles {
            let texts = texts(script(cells: style))
            #expect(texts.count == expected.count, "\(style)")
            for (text, expected) in zip(texts, expected) {
                #expect(text.run.font.size == expected.size, "\(style)")
                #expect(text.color.isNear(expected.color), "\(style): \(text.color)")
                #expect(text.run.font.name.contains("Bold") == expected.isBold, "\(style)")
                #expect(text.run.font.name.hasPrefix("Nimbus Sans"))
            }
        }
        #expect(texts(script(.grouped)).first?.run.font.size == 17)
    }

    @Test func contentIsAtItsMargins() throws {
        #expect(texts(script()).first?.x == 10)
        #expect(texts(script(cells: .value2)).last?.x == 83)
        let withImage = script { cell, _ in
            cell.imageView?.image = .plain(44, 44)
            cell.textLabel?.text = "Text"
        }
        let drawing = Drawing(of: withImage.table)
        #expect(drawing.images.first?.rect == CGRect(x: 0, y: 0, width: 44, height: 44))
        #expect(drawing.texts.first?.x == 54)
        let indented = script { cell, _ in
            cell.textLabel?.text = "Text"
            cell.indentationLevel = 2
        }
        #expect(texts(indented).first?.x == 30)
    }

    @Test func accessoriesHaveTheirSizesAndColors() throws {
        let kinds: [TableViewCell.AccessoryType] = [
            .disclosureIndicator, .checkmark, .detailDisclosureButton,
        ]
        let script = script(rows: [3]) { cell, path in cell.accessoryType = kinds[path.row] }
        let drawing = Drawing(of: script.table)
        let strokes = drawing.strokes.sorted { $0.ink.minY < $1.ink.minY }
        let chevron = try #require(strokes.first)
        #expect(chevron.ink.size == CGSize(width: 10, height: 14) && chevron.ink.maxX == 310)
        let checkmark = try #require(strokes.dropFirst().first)
        #expect(checkmark.color == RGBA(50, 79, 133))
        // A blue disc with a white chevron, 29 points across with its white ring.
        let white = try #require(strokes.last)
        #expect(white.color == RGBA(255, 255, 255))
        let discs = drawing.ovals.filter { $0.minY >= 88 }
        #expect(discs.map(\.width).max().map { abs($0 - 29) < 0.01 } == true, "\(discs)")
    }

    @Test func editedRowsAreShifted() {
        let script = script { cell, _ in
            cell.textLabel?.text = "Text"
            cell.showsReorderControl = true
        }
        script.table.setEditing(true, animated: false)
        #expect(texts(script).first?.x == 42)
        #expect(Drawing(of: script.table).ovals.contains { abs($0.width - 27) < 0.01 })
    }

    @Test func selectedRowsAreBlueWithWhiteText() throws {
        let script = script()
        script.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        let drawing = Drawing(of: script.table)
        #expect(drawing.gradients.map { [$0.first, $0.last] } == [[RGBA(5, 140, 245), RGBA(1, 93, 230)]])
        #expect(drawing.texts.allSatisfy { $0.color == RGBA(255, 255, 255) })
    }

    // MARK: Sections

    @Test func plainHeadersAre22HighAndWhiteOnGray() throws {
        let script = script(rows: [1, 1])
        script.headers = [0: "Africa", 1: "Asia"]
        #expect(script.table.contentSize.height == 132)
        let drawing = Drawing(of: script.table)
        #expect(drawing.gradients.count == 2)
        let titles = drawing.texts.filter { $0.run.font.size == 18 && $0.color == RGBA(255, 255, 255) }
        #expect(titles.count == 2 && titles.allSatisfy { $0.run.font.name.contains("Bold") })
    }

    @Test func groupsHaveSpacingHeadersAndBorders() throws {
        let untitled = script(.grouped, rows: [1, 1])
        #expect(untitled.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 10)
        #expect(untitled.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 64)

        let titled = script(.grouped, rows: [1])
        titled.headers = [0: "Title"]
        titled.footers = [0: "Footer"]
        #expect(titled.table.rectForHeader(inSection: 0).height == 46)
        let drawing = Drawing(of: titled.table)
        let title = try #require(
            drawing.texts.first { $0.run.font.size == 17 && $0.color == RGBA(76, 86, 108) })
        #expect(title.run.font.name.contains("Bold"))
        var request = TextRequest(text: "Title", font: .boldSystemFont(ofSize: 17))
        request.systemFont = Theme.classic.systemFont
        let letters = TextLayout(request).runs.flatMap { $0.run.glyphs.map(\.index) }
        #expect(title.run.glyphs.map(\.index) == letters, "not in capitals")
        // Centered between the edges.
        let footer = try #require(drawing.texts.last { $0.run.font.size == 15 })
        let width = footer.run.glyphs.map(\.x).max() ?? 0
        #expect(abs(footer.x + width / 2 - 160) < 8)
        let borders = drawing.borders
        #expect(!borders.isEmpty && borders.allSatisfy { $0.width == 1 && $0.shape.radius == 8 })
        #expect(borders.allSatisfy { $0.shape.rect.minX == 10 && $0.shape.rect.maxX == 310 })
    }
}

extension RGBA {
    fileprivate func isNear(_ other: RGBA) -> Bool {
        zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha]).allSatisfy {
            abs($0 - $1) < 0.005
        }
    }
}

extension Drawing {
    /// The boxes around filled paths.
    fileprivate var ovals: [CGRect] { fills.map(\.bounds) }

    /// The colors of gradients from top to bottom.
    fileprivate var gradients: [[RGBA]] {
        entries.compactMap {
            if case .gradient(let gradient, _) = $0.item { gradient.stops.map(\.color) } else { nil }
        }
    }
}
