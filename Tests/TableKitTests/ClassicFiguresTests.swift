import DisplayList
import TableSpecimens
import Testing

@testable import TableKit

/// The measured figures of iOS 5 and 6, found in display lists. The article Metrics lists them.
@Suite("Metrics of classic tables")
struct ClassicFiguresTests {
    private static let white = RGBA(255, 255, 255)

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

    // MARK: Rows

    @Test func rowsAre44AndFullWidthSeparatorsOnePoint() {
        let script = script(rows: [3])
        #expect(Theme.classic.tableWidth == 320)
        #expect(script.table.contentSize == CGSize(width: 320, height: 132))
        let lines = Drawing(of: script.table).boxes.filter { $0.color.isNear(RGBA(224, 224, 224)) }
        #expect(
            lines.map(\.rect).sorted { $0.minY < $1.minY }
                == [43, 87, 131].map { CGRect(x: 0, y: $0, width: 320, height: 1) })
    }

    @Test func stylesHaveTheirFontsAndColors() {
        let black = RGBA(0, 0, 0)
        let gray = RGBA(red: 0.5, green: 0.5, blue: 0.5)
        let value = RGBA(56, 84, 135)
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

    @Test func contentIsAtItsMargins() {
        #expect(texts(script()).first?.x == 10)
        #expect(texts(script(cells: .value2)).last?.x == 83)
        let indented = script { cell, _ in
            cell.textLabel?.text = "Text"
            cell.indentationLevel = 2
        }
        #expect(texts(indented).first?.x == 30)
    }

    /// The margin left of an image is the space above it, in a row of 43 points without its separator.
    @Test(arguments: [(53, 35, 4), (44, 44, 0)])
    func imageHasEqualMargins(width: Int, height: Int, margin: Int) {
        let script = script { cell, _ in
            cell.imageView?.image = .plain(width, height)
            cell.textLabel?.text = "Text"
        }
        let drawing = Drawing(of: script.table)
        let rect = CGRect(x: margin, y: margin, width: width, height: height)
        #expect(drawing.images.first?.rect.isNear(rect) == true)
        #expect(drawing.texts.first?.x.isAbout(rect.maxX + 10) == true)
    }

    @Test func selectedRowsAreBlueWithWhiteText() {
        let script = script(rows: [2])
        script.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        let drawing = Drawing(of: script.table)
        #expect(drawing.gradients.map(\.colors) == [[RGBA(5, 140, 245), RGBA(1, 93, 230)]])
        #expect(drawing.texts.last?.color == Self.white)
        // Their separators are visible.
        #expect(drawing.boxes.filter { $0.color.isNear(RGBA(224, 224, 224)) }.count == 2)
    }

    // MARK: Accessories

    /// Returns the drawing of a row with an accessory.
    private func drawing(of accessory: TableViewCell.AccessoryType) -> Drawing {
        let script = script { cell, _ in cell.accessoryType = accessory }
        return Drawing(of: script.table)
    }

    @Test func chevronIsMitered() throws {
        let drawing = drawing(of: .disclosureIndicator)
        let chevron = try #require(drawing.fills.first)
        #expect(chevron.color.isNear(RGBA(123, 123, 123)))
        #expect(chevron.bounds.isNear(CGRect(x: 320 - 10.5 - 8.5, y: 15.5, width: 8.5, height: 13)))
        let points = chevron.path.points
        #expect(points.count == 6)
        // The ends are at right angles to the lines, which are 2.9 thick and meet at a right angle.
        let (start, tip, end) = (points[0], points[1], points[5])
        #expect(hypot(start.x - end.x, start.y - end.y).isAbout(2.9))
        #expect((tip.x - start.x).isAbout(tip.y - start.y))
    }

    @Test func checkmarkIsBlueAnd9FromTheEdge() throws {
        let stroke = try #require(drawing(of: .checkmark).strokes.first)
        #expect(stroke.color.isNear(RGBA(50, 79, 133)))
        #expect(stroke.ink.isNear(CGRect(x: 320 - 9 - 12.5, y: 15.25, width: 12.5, height: 13.5)))
    }

    @Test func detailDisclosureIsBlueDiscWithShadow() throws {
        let drawing = drawing(of: .detailDisclosureButton)
        let ring = try #require(drawing.fills.first)
        let button = CGRect(x: 310 - 29, y: 7.5, width: 29, height: 29)
        #expect(ring.color == Self.white && ring.bounds.isNear(button.insetBy(dx: 3.5, dy: 3.5)))
        let disc = try #require(drawing.gradients.first)
        #expect(disc.rect.isNear(button.insetBy(dx: 5, dy: 5)))
        #expect(disc.colors.last?.isNear(RGBA(35, 110, 216)) == true)
        // A blur is visible up to two standard deviations.
        let shadow = try #require(drawing.shadows.first)
        let visible = shadow.rect.insetBy(dx: -2 * shadow.radius, dy: -2 * shadow.radius).union(ring.bounds)
        #expect(abs(visible.width - 26) <= 0.25 && abs(visible.height - 27.5) <= 0.25, "\(visible)")
        #expect(drawing.fills.last?.color == Self.white)
    }

    // MARK: Editing

    @Test func editedRowsHaveGlossyDiscs() throws {
        let script = script(rows: [2]) { cell, _ in
            cell.textLabel?.text = "Text"
            cell.showsReorderControl = true
        }
        let delegate = ScriptedDelegate()
        delegate.editingStyle = { $0.row == 0 ? .delete : .insert }
        script.table.delegate = delegate
        script.table.setEditing(true, animated: false)
        #expect(texts(script).map(\.x) == [47, 47], "the content shift is 37")
        let drawing = Drawing(of: script.table)
        let rings = drawing.fills.filter { $0.bounds.width > 20 }.map(\.bounds)
        #expect(rings.count == 2 && rings[0].isNear(CGRect(x: 8.5, y: 8.5, width: 24, height: 24)))
        let discs = drawing.gradients.filter { $0.rect.minX < 100 }
        #expect(discs.count == 2 && discs[0].rect.isNear(CGRect(x: 11, y: 11, width: 19, height: 19)))
        // Bars with sharp ends, one in the first disc and two in the second.
        let bars = drawing.fills.filter { $0.bounds.width <= 13 }
        #expect(bars.map(\.bounds.size).map { [$0.width, $0.height] } == [[13, 3], [13, 3], [3, 13]])
        #expect(bars.allSatisfy { $0.bounds.midX.isAbout(20.5) && $0.path.isRectangle })
        let red = [RGBA(214, 108, 116), RGBA(203, 71, 81), RGBA(189, 20, 33), RGBA(189, 20, 33)]
        let green = [RGBA(97, 184, 96), RGBA(97, 184, 96), RGBA(4, 143, 1), RGBA(4, 143, 1)]
        for (disc, colors) in zip(discs, [red, green]) {
            #expect(disc.locations == [0, 0.5, 0.5, 1])
            #expect(zip(disc.colors, colors).allSatisfy { $0.isNear($1) })
        }
    }

    @Test func gripHasThreeShadedBars() {
        let script = script { cell, _ in cell.showsReorderControl = true }
        script.table.setEditing(true, animated: false)
        let bars = Drawing(of: script.table).gradients.filter { $0.rect.minX > 200 }
        let rects = [14.0, 20, 26].map { CGRect(x: 320 - 12 - 19, y: $0, width: 19, height: 4) }
        #expect(bars.count == 3 && zip(bars, rects).allSatisfy { $0.rect.isNear($1) })
        let (dark, light) = (RGBA(176, 176, 176), RGBA(215, 215, 215))
        for bar in bars {
            // One of four points is dark.
            #expect(bar.locations == [0, 0.25, 0.25, 1])
            #expect(zip(bar.colors, [dark, dark, light, light]).allSatisfy { $0.isNear($1) })
        }
    }

    /// A delegate with one destructive action.
    private final class Trash: TableViewDelegate {
        var color: Color?

        func tableView(
            _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> SwipeActionsConfiguration? {
            let action = ContextualAction(style: .destructive, title: "Trash") { _, _, _ in }
            action.backgroundColor = color
            return SwipeActionsConfiguration(actions: [action])
        }
    }

    @Test func deleteButtonIsGlossyWithBorder() throws {
        let script = script()
        let delegate = Trash()
        script.table.delegate = delegate
        let path = IndexPath(row: 0, section: 0)
        script.table.showSwipeActions(.trailing, forRowAt: path)
        let drawing = Drawing(of: script.table)
        let rect = CGRect(x: 320 - 6 - 59, y: 5.5, width: 59, height: 33)
        let border = try #require(drawing.borders.first)
        #expect(border.shape.rect.isNear(rect) && border.shape.radius > 0 && border.width == 0.5)
        #expect(border.color.isNear(RGBA(121, 12, 21)))
        let gloss = try #require(drawing.gradients.first)
        let colors = [RGBA(237, 130, 136), RGBA(200, 54, 64), RGBA(189, 20, 33), RGBA(189, 20, 33)]
        #expect(gloss.rect.isNear(rect) && gloss.locations == [0, 0.5, 0.5, 1])
        #expect(zip(gloss.colors, colors).allSatisfy { $0.isNear($1) })
        #expect(drawing.masks.contains { $0.rect.isNear(rect) })

        // The button covers the content, which stays where it is.
        #expect(texts(script).contains { $0.x == 10 })

        // A color of the program is flat.
        delegate.color = .blue
        script.table.hideSwipeActions()
        script.table.showSwipeActions(.trailing, forRowAt: path)
        let flat = Drawing(of: script.table)
        #expect(flat.boxes(RGBA(0, 0, 255)).first?.isNear(rect) == true)
        #expect(flat.gradients.isEmpty && flat.borders.isEmpty && delegate.color == .blue)
    }

    // MARK: Sections

    @Test func plainHeadersHaveLinesAroundGradient() throws {
        let script = script(rows: [1, 1])
        script.headers = [0: "Africa", 1: "Asia"]
        #expect(script.table.contentSize.height == 132)
        let drawing = Drawing(of: script.table)
        for (color, y) in [(RGBA(165, 177, 186), 0.0), (RGBA(152, 158, 164), 21)] {
            let lines = [y, y + 66].map { CGRect(x: 0, y: $0, width: 320, height: 1) }
            #expect(drawing.boxes(color) == lines)
        }
        // The dark line is in the place of the separator above a header, and not above the first one.
        #expect(drawing.boxes(RGBA(113, 125, 133)) == [CGRect(x: 0, y: 65, width: 320, height: 1)])
        #expect(drawing.boxes.filter { $0.color.isNear(RGBA(224, 224, 224)) }.map(\.rect.minY) == [131])
        let gradients = drawing.gradients.sorted { $0.rect.minY < $1.rect.minY }
        #expect(gradients.map(\.rect) == [1, 67].map { CGRect(x: 0, y: $0, width: 320, height: 20) })
        #expect(gradients.allSatisfy { $0.colors == [RGBA(144, 159, 170), RGBA(183, 192, 199)] })
        let titles = drawing.texts.filter { $0.run.font.size == 18 && $0.color == Self.white }
        #expect(titles.count == 2 && titles.allSatisfy { $0.run.font.name.contains("Bold") && $0.x == 12 })
    }

    @Test func groupsHaveSpacing() throws {
        let untitled = script(.grouped, rows: [1, 1])
        #expect(untitled.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 11)

        let titled = script(.grouped, rows: [1, 1])
        titled.headers = [0: "Title", 1: "Title"]
        // 46 and the border.
        let first = titled.table.rectForRow(at: IndexPath(row: 0, section: 0))
        #expect(first.minY == 47)
        #expect(titled.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY - first.maxY == 48)
        let title = try #require(
            texts(titled).first { $0.run.font.size == 17 && $0.color == RGBA(76, 86, 108) })
        #expect(abs(title.baseline - (47 - 14)) <= 0.25)
        #expect(title.run.font.name.contains("Bold"))
        var request = TextRequest(text: "Title", font: .boldSystemFont(ofSize: 17))
        request.systemFont = Theme.classic.systemFont
        let letters = TextLayout(request).runs.flatMap { $0.run.glyphs.map(\.index) }
        #expect(title.run.glyphs.map(\.index) == letters, "not in capitals")
    }

    @Test func groupedFootersAreCentered() throws {
        let script = script(.grouped)
        script.footers = [0: "Footer"]
        let footer = try #require(Drawing(of: script.table).texts.last { $0.run.font.size == 15 })
        let width = footer.run.glyphs.map(\.x).max() ?? 0
        #expect(abs(footer.x + width / 2 - 160) < 8)
    }

    @Test func pinstripesHaveTheirColors() throws {
        let script = script(.grouped)
        let drawing = Drawing(of: script.table)
        #expect(drawing.boxes.first?.color.isNear(RGBA(197, 204, 211)) == true)
        let stripes = drawing.entries.compactMap { entry -> (Stripes, RGBA)? in
            if case .stripes(let stripes, let color) = entry.item { (stripes, color) } else { nil }
        }
        let (lines, color) = try #require(stripes.first)
        #expect(lines.width == 2 && lines.period == 7 && color.isNear(RGBA(203, 210, 216)))
    }

    @Test func groupedSeparatorsAreEtched() {
        let script = script(.grouped, rows: [3])
        let drawing = Drawing(of: script.table)
        func lines(_ color: RGBA) -> [CGRect] {
            drawing.boxes.filter { $0.color.isNear(color) && $0.rect.height == 1 }.map(\.rect)
                .sorted { $0.minY < $1.minY }
        }
        let rows = [55.0, 99].map { CGRect(x: 10, y: $0, width: 300, height: 1) }
        #expect(lines(RGBA(202, 202, 202)) == rows.map { $0.offsetBy(dx: 0, dy: -1) })
        #expect(lines(RGBA(253, 253, 253)) == rows)
    }

    @Test func groupsHaveOuterBorderWithShadowAndHighlight() throws {
        let script = script(.grouped, rows: [3])
        let drawing = Drawing(of: script.table)
        let borders = drawing.clippedBorders
        let lines = borders.filter { $0.color.isNear(RGBA(161, 167, 173)) }
        // Each row draws the part next to it.
        #expect(
            lines.map(\.clip) == [
                CGRect(x: 9, y: 10, width: 302, height: 45), CGRect(x: 9, y: 55, width: 302, height: 44),
                CGRect(x: 9, y: 99, width: 302, height: 45),
            ])
        #expect(lines.allSatisfy { $0.width == 1 && $0.shape.radius == 9 })
        #expect(lines.allSatisfy { $0.shape.rect.minX == 9 && $0.shape.rect.maxX == 311 })
        #expect(lines[0].shape.rect.minY == 10 && lines[2].shape.rect.maxY == 144)
        // The rows inside have the corners of 8 points.
        #expect(drawing.masks.map(\.radius) == [8, 8])

        let highlight = try #require(borders.first { $0.color == Self.white })
        #expect(highlight.shape.rect.maxY == 145 && highlight.clip.maxY == 145)

        let shadows = drawing.fills.filter { $0.bounds.width == 300 }
        #expect(shadows.map(\.color) == [RGBA(216, 216, 216), RGBA(230, 230, 230)])
        // Lines of 1 point at the top, and the corners below them.
        #expect(shadows.map(\.bounds) == [11, 12].map { CGRect(x: 10, y: $0, width: 300, height: 9) })
    }

    /// A strip that contains only what a row draws outside of itself shows it.
    @Test func stripsShowBordersOutsideRows() {
        let script = script(.grouped, rows: [2, 2])
        let last = script.table.rectForRow(at: IndexPath(row: 1, section: 0)).maxY
        for (top, bottom, count) in [
            (0, 10, 0), (0, 10.5, 1), (last + 1.5, last + 4, 1), (last + 2, last + 4, 0),
        ]
            as [(CGFloat, CGFloat, Int)]
        {
            let drawing = Drawing(of: script.table, from: top, to: bottom)
            #expect(drawing.texts.count == count, "from \(top) to \(bottom)")
        }
    }

    // MARK: Controls

    @Test func switchHasTitles() throws {
        for (isOn, glyphs, middle, color) in [
            (true, 2, 25.0, Self.white), (false, 3, 52, RGBA(127, 127, 127)),
        ] {
            let control = Switch()
            control.environment = Environment(traits: TraitCollection(displayScale: 2), theme: .classic)
            control.isOn = isOn
            control.frame.size = control.sizeThatFits(.zero)
            #expect(control.frame.size == CGSize(width: 77, height: 27))
            let drawing = Drawing(of: control)
            let title = try #require(drawing.texts.first)
            #expect(title.run.glyphs.count == glyphs && title.color.isNear(color))
            #expect(title.run.font.size == 16 && title.run.font.name.contains("Bold"))
            let center = title.x + (title.run.glyphs.map(\.x).max() ?? 0) / 2
            #expect(abs(center - middle) < 8)
            // The thumb with its border.
            let thumb = drawing.fills.map(\.bounds).first { $0.width < 60 }
            #expect(thumb?.isNear(CGRect(x: isOn ? 50 : 0, y: 0, width: 27, height: 27)) == true)
        }
    }

    @Test func sliderThumbIs22AndAHalf() {
        let slider = Slider(frame: CGRect(x: 0, y: 0, width: 118, height: 34))
        slider.environment = Environment(traits: TraitCollection(displayScale: 2), theme: .classic)
        let heights = Drawing(of: slider).fills.map(\.bounds.height)
        #expect(heights.max() == 22.5)
    }
}

