import TableSpecimens
import Testing

@testable import TableKit

@Suite("Editing, margins and backgrounds of a cell")
struct CellEditingTests {
    private static let line = RGBA(60, 60, 67, 0.29)

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    /// A delegate that prevents indentation for missing controls.
    private final class UnindentingDelegate: TableViewDelegate {
        func tableView(
            _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
        ) -> TableViewCell.EditingStyle { indexPath.row == 0 ? .delete : .none }

        func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
            false
        }
    }

    private func rightToLeft(_ table: TableView) {
        table.environment = Environment(
            traits: TraitCollection(layoutDirection: .rightToLeft), theme: .modern)
    }

    // MARK: Accessories

    @Test func editingAccessoryReplacesAccessoryWhileEditing() {
        let cell = TableViewCell()
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
        let (usual, edited) = (Switch(), Slider(frame: CGRect(x: 0, y: 0, width: 100, height: 34)))
        cell.accessoryType = .checkmark
        cell.editingAccessoryType = .disclosureIndicator
        #expect(Drawing(of: cell).strokes.count == 1)
        #expect(Drawing(of: cell).strokes[0].color == RGBA(0, 122, 255))
        cell.setEditing(true, animated: false)
        #expect(Drawing(of: cell).strokes.map(\.color) == [RGBA(60, 60, 67, 0.3)])
        cell.editingAccessoryView = edited
        cell.accessoryView = usual
        #expect(Drawing(of: cell).strokes.isEmpty)
        #expect(!edited.isHidden && edited.frame.maxX == 359 && usual.isHidden)
        cell.setEditing(false, animated: false)
        _ = Drawing(of: cell)
        #expect(edited.isHidden && !usual.isHidden && usual.frame.maxX == 359)
        cell.accessoryView = nil
        _ = Drawing(of: cell)
        #expect(usual.superview == nil && edited.superview === cell)
        cell.editingAccessoryType = .none
        cell.editingAccessoryView = nil
        cell.setEditing(true, animated: false)
        // Nothing replaces the usual one.
        #expect(Drawing(of: cell).strokes.isEmpty)
        #expect(cell.contentView.frame.maxX == 375)
    }

    // MARK: Controls

    @Test func unindentedRowIsShiftedOnlyForControl() {
        let script = ScriptedTable(rows: [2]) { cell, _ in cell.textLabel?.text = "Text" }
        let delegate = UnindentingDelegate()
        script.table.delegate = delegate
        script.table.setEditing(true, animated: false)
        #expect(Drawing(of: script.table).texts("Text").map(\.x) == [54, 16])

        let cell = TableViewCell()
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
        cell.setEditing(true, animated: false)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 38)
        cell.shouldIndentWhileEditing = false
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 0)
        cell.editingStyle = .insert
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 38)
    }

    @Test func onlyMovableEditedRowsShowReorderControl() {
        let script = ScriptedTable(rows: [3]) { cell, path in cell.showsReorderControl = path.row == 1 }
        script.canMove = { $0.row == 0 }
        let stripes = RGBA(60, 60, 77, 0.287)
        #expect(Drawing(of: script.table).boxes(stripes).isEmpty)
        script.table.setEditing(true, animated: false)
        let boxes = Drawing(of: script.table).boxes(stripes)
        #expect(boxes.count == 3 && boxes.allSatisfy { $0.maxY < 44 && $0.width == 22 && $0.minX >= 327 })
        rightToLeft(script.table)
        #expect(Drawing(of: script.table).boxes(stripes).allSatisfy { $0.maxX <= 48 })
    }

    @Test func rowsRequestReorderControlIfDataSourceLeavesItUnspecified() {
        let script = ScriptedTable(rows: [3]) { cell, path in cell.showsReorderControl = path.row == 1 }
        script.table.setEditing(true, animated: false)
        let boxes = Drawing(of: script.table).boxes(RGBA(60, 60, 77, 0.287))
        #expect(boxes.count == 3 && boxes.allSatisfy { $0.minY > 44 && $0.maxY < 88 })
    }

    private final class MovableRows: TableViewController {
        override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

        override func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            indexPath.row == 0
        }
    }

    @Test func controllerShowsReorderControlOnlyIfItSpecifiesMoving() {
        func controls(_ controller: TableViewController) -> [Bool] {
            let table: TableView = controller.tableView
            table.frame = CGRect(x: 0, y: 0, width: 375, height: 300)
            table.isEditing = true
            table.layoutIfNeeded()
            return table.visibleCells.map { !$0.parts.reorderControl.isHidden }
        }
        final class Rows: TableViewController {
            override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
        }
        #expect(controls(MovableRows()) == [true, false])
        #expect(controls(Rows()) == [false])
    }

    private final class MovableItems: TableViewDiffableDataSource<Int, Int> {
        var moves: [[IndexPath]] = []

        override func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

        override func tableView(
            _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) { moves.append([sourceIndexPath, destinationIndexPath]) }
    }

    @Test func diffableRowsMoveOnlyIfSubclassAllowsIt() {
        func controls(_ source: TableViewDiffableDataSource<Int, Int>, _ table: TableView) -> [Bool] {
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 2, 3])
            source.apply(snapshot)
            table.rowHeight = 44
            table.isEditing = true
            table.layoutIfNeeded()
            return table.visibleCells.map { !$0.parts.reorderControl.isHidden }
        }
        func makeTable() -> TableView { TableView(frame: CGRect(x: 0, y: 0, width: 375, height: 300)) }
        func requesting() -> TableViewCell {
            let cell = TableViewCell()
            cell.showsReorderControl = true
            return cell
        }
        let (table, other) = (makeTable(), makeTable())
        let fixed = TableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in requesting() }
        #expect(controls(fixed, table) == [false, false, false])
        let movable = MovableItems(tableView: other) { _, _, _ in TableViewCell() }
        #expect(controls(movable, other) == [true, true, true])
        other.drag(from: CGPoint(x: 350, y: 22), to: CGPoint(x: 350, y: 66))
        #expect(movable.moves == [[IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)]])
    }

    @Test func cellPropertiesCallSetters() {
        final class RecordingCell: TableViewCell {
            var calls: [String] = []

            override func setSelected(_ selected: Bool, animated: Bool) {
                calls.append("selected \(selected) \(animated)")
                super.setSelected(selected, animated: animated)
            }

            override func setHighlighted(_ highlighted: Bool, animated: Bool) {
                calls.append("highlighted \(highlighted) \(animated)")
                super.setHighlighted(highlighted, animated: animated)
            }

            override func setEditing(_ editing: Bool, animated: Bool) {
                calls.append("editing \(editing) \(animated)")
                super.setEditing(editing, animated: animated)
            }

            override func willTransition(to state: StateMask) {
                super.willTransition(to: state)
                calls.append("will \(state.rawValue) \(isEditing)")
            }

            override func didTransition(to state: StateMask) {
                super.didTransition(to: state)
                calls.append("did \(state.rawValue) \(isEditing)")
            }
        }
        let cell = RecordingCell()
        cell.isSelected = true
        cell.isHighlighted = true
        cell.isEditing = true
        #expect(cell.isSelected && cell.isHighlighted && cell.isEditing)
        #expect(
            cell.calls == [
                "selected true false", "highlighted true false", "editing true false", "will 1 false",
                "did 1 true",
            ])
    }

    // MARK: Margins

    @Test func cellSeparatorInsetTakesPrecedenceAndMirrors() {
        let script = ScriptedTable(rows: [3]) { cell, path in
            cell.textLabel?.text = "Text"
            cell.ownSeparatorInset = path.row == 1 ? EdgeInsets(left: 100, right: 20) : nil
        }
        script.table.separatorInset = EdgeInsets(left: 5, right: 7)
        let lines = Drawing(of: script.table).boxes(Self.line)
        #expect(lines.map(\.minX) == [5, 100, 5])
        #expect(lines.map(\.maxX) == [368, 355, 368])
        rightToLeft(script.table)
        let mirrored = Drawing(of: script.table).boxes(Self.line)
        #expect(mirrored.map(\.minX) == [7, 20, 7])
        #expect(mirrored.map(\.maxX) == [370, 275, 370])
    }

    @Test func lastSeparatorOfGroupIsNotInset() {
        let script = ScriptedTable(.grouped, rows: [2]) { cell, _ in
            cell.separatorInset = EdgeInsets(left: 100, right: 20)
        }
        #expect(Drawing(of: script.table).boxes(Self.line).map(\.width) == [375, 255, 375])
    }

    @Test func cellMarginsAndContentMarginsApplySeparately() {
        let script = ScriptedTable(rows: [2], cells: .value1) { cell, path in
            cell.textLabel?.text = "Text"
            cell.detailTextLabel?.text = "Detail"
            guard path.row == 1 else { return }
            cell.layoutMargins = EdgeInsets(left: 30, right: 10)
            cell.contentView.layoutMargins = EdgeInsets(left: 40, right: 60)
        }
        script.identifier = { "\($0.row)" }
        let lines = Drawing(of: script.table).boxes(Self.line)
        #expect(lines.map(\.minX) == [16, 30] && lines.map(\.maxX) == [375, 365])
        func labels(_ row: Int) -> [CGRect] {
            let cell = script.table.subviews.compactMap { $0 as? TableViewCell }.first {
                $0.row == path(row)
            }!
            return [cell.textLabel!, cell.detailTextLabel!].map(\.frame)
        }
        #expect(labels(1)[0].minX == 40 && labels(1)[1].maxX == 315)
        #expect(labels(0)[0].minX == 16 && labels(0)[1].maxX == 359)
        // Unlike a separator's inset, margins are left and right in both directions.
        rightToLeft(script.table)
        let mirrored = Drawing(of: script.table).boxes(Self.line)
        #expect(mirrored[1].minX == 30 && mirrored[1].maxX == 365)
        #expect(labels(1)[0].maxX == 315 && labels(1)[1].minX == 40)
    }

    // MARK: Backgrounds

    @Test func backgroundsFillRowBehindContent() {
        let (usual, selected, several) = (View(), View(), View())
        let green = RGBA(0, 255, 0), blue = RGBA(0, 0, 255), red = RGBA(255, 0, 0)
        (usual.backgroundColor, selected.backgroundColor, several.backgroundColor) = (.green, .blue, .red)
        let script = ScriptedTable(rows: [1]) { cell, _ in
            cell.textLabel?.text = "Text"
            cell.backgroundView = usual
            cell.selectedBackgroundView = selected
            cell.multipleSelectionBackgroundView = several
        }
        let row = CGRect(x: 0, y: 0, width: 375, height: 44)
        func shown() -> [RGBA] {
            let drawing = Drawing(of: script.table)
            let boxes = drawing.boxes.filter { [green, blue, red].contains($0.color) }
            #expect(boxes.allSatisfy { $0.rect == row })
            // The text comes after all of them.
            let kinds = drawing.entries.map(\.item)
            let text = kinds.firstIndex { if case .glyphs = $0 { true } else { false } }!
            let last = kinds.lastIndex {
                if case .rectangle(_, let color) = $0 { [green, blue, red].contains(color) } else { false }
            }
            #expect(last.map { $0 < text } ?? true)
            return boxes.map(\.color)
        }
        #expect(shown() == [green])
        // Both reloading and the beginning of editing deselect.
        func select() { script.table.selectRow(at: path(0), animated: false, scrollPosition: .none) }
        select()
        #expect(shown() == [green, blue])
        script.table.allowsMultipleSelection = true
        script.table.reloadData()
        select()
        #expect(shown() == [green, red])
        // While the table is edited another switch decides.
        script.table.setEditing(true, animated: false)
        select()
        #expect(shown() == [green, blue])
        script.table.allowsMultipleSelectionDuringEditing = true
        script.table.reloadData()
        select()
        #expect(shown() == [green, red])
        script.table.deselectRow(at: path(0), animated: false)
        #expect(shown() == [green])
    }

    @Test func programmaticSelectionIgnoresAllowsSelection() {
        let script = ScriptedTable(rows: [3])
        script.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
        script.table.allowsSelection = false
        script.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        #expect(script.table.indexPathsForSelectedRows == [path(2)])
        #expect(Drawing(of: script.table).boxes(RGBA(209, 209, 214)).map(\.minY) == [87.5, 88])
    }

    @Test func oneSideOfSeparatorInsetCanChange() {
        let script = ScriptedTable(rows: [2]) { cell, path in
            if path.row == 0 { cell.separatorInset.left = 10 }
        }
        script.table.separatorInset.right = 7
        #expect(script.table.separatorInset == EdgeInsets(left: 16, right: 7))
        #expect(Drawing(of: script.table).boxes(Self.line).map(\.minX) == [10, 16])
        #expect(TableViewCell(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
    }
}
