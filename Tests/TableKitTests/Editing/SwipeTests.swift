import TableSpecimens
import Testing

@testable import TableKit

@Suite("Swiped rows")
struct SwipeTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    private let red = RGBA(255, 59, 48)

    /// Returns ten rows 44 points high, and a recording of the table's calls.
    private func recorded(_ style: TableView.Style = .plain) -> (ScriptedTable, RecordingDelegate) {
        let script = ScriptedTable(style, rows: [10])
        script.table.rowHeight = 44
        script.table.surround()
        return (script, RecordingDelegate(script))
    }

    /// Returns a configuration whose actions record their calls, and whether they finish.
    private func actions(
        _ titles: [String], _ delegate: RecordingDelegate, finishes: Bool = true, full: Bool = true
    ) -> (IndexPath) -> SwipeActionsConfiguration? {
        { path in
            let configuration = SwipeActionsConfiguration(
                actions: titles.map { title in
                    ContextualAction(style: .normal, title: title) { [unowned delegate] _, _, completion in
                        delegate.note(title, path)
                        if finishes { completion(true) }
                    }
                })
            configuration.performsFirstActionWithFullSwipe = full
            return configuration
        }
    }

    /// Returns the boxes of the buttons in a drawing of the whole table, from left to right.
    private func buttons(_ table: TableView, _ color: RGBA = RGBA(199, 199, 204))
        -> [CGRect]
    {
        Drawing(of: table).boxes(color).sorted { $0.minX < $1.minX }
    }

    // MARK: Deletion

    @Test func swipeShowsDeleteButtonThatDeletes() throws {
        let (script, delegate) = recorded()
        let table = script.table
        table.swipeLeft(rowAt: path(1))
        #expect(
            delegate.take().filter { !$0.contains("ighlight") } == ["trailing 0.1", "willBeginEditing 0.1"])
        #expect(table.indexPathForSwipedRow == path(1) && table.indexPathForSelectedRow == nil)
        let button = try #require(buttons(table, red).first)
        // At least 74 wide, and 15 around the title.
        let title = try #require(Drawing(of: table).texts("Delete").first ?? deleteTitle(in: table))
        #expect(button.maxX == 375 && button.minY == 44 && button.height == 44 && button.width >= 74)
        #expect(title.x >= button.minX + 15 && title.color == RGBA(255, 255, 255))
        table.tap(at: CGPoint(x: 350, y: 66))
        #expect(delegate.take() == ["commit delete 0.1", "didEndEditing 0.1"])
        #expect(table.indexPathForSwipedRow == nil && buttons(table, red).isEmpty)
    }

    private func deleteTitle(in table: TableView) -> Drawing.Text? {
        Drawing(of: table).texts.first { $0.color == RGBA(255, 255, 255) }
    }

    @Test func deletingRowRemovesItsButton() {
        let (script, delegate) = recorded()
        script.commit = { [unowned delegate] table, _, path in
            delegate.note("commit", path)
            script.counts[0] -= 1
            table.deleteRows(at: [path], with: .automatic)
        }
        script.table.swipeLeft(rowAt: path(1))
        _ = delegate.take()
        script.table.tap(at: CGPoint(x: 350, y: 66))
        #expect(delegate.take() == ["commit 0.1", "didEndEditing nil"])
        #expect(script.table.numberOfRows(inSection: 0) == 9 && buttons(script.table, red).isEmpty)
    }

    @Test func deleteControlAsksForConfirmation() {
        let (script, delegate) = recorded()
        let table = script.table
        delegate.deleteTitle = "Remove for ever and ever"
        table.setEditing(true, animated: false)
        table.tap(at: CGPoint(x: 26, y: 66))
        #expect(delegate.take() == ["trailing 0.1"])
        #expect(table.cellForRow(at: path(1))?.showingDeleteConfirmation == true)
        #expect(buttons(table, red).map(\.width).first ?? 0 > 150)
        // A tap elsewhere closes it and does nothing else.
        table.tap(at: CGPoint(x: 26, y: 154))
        #expect(delegate.take() == [] && table.indexPathForSwipedRow == nil)
        table.tap(at: CGPoint(x: 26, y: 66))
        table.tap(at: CGPoint(x: 300, y: 66))
        #expect(delegate.take() == ["trailing 0.1", "commit delete 0.1"])
    }

    @Test func insertControlInsertsImmediately() {
        let (script, delegate) = recorded()
        delegate.editingStyle = { $0.row == 0 ? .insert : .none }
        script.table.setEditing(true, animated: false)
        script.table.tap(at: CGPoint(x: 26, y: 22))
        script.table.tap(at: CGPoint(x: 26, y: 66))
        #expect(delegate.take() == ["commit insert 0.0"])
    }

    @Test func rowsThatCannotBeDeletedDoNotSwipe() {
        let (script, delegate) = recorded()
        script.canEdit = { $0.row != 1 }
        delegate.editingStyle = { $0.row == 2 ? .none : .delete }
        delegate.trailing = { $0.row == 3 ? SwipeActionsConfiguration(actions: []) : nil }
        for row in 1...3 { script.table.swipeLeft(rowAt: path(row)) }
        script.table.swipeRight(rowAt: path(4))
        script.table.swipeLeft(rowAt: path(99))
        #expect(script.table.indexPathForSwipedRow == nil)
        #expect(!delegate.take().contains { $0.hasPrefix("willBeginEditing") || $0.hasPrefix("didSelect") })
        #expect(script.table.indexPathForSelectedRow == nil)
    }

    @Test func rowsThatCannotBeEditedHaveNoActions() {
        let (script, delegate) = recorded()
        script.canEdit = { $0.row != 1 }
        delegate.trailing = actions(["A"], delegate)
        delegate.leading = actions(["B"], delegate)
        script.table.swipeLeft(rowAt: path(1))
        script.table.swipeRight(rowAt: path(1))
        #expect(script.table.indexPathForSwipedRow == nil)
        script.table.swipeLeft(rowAt: path(2))
        #expect(script.table.indexPathForSwipedRow == path(2))
    }

    // MARK: Actions

    @Test func actionsAreSideBySideFromEdge() {
        let (script, delegate) = recorded()
        let table = script.table
        delegate.trailing = actions(["A", "A rather long title"], delegate)
        table.swipeLeft(rowAt: path(2))
        let boxes = buttons(table)
        #expect(boxes.count == 2 && boxes[1].width == 74 && boxes[1].maxX == 375)
        #expect(boxes[0].maxX == boxes[1].minX && boxes[0].width > 74)
        // The row has moved by as much.
        let way = 375 - boxes[0].minX
        #expect(abs((Drawing(of: table).text("Row 0.2")?.x ?? 0) - (16 - way)) < 1e-6)
        table.tap(at: CGPoint(x: boxes[0].midX, y: 110))
        #expect(delegate.take().suffix(2) == ["A rather long title 0.2", "didEndEditing 0.2"])
    }

    @Test func unfinishedActionLeavesRowOpen() {
        let (script, delegate) = recorded()
        delegate.leading = actions(["A"], delegate, finishes: false)
        script.table.swipeRight(rowAt: path(2))
        #expect(buttons(script.table) == [CGRect(x: 0, y: 88, width: 74, height: 44)])
        script.table.tap(at: CGPoint(x: 20, y: 110))
        #expect(delegate.take().last == "A 0.2" && script.table.indexPathForSwipedRow == path(2))
        // A touch that ends outside the button performs nothing.
        script.table.touchDown(at: CGPoint(x: 20, y: 110))
        script.table.touchUp(at: CGPoint(x: 20, y: 300))
        #expect(delegate.take() == [])
        script.table.reloadData()
        #expect(delegate.take() == ["didEndEditing 0.2"] && buttons(script.table).isEmpty)
    }

    @Test func swipeDistanceDeterminesWhetherActionsOpen() {
        let (script, delegate) = recorded()
        let table = script.table
        delegate.trailing = actions(["A", "B"], delegate, full: false)
        func pull(_ way: CGFloat) {
            table.touchDown(at: CGPoint(x: 300, y: 22))
            table.touchMoved(to: CGPoint(x: 300 - way, y: 22))
        }
        pull(60)
        #expect(buttons(table).map(\.width) == [30, 30])
        table.touchUp(at: CGPoint(x: 240, y: 22))
        #expect(table.indexPathForSwipedRow == nil && delegate.take().last == "didEndEditing 0.0")
        pull(80)
        table.touchUp(at: CGPoint(x: 220, y: 22))
        #expect(buttons(table).map(\.width) == [74, 74])
        table.hideSwipeActions()
        // Without a full swipe the row follows less and less, and returns.
        pull(280)
        let width = buttons(table).map(\.width).reduce(0, +)
        #expect(width > 148 && width < 260)
        table.touchUp(at: CGPoint(x: 20, y: 22))
        #expect(buttons(table).map(\.width) == [74, 74] && !delegate.take().contains("A 0.0"))
        table.hideSwipeActions()
        pull(100)
        table.touchCancelled()
        #expect(table.indexPathForSwipedRow == nil)
    }

    @Test func fullSwipePerformsFirstAction() {
        let (script, delegate) = recorded()
        let table = script.table
        delegate.trailing = actions(["A", "B"], delegate, finishes: false)
        table.touchDown(at: CGPoint(x: 370, y: 22))
        table.touchMoved(to: CGPoint(x: 370 - 224, y: 22))
        #expect(buttons(table).count == 2)
        table.touchMoved(to: CGPoint(x: 370 - 225, y: 22))
        #expect(buttons(table) == [CGRect(x: 150, y: 0, width: 225, height: 44)])
        // The title is at the end that follows the touch.
        #expect(Drawing(of: table).texts.first { $0.color == RGBA(255, 255, 255) }.map { $0.x < 200 } == true)
        table.touchUp(at: CGPoint(x: 370 - 225, y: 22))
        #expect(delegate.take().last == "A 0.0" && buttons(table).map(\.width) == [375])
        table.hideSwipeActions()
        delegate.trailing = actions(["A"], delegate)
        table.swipeLeft(rowAt: path(3), isFull: true)
        #expect(delegate.take().suffix(2) == ["A 0.3", "didEndEditing 0.3"])
    }

    @Test func rightToLeftSwapsSwipeSides() {
        let (script, delegate) = recorded()
        let table = script.table
        table.environment = Environment(
            traits: TraitCollection(layoutDirection: .rightToLeft), theme: .modern)
        delegate.trailing = actions(["A", "A rather long title"], delegate)
        table.swipeRight(rowAt: path(0))
        #expect(buttons(table).first == CGRect(x: 0, y: 0, width: 74, height: 44))
        #expect(buttons(table).count == 2)
        table.tap(at: CGPoint(x: 20, y: 22))
        #expect(delegate.take().contains("A 0.0"))
        table.swipeLeft(rowAt: path(0))
        #expect(delegate.take().contains("leading 0.0"))
    }

    @Test func imagesAreAboveTitlesInTallRows() throws {
        let (script, delegate) = recorded()
        let table = script.table
        delegate.trailing = { _ in
            let action = ContextualAction(style: .destructive, title: "Bin") { _, _, _ in }
            action.image = Image.plain(20, 20).withRenderingMode(.alwaysOriginal)
            return SwipeActionsConfiguration(actions: [action])
        }
        table.showSwipeActions(.trailing, forRowAt: path(0))
        let low = Drawing(of: table)
        #expect(low.images.map(\.rect) == [CGRect(x: 328, y: 12, width: 20, height: 20)])
        #expect(!low.texts.contains { $0.color == RGBA(255, 255, 255) })
        table.rowHeight = 80
        let high = Drawing(of: table)
        let title = try #require(high.texts.first { $0.color == RGBA(255, 255, 255) })
        let image = try #require(high.images.first)
        #expect(image.rect.minY > 12 && image.rect.maxY < title.baseline - 10)
    }

    // MARK: The row

    @Test func wholeImagesAndStripsShowSwipedRow() {
        let (script, _) = recorded(.insetGrouped)
        let table = script.table
        table.showSwipeActions(.trailing, forRowAt: path(9))
        let whole = Drawing(of: table, from: 0).boxes(red)
        let row = table.rectForRow(at: path(9))
        #expect(whole.map(\.minY) == [row.minY] && whole.first?.maxX == 359)
        // In the strips that show the row, and not with its cell into another row.
        for top in stride(from: 0.0, to: 500, by: 50) {
            let isThere = top < row.maxY && top + 50 > row.minY
            #expect(Drawing(of: table, from: top, to: top + 50).boxes(red) == (isThere ? whole : []))
        }
        table.setEditing(true, animated: false)
        #expect(Drawing(of: table, from: 0).boxes(red).isEmpty)
    }

    @Test func onlyOneRowIsSwipedAtATime() {
        let (script, delegate) = recorded()
        script.table.showSwipeActions(.trailing, forRowAt: path(1))
        script.table.showSwipeActions(.trailing, forRowAt: path(3))
        #expect(buttons(script.table, red).map(\.minY) == [132])
        // Programs are not notified of their own calls.
        #expect(delegate.take() == ["trailing 0.1", "trailing 0.3"])
        script.table.showSwipeActions(.leading, forRowAt: path(3))
        #expect(script.table.indexPathForSwipedRow == nil)
        script.table.showSwipeActions(.trailing, forRowAt: path(99))
        #expect(script.table.indexPathForSwipedRow == nil)
    }

    @Test func swipeActionsFollowTheirRow() {
        let (script, _) = recorded()
        let table = script.table
        table.showSwipeActions(.trailing, forRowAt: path(1), distance: 40)
        #expect(buttons(table, red).map(\.width) == [40])
        table.showSwipeActions(.trailing, forRowAt: path(1), distance: .infinity)
        #expect(buttons(table, red).map(\.width) == [375])
        table.showSwipeActions(.trailing, forRowAt: path(1), distance: -5)
        #expect(buttons(table, red).isEmpty)
        table.showSwipeActions(.trailing, forRowAt: path(1))
        table.surround(.dark)
        #expect(buttons(table, RGBA(255, 69, 58)).count == 1)
        script.counts[0] = 11
        table.insertRows(at: [path(0)], with: .none)
        #expect(buttons(table, RGBA(255, 69, 58)).isEmpty)
    }

    @Test func swipeDistanceDependsOnTouchDistance() {
        let pull = SwipePull(open: 100, row: 400, allowsFull: true, metrics: Theme.modern.touches.swipe)
        let rubberBand = RubberBand(fraction: 0.55, length: 400)
        #expect(
            [-9, 0, 50, 300, 900].map { pull.distance(forTranslation: $0, rubberBand: rubberBand) } == [
                0, 0, 50, 300, 400,
            ])
        #expect(
            [0, 49, 50, 239, 240].map { pull.end(at: $0) } == [.closed, .closed, .open, .open, .performed])
    }
}
