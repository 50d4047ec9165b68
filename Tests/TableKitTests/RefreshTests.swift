import TableSpecimens
import Testing

@testable import TableKit

@Suite("Refresh controls")
struct RefreshTests {
    private let scripted = ScriptedTable(rows: [3])
    private let control = RefreshControl()
    private let counter = Counter()
    private var table: TableView { scripted.table }

    private final class Counter {
        var refreshes = 0
        func count() { refreshes += 1 }
    }

    init() {
        table.rowHeight = 44
        table.refreshControl = control
        control.addTarget(counter, action: Counter.count, for: .valueChanged)
    }

    @Test func draggingFarEnoughRefreshes() {
        table.isDragging = true
        table.contentOffset.y = -59
        #expect(counter.refreshes == 0 && !control.isRefreshing)
        table.contentOffset.y = -60
        #expect(counter.refreshes == 1 && control.isRefreshing)
        table.contentOffset.y = -80
        #expect(counter.refreshes == 1, "once, however far")
    }

    @Test func scrollingWithoutTouchDoesNotRefresh() {
        table.contentOffset.y = -100
        #expect(counter.refreshes == 0 && !control.isRefreshing)
    }

    @Test func contentIsInsetWhileRefreshing() {
        #expect(table.wholeViewport.minY == 0)
        control.beginRefreshing()
        #expect(table.adjustedContentInset.top == 60 && table.contentInset.top == 0)
        #expect(table.wholeViewport == CGRect(x: 0, y: -60, width: 375, height: 192))
        table.contentOffset.y = -60
        control.endRefreshing()
        #expect(table.contentOffset.y == 0 && table.adjustedContentInset.top == 0)
    }

    @Test func controlAppearsAsFarAsDragged() {
        table.layoutIfNeeded()
        #expect(control.isHidden)
        table.contentOffset.y = -30
        table.layoutIfNeeded()
        #expect(!control.isHidden && control.frame == CGRect(x: 0, y: -60, width: 375, height: 60))
        let half = Drawing(of: control).strokes
        table.contentOffset.y = -100
        table.layoutIfNeeded()
        #expect(control.frame.minY == -100, "it stays at the top of the screen")
        #expect(half == 4 && Drawing(of: control).strokes == 8)
    }

    @Test func addedRefreshControlBelongsToTable() {
        let other = RefreshControl()
        table.insertSubview(other, at: 0)
        #expect(table.refreshControl === other && control.superview == nil)
    }
}

extension Drawing {
    /// The number of drawn lines.
    fileprivate var strokes: Int {
        entries.count { if case .stroke = $0.item { true } else { false } }
    }
}
