import TableSpecimens
import Testing

@testable import TableKit

/// A table drawn from right to left is the mirror image of the one drawn from left to right.
@Suite("Right to left")
struct MirrorTests {
    private static let width: CGFloat = 400
    /// So fine that rounding to pixels does not show.
    private static let scale: CGFloat = 4096
    private static let tolerance = 0.002

    /// The box of something that is drawn, and what it is.
    private struct Box {
        var kind: String
        var rect: CGRect

        func mirrored(in width: CGFloat) -> Box {
            Box(
                kind: kind,
                rect: CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height))
        }

        func agrees(with other: Box) -> Bool {
            let edges = zip(
                [rect.minX, rect.minY, rect.maxX, rect.maxY],
                [other.rect.minX, other.rect.minY, other.rect.maxX, other.rect.maxY])
            return kind == other.kind && edges.allSatisfy { abs($0 - $1) < MirrorTests.tolerance }
        }
    }

    private func box(_ item: DisplayItem) -> Box? {
        switch item {
        case .rectangle(let rect, _): Box(kind: "rectangle", rect: rect)
        case .stripes(let stripes, _): Box(kind: "stripes", rect: stripes.rect)
        case .roundedRectangle(let shape, _): Box(kind: "round", rect: shape.rect)
        case .border(let shape, _, _): Box(kind: "border", rect: shape.rect)
        case .fill(let path, _): Box(kind: "fill", rect: path.extent)
        case .gradient(_, let shape): Box(kind: "gradient", rect: shape.rect)
        case .stroke(let path, _, _): Box(kind: "stroke", rect: path.extent)
        case .shadow(let path, _, _): Box(kind: "shadow", rect: path.extent)
        case .image(_, let rect), .template(_, let rect, _): Box(kind: "image", rect: rect)
        case .clip(let rect): Box(kind: "clip", rect: rect)
        case .mask(let shape): Box(kind: "mask", rect: shape.rect)
        case .glyphs(let run, let x, let baseline, _): text(run, x, baseline)
        case .magnified(_, _, _, let shape): Box(kind: "magnified", rect: shape.rect)
        case .text, .glyphShadow, .rule, .transformed, .group, .element, .restore: nil
        }
    }

    /// Every text of these tables is a row of the letter H, which is as wide as the distance to the next one.
    private func text(_ run: GlyphRun, _ x: Double, _ baseline: Double) -> Box {
        // The letters of the index are separate lines.
        let font = Font.systemFont(ofSize: run.font.size, weight: .semibold)
        let pitch =
            run.glyphs.count > 1
            ? run.glyphs[1].x - run.glyphs[0].x : TextLayout("H", font).width
        let width = Double(run.glyphs.count) * pitch
        return Box(kind: "text", rect: CGRect(x: x, y: baseline, width: width, height: 0))
    }

    /// Draws a table both ways and compares.
    private func expectMirrored(
        _ name: String, sourceLocation: SourceLocation = #_sourceLocation, _ make: () -> ScriptedTable
    ) throws {
        func boxes(_ direction: LayoutDirection) -> [Box] {
            let script = make()
            script.table.environment = Environment(
                traits: TraitCollection(displayScale: Self.scale, layoutDirection: direction),
                theme: script.table.theme)
            return Drawing(of: script.table).list.items.compactMap(box)
        }
        var unmatched = boxes(.rightToLeft)
        let expected = boxes(.leftToRight).map { $0.mirrored(in: Self.width) }
        #expect(expected.count > 3 && expected.count == unmatched.count, sourceLocation: sourceLocation)
        for box in expected {
            guard let index = unmatched.firstIndex(where: { $0.agrees(with: box) }) else {
                Issue.record(
                    "\(name): no \(box.kind) at \(box.rect) among \(unmatched.filter { $0.kind == box.kind })",
                    sourceLocation: sourceLocation)
                return
            }
            unmatched.remove(at: index)
        }
    }

    private func table(
        _ style: TableView.Style, cells: TableViewCell.CellStyle = .default,
        rows: Int, _ fill: @escaping (TableViewCell, Int) -> Void
    ) -> ScriptedTable {
        let script = ScriptedTable(style, width: Self.width, rows: [rows], cells: cells) { cell, path in
            cell.textLabel?.text = "HHHHHHH"
            cell.detailTextLabel?.text = "HHHH"
            fill(cell, path.row)
        }
        script.identifier = { _ in nil }
        script.headers = [0: "HHHHHH"]
        script.footers = [0: "HHHHHHHHH"]
        return script
    }

    @Test(arguments: TableViewCell.CellStyle.allCases)
    func rowsOfEveryStyleAreMirrored(cells: TableViewCell.CellStyle) throws {
        for style in TableView.Style.allCases {
            for isEditing in [false, true] {
                try expectMirrored("\(style) \(cells) \(isEditing)") {
                    let script = table(style, cells: cells, rows: 12) { cell, row in
                        cell.accessoryType = TableViewCell.AccessoryType(rawValue: row % 5) ?? .none
                        cell.editingAccessoryType = cell.accessoryType
                        cell.imageView?.image = row % 3 == 1 ? .plain(30, 20) : nil
                        cell.indentationLevel = row % 4
                        cell.showsReorderControl = row % 2 == 0
                        cell.textLabel?.numberOfLines = row % 3
                        if row == 6 { cell.textLabel?.text = String(repeating: "H", count: 60) }
                        if row == 8 {
                            cell.separatorInset = EdgeInsets(top: 0, left: 40, bottom: 0, right: 7)
                        }
                        cell.isHighlightedForTest = row == 9
                    }
                    script.canMove = { $0.row % 2 == 0 }
                    script.table.setEditing(isEditing, animated: false)
                    return script
                }
            }
        }
    }

    @Test func classicRowsAreMirrored() throws {
        for style in [TableView.Style.plain, .grouped] {
            try expectMirrored("classic \(style)") {
                let script = table(style, cells: .value1, rows: 6) { cell, row in
                    cell.accessoryType = TableViewCell.AccessoryType(rawValue: row % 5) ?? .none
                    cell.imageView?.image = row % 3 == 1 ? .plain(30, 20) : nil
                }
                // Its stripes begin at the left edge in both directions.
                script.table.backgroundColor = .white
                script.table.surround(theme: .classic)
                return script
            }
        }
    }

    @Test func controlsAreMirrored() throws {
        let controls: [() -> View] = [
            { prepared(Switch()) { $0.isOn = true } },
            { Switch() },
            { prepared(Slider(frame: CGRect(x: 0, y: 0, width: 120, height: 34))) { $0.value = 0.3 } },
            { prepared(Stepper()) { $0.value = 0 } },
            {
                prepared(SegmentedControl(items: ["HH", "HHHH", "HHH"])) {
                    $0.selectedSegmentIndex = 0
                    $0.frame.size = CGSize(width: 150, height: 32)
                }
            },
            { prepared(ProgressView(progressViewStyle: .default)) { $0.progress = 0.2 } },
            {
                prepared(PageControl()) {
                    $0.numberOfPages = 4
                    $0.currentPage = 1
                    $0.sizeToFit()
                }
            },
            {
                prepared(TextField(frame: CGRect(x: 0, y: 0, width: 140, height: 34))) {
                    $0.text = "HHH"
                    $0.borderStyle = .roundedRect
                    $0.clearButtonMode = .always
                }
            },
            {
                prepared(Button(type: .system)) {
                    $0.setTitle("HHHH", for: .normal)
                    $0.setImage(.plain(12, 12), for: .normal)
                    $0.frame.size = CGSize(width: 120, height: 30)
                }
            },
            {
                let stack = StackView(arrangedSubviews: [Switch(), Stepper()])
                stack.spacing = 8
                stack.frame.size = CGSize(width: 153, height: 31)
                return stack
            },
        ]
        try expectMirrored("controls") {
            table(.insetGrouped, rows: controls.count) { cell, row in cell.accessoryView = controls[row]() }
        }
    }

    private func prepared<Control: View>(_ view: Control, _ change: (Control) -> Void) -> Control {
        change(view)
        return view
    }

    @Test func indexAndSelectionCirclesAreMirrored() throws {
        try expectMirrored("index") {
            let script = table(.plain, rows: 6) { cell, _ in cell.accessoryType = .checkmark }
            script.indexTitles = ["H", "H", "H"]
            return script
        }
        try expectMirrored("circles") {
            let script = table(.plain, rows: 3) { _, _ in }
            script.table.allowsMultipleSelectionDuringEditing = true
            script.table.setEditing(true, animated: false)
            script.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
            return script
        }
    }

    @Test(arguments: TableView.SwipeEdge.allCases)
    func swipedRowsAreMirrored(edge: TableView.SwipeEdge) throws {
        final class Actions: TableViewDelegate {
            private var actions: SwipeActionsConfiguration {
                SwipeActionsConfiguration(
                    actions: ["HHH", "HHHHH"].map { title in
                        let action = ContextualAction(style: .normal, title: title) { _, _, _ in }
                        action.image = title.count == 5 ? .plain(20, 20) : nil
                        return action
                    })
            }

            func tableView(
                _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> SwipeActionsConfiguration? { actions }

            func tableView(
                _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> SwipeActionsConfiguration? { actions }
        }
        let actions = Actions()
        for theme in [Theme.modern, .ios26] {
            try expectMirrored("swiped") {
                let script = table(.plain, rows: 3) { cell, _ in cell.accessoryType = .disclosureIndicator }
                script.table.delegate = actions
                script.table.rowHeight = 90
                script.table.surround(theme: theme)
                script.table.showSwipeActions(edge, forRowAt: IndexPath(row: 1, section: 0))
                return script
            }
        }
    }

    /// A chevron points toward the reading direction. A checkmark is the same in both.
    @Test func chevronsAreMirroredButCheckmarksAreNot() {
        func points(_ type: TableViewCell.AccessoryType, _ direction: LayoutDirection) -> [CGPoint] {
            let cell = TableViewCell()
            cell.environment = Environment(
                traits: TraitCollection(layoutDirection: direction), theme: .modern)
            cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
            cell.accessoryType = type
            for case .stroke(let path, _, _) in Drawing(of: cell).list.items {
                return path.elements.compactMap {
                    switch $0 {
                    case .move(let point), .line(let point): point
                    default: nil
                    }
                }
            }
            return []
        }
        let (right, left) = (
            points(.disclosureIndicator, .leftToRight), points(.disclosureIndicator, .rightToLeft)
        )
        #expect(right.count == 3 && right[1].x > right[0].x && left[1].x < left[0].x)
        #expect(zip(left, right).allSatisfy { abs($0.x - (375 - $1.x)) < 1e-9 })
        func turns(_ points: [CGPoint]) -> [Double] {
            points.map { (Double($0.x - points[0].x) * 100).rounded() }
        }
        let (one, other) = (points(.checkmark, .leftToRight), points(.checkmark, .rightToLeft))
        #expect(turns(one) == turns(other))
    }
}

extension TableViewCell {
    /// Highlights the row without the table's knowledge.
    fileprivate var isHighlightedForTest: Bool {
        get { isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
}
