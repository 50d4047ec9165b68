import DisplayList
import TableSpecimens
import Testing

@testable import TableKit

@Suite("Scrolling")
struct ScrollingTests {
    /// Three sections of five 44-point rows, each with a header of 28 points, on a screen of 200.
    private let scripted = ScriptedTable(rows: [5, 5, 5])
    private var table: TableView { scripted.table }

    init() {
        scripted.headers = [0: "A", 1: "B", 2: "C"]
        table.rowHeight = 44
        table.frame.size.height = 200
    }

    // MARK: Sums

    @Test func sumsDoNotDependOnOrderOfChanges() {
        var numbers = SeededNumbers(seed: 5)
        for count in [0, 1, 2, 7, 64, 300] {
            let lengths = (0..<count).map { _ in CGFloat.random(in: 0...90, using: &numbers) }
            var sums = PrefixSums((0..<count).map { _ in CGFloat.random(in: 0...90, using: &numbers) })
            for index in (0..<count).shuffled(using: &numbers) { sums[index] = lengths[index] }
            var appended = PrefixSums()
            for length in lengths { appended.append(length) }
            #expect(sums == PrefixSums(lengths) && appended == sums)
            for index in 0..<count {
                let middle = (sums.sum(before: index) + sums.sum(before: index + 1)) / 2
                #expect(sums.index(endingBeyond: middle) == index || lengths[index] < 1e-9)
                #expect(sums.index(endingBeyond: sums.sum(before: index + 1)) > index)
            }
            #expect(sums.index(endingBeyond: sums.total) == count)
        }
    }

    // MARK: Headers

    @Test(
        arguments: [
            (0, [0]), (100, [100, 248]), (219.5, [219.5, 248]), (230, [220, 248]), (248, [248]),
        ] as [(CGFloat, [CGFloat])])
    func headersFloatAtTopUntilPushedOff(offset: CGFloat, tops: [CGFloat]) {
        table.contentOffset.y = offset
        table.layoutIfNeeded()
        #expect(table.headerFooterViews.sorted { $0.key < $1.key }.map { $1.frame.minY } == tops)
        #expect(table.rectForHeader(inSection: 0).minY == 0, "the header's own place does not move")
    }

    @Test func headersAreInFrontOfRows() throws {
        table.contentOffset.y = 60
        table.layoutIfNeeded()
        let header = try #require(table.headerView(forSection: 0))
        let position = try #require(table.subviews.firstIndex { $0 === header })
        let lastRow = try #require(table.subviews.lastIndex { $0 is TableViewCell })
        #expect(position > lastRow)
    }

    @Test func groupedHeadersScrollAway() {
        let grouped = ScriptedTable(.grouped, rows: [5, 5])
        grouped.headers = [0: "A", 1: "B"]
        grouped.table.contentOffset.y = 120
        withExtendedLifetime(grouped) {
            #expect(grouped.table.visibleCells.count > 3)
            #expect(grouped.table.headerView(forSection: 0) == nil)
        }
    }

    @Test func footersFloatAtBottom() {
        scripted.footers = [0: "a", 1: "b"]
        #expect(table.footerView(forSection: 0)?.frame.maxY == 200)
        table.contentOffset.y = 1
        #expect(table.footerView(forSection: 0)?.frame.maxY == 201)
        table.contentOffset.y = 76
        #expect(table.footerView(forSection: 0)?.frame.maxY == 276, "in its own place")
        #expect(table.footerView(forSection: 1) == nil)
    }

    @Test func wholeTableImageHasNoFloatingHeaders() {
        table.contentOffset.y = 100
        let titles = Drawing(of: table, from: 0).texts.map(\.baseline)
        table.contentOffset.y = 0
        #expect(Drawing(of: table, from: 0).texts.map(\.baseline) == titles)
        _ = Drawing(of: table, from: 0)
        #expect(table.indexPathsForVisibleRows?.count == 4, "the screen's rows, not the last strip's")
    }

    // MARK: Visible rows

