import TableSpecimens
import Testing

@testable import TableKit

@Suite("Dragging the content")
struct DragTests {
    /// Returns a hundred rows 44 points high on a screen of 500, and a recording of the table's calls.
    private func recorded(rows: Int = 100) -> (TableView, RecordingDelegate, ScriptedTable) {
        let script = ScriptedTable(rows: [rows])
        script.table.rowHeight = 44
        return (script.table, RecordingDelegate(script), script)
    }

    @Test func contentFollowsTouch() {
        let (table, delegate, script) = recorded()
        table.touchDown(at: CGPoint(x: 100, y: 410))
        table.touchMoved(to: CGPoint(x: 100, y: 405))
        #expect(delegate.take() == ["shouldHighlight 0.9", "didHighlight 0.9"])
        table.touchMoved(to: CGPoint(x: 100, y: 310))
        #expect(table.isDragging && table.isTracking)
        #expect(delegate.take() == ["willBeginDragging", "didUnhighlight 0.9", "didScroll to 100.0"])
        // Points stay in the coordinates of the beginning, although the table has scrolled.
        table.touchMoved(to: CGPoint(x: 100, y: 210))
        #expect(delegate.take() == ["didScroll to 200.0"])
        table.touchUp(at: CGPoint(x: 100, y: 210))
        #expect(delegate.take() == ["willEndDragging at 200.0", "didEndDragging"])
        #expect(!table.isDragging && !table.isTracking && table.indexPathForSelectedRow == nil)
        _ = script
    }