extension RGBA {
    /// Returns a Boolean value that indicates whether each component differs by at most 2 of 255.
    fileprivate func isNear(_ other: RGBA) -> Bool {
        zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha]).allSatisfy {
            abs($0 - $1) <= 2.0 / 255
        }
    }
}

extension CGRect {
    /// Returns a Boolean value that indicates whether each edge differs by at most a quarter of a point.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        zip([minX, minY, maxX, maxY], [other.minX, other.minY, other.maxX, other.maxY]).allSatisfy {
            abs($0 - $1) <= 0.25
        }
    }
}

extension Path {
    /// A Boolean value that indicates whether the path has no curves.
    fileprivate var isRectangle: Bool {
        !elements.contains { if case .curve = $0 { true } else { false } }
    }
}

extension Drawing {
    fileprivate struct FilledGradient {
        var rect: CGRect
        var colors: [RGBA]
        var locations: [Double]
    }

    fileprivate var gradients: [FilledGradient] {
        entries.compactMap {
            guard case .gradient(let gradient, let shape) = $0.item else { return nil }
            return FilledGradient(
                rect: shape.rect, colors: gradient.stops.map(\.color),
                locations: gradient.stops.map(\.location))
        }
    }

    fileprivate var shadows: [(rect: CGRect, radius: Double)] {
        entries.compactMap {
            if case .shadow(let path, let radius, _) = $0.item { (path.extent, radius) } else { nil }
        }
    }

    fileprivate var clippedBorders: [(shape: RoundedRectangle, width: Double, color: RGBA, clip: CGRect)] {
        entries.compactMap {
            guard case .border(let shape, let width, let color) = $0.item, let clip = $0.clip else {
                return nil
            }
            return (shape, width, color, clip)
        }
    }
}
