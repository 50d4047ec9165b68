import TableSpecimens
import Testing

@testable import TableKit

/// The metrics of tables in iOS 26, found in display lists. They are those of the article Metrics.
@Suite("Metrics of iOS 26")
struct IOS26FiguresTests {
    private static let white = RGBA(255, 255, 255), black = RGBA(0, 0, 0), darkRow = RGBA(28, 28, 30)

    private func script(
        _ style: TableView.Style = .insetGrouped, width: CGFloat = 402, rows: [Int] = [1],
        cells: TableViewCell.CellStyle = .default, in appearance: UserInterfaceStyle = .light,
        fill: ((TableViewCell, IndexPath) -> Void)? = nil
    ) -> ScriptedTable {
        let script = ScriptedTable(style, width: width, rows: rows, cells: cells, fill: fill)
        script.table.surround(scale: 2, appearance, theme: .ios26)
        return script
    }

    private func row(_ script: ScriptedTable, _ row: Int = 0, _ section: Int = 0) -> CGRect {
        script.table.rectForRow(at: IndexPath(row: row, section: section))
    }

    // MARK: Rows

    @Test(arguments: [
        (TableView.Style.insetGrouped, 52.0, 32.33), (.grouped, 52, 32.33), (.plain, 53, 32.67),
    ])
    func rowsAre52AndPlainRows53(style: TableView.Style, height: Double, baseline: Double) throws {
        let script = script(style, rows: [3])
        for index in 0..<3 {
            let row = row(script, index)
            #expect(CGFloat(height).isAbout(row.height))
            let text = try #require(Drawing(of: script.table).text("Row 0.\(index)"))
            #expect((text.baseline - row.minY).isAbout(baseline) && text.run.font.size == 17)
        }
        // A cell outside the table has the usual height, and a measured one that of the table's rows.
        let cell = TableViewCell()
        cell.environment = script.table.environment
        #expect(cell.sizeThatFits(CGSize(width: 402, height: 0)).height == 52)
        #expect(script.table.automaticHeight(of: cell) == CGFloat(height))
    }

    /// Rows are as high as a line of text with 16 points above and below it, and plain rows have a line below that.
    @Test(arguments: [
        (ContentSizeCategory.extraSmall, 49.0), (.small, 50), (.medium, 51), (.large, 52), (.extraLarge, 55),
        (.extraExtraLarge, 57),
    ])
    func rowsFollowTextSize(category: ContentSizeCategory, height: Double) {
        for (style, separator) in [(TableView.Style.insetGrouped, 0.0), (.plain, 1)] {
            let script = script(style, rows: [2])
            let traits = TraitCollection(preferredContentSizeCategory: category)
            script.table.environment = Environment(traits: traits, theme: .ios26)
            #expect((0...1).allSatisfy { row(script, $0).height.isAbout(CGFloat(height + separator)) })
        }
        // Without separators, nothing is added.
        let script = script(.plain)
        script.table.separatorStyle = .none
        #expect(row(script).height == 52)
    }

    @Test func plainMarginIs20At402() {
        for (width, margin) in [(402.0, 20.0), (390, 20), (375, 16)] {
            let script = script(.plain, width: width)
            #expect(Drawing(of: script.table).text("Row 0.0")?.x == margin)
        }
    }