    @Test func contentBouncesBackFromBeyondTop() {
        let (table, delegate, script) = recorded()
        table.touchDown(at: CGPoint(x: 100, y: 22))
        table.touchMoved(to: CGPoint(x: 100, y: 122))
        // (1 − 1 / (100 · 0.55 / 500 + 1)) · 500
        #expect(abs(table.contentOffset.y + 49.5495) < 0.001)
        table.touchMoved(to: CGPoint(x: 100, y: 100_000))
        #expect(table.contentOffset.y > -500)
        _ = delegate.take()
        table.touchUp(at: CGPoint(x: 100, y: 100_000))
        #expect(
            delegate.take() == [
                "willEndDragging at 0.0", "didEndDragging, decelerates", "willBeginDecelerating",
                "didScroll to 0.0", "didEndDecelerating",
            ])
        _ = script
    }

    @Test func contentBouncesBackFromBeyondEnd() {
        let (table, _, script) = recorded()
        table.contentOffset.y = 3800
        table.touchDown(at: CGPoint(x: 100, y: 4200))
        table.touchMoved(to: CGPoint(x: 100, y: 4000))
        #expect(abs(table.contentOffset.y - 3900 - 49.5495) < 0.001)
        table.touchUp(at: CGPoint(x: 100, y: 4000))
        #expect(table.contentOffset.y == 3900)
        _ = script
    }

    @Test func dragContinuesFromBeyondEnd() {
        let (table, _, script) = recorded()
        table.contentOffset.y = -60
        table.touchDown(at: CGPoint(x: 100, y: 100))
        table.touchMoved(to: CGPoint(x: 100, y: 110))
        #expect(table.contentOffset.y < -60 && table.contentOffset.y > -70)
        table.touchMoved(to: CGPoint(x: 100, y: 100))
        #expect(abs(table.contentOffset.y + 60) < 1e-9)
        _ = script
    }

    @Test func delegateChoosesTargetOffset() {
        let (table, delegate, script) = recorded()
        delegate.dragTarget = CGPoint(x: 0, y: 88)
        table.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 330))
        #expect(table.contentOffset.y == 88)
        delegate.dragTarget = CGPoint(x: 0, y: -500)
        table.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 330))
        #expect(table.contentOffset.y == 0)
        _ = script
    }

    @Test func tablesMayDisableScrollingAndBouncing() {
        let (table, delegate, script) = recorded(rows: 3)
        table.drag(from: CGPoint(x: 100, y: 22), to: CGPoint(x: 100, y: 122))
        #expect(delegate.take().contains("willBeginDragging"))
        table.bounces = false
        table.drag(from: CGPoint(x: 100, y: 22), to: CGPoint(x: 100, y: 122))
        #expect(!delegate.take().contains("willBeginDragging"))
        let (long, other, owner) = recorded()
        long.bounces = false
        long.drag(from: CGPoint(x: 100, y: 22), to: CGPoint(x: 100, y: 122))
        #expect(long.contentOffset.y == 0)
        long.isScrollEnabled = false
        _ = other.take()
        long.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100))
        #expect(long.contentOffset.y == 0 && !other.take().contains("willBeginDragging"))
        _ = (script, owner)
    }

    @Test func indicatorIsVisibleWhileDragging() {
        let (table, _, script) = recorded()
        table.surround()
        let bar = Color((0, 0, 0), alpha: 0.35).light
        func bars() -> Int {
            table.layoutIfNeeded()
            return Drawing(of: table as View).fills.filter { $0.color == bar }.count
        }
        #expect(bars() == 0)
        table.touchDown(at: CGPoint(x: 100, y: 400))
        table.touchMoved(to: CGPoint(x: 100, y: 300))
        #expect(bars() == 1)
        table.touchUp(at: CGPoint(x: 100, y: 300))
        #expect(bars() == 0)
        _ = script
    }

    @Test func infiniteListOfGuideGrowsWhileDragged() {
        // Guide 004: more is loaded one screen before the end, if a touch scrolls the table.
        let (table, delegate, script) = recorded(rows: 20)
        delegate.didScroll = { scrollView in
            let threshold = scrollView.contentSize.height - scrollView.bounds.height * 1.2
            guard scrollView.contentOffset.y > threshold, scrollView.isDragging else { return }
            script.counts[0] += 20
            table.reloadData()
        }
        table.contentOffset.y = 300
        #expect(table.numberOfRows(inSection: 0) == 20)
        table.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
        #expect(table.numberOfRows(inSection: 0) == 40)
    }

    @Test func dragRefreshesAndLeavesSpaceForSpinner() {
        let (table, _, script) = recorded()
        let control = RefreshControl()
        table.refreshControl = control
        var calls = 0
        control.addAction(Action { _ in calls += 1 }, for: .valueChanged)
        table.touchDown(at: CGPoint(x: 100, y: 22))
        table.touchMoved(to: CGPoint(x: 100, y: 122))
        #expect(!control.isRefreshing)
        table.touchMoved(to: CGPoint(x: 100, y: 162))
        #expect(control.isRefreshing && calls == 1)
        // The content stays with the touch, although there is more space above it by now.
        let pulled = table.contentOffset.y
        table.touchMoved(to: CGPoint(x: 100, y: 163))
        #expect(table.contentOffset.y < pulled && table.contentOffset.y > pulled - 1)
        table.touchUp(at: CGPoint(x: 100, y: 163))
        #expect(table.contentOffset.y == -60)
        // A tap on the spinner does nothing.
        table.tap(at: CGPoint(x: 187, y: -30))
        control.endRefreshing()
        #expect(table.contentOffset.y == 0 && calls == 1)
        _ = script
    }

    @Test func rubberBandDistanceIsInvertible() {
        let rubberBand = RubberBand(fraction: 0.55, length: 500)
        for distance in [0.0, 1, 50, 400, 3000] {
            #expect(abs(rubberBand.distance(showing: rubberBand.shown(beyond: distance)) - distance) < 1e-6)
        }
        #expect(
            rubberBand.shown(beyond: -5) == 0 && RubberBand(fraction: 0.55, length: 0).shown(beyond: 9) == 0)
        #expect(rubberBand.distance(showing: 500).isFinite)
    }
}
