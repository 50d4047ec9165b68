import TableSpecimens
import Testing

@testable import TableKit

@Suite("Taps")
struct TapTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    /// Returns a table of ten rows 44 points high, and a recording of its calls.
    private func recorded(
        _ counts: [Int] = [10], fill: ((TableViewCell, IndexPath) -> Void)? = nil
    ) -> (ScriptedTable, RecordingDelegate) {
        let script = ScriptedTable(rows: counts, fill: fill)
        return (script, RecordingDelegate(script))
    }

    // MARK: Selection

    @Test func tapHighlightsThenSelects() {
        let (script, delegate) = recorded()
        script.table.touchDown(at: CGPoint(x: 100, y: 66))
        #expect(delegate.take() == ["shouldHighlight 0.1", "didHighlight 0.1"])
        #expect(script.table.cellForRow(at: path(1))?.isHighlighted == true)
        #expect(script.table.indexPathForSelectedRow == nil && script.table.isTracking)
        script.table.touchUp(at: CGPoint(x: 100, y: 66))
        #expect(delegate.take() == ["didUnhighlight 0.1", "willSelect 0.1", "didSelect 0.1"])
        #expect(script.table.cellForRow(at: path(1))?.isHighlighted == false)
        #expect(script.table.indexPathForSelectedRow == path(1) && !script.table.isTracking)
    }

    @Test func previousRowIsDeselectedBeforeSelection() {
        let (script, delegate) = recorded()
        script.table.tap(rowAt: path(1))
        _ = delegate.take()
        script.table.tap(rowAt: path(2))
        #expect(
            delegate.take() == [
                "shouldHighlight 0.2", "didHighlight 0.2", "didUnhighlight 0.2", "willSelect 0.2",
                "willDeselect 0.1", "didDeselect 0.1", "didSelect 0.2",
            ])
        script.table.tap(rowAt: path(2))
        #expect(delegate.take().suffix(2) == ["willSelect 0.2", "didSelect 0.2"])
        #expect(script.table.indexPathsForSelectedRows == [path(2)])
    }

    @Test func selectionIsHiddenWhileAnotherRowIsTouched() {
        let (script, _) = recorded()
        let table = script.table
        table.tap(rowAt: path(1))
        table.touchDown(at: CGPoint(x: 100, y: 110))
        #expect(Drawing(of: table).boxes(RGBA(209, 209, 214)).map(\.minY) == [87.5, 88])
        #expect(table.indexPathForSelectedRow == path(1))
        table.touchCancelled()
        #expect(Drawing(of: table).boxes(RGBA(209, 209, 214)).map(\.minY) == [43.5, 44])
    }

    @Test func multipleSelectionTogglesRows() {
        let (script, delegate) = recorded()
        script.table.allowsMultipleSelection = true
        for row in [1, 3, 1] { script.table.tap(rowAt: path(row)) }
        #expect(script.table.indexPathsForSelectedRows == [path(3)])
        #expect(
            delegate.take().filter { !$0.contains("ighlight") } == [
                "willSelect 0.1", "didSelect 0.1", "willSelect 0.3", "didSelect 0.3", "willDeselect 0.1",
                "didDeselect 0.1",
            ])
    }

    @Test func delegateRejectsAndRedirectsSelection() {
        let (script, delegate) = recorded()
        delegate.willSelect = { $0.row == 1 ? nil : IndexPath(row: $0.row + 1, section: 0) }
        script.table.tap(rowAt: path(1))
        #expect(delegate.take().last == "willSelect 0.1" && script.table.indexPathForSelectedRow == nil)
        script.table.tap(rowAt: path(4))
        #expect(script.table.indexPathForSelectedRow == path(5))
        // A missing row is not selected.
        script.table.tap(rowAt: path(9))
        #expect(script.table.indexPathForSelectedRow == path(5))
        delegate.willDeselect = { _ in nil }
        script.table.tap(rowAt: path(6))
        #expect(script.table.indexPathsForSelectedRows == [path(5), path(7)])
        delegate.shouldHighlight = { _ in false }
        _ = delegate.take()
        script.table.tap(rowAt: path(2))
        #expect(delegate.take() == ["shouldHighlight 0.2"])
    }

    @Test func tablesWithoutSelectionCallNoDelegate() {
        let (script, delegate) = recorded()
        script.table.allowsSelection = false
        script.table.tap(rowAt: path(1))
        #expect(delegate.take() == [])
        script.table.setEditing(true, animated: false)
        script.table.allowsSelection = true
        script.table.tap(rowAt: path(1))
        #expect(delegate.take() == [])
        script.table.allowsSelectionDuringEditing = true
        script.table.tap(rowAt: path(1))
        script.table.tap(rowAt: path(2))
        #expect(script.table.indexPathsForSelectedRows == [path(2)])
        script.table.setEditing(false, animated: false)
        #expect(script.table.indexPathsForSelectedRows == nil)
    }

    @Test func editedRowsAreSelectedByCircles() {
        let (script, delegate) = recorded()
        delegate.editingStyle = { _ in
            Issue.record("the delegate is not asked for editing styles")
            return .none
        }
        script.canEdit = { $0.row != 2 }
        let table = script.table
        table.allowsMultipleSelectionDuringEditing = true
        table.setEditing(true, animated: false)
        table.tap(at: CGPoint(x: 26, y: 66))
        table.tap(rowAt: path(2))
        table.tap(rowAt: path(4))
        #expect(table.indexPathsForSelectedRows == [path(1), path(4)])
        let drawing = Drawing(of: table)
        let blue = RGBA(0, 122, 255)
        let full = drawing.fills.filter { $0.color == blue }.map(\.bounds).sorted { $0.minY < $1.minY }
        #expect(full.map(\.minY) == [56, 188] && full.allSatisfy { $0.minX == 12 && $0.width == 22 })
        let gray = RGBA(60, 60, 77, 0.287)
        let circles = drawing.strokes.filter { $0.color == gray && $0.ink.width == 22 }
        #expect(circles.map(\.ink.minY).sorted() == [12, 144, 232, 276, 320, 364, 408])
    }

    @Test func programmaticSelectionNeedsNoPermission() {
        let (script, delegate) = recorded([100])
        let table = script.table
        table.allowsSelection = false
        table.selectRow(at: path(3), animated: false, scrollPosition: .none)
        table.selectRow(at: path(50), animated: false, scrollPosition: .none)
        #expect(table.indexPathsForSelectedRows == [path(50)] && table.contentOffset.y == 0)
        table.selectRow(at: path(100), animated: false, scrollPosition: .none)
        #expect(table.indexPathsForSelectedRows == [path(50)])
        table.selectRow(at: path(50), animated: false, scrollPosition: .top)
        #expect(table.contentOffset.y == 2200)
        #expect(delegate.take() == ["didScroll to 2200.0"])
    }

    @Test func cellsMayOverrideSetSelected() {
        // Guide 004: the text of a selected row is twice as large.
        final class LargeCell: TableViewCell {
            override func setSelected(_ selected: Bool, animated: Bool) {
                super.setSelected(selected, animated: animated)
                textLabel?.font = .systemFont(ofSize: selected ? 34 : 17)
            }
        }
        let script = ScriptedTable(rows: [3])
        script.make = { LargeCell(style: $0, reuseIdentifier: $1) }
        script.table.tap(rowAt: path(1))
        #expect(Drawing(of: script.table).texts.map(\.run.font.size) == [17, 34, 17])
    }

    // MARK: What a tap reaches

    @Test func tapOutsideRowsSelectsNothing() {
        let (script, delegate) = recorded([2, 2])
        script.headers = [0: "Header", 1: "Header"]
        script.table.tap(at: CGPoint(x: 100, y: 10))
        script.table.tap(at: CGPoint(x: 100, y: 400))
        script.table.tap(at: CGPoint(x: 100, y: -10))
        script.table.tap(at: CGPoint(x: 400, y: 60))
        script.table.tap(at: CGPoint(x: CGFloat.nan, y: .infinity))
        script.table.tap(rowAt: path(7))
        #expect(delegate.take() == [])
    }

    @Test func floatingHeaderCoversRows() {
        let (script, delegate) = recorded([40])
        script.headers = [0: "Header"]
        script.table.contentOffset.y = 100
        _ = delegate.take()
        script.table.tap(at: CGPoint(x: 100, y: 110))
        #expect(delegate.take() == [])
        script.table.tap(at: CGPoint(x: 100, y: 130))
        #expect(delegate.take().last == "didSelect 0.2")
    }

    @Test func detailButtonIsTappedSeparatelyFromRow() {
        let (script, delegate) = recorded { cell, path in
            cell.accessoryType =
                [.detailButton, .detailDisclosureButton, .disclosureIndicator, .checkmark][
                    path.row % 4]
        }
        // The ring, and the touch target around it.
        for x in [325.0, 337, 348, 364] { script.table.tap(at: CGPoint(x: x, y: 22)) }
        #expect(
            delegate.take().filter { !$0.contains("ighlight") }
                == ["willSelect 0.0", "didSelect 0.0"] + .init(repeating: "accessory 0.0", count: 3))
        script.table.tap(at: CGPoint(x: 330, y: 66))
        script.table.tap(at: CGPoint(x: 356, y: 66))
        #expect(
            delegate.take().filter { !$0.contains("ighlight") && !$0.contains("Deselect") } == [
                "accessory 0.1", "willSelect 0.1", "didSelect 0.1",
            ])
        script.table.tap(at: CGPoint(x: 355, y: 110))
        script.table.tap(at: CGPoint(x: 355, y: 154))
        #expect(delegate.take().filter { $0.hasPrefix("didSelect") } == ["didSelect 0.2", "didSelect 0.3"])
        // A touch that leaves the button taps nothing.
        script.canEdit = { _ in false }
        script.table.touchDown(at: CGPoint(x: 348, y: 22))
        script.table.touchUp(at: CGPoint(x: 300, y: 22))
        #expect(delegate.take() == [])
    }

    @Test func noninteractiveViewsPassTouchesThrough() {
        let parent = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (back, front) = (View(frame: CGRect(x: 10, y: 10, width: 50, height: 50)), View())
        front.frame = back.frame
        for view in [back, front] { parent.addSubview(view) }
        let point = CGPoint(x: 20, y: 20)
        #expect(parent.hitTest(point, with: nil) === front)
        front.isUserInteractionEnabled = false
        #expect(parent.hitTest(point, with: nil) === back)
        front.isUserInteractionEnabled = true
        front.alpha = 0.01
        #expect(parent.hitTest(point, with: nil) === back)
        front.alpha = 0.02
        #expect(parent.hitTest(point, with: nil) === front)
        front.isHidden = true
        #expect(parent.hitTest(point, with: nil) === back)
        #expect(parent.hitTest(CGPoint(x: 60, y: 20), with: nil) === parent)
        #expect(parent.hitTest(CGPoint(x: 100, y: 20), with: nil) == nil)
        // Only the view's result counts: a subview outside its bounds is not reached, as in UIKit.
        back.frame.origin.x = 90
        #expect(parent.hitTest(CGPoint(x: 110, y: 20), with: nil) == nil)
        let label = Label(frame: parent.bounds)
        parent.addSubview(label)
        #expect(parent.hitTest(point, with: nil) === parent)
    }

    @Test func noninteractiveRowIsNotSelected() {
        let (script, delegate) = recorded { cell, path in cell.isUserInteractionEnabled = path.row != 1 }
        script.table.tap(rowAt: path(1))
        #expect(delegate.take() == [])
        script.table.isUserInteractionEnabled = false
        script.table.tap(rowAt: path(0))
        #expect(delegate.take() == [])
    }

    @Test func indexTitlesScrollToSections() {
        let (script, delegate) = recorded([20, 20, 20])
        script.headers = [0: "A", 1: "B", 2: "C"]
        script.indexTitles = ["A", "C"]
        var asked: [String] = []
        script.sectionForIndexTitle = { title, index in
            asked.append("\(title) \(index)")
            return index * 2
        }
        let table = script.table
        table.touchDown(at: CGPoint(x: 367, y: 257))
        #expect(table.contentOffset.y == table.rect(forSection: 2).minY)
        table.touchMoved(to: CGPoint(x: 367, y: 259))
        table.touchMoved(to: CGPoint(x: 367, y: 243))
        table.touchUp(at: CGPoint(x: 367, y: 243))
        #expect(table.contentOffset.y == 0)
        #expect(asked == ["C 1", "A 0"])
        #expect(delegate.take() == ["didScroll to 1816.0", "didScroll to 0.0"])
    }

    @Test func indexHasTrackingColorWhileTouched() {
        let (script, _) = recorded([20, 20])
        script.indexTitles = ["A", "B"]
        let table = script.table
        table.sectionIndexTrackingBackgroundColor = .green
        #expect(Drawing(of: table).boxes(RGBA(0, 255, 0)).isEmpty)
        table.touchDown(at: CGPoint(x: 367, y: 243))
        #expect(Drawing(of: table).boxes(RGBA(0, 255, 0)).map(\.width) == [15])
        table.touchUp(at: CGPoint(x: 367, y: 243))
        #expect(Drawing(of: table).boxes(RGBA(0, 255, 0)).isEmpty)
    }

    @Test func reloadingCancelsTouch() {
        let (script, delegate) = recorded([3])
        script.table.touchDown(at: CGPoint(x: 100, y: 110))
        script.counts = [1]
        script.table.reloadData()
        _ = delegate.take()
        script.table.touchUp(at: CGPoint(x: 100, y: 110))
        #expect(delegate.take() == [] && script.table.indexPathsForSelectedRows == nil)
        #expect(Drawing(of: script.table).boxes(RGBA(209, 209, 214)).isEmpty)
    }

    @Test func movedRowStaysTouched() {
        let (script, delegate) = recorded([3])
        let table = script.table
        table.touchDown(at: CGPoint(x: 100, y: 22))
        script.counts = [4]
        table.insertRows(at: [path(0)], with: .none)
        #expect(Drawing(of: table).boxes(RGBA(209, 209, 214)).map(\.minY) == [43.5, 44])
        _ = delegate.take()
        // The touch has not moved, so it is on another row by now.
        table.touchUp(at: CGPoint(x: 100, y: 22))
        #expect(delegate.take() == ["didUnhighlight 0.1"])
    }
}
