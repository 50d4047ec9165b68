import TableSnapshots
import Testing

@testable import GuideListings

@Suite("Incrementally loaded lists")
struct LoadingTests {
    private func endlessList() -> (TableView, InfiniteScroll.ViewController) {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
        table.rowHeight = 44
        let controller = InfiniteScroll.ViewController()
        controller.tableView = table
        controller.loadViewIfNeeded()
        return (table, controller)
    }

    @Test func moreRowsAreRequestedNearEnd() {
        let (table, controller) = endlessList()
        table.isDragging = true
        table.contentOffset.y = 20 * 44 - 400
        #expect(!controller.isMoreDataLoading)
        table.contentOffset.y += 1
        #expect(controller.isMoreDataLoading && controller.loadingMoreView?.isHidden == false)
        #expect(controller.loadingMoreView?.frame.minY == 880)
        controller.session.respond()
        #expect(table.contentSize.height == 40 * 44 && controller.loadingMoreView?.isHidden == true)
    }

    @Test func delayedResponseGivesSameImage() throws {
        var images: [[UInt8]] = []
        for respondsImmediately in [true, false] {
            let (table, controller) = endlessList()
            controller.session.responses = respondsImmediately ? .immediately : .onDemand
            table.isDragging = true
            table.contentOffset.y = 500
            table.isDragging = false
            controller.session.respond()
            images.append(try TableSnapshot(of: table, options: .init(extent: .screen)).pngData())
            withExtendedLifetime(controller) {}
        }
        #expect(images[0] == images[1])
    }

    @Test func moreRowsAreRequestedWhenLastRowAppears() throws {
        var images: [[UInt8]] = []
        for respondsImmediately in [true, false] {
            let controller = LoadingLastRow.ViewController()
            controller.session.responses = respondsImmediately ? .immediately : .onDemand
            let table: TableView = controller.tableView
            table.frame = CGRect(x: 0, y: 0, width: 375, height: 400)
            table.rowHeight = 44
            table.scrollToRow(at: IndexPath(row: 18, section: 0), at: .bottom, animated: false)
            table.layoutIfNeeded()
            #expect(table.numberOfRows(inSection: 0) == 20)
            table.scrollToRow(at: IndexPath(row: 19, section: 0), at: .bottom, animated: false)
            table.layoutIfNeeded()
            controller.session.respond()
            #expect(table.numberOfRows(inSection: 0) == 40 && table.contentOffset.y == 480)
            images.append(try TableSnapshot(of: table, options: .init(extent: .screen)).pngData())
        }
        #expect(images[0] == images[1])
    }

    @Test func pullToRefreshReloadsRows() {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
        let controller = PullToRefresh.ViewController()
        controller.tableView = table
        controller.loadViewIfNeeded()
        table.isDragging = true
        table.contentOffset.y = -70
        #expect(table.refreshControl?.isRefreshing == true && table.numberOfRows(inSection: 0) == 3)
        controller.session.respond()
        #expect(table.refreshControl?.isRefreshing == false && table.numberOfRows(inSection: 0) == 4)
        #expect(table.contentOffset.y == 0)
    }
}