    @Test func visibleRowsAreReturned() {
        table.contentOffset.y = 100
        #expect(table.indexPathsForVisibleRows == [[0, 1], [0, 2], [0, 3], [0, 4], [1, 0]])
        #expect(table.visibleCells.first?.textLabel?.text == "Row 0.1")
        #expect(table.cellForRow(at: [0, 4])?.textLabel?.text == "Row 0.4")
        #expect(table.cellForRow(at: [2, 0]) == nil)
        #expect(table.visibleCells.last.flatMap { table.indexPath(for: $0) } == [1, 0])
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 28)) == [0, 0])
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 27)) == nil)
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 249)) == nil, "a header")
        #expect(table.indexPathForRow(at: CGPoint(x: 376, y: 30)) == nil)
        #expect(table.indexPathsForRows(in: table.rectForRow(at: [1, 2])) == [[1, 2]])
        #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 248, width: 375, height: 248))
    }

    @Test func tableHeaderViewMovesRowsDown() {
        table.tableHeaderView = View(frame: CGRect(x: 5, y: 5, width: 10, height: 50))
        table.tableFooterView = View(frame: CGRect(x: 5, y: 5, width: 10, height: 30))
        #expect(table.rectForRow(at: [0, 0]).minY == 78)
        #expect(table.contentSize.height == 824)
        table.layoutIfNeeded()
        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 375, height: 50))
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 794, width: 375, height: 30))
        table.tableHeaderView = nil
        #expect(table.rectForRow(at: [0, 0]).minY == 28)
    }

    @Test func wholeImageIncludesContentInset() {
        table.contentInset = EdgeInsets(top: 30, left: 0, bottom: 12, right: 0)
        #expect(table.wholeViewport == CGRect(x: 0, y: -30, width: 375, height: 744 + 42))
        table.contentOffset.y = -30
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.frame.minY == 0)
        table.contentOffset.y = 20
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.frame.minY == 50, "below the inset")
    }

    // MARK: Scrolling to rows

    @Test(
        arguments: [
            (.top, 336), (.bottom, 208), (.middle, 272), (.none, 208),
        ] as [(TableView.ScrollPosition, CGFloat)])
    func scrollsToRowAtPosition(position: TableView.ScrollPosition, offset: CGFloat) {
        // Row 1.2 lies from 364 to 408, and a header of 28 points stays above it.
        table.scrollToRow(at: [1, 2], at: position, animated: false)
        #expect(table.contentOffset.y == offset)
    }

    @Test func scrollingStopsAtEndsOfContent() {
        table.scrollToRow(at: [2, 4], at: .top, animated: false)
        #expect(table.contentOffset.y == 544)
        table.scrollToRow(at: [0, 0], at: .bottom, animated: false)
        #expect(table.contentOffset.y == 0)
        table.scrollToRow(at: [9, 0], at: .top, animated: false)
        #expect(table.contentOffset.y == 0, "there is no such row")
        table.contentOffset.y = 300
        table.scrollToRow(at: [1, 2], at: .none, animated: false)
        #expect(table.contentOffset.y == 300, "it is shown already")
    }

    @Test func scrollsToNearestSelectedRow() {
        table.allowsMultipleSelection = true
        for path in [[0, 0], [1, 4], [2, 4]] as [IndexPath] {
            table.selectRow(at: path, animated: false, scrollPosition: .none)
        }
        table.contentOffset.y = 380
        table.scrollToNearestSelectedRow(at: .top, animated: false)
        #expect(table.contentOffset.y == table.rectForRow(at: [1, 4]).minY - 28)
    }

    // MARK: Estimates

    /// Returns a thousand rows that are estimated at 50 points and measure 30 or 80.
    private func estimate() -> ScriptedDelegate {
        scripted.counts = [1000]
        scripted.headers = [:]
        table.rowHeight = TableView.automaticDimension
        let delegate = ScriptedDelegate()
        delegate.height = { $0.row % 2 == 0 ? 30 : 80 }
        scripted.table.estimatedRowHeight = 50
        scripted.table.delegate = delegate
        scripted.table.frame.size.height = 300
        return delegate
    }

    @Test func estimatesAreRefinedAsRowsAppear() {
        let delegate = estimate()
        var asked: Set<Int> = []
        delegate.height = {
            asked.insert($0.row)
            return $0.row % 2 == 0 ? 30 : 80
        }
        #expect(table.contentSize.height == 50_000)
        table.layoutIfNeeded()
        #expect(table.contentSize.height > 50_000 && table.rectForRow(at: [0, 1]).height == 80)
        #expect(asked.count < 10)
        let before = asked
        table.contentOffset.y = 20_000
        table.layoutIfNeeded()
        #expect(asked.subtracting(before).allSatisfy { $0 > 380 && $0 < 420 })
        _ = delegate
    }

    @Test(arguments: [TableView.ScrollPosition.top, .middle, .bottom])
    func scrollsToExactPositionDespiteEstimates(position: TableView.ScrollPosition) {
        let delegate = estimate()
        table.scrollToRow(at: [0, 777], at: position, animated: false)
        table.layoutIfNeeded()
        let row = table.rectForRow(at: [0, 777])
        let screen = table.bounds
        switch position {
        case .top: #expect(row.minY == screen.minY)
        case .middle: #expect(abs(row.midY - screen.midY) <= 0.5)
        default: #expect(row.maxY == screen.maxY)
        }
        #expect(scripted.asked.count < 40, "only rows that came to the screen are made")
        _ = delegate
    }

    @Test func wholeTableImageUsesActualHeights() {
        let delegate = estimate()
        let baselines = Drawing(of: table, from: 0).texts.map(\.baseline).sorted()
        scripted.table.estimatedRowHeight = 0
        #expect(Drawing(of: table, from: 0).texts.map(\.baseline).sorted() == baselines)
        #expect(scripted.table.contentSize.height == 55_000)
        _ = delegate
    }

    // MARK: Scroll indicator

    @Test(
        arguments: [
            (0, 0, 50), (500, 75, 50), (250, 37.5, 50), (-40, 0, 10), (540, 115, 10), (-500, 0, 8),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func indicatorShowsPosition(position: CGFloat, start: CGFloat, length: CGFloat) {
        var metrics = Theme.modern.scrolling.indicator
        metrics.minimumLength = 20
        let span = ScrollIndicator.span(
            on: 10..<135, content: 834, position: position / 500 * 500, height: 334, metrics)
        #expect(abs(span.start - 10 - start) < 1 && abs(span.length - length) < 1)
    }

    @Test func delegateReceivesScrollEvents() {
        final class Listener: TableViewDelegate {
            var offsets: [CGFloat] = []
            func scrollViewDidScroll(_ scrollView: ScrollView) { offsets.append(scrollView.contentOffset.y) }
        }
        let listener = Listener()
        scripted.table.delegate = listener
        scripted.table.contentOffset.y = 12
        scripted.table.contentOffset.y = 12
        scripted.table.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
        scripted.table.scrollRectToVisible(CGRect(x: 0, y: 300, width: 1, height: 50), animated: false)
        #expect(listener.offsets == [12, 30, 150])
    }
}
