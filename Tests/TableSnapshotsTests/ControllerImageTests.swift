import Foundation
import TableSpecimens
import Testing

@testable import TableSnapshots

@Suite("Images of controllers")
struct ControllerImageTests {
    /// A list that records the sizes of its view during its life cycle.
    private final class List: TableViewController {
        var count = 3
        var calls: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            calls.append(
                "load \(Int(view.bounds.width)) × \(Int(view.bounds.height)) \(traitCollection.userInterfaceStyle)"
            )
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            calls.append("will appear")
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            calls.append("layout \(tableView.visibleCells.count)")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            calls.append("did appear")
        }

        override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

        override func tableView(
            _ tableView: TableView, cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    /// A controller whose table is a subview.
    private class Container: ViewController, TableViewDataSource {
        let table = TableView()
        var insets = EdgeInsets.zero

        override func viewDidLoad() {
            super.viewDidLoad()
            table.frame = CGRect(
                x: 0, y: insets.top, width: view.bounds.width, height: view.bounds.height - insets.top)
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            table.dataSource = self
            view.addSubview(table)
        }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 30 }

        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    @Test func controllerAppearsWithSizeAndTraitsOfImage() throws {
        let list = List(style: .plain)
        let options = SnapshotOptions(appearance: .dark, theme: .classic)
        let snapshot = try TableSnapshot(of: list, options: options)
        #expect(list.calls.first == "load 320 × 480 dark")
        #expect(list.calls.filter { !$0.hasPrefix("layout") }.suffix(2) == ["will appear", "did appear"])
        #expect(list.calls.contains("layout 3") && list.calls.last == "did appear")
        #expect(snapshot.pixelWidth == 640 && snapshot.pixelHeight == 3 * 2 * 44)
        list.calls = []
        _ = try snapshot.bitmap()
        #expect(!list.calls.contains("did appear"))
    }

    @Test func imageOfTableMakesItsControllerAppear() throws {
        let (list, other) = (List(style: .plain), List(style: .plain))
        let bitmap = try TableSnapshot(of: list.tableView, options: SnapshotOptions(theme: .modern)).bitmap()
        #expect(list.calls.last == "did appear" && list.calls.first == "load 402 × 874 light")
        #expect(try TableSnapshot(of: other, options: SnapshotOptions(theme: .modern)).bitmap() == bitmap)
        let script = ScriptedTable(width: 393, rows: [3]) { cell, path in
            cell.textLabel?.text = "Row \(path.row)"
        }
        #expect(
            try TableSnapshot(of: script.table, options: SnapshotOptions(theme: .modern)).bitmap() == bitmap)
    }

    @Test func touchMakesControllerAppear() throws {
        let list = List(style: .plain)
        list.tableView.tap(rowAt: IndexPath(row: 1, section: 0))
        #expect(list.calls.contains("did appear"))
        _ = try TableSnapshot(of: list, options: SnapshotOptions(theme: .modern))
        #expect(list.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }

    @Test func selectionIsClearedWhenTableAppears() throws {
        let (list, other) = (List(style: .plain), List(style: .plain))
        other.clearsSelectionOnViewWillAppear = false
        for list in [list, other] {
            list.tableView.selectRow(
                at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
            _ = try TableSnapshot(of: list, options: SnapshotOptions(theme: .modern))
        }
        #expect(list.tableView.indexPathForSelectedRow == nil)
        #expect(other.tableView.indexPathForSelectedRow?.row == 1)
    }

    @Test func tableThatFillsViewIsDrawnCompletely() throws {
        let container = Container()
        let snapshot = try TableSnapshot(of: container, options: SnapshotOptions(theme: .modern))
        #expect(snapshot.pixelWidth == 786 && snapshot.pixelHeight == 30 * 88)
        let screen = try TableSnapshot(
            of: container, options: SnapshotOptions(theme: .modern, extent: .screen))
        #expect(screen.pixelHeight == 1704)
        let classic = try TableSnapshot(of: container, options: SnapshotOptions(theme: .classic))
        #expect(classic.pixelWidth == 640 && container.table.frame.size == CGSize(width: 320, height: 480))
    }

    @Test(arguments: [false, true])
    func tableThatLayoutPlacesFillsView(isDrawnAlone: Bool) throws {
        final class Placing: Container {
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                table.frame = view.bounds
            }
        }
        let container = Placing()
        container.loadViewIfNeeded()
        container.table.autoresizingMask = []
        for (theme, width) in [(Theme.modern, 786), (.classic, 640)] {
            let options = SnapshotOptions(theme: theme)
            let snapshot =
                try isDrawnAlone
                ? TableSnapshot(of: container.table, options: options)
                : TableSnapshot(of: container, options: options)
            #expect(snapshot.pixelWidth == width && snapshot.pixelHeight == 30 * 88)
        }
    }

    @Test func emptyListIsDrawnAsScreenWithItsBackgroundView() throws {
        let list = List(style: .plain)
        list.count = 0
        let message = Label()
        message.text = "Nothing here"
        list.tableView.backgroundView = message
        let snapshot = try TableSnapshot(of: list, options: SnapshotOptions(theme: .modern))
        #expect(snapshot.pixelWidth == 786 && snapshot.pixelHeight == 1704)
        _ = try snapshot.displayList
        #expect(message.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(
            try snapshot.bitmap()
                == TableSnapshot(of: list.tableView, options: SnapshotOptions(theme: .modern)).bitmap())
    }

    @Test func otherViewsAreDrawnAsScreen() throws {
        let container = Container()
        container.insets.top = 100
        let snapshot = try TableSnapshot(of: container, options: SnapshotOptions(theme: .modern))
        #expect(snapshot.pixelWidth == 786 && snapshot.pixelHeight == 1704)
        let covered = Container()
        covered.loadViewIfNeeded()
        covered.view.addSubview(Label(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))
        #expect(try TableSnapshot(of: covered, options: SnapshotOptions(theme: .modern)).pixelHeight == 1704)
        #expect(
            try TableSnapshot(of: ViewController(), options: SnapshotOptions(theme: .modern)).pixelHeight
                == 1704)
    }

    @Test func containerIsDrawnAsItsVisibleChild() throws {
        let (list, alone) = (List(style: .plain), List(style: .plain))
        let navigation = NavigationController(rootViewController: list)
        #expect(
            try TableSnapshot(of: navigation, options: SnapshotOptions(theme: .modern)).bitmap()
                == TableSnapshot(of: alone, options: SnapshotOptions(theme: .modern)).bitmap())
        #expect(list.calls.last == "did appear")
        let detail = Container()
        list.show(detail, sender: nil)
        #expect(
            try TableSnapshot(of: navigation, options: SnapshotOptions(theme: .modern)).pixelHeight == 30 * 88
        )
        #expect(
            try TableSnapshot(of: list, options: SnapshotOptions(theme: .modern)).bitmap()
                == TableSnapshot(of: alone, options: SnapshotOptions(theme: .modern)).bitmap())
    }

    @Test func snapshotRetainsController() throws {
        let snapshot = try TableSnapshot(of: List(style: .plain), options: SnapshotOptions(theme: .modern))
        #expect(
            try snapshot.bitmap()
                == TableSnapshot(of: List(style: .plain), options: SnapshotOptions(theme: .modern)).bitmap())
    }
}
