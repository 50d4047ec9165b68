import TableSpecimens
import Testing

@testable import TableKit

/// The measured figures of iOS 15 to 18, found in display lists. The article Metrics lists them.
@Suite("Metrics of modern tables")
struct TableFiguresTests {
    static let line = RGBA(60, 60, 67, 0.29)
    static let darkLine = RGBA(84, 84, 88, 0.6)
    static let rowsInDark = RGBA(28, 28, 30)

    /// Returns a baseline at the nearest whole pixel, with two and with three pixels per point.
    private func pixels(_ baseline: Double) -> [Double] {
        [2.0, 3].map { ((baseline * $0).rounded() / $0 * 100).rounded() / 100 }
    }

    /// Returns the height of a character's ink above the baseline.
    private func capHeight(ofSize size: CGFloat) -> CGFloat { Font.systemFont(ofSize: size).capHeight }

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
        let content = Font.systemFont(ofSize: 17).lineHeight + 22 * CGFloat(lines - 1)
        #expect(lines > 3)
        #expect(wrapped.table.contentSize.height == (content + 22).rounded(.up))
    }

    @Test func textIsAtMarginWithBaselineAt28() {
        for (width, margin) in [(375.0, 16.0), (413, 16), (414, 20)] {
            let script = ScriptedTable(width: width, rows: [3])
            let texts = Drawing(of: script.table).texts.sorted { $0.baseline < $1.baseline }
            #expect(texts.count == 3)
            for (row, text) in texts.enumerated() {
                #expect(text.x == margin)
                #expect(pixels(text.baseline - 44 * Double(row)) == [28, 28.33])
                #expect(text.clip == CGRect(x: 0, y: 44 * Double(row), width: width, height: 44))
                #expect(text.run.font.name.hasPrefix("Inter"))
                #expect(text.run.font.size == 17)
            }
        }
    }

    @Test func subtitleRowsAre58WithBaselinesAt25And44() {
        let script = ScriptedTable(rows: [2], cells: .subtitle)
        #expect(script.table.contentSize.height == 116)
        let drawing = Drawing(of: script.table)
        let (title, detail) = (drawing.text("Row 0.0")!, drawing.text("Detail 0.0")!)
        #expect(title.run.font.size == 17 && detail.run.font.size == 12)
        #expect(pixels(title.baseline) == [25, 25.33] && pixels(detail.baseline) == [44, 43.67])
        #expect((title.baseline - capHeight(ofSize: 17)).isAbout(13))
        #expect(detail.color == RGBA(0, 0, 0))
    }

    /// The gap shrinks before the paddings do.
    @Test func textsOfLowSubtitleRowsAreCloser() {
        let script = ScriptedTable(rows: [1], cells: .subtitle)
        func baselines(_ height: CGFloat) -> (title: Double, detail: Double) {
            script.table.rowHeight = height
            let drawing = Drawing(of: script.table)
            return (drawing.text("Row 0.0")!.baseline, drawing.text("Detail 0.0")!.baseline)
        }
        let low = baselines(44)
        #expect(pixels(low.title)[0] == 21 && low.detail.isAbout(37))
        let (lower, automatic, high) = (baselines(57), baselines(58), baselines(68))
        #expect(lower.title.isAbout(automatic.title) && (automatic.detail - lower.detail).isAbout(0.9))
        #expect((high.title - automatic.title).isAbout(5) && (high.detail - automatic.detail).isAbout(5))
        // No position jumps.
        var previous = baselines(30)
        for height in stride(from: 30.5, through: 90, by: 0.5) {
            let next = baselines(height)
            #expect(abs(next.title - previous.title) <= 0.51 && abs(next.detail - previous.detail) <= 0.51)
            previous = next
        }
    }

    @Test(arguments: TableViewCell.CellStyle.allCases)
    func textsNextToSymbolsBeginInOneColumn(style: TableViewCell.CellStyle) {
        let symbols = ["wifi", "lock", "airplane", "chevron.right"]
        let script = ScriptedTable(rows: [4], cells: style) { cell, path in
            cell.imageView?.image = Image(systemName: symbols[path.row])
            cell.textLabel?.text = "Text"
        }
        _ = Drawing(of: script.table)
        for row in 0..<4 {
            let cell = script.table.cellForRow(at: IndexPath(row: row, section: 0))!
            #expect(cell.textLabel!.frame.minX.isAbout(16 + 39))
            #expect(cell.imageView!.frame.midX.isAbout(16 + 11.5))
        }
    }

    @Test func stackMovesNothingOutOfLowRow() {
        let script = ScriptedTable(rows: [1], cells: .subtitle)
        for height in [30.0, 36, 38, 44, 100] {
            script.table.rowHeight = height
            let drawing = Drawing(of: script.table)
            let (title, detail) = (drawing.text("Row 0.0")!, drawing.text("Detail 0.0")!)
            #expect(title.baseline > 0 && title.baseline < detail.baseline && detail.baseline < height)
        }
    }

    @Test func valuesEndAtMarginOrBeforeChevron() {
        let plain = ScriptedTable(rows: [1], cells: .value1)
        let value = Drawing(of: plain.table).text("Detail 0.0")!
        #expect((value.x + value.run.width).isAbout(359))
        #expect(value.color.isAbout(138, 138, 142))
        plain.table.surround(.dark)
        #expect(
            Drawing(of: plain.table).text("Detail 0.0")!.color.isAbout(141, 141, 147, on: RGBA(0, 0, 0)))
        let chevrons = ScriptedTable(rows: [1], cells: .value1) { cell, _ in
            cell.detailTextLabel?.text = "Detail 0.0"
            cell.accessoryType = .disclosureIndicator
        }
        let drawing = Drawing(of: chevrons.table)
        let detail = drawing.text("Detail 0.0")!
        let gap = drawing.strokes[0].ink.minX - (detail.x + detail.run.width)
        #expect(gap.isAbout(11.5))
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

    @Test func separatorsHaveMeasuredColors() {
        #expect(Self.line.isAbout(198, 198, 200))
        #expect(Self.darkLine.isAbout(50, 50, 53, on: RGBA(0, 0, 0)))
        #expect(Self.darkLine.isAbout(62, 62, 65, on: Self.rowsInDark))
    }

    @Test func noSeparatorIsAboveHeaderOfPlainSection() {
        let script = ScriptedTable(rows: [2, 2])
        script.headers = [1: "Second"]
        #expect(Drawing(of: script.table).boxes(Self.line).map(\.maxY) == [44, 160, 204])
        // Without a header between them, sections look like one.
        let untitled = ScriptedTable(rows: [1, 1])
        #expect(Drawing(of: untitled.table).boxes(Self.line).map(\.maxY) == [44, 88])
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

    @Test func chevronIs7By12AndEndsInsideMargin() {
        let script = ScriptedTable(rows: [1]) { cell, _ in cell.accessoryType = .disclosureIndicator }
        let chevron = Drawing(of: script.table).strokes[0]
        #expect(chevron.ink.isAbout(351, 16, 7, 12))
        let inset = 359 - chevron.ink.maxX
        #expect(inset >= 0.5 && inset <= 1)
        #expect(chevron.width.isAbout(1.9))
        #expect(chevron.color.isAbout(197, 197, 199))
        script.table.surround(.dark)
        #expect(Drawing(of: script.table).strokes[0].color.isAbout(90, 90, 95, on: Self.rowsInDark))
    }

    @Test func checkmarkAndDetailButtonAreTinted() {
        let script = ScriptedTable(rows: [2]) { cell, path in
            cell.accessoryType = path.row == 0 ? .checkmark : .detailDisclosureButton
        }
        let strokes = Drawing(of: script.table).strokes
        let blue = RGBA(0, 122, 255)
        let check = strokes.first { $0.ink.maxY < 44 }!
        #expect(check.ink.isAbout(357 - 14.5, 22 - 7.25, 14.5, 14.5))
        #expect(check.width.isAbout(1.6) && check.color == blue)
        let ring = strokes.first { $0.ink.maxY > 44 && $0.ink.width > 20 }!
        #expect(ring.width == 1 && ring.color == blue && ring.ink.size == CGSize(width: 22, height: 22))
        let chevron = strokes.first { $0.color != blue }!
        #expect((chevron.ink.minX - ring.ink.maxX).isAbout(12))
        #expect(abs(ring.ink.midY - 66) < 1e-9 && abs(chevron.ink.midY - 66) < 1e-9)
        script.table.tintColor = .systemRed
        let tinted = Drawing(of: script.table).strokes.filter { $0.color == RGBA(255, 59, 48) }
        #expect(tinted.count == strokes.count - 1)
    }

    @Test func switchIs51By31AndEndsAtMargin() {
        let script = ScriptedTable(rows: [2]) { cell, path in
            let control = Switch()
            control.isOn = path.row == 0
            control.sizeToFit()
            cell.accessoryView = control
        }
        let tracks = Drawing(of: script.table).fills.filter { $0.bounds.width == 51 }
        #expect(tracks.map(\.bounds.maxX) == [359, 359])
        #expect(tracks.allSatisfy { $0.bounds.height == 31 })
        #expect(tracks.contains { $0.color.isAbout(52, 199, 89) })
        #expect(tracks.contains { $0.color.isAbout(233, 233, 235) })
    }

    @Test func selectedRowsAreGray() {
        let script = ScriptedTable(rows: [1])
        script.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        #expect(Drawing(of: script.table).boxes(RGBA(209, 209, 214)).count == 1)
        script.table.surround(.dark)
        #expect(Drawing(of: script.table).boxes(RGBA(58, 58, 60)).count == 1)
    }

    // MARK: Editing

    @Test func editingControlsHaveMeasuredFrames() {
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
                == [CGRect(x: 12, y: 12, width: 22, height: 22)])
        #expect(
            drawing.fills.filter { $0.color == RGBA(52, 199, 89) }.map(\.bounds)
                == [CGRect(x: 12, y: 56, width: 22, height: 22)])
        let bars = drawing.fills.filter { $0.color == RGBA(255, 255, 255) }.map(\.bounds.size)
        #expect(bars.count == 3)
        #expect(
            bars.allSatisfy {
                $0.width.isAbout(12.5) && $0.height.isAbout(1)
                    || $0.height.isAbout(12.5) && $0.width.isAbout(1)
            })
        // The lines below the rows stay at the margin.
        #expect(drawing.boxes(Self.line).map(\.minX) == [16, 16])
        script.table.setEditing(false, animated: false)
        #expect(Drawing(of: script.table).fills.isEmpty)
        #expect(Drawing(of: script.table).texts("Text").map(\.x) == [16, 16])
    }

    @Test func reorderControlIs22By8And15FromEdge() {
        let script = ScriptedTable(rows: [1]) { cell, _ in cell.showsReorderControl = true }
        script.table.setEditing(true, animated: false)
        let gray = RGBA(60, 60, 77, 0.287)
        #expect(gray.isAbout(199, 199, 204))
        let bars = Drawing(of: script.table).boxes(gray)
        #expect(bars.count == 3)
        #expect(bars.allSatisfy { $0.minX == 338 && $0.maxX == 360 && $0.height.isAbout(1.33) })
        #expect((bars[1].minY - bars[0].minY).isAbout(3.33) && (bars[2].maxY - bars[0].minY).isAbout(8))
        #expect(((bars[0].minY + bars[2].maxY) / 2).isAbout(22))
    }

    @Test func emptySelectionCircleIs22WithLineOf1() {
        let script = ScriptedTable(rows: [1])
        script.table.allowsMultipleSelectionDuringEditing = true
        script.table.setEditing(true, animated: false)
        let circle = Drawing(of: script.table).strokes[0]
        #expect(circle.ink == CGRect(x: 12, y: 12, width: 22, height: 22))
        #expect(circle.width == 1 && circle.color.isAbout(199, 199, 204))
    }

    @Test func swipeButtonsArePaddedBy16() {
        let script = ScriptedTable(rows: [1])
        let delegate = SwipeDelegate()
        script.table.delegate = delegate
        script.table.showSwipeActions(.trailing, forRowAt: IndexPath(row: 0, section: 0))
        let drawing = Drawing(of: script.table)
        let widths = ["Delete", "Share"].map {
            TextLayout($0, .systemFont(ofSize: 18)).width.rounded(.up) + 32
        }
        let boxes = drawing.boxes(RGBA(255, 59, 48)) + drawing.boxes(RGBA(199, 199, 204))
        #expect(boxes.count == 2)
        #expect(zip(boxes, widths).allSatisfy { $0.width.isAbout(max($1, 74)) && $0.height == 44 })
    }

    /// A delegate with the actions Delete and Share.
    private final class SwipeDelegate: TableViewDelegate {
        func tableView(
            _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> SwipeActionsConfiguration? {
            SwipeActionsConfiguration(actions: [
                ContextualAction(style: .destructive, title: "Delete") { _, _, _ in },
                ContextualAction(style: .normal, title: "Share") { _, _, _ in },
            ])
        }
    }

    // MARK: Sections

    @Test func plainHeadersAre28WithSemiboldTitle() {
        let script = ScriptedTable(rows: [1, 1])
        script.headers = [0: "Africa", 1: "Asia"]
        script.table.sectionHeaderTopPadding = TableView.automaticDimension
        #expect(
            (0...1).map(script.table.rectForHeader)
                == [22, 22 + 28 + 44 + 22].map { CGRect(x: 0, y: $0, width: 375, height: 28) })
        let title = Drawing(of: script.table).text("Africa", weight: .semibold)!
        #expect(title.x == 16 && title.run.font.size == 17)
        let baseline = title.baseline - 22
        #expect(baseline.isAbout(20.6) && pixels(baseline) == [20.5, 20.67])
        #expect(title.run.font.name.contains("Semi-Bold"))
        script.table.surround(.dark)
        #expect(
            Drawing(of: script.table).text("Africa", weight: .semibold)!.color == RGBA(220, 220, 220))
    }

    @Test(arguments: [
        (UserInterfaceStyle.light, RGBA(247, 247, 247)), (.dark, RGBA(50, 50, 52)),
    ])
    func plainHeadersHaveBackgroundWhilePinned(appearance: UserInterfaceStyle, gray: RGBA) {
        let script = ScriptedTable(rows: [20, 20])
        script.headers = [0: "Africa", 1: "Asia"]
        script.footers = [0: "Footer"]
        script.table.sectionHeaderTopPadding = TableView.automaticDimension
        script.table.surround(appearance)
        let table = script.table
        var states: [ViewConfigurationState] = []
        func boxes() -> [CGRect] {
            table.layoutIfNeeded()
            if let header = table.headerView(forSection: 0) { states.append(header.configurationState) }
            return table.headerFooterViews.values.flatMap { Drawing(of: $0).boxes(gray) }
        }
        // The first footer is below the screen, and pinned to its bottom.
        #expect(boxes().map(\.minY) == [472])
        table.contentOffset.y = 22
        #expect(boxes().map(\.minY) == [522 - 28])
        table.contentOffset.y = 100
        #expect(boxes().map(\.minY).sorted() == [100, 572])
        table.contentOffset.y = 0
        #expect(boxes().map(\.minY) == [472])
        #expect(states.map(\.isPinned) == [false, false, true, false])
    }

    @Test func groupedSectionsHaveSpacing() {
        let untitled = ScriptedTable(.grouped, rows: [1, 2])
        #expect(untitled.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
        #expect(untitled.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 35 + 44.0 + 35)

        let titled = ScriptedTable(.grouped, rows: [1, 1])
        titled.headers = [0: "first", 1: "second"]
        let table = titled.table
        let (first, second) = (table.rectForHeader(inSection: 0), table.rectForHeader(inSection: 1))
        #expect(first.height.isAbout(55.5))
        #expect((second.maxY - table.rectForFooter(inSection: 0).minY).isAbout(55.5))
        let drawing = Drawing(of: table)
        let title = drawing.text("FIRST")!
        #expect(title.x == 16 && title.run.font.size == 13)
        #expect(title.color.isAbout(133, 133, 139, on: RGBA(242, 242, 247)))
        for (text, header) in [("FIRST", first), ("SECOND", second)] {
            let distance = header.maxY - drawing.text(text)!.baseline
            #expect(distance.isAbout(10))
        }
        table.surround(.dark)
        #expect(Drawing(of: table).text("FIRST")!.color.isAbout(141, 141, 147, on: RGBA(0, 0, 0)))
    }

    @Test func footerOfOneLineIs38High() {
        let script = ScriptedTable(.grouped, rows: [1])
        script.footers = [0: "Footer"]
        let footer = script.table.rectForFooter(inSection: 0)
        #expect(footer.height.isAbout(38.4))
        let text = Drawing(of: script.table).text("Footer")!
        let capTop = text.baseline - capHeight(ofSize: 13) - footer.minY
        #expect(capTop > 9.9 && capTop < 10.7)
        #expect(text.color.isAbout(133, 133, 139, on: RGBA(242, 242, 247)))
    }

    @Test func groupedFootersWrapBelowTheRows() {
        let script = ScriptedTable(.grouped, rows: [1])
        script.footers = [0: String(repeating: "A long explanation. ", count: 8)]
        let footer = script.table.rectForFooter(inSection: 0)
        let texts = Drawing(of: script.table).texts.filter { $0.run.font.size == 13 }
        let lines = Set(texts.map(\.baseline)).sorted()
        #expect(lines.count > 2 && (lines[1] - lines[0]).isAbout(18))
        let ascent = FontMeasures(of: .systemFont(ofSize: 13)).ascent
        #expect(abs(lines[0] - (Double(footer.minY) + 7.2 + ascent)) < 0.01)
        #expect(lines.last! < Double(footer.maxY) - 15)
        #expect(texts.allSatisfy { $0.x >= 16 })
        script.headers = [0: String(repeating: "A long title. ", count: 8)]
        script.table.reloadData()
        #expect(script.table.rectForHeader(inSection: 0).height > 70)
    }

    @Test func groupedSectionsHaveFullWidthOuterSeparators() {
        let script = ScriptedTable(.grouped, rows: [2])
        let lines = Drawing(of: script.table).boxes(Self.line)
        #expect(lines.map(\.minX) == [0, 16, 0])
        #expect(lines.map(\.minY) == [35, 78.5, 122.5])
        #expect(lines.allSatisfy { $0.maxX == 375 })
    }

    @Test(arguments: [(375.0, 16.0), (413, 16), (414, 20)])
    func insetGroupedRowsHaveRoundedCorners(width: Double, inset: Double) {
        let script = ScriptedTable(.insetGrouped, width: width, rows: [3])
        let drawing = Drawing(of: script.table)
        let white = RGBA(255, 255, 255)
        let inner = width - 2 * inset
        let rows = [35, 79, 123].map { CGRect(x: inset, y: $0, width: inner, height: 44) }
        #expect(
            drawing.masks == [
                RoundedRectangle(rows[0], radius: 10, corners: .top, curve: .continuous),
                RoundedRectangle(rows[2], radius: 10, corners: .bottom, curve: .continuous),
            ])
        #expect(drawing.boxes(white) == rows)
        #expect(drawing.boxes(Self.line).map(\.minX) == [CGFloat(2 * inset), CGFloat(2 * inset)])
        #expect(drawing.boxes(Self.line).map(\.maxX) == [CGFloat(width - inset), CGFloat(width - inset)])
        #expect(drawing.texts.map(\.x) == [2 * inset, 2 * inset, 2 * inset] as [Double])
        // One row alone is round on all sides.
        let single = ScriptedTable(.insetGrouped, width: width, rows: [1])
        #expect(
            Drawing(of: single.table).masks == [RoundedRectangle(rows[0], radius: 10, curve: .continuous)])
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

    @Test func columnsOfValue2EndAt106AndBeginAt112() {
        let columns = ScriptedTable(rows: [1], cells: .value2)
        let value2 = Drawing(of: columns.table)
        let (name, value) = (value2.text("Row 0.0")!, value2.text("Detail 0.0")!)
        #expect(name.run.font.size == 13 && name.color == RGBA(0, 122, 255))
        #expect(value.run.font.size == 13 && value.x == 112)
        #expect((name.x + name.run.width).isAbout(106))
    }
}
