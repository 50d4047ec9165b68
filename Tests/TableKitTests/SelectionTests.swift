import TableSpecimens
import Testing

@testable import TableKit

@Suite("Selection and the backgrounds of rows")
struct SelectionTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    // MARK: Selection

    @Test func selectedRowsHaveThemeColor() {
        let script = ScriptedTable(rows: [3])
        script.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        let gray = RGBA(209, 209, 214)
        // The background is drawn a second time, a pixel higher, over the separator above.
        let rows = [43.5, 44].map { CGRect(x: 0, y: $0, width: 375, height: 44) }
        #expect(Drawing(of: script.table).boxes(gray) == rows)
        script.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        #expect(Drawing(of: script.table).boxes(gray).map(\.minY) == [87.5, 88])
        #expect(script.table.indexPathsForSelectedRows == [path(2)])
        script.table.allowsMultipleSelection = true
        script.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
        #expect(Drawing(of: script.table).boxes(gray).map(\.minY) == [0, 87.5, 88])
        #expect(script.table.indexPathForSelectedRow == path(0))
        script.table.surround(.dark)
        #expect(Drawing(of: script.table).boxes(RGBA(58, 58, 60)).map(\.minY) == [0, 87.5, 88])
        script.table.deselectRow(at: path(0), animated: false)
        #expect(script.table.indexPathsForSelectedRows == [path(2)])
        script.table.selectRow(at: nil, animated: false, scrollPosition: .none)
        #expect(script.table.indexPathsForSelectedRows == nil)
        #expect(Drawing(of: script.table).boxes(RGBA(58, 58, 60)).isEmpty)
    }

    @Test func selectedRowsHideTheirSeparators() {
        let script = ScriptedTable(rows: [3])
        script.table.separatorColor = .red
        script.table.separatorInset = .zero
        func lines() -> [CGFloat] { Drawing(of: script.table).boxes(RGBA(255, 0, 0)).map(\.minY) }
        #expect(lines() == [43.5, 87.5, 131.5])
        script.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        // The background of the row covers the separator of the row above.
        let drawing = Drawing(of: script.table)
        #expect(lines() == [43.5, 131.5])
        let cover = drawing.entries.last { $0.clip?.height == 0.5 }
        #expect(cover?.clip == CGRect(x: 0, y: 43.5, width: 375, height: 0.5))
        let order = drawing.boxes.map(\.color)
        let line = order.firstIndex(of: RGBA(255, 0, 0)) ?? .max
        #expect(line < order.firstIndex(of: RGBA(209, 209, 214)) ?? 0)
        // A strip above the row shows it too.
        func texts(to bottom: CGFloat) -> Int {
            Drawing(of: script.table, from: 0, to: bottom).texts.count
        }
        #expect(texts(to: 43.5) == 1 && texts(to: 44) == 2)
        script.table.deselectRow(at: path(1), animated: false)
        #expect(texts(to: 44) == 1)
    }

    @Test func selectionIsNotReusedWithCell() {
        let script = ScriptedTable(rows: [100])
        script.table.rowHeight = 50
        script.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        for top in stride(from: 0, to: 5000, by: 500) {
            let selected = Drawing(of: script.table, from: CGFloat(top), to: CGFloat(top) + 500).boxes(
                RGBA(209, 209, 214))
            #expect(selected.count == (top == 0 ? 2 : 0))
        }
    }

    @Test func labelsAndImagesOfSelectedRowAreHighlighted() {
        let other = Image.plain(4, 4, [0, 0, 0, 255])
        let script = ScriptedTable(rows: [2]) { cell, _ in
            cell.textLabel?.text = "Text"
            cell.textLabel?.highlightedTextColor = .red
            cell.imageView?.image = .plain(4, 4)
            cell.imageView?.highlightedImage = other
        }
        script.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        let drawing = Drawing(of: script.table)
        #expect(drawing.texts("Text").map(\.color) == [RGBA(0, 0, 0), RGBA(255, 0, 0)])
        #expect(drawing.images.filter { $0.image === other.bitmap }.map(\.rect.minY) == [64])
    }

    @Test func cellsMayCustomizeSelectionStyle() {
        let cell = TableViewCell()
        cell.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        cell.setHighlighted(true, animated: false)
        #expect(Drawing(of: cell).boxes(RGBA(209, 209, 214)).count == 1)
        cell.selectionStyle = .none
        #expect(Drawing(of: cell).boxes.isEmpty)
        cell.selectionStyle = .default
        let own = View()
        own.backgroundColor = .green
        cell.selectedBackgroundView = own
        #expect(Drawing(of: cell).boxes.map(\.color) == [RGBA(0, 255, 0)])
        cell.setHighlighted(false, animated: false)
        #expect(Drawing(of: cell).boxes.isEmpty)
        let behind = View()
        behind.backgroundColor = .blue
        cell.backgroundView = behind
        cell.setSelected(true, animated: false)
        #expect(Drawing(of: cell).boxes.map(\.color) == [RGBA(0, 0, 255), RGBA(0, 255, 0)])
        cell.selectedBackgroundView = nil
        #expect(own.superview == nil)
        #expect(Drawing(of: cell).boxes.map(\.color) == [RGBA(0, 0, 255), RGBA(209, 209, 214)])
    }

    // MARK: Backgrounds

    @Test func alternatingColorsDoNotLeakIntoOtherRows() {
        // Guide 000, listing 5-2.
        let script = ScriptedTable(rows: [101])
        script.table.rowHeight = 50
        let delegate = ScriptedDelegate()
        delegate.willDisplay = { _, cell, path in
            if path.row % 2 == 0 { cell.backgroundColor = Color(white: 0.7, alpha: 0.1) }
        }
        script.table.delegate = delegate
        let tone = RGBA(red: 0.7, green: 0.7, blue: 0.7, alpha: 0.1)
        for strip in [50.0, 130, 5050] {
            var toned: Set<CGFloat> = []
            for top in stride(from: 0, to: 5050, by: strip) {
                for box in Drawing(of: script.table, from: CGFloat(top), to: CGFloat(top + strip)).boxes(tone)
                {
                    toned.insert(box.minY)
                }
            }
            #expect(
                toned == Set(stride(from: 0, through: 5000, by: 100).map { CGFloat($0) }),
                "strips of \(strip)")
        }
        script.table.delegate = nil
        #expect(Drawing(of: script.table).boxes(tone).isEmpty)
    }

    @Test func cellBackgroundIsRestoredWithoutDelegate() {
        let script = ScriptedTable(rows: [4])
        script.make = {
            let cell = TableViewCell(style: $0, reuseIdentifier: $1)
            cell.backgroundColor = .green
            return cell
        }
        let green = RGBA(0, 255, 0)
        #expect(Drawing(of: script.table).boxes(green).count == 4)
        var delegate: ScriptedDelegate? = ScriptedDelegate()
        delegate?.willDisplay = { _, cell, _ in cell.backgroundColor = .red }
        script.table.delegate = delegate
        #expect(Drawing(of: script.table).boxes(green).isEmpty)
        delegate = nil
        script.table.reloadData()
        #expect(Drawing(of: script.table).boxes(green).count == 4)
    }

    @Test func everySecondRowOfSectionAlternates() {
        let script = ScriptedTable(.grouped, rows: [3, 2])
        script.table.usesAlternatingRowBackgroundColors = true
        let other = Drawing(of: script.table).boxes(RGBA(247, 247, 247))
        #expect(
            other.map(\.minY) == [
                script.table.rectForRow(at: path(1)).minY, script.table.rectForRow(at: path(1, 1)).minY,
            ])
    }
}