    @Test func selectedRowsOfSidebarsAreCapsulesWithTint() throws {
        let script = script(.plain) { cell, _ in
            var content = ListContentConfiguration.sidebarCell()
            content.text = "Text"
            cell.contentConfiguration = content
            cell.backgroundConfiguration = .listSidebarCell()
        }
        script.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        func text() throws -> RGBA { try #require(Drawing(of: script.table).text("Text")).color }
        let drawing = Drawing(of: script.table)
        let capsule = try #require(drawing.masks.first { $0.rect.minX == 16 })
        #expect(capsule.rect.maxX == 402 - 16 && capsule.radius == 25)
        #expect(drawing.boxes.contains { $0.color.isAbout(219, 220, 220) })
        #expect(try text().isAbout(0, 136, 255))
        script.table.tintColor = .red
        #expect(try text() == RGBA(255, 0, 0))
    }

    @Test func valuesAre17PointsAndGray() throws {
        for (appearance, ground, gray) in [
            (UserInterfaceStyle.light, Self.white, (138.0, 138.0, 142.0)),
            (.dark, Self.darkRow, (152, 152, 159)),
        ] {
            let script = script(cells: .value1, in: appearance)
            let value = try #require(Drawing(of: script.table).text("Detail 0.0"))
            #expect(value.run.font.size == 17 && value.color.isAbout(gray.0, gray.1, gray.2, on: ground))
        }
    }

    @Test func plainSeparatorsAreInsetAtBothEnds() {
        for (appearance, ground, gray) in [
            (UserInterfaceStyle.light, Self.white, (232.0, 232.0, 232.0)), (.dark, Self.black, (42, 42, 44)),
        ] {
            let script = script(.plain, rows: [2, 1], in: appearance)
            script.headers = [1: "Header"]
            let lines = lines(in: script, appearance)
            #expect(lines.map(\.rect.minX) == [20, 20, 20] && lines.map(\.rect.maxX) == [382, 382, 382])
            // There is a line under the last row of each section, too.
            #expect(lines.map(\.rect.minY) == [52, 105, row(script, 0, 1).maxY - 1])
            #expect(lines.allSatisfy { $0.rect.height == 1 })
            #expect(lines.allSatisfy { $0.color.isAbout(gray.0, gray.1, gray.2, on: ground) })
        }
    }

    @Test func separatorsOfGroupsEnd16FromTheEdge() {
        for (appearance, ground, gray) in [
            (UserInterfaceStyle.light, Self.white, (232.0, 232.0, 232.0)),
            (.dark, Self.darkRow, (56, 56, 59)),
        ] {
            let script = script(rows: [3], in: appearance)
            let lines = lines(in: script, appearance)
            #expect(lines.map(\.rect.minX) == [32, 32] && lines.map(\.rect.maxX) == [370, 370])
            #expect(lines.map(\.rect.minY) == [row(script, 0).maxY - 1, row(script, 1).maxY - 1])
            #expect(lines.allSatisfy { $0.rect.height == 1 })
            #expect(lines.allSatisfy { $0.color.isAbout(gray.0, gray.1, gray.2, on: ground) })
        }
    }

    /// Returns the separators from top to bottom.
    private func lines(in script: ScriptedTable, _ appearance: UserInterfaceStyle) -> [Drawing.Box] {
        let traits = TraitCollection(userInterfaceStyle: appearance)
        let color = Theme.ios26.plain.separator.color.resolvedColor(with: traits)
        return Drawing(of: script.table).boxes.filter { $0.color == color }
            .sorted { $0.rect.minY < $1.rect.minY }
    }

    @Test(arguments: [(390.0, 16.0), (402, 16), (440, 20)])
    func groupsHaveMarginsAndRoundCorners(width: Double, inset: Double) {
        let script = script(width: width, rows: [3])
        let drawing = Drawing(of: script.table)
        let masks = drawing.masks
        #expect(masks.count == 2 && masks.allSatisfy { $0.rect.minX.isAbout(inset) })
        #expect(masks.allSatisfy { $0.rect.maxX.isAbout(width - inset) })
        #expect(masks.map(\.radius) == [26, 26] && masks.map(\.corners) == [.top, .bottom])
        #expect(drawing.texts.map(\.x) == [inset + 16, inset + 16, inset + 16])
        // One row alone is a capsule.
        let row = self.script(width: width)
        let single = Drawing(of: row.table).masks
        #expect(single.map(\.rect.height) == [52])
        #expect(single.map(\.radius) == [26] && single.map(\.corners) == [.all])
    }

    @Test func groundsAreThoseOfTheSystem() {
        for (appearance, behind, row) in [
            (UserInterfaceStyle.light, RGBA(242, 242, 247), Self.white), (.dark, Self.black, Self.darkRow),
        ] {
            let script = script(in: appearance)
            let boxes = Drawing(of: script.table).boxes
            #expect(boxes[0].color == behind && boxes[1].color == row)
        }
    }

    @Test func selectedRowsAreGray() {
        let script = script()
        script.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        #expect(Drawing(of: script.table).boxes(RGBA(229, 229, 234)).map(\.height) == [52])
    }

    // MARK: Headers and footers

    @Test func headersAreSemiboldAndNotCapitals() throws {
        for (appearance, ground, gray) in [
            (UserInterfaceStyle.light, RGBA(242, 242, 247), (133.0, 133.0, 139.0)),
            (.dark, Self.black, (141, 141, 147)),
        ] {
            let script = script(rows: [1, 1], in: appearance)
            script.headers = [0: "First", 1: "Second"]
            #expect((script.table.rectForHeader(inSection: 0).height).isAbout(40.33))
            let drawing = Drawing(of: script.table)
            for (section, title) in ["First", "Second"].enumerated() {
                let text = try #require(drawing.text(title, weight: .semibold))
                #expect(text.x == 32 && text.run.font.size == 17)
                #expect((row(script, 0, section).minY - text.baseline).isAbout(14))
                #expect(text.color.isAbout(gray.0, gray.1, gray.2, on: ground))
            }
        }
    }

    @Test func footersAreBelowGroups() throws {
        let script = script(rows: [1, 1])
        script.footers = [0: "Footer"]
        let text = try #require(Drawing(of: script.table).text("Footer"))
        let distance = text.baseline - row(script).maxY
        #expect(text.x == 32 && text.run.font.size == 13)
        #expect(text.color.isAbout(133, 133, 139, on: RGBA(242, 242, 247)))
        #expect(distance.isAbout(20.33))
        #expect((distance - FontMeasures(of: .systemFont(ofSize: 13)).capHeight).isAbout(10.67))
        let footer = script.table.rectForFooter(inSection: 0)
        #expect(footer.height.isAbout(29.67))
        let next = row(script, 0, 1).minY - footer.maxY
        #expect(next > 15.75 && next < 17.26)
    }

    @Test(arguments: [(false, false, 35.0), (false, true, 58), (true, true, 70)])
    func groupsAreSpaced(hasFooter: Bool, hasHeader: Bool, distance: Double) {
        let script = script(rows: [1, 1])
        if hasHeader { script.headers = [1: "Header"] }
        if hasFooter { script.footers = [0: "Footer"] }
        #expect((row(script, 0, 1).minY - row(script).maxY).isAbout(distance))
    }

    // MARK: Accessories and colors

    @Test func chevronsAndCheckmarksAreInsideTheMargin() throws {
        let script = script(rows: [2], cells: .value1) { cell, path in
            cell.textLabel?.text = "Text"
            cell.detailTextLabel?.text = "Value"
            cell.accessoryType = path.row == 0 ? .disclosureIndicator : .checkmark
        }
        let strokes = Drawing(of: script.table).strokes.sorted { $0.ink.minY < $1.ink.minY }
        let (chevron, checkmark) = (try #require(strokes.first), try #require(strokes.last))
        #expect(chevron.ink.width.isAbout(7) && chevron.ink.height.isAbout(12))
        #expect(chevron.ink.maxX.isAbout(370 - 2.3))
        let cell = try #require(script.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let value = try #require(cell.detailTextLabel)
        let end = script.table.convert(CGPoint(x: value.bounds.maxX, y: 0), from: value).x
        #expect((chevron.ink.minX - end).isAbout(13))
        #expect(checkmark.ink.width.isAbout(14.5) && checkmark.ink.height.isAbout(14.2))
        #expect(checkmark.ink.maxX.isAbout(368))
        #expect(checkmark.color.isAbout(0, 136, 255))
    }

    @Test func colorsAreThoseOfIOS26() {
        let script = script()
        let delegate = ScriptedDelegate()
        script.table.delegate = delegate
        script.table.setEditing(true, animated: false)
        #expect(Drawing(of: script.table).fills.contains { $0.color.isAbout(255, 56, 60) })
        let field = TextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.environment = script.table.environment
        field.placeholder = "Name"
        #expect(Drawing(of: field).texts.first?.color.isAbout(197, 197, 199) == true)
        field.text = "Ada"
        field.isEnabled = false
        #expect(Drawing(of: field).texts.first?.color.isAbout(191, 191, 191) == true)
    }

    // MARK: Controls

    @Test(arguments: [true, false])
    func switchesAreWide(isOn: Bool) throws {
        for (appearance, on, off) in [
            (UserInterfaceStyle.light, (52.0, 199.0, 89.0), (197.0, 197.0, 199.0)),
            (.dark, (48, 209, 88), (90, 90, 94)),
        ] {
            let script = script(in: appearance) { cell, _ in
                let control = Switch()
                control.isOn = isOn
                cell.accessoryView = control
            }
            let fills = Drawing(of: script.table).fills
            let (track, thumb) = (try #require(fills.first), try #require(fills.last))
            let color = isOn ? on : off
            #expect(track.color.isAbout(color.0, color.1, color.2))
            #expect(track.bounds == CGRect(x: 307, y: 47, width: 63, height: 28))
            #expect(thumb.bounds == CGRect(x: isOn ? 331 : 309, y: 49, width: 37, height: 24))
        }
    }

    @Test func controlsAreCapsules() throws {
        let environment = Environment(traits: TraitCollection(), theme: .ios26)
        let stepper = Stepper()
        stepper.environment = environment
        let drawing = Drawing(of: stepper)
        #expect(drawing.fills.map(\.bounds).first?.size == CGSize(width: 94, height: 32))
        #expect(drawing.boxes.map(\.rect) == [CGRect(x: 46.5, y: 4, width: 1, height: 24)])

        let segmented = SegmentedControl(items: ["One", "Two"])
        segmented.environment = environment
        #expect(segmented.sizeThatFits(.zero).height == 32)
        let controls = Theme.ios26.controls
        #expect(controls.stepper.cornerRadius == 16 && controls.segmented.cornerRadius == 16)

        let slider = Slider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        slider.environment = environment
        #expect(Drawing(of: slider).fills.first?.bounds == CGRect(x: 0, y: 14, width: 200, height: 6))
    }
}
