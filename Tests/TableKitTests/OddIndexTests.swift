import Foundation
import TableSpecimens
import Testing

@testable import TableKit

/// Rows, sections and counts that do not exist: a table rejects them, and shows its valid rows.
@Suite("Odd rows and counts", .timeLimit(.minutes(10)))
struct OddIndexTests {
    /// Returns invalid index paths that contain a number.
    private static func paths(_ whole: Int) -> [IndexPath] {
        [
            IndexPath(row: whole, section: 0), IndexPath(row: 0, section: whole),
            IndexPath(row: whole, section: whole),
        ]
    }

    /// Calls that name a row.
    private static let rowCalls: [(String, @Sendable (TableView, IndexPath) -> Void)] = [
        ("rectForRow", { _ = $0.rectForRow(at: $1) }), ("cellForRow", { _ = $0.cellForRow(at: $1) }),
        ("selectRow", { $0.selectRow(at: $1, animated: false, scrollPosition: .middle) }),
        ("deselectRow", { $0.deselectRow(at: $1, animated: false) }),
        ("scrollToRow", { $0.scrollToRow(at: $1, at: .bottom, animated: true) }),
        ("tap", { $0.tap(rowAt: $1) }), ("swipeLeft", { $0.swipeLeft(rowAt: $1, isFull: true) }),
        ("swipeRight", { $0.swipeRight(rowAt: $1) }),
        ("showSwipeActions", { $0.showSwipeActions(.trailing, forRowAt: $1, distance: 9) }),
        ("beginReordering", { $0.beginReordering(rowAt: $1) }),
        (
            "dequeueReusableCell",
            {
                $0.register(TableViewCell.self, forCellReuseIdentifier: "odd")
                _ = $0.dequeueReusableCell(withIdentifier: "odd", for: $1)
            }
        ),
    ]

    /// Calls that name a section.
    private static let sectionCalls: [(String, @Sendable (TableView, Int) -> Void)] = [
        ("numberOfRows", { _ = $0.numberOfRows(inSection: $1) }), ("rect", { _ = $0.rect(forSection: $1) }),
        ("rectForHeader", { _ = $0.rectForHeader(inSection: $1) }),
        ("rectForFooter", { _ = $0.rectForFooter(inSection: $1) }),
        ("headerView", { _ = $0.headerView(forSection: $1) }),
        ("footerView", { _ = $0.footerView(forSection: $1) }),
        ("index", { $0.sectionIndexMinimumDisplayRowCount = $1 }),
        ("subview", { $0.insertSubview(View(), at: $1) }),
        ("elements", { $0.forEachAccessibilityElement(fromSection: $1) { _ in true } }),
    ]

    /// Updates that name a row or section.
    private static let updates: [(String, @Sendable (TableView, Int) -> Void)] = [
        ("insertRows", { $0.insertRows(at: paths($1), with: .none) }),
        ("deleteRows", { $0.deleteRows(at: paths($1), with: .fade) }),
        ("reloadRows", { $0.reloadRows(at: paths($1), with: .none) }),
        ("reconfigureRows", { $0.reconfigureRows(at: paths($1)) }),
        ("moveRow", { $0.moveRow(at: paths($1)[0], to: paths($1)[1]) }),
        ("moveRow to", { $0.moveRow(at: IndexPath(row: 0, section: 0), to: paths($1)[0]) }),
        ("moveSection", { $0.moveSection($1, toSection: $1) }),
        ("moveSection to", { $0.moveSection(0, toSection: $1) }),
        ("insertSections", { $0.insertSections(sections($1), with: .none) }),
        ("deleteSections", { $0.deleteSections(sections($1), with: .none) }),
        ("reloadSections", { $0.reloadSections(sections($1), with: .none) }),
    ]

    /// Returns an index set with the nearest index that it can contain.
    private static func sections(_ whole: Int) -> IndexSet { IndexSet(integer: min(max(whole, 0), .max - 1)) }

    private static func table() -> ScriptedTable {
        let script = ScriptedTable(rows: [3, 2])
        script.headers = [0: "Header"]
        script.table.rowHeight = 44
        return script
    }

    @Test(arguments: OddNumber.all)
    func missingRowsChangeNothing(number: OddNumber) {
        for (name, call) in Self.rowCalls {
            for path in Self.paths(number.whole) {
                let script = Self.table()
                call(script.table, path)
                #expect(Drawing(of: script.table, to: 100).texts("Row 0.0").count == 1, "\(name)")
            }
        }
        for (name, call) in Self.sectionCalls {
            let script = Self.table()
            call(script.table, number.whole)
            #expect(Drawing(of: script.table, to: 100).texts("Row 0.0").count == 1, "\(name)")
        }
    }

    @Test(arguments: OddNumber.all)
    func updatesOfMissingRowsThrow(number: OddNumber) {
        guard ![0, 1].contains(number.whole) else { return }
        for (name, call) in Self.updates {
            let script = Self.table()
            let isKept = number.whole < 0 && name.contains("Sections")
            _ = script.table.contentSize
            do {
                try script.table.checkedBatchUpdates { call(script.table, number.whole) }
                #expect(isKept, "\(name)")
            } catch { #expect(!error.description.isEmpty, "\(name)") }
            #expect(Drawing(of: script.table, to: 100).texts("Row 0.0").count == 1, "\(name)")
        }
    }

    /// A delegate that returns an odd number from every method.
    private final class OddDelegate: TableViewDelegate {
        let number: OddNumber
        let name: String
        init(_ number: OddNumber, _ name: String) { (self.number, self.name) = (number, name) }

        private func result(_ question: String, _ usual: CGFloat) -> CGFloat {
            question == name ? number.fraction : usual
        }

        func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            result("height", 44)
        }

        func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            result("estimate", TableView.automaticDimension)
        }

        func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
            result("header", 20)
        }

        func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
            result("footer", 20)
        }

        func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
            name == "indentation" ? number.whole : 0
        }

        func tableView(
            _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath {
            name == "target" ? OddIndexTests.paths(number.whole)[0] : proposedDestinationIndexPath
        }

        func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            name == "willSelect" ? OddIndexTests.paths(number.whole)[1] : indexPath
        }

        func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            name == "willDeselect" ? OddIndexTests.paths(number.whole)[2] : indexPath
        }

        func scrollViewWillEndDragging(
            _ scrollView: ScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            if name == "offset" { targetContentOffset.pointee = number.point }
        }
    }

    @Test(arguments: OddNumber.all)
    func delegatesMayReturnAnyNumber(number: OddNumber) {
        let questions = [
            "height", "estimate", "header", "footer", "indentation", "target", "willSelect", "willDeselect",
            "offset",
        ]
        for name in questions {
            let script = Self.table()
            let delegate = OddDelegate(number, name)
            script.move = { [unowned script] _, from, to in
                script.counts[from.section] -= 1
                script.counts[to.section] += 1
            }
            script.table.delegate = delegate
            _ = Drawing(of: script.table, to: 100)
            script.table.tap(rowAt: IndexPath(row: 0, section: 0))
            script.table.tap(rowAt: IndexPath(row: 1, section: 0))
            script.table.drag(from: CGPoint(x: 40, y: 90), to: CGPoint(x: 40, y: 20))
            script.table.setEditing(true, animated: false)
            script.table.beginReordering(rowAt: IndexPath(row: 0, section: 0))
            script.table.moveReorderedRow(to: 100)
            script.table.endReordering()
            script.table.reloadData()
            _ = Drawing(of: script.table, to: 100)
        }
    }

    @Test(arguments: OddNumber.all)
    func tableHeightsMayBeAnyNumber(number: OddNumber) {
        let heights: [ReferenceWritableKeyPath<TableView, CGFloat>] = [
            \.rowHeight, \.estimatedRowHeight, \.sectionHeaderHeight, \.sectionFooterHeight,
        ]
        for height in heights {
            let script = Self.table()
            script.table[keyPath: height] = number.fraction
            _ = Drawing(of: script.table, to: 100)
            script.table.scrollToRow(at: IndexPath(row: 1, section: 1), at: .middle, animated: false)
            _ = script.table.visibleCells
        }
    }

    /// A data source with an odd number of sections, rows or titles.
    private final class OddSource: TableViewDataSource {
        let sections: Int, rows: Int
        init(sections: Int, rows: Int) { (self.sections, self.rows) = (sections, rows) }
        func numberOfSections(in tableView: TableView) -> Int { sections }
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }
        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            TableViewCell()
        }
    }

    @Test(arguments: OddNumber.all.map(\.whole))
    func anyNumberOfRowsIsAccepted(count: Int) {
        for style in TableView.Style.allCases {
            let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 90), style: style)
            let source = OddSource(sections: 2, rows: count)
            table.rowHeight = 44
            table.dataSource = source
            _ = (table.contentSize, table.visibleCells, Drawing(of: table, to: 100))
            let last = IndexPath(row: max(count, 1) - 1, section: 1)
            table.scrollToRow(at: last, at: .bottom, animated: false)
            _ = (table.visibleCells, table.indexPathsForVisibleRows, table.rectForRow(at: last))
            table.tap(at: CGPoint(x: 10, y: table.contentOffset.y + 40))
            table.beginUpdates()
            table.endUpdates()
        }
    }

    @Test(arguments: OddNumber.all.map(\.whole))
    func anyNumberOfSectionsIsAccepted(count: Int) {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 90))
        let source = OddSource(sections: count, rows: 1)
        table.rowHeight = 44
        table.dataSource = source
        _ = (table.contentSize, table.visibleCells, Drawing(of: table, to: 100))
        #expect(table.numberOfSections == max(count > 10_000_000 ? 0 : count, 0))
    }

    /// Rows whose heights the table must find take memory each.
    @Test func excessiveRowCountsAreZero() {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 90))
        let source = OddSource(sections: 2, rows: 100_000_001)
        table.dataSource = source
        #expect(table.contentSize.height == 0 && table.numberOfRows(inSection: 1) == 0)
    }

    @Test(arguments: OddNumber.all.map(\.whole))
    func indexTitlesMayReturnAnySection(section: Int) {
        let script = Self.table()
        script.indexTitles = ["A", "B"]
        script.sectionForIndexTitle = { _, _ in section }
        script.table.sectionIndexMinimumDisplayRowCount = section
        _ = Drawing(of: script.table, to: 100)
        script.table.sectionIndexMinimumDisplayRowCount = 0
        script.table.drag(from: CGPoint(x: 370, y: 200), to: CGPoint(x: 370, y: 300))
        #expect(Drawing(of: script.table, to: 100).texts("Row 0.0").count == 1)
    }

    @Test(arguments: OddNumber.all.map(\.whole))
    func diffableDataSourceHasNoItemsOutsideSnapshot(whole: Int) {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 90))
        let source = TableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in TableViewCell() }
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([7])
        snapshot.appendItems([8])
        source.apply(snapshot)
        #expect((source.sectionIdentifier(for: whole) != nil) == (whole == 0))
        #expect((source.itemIdentifier(for: IndexPath(row: whole, section: 0)) != nil) == (whole == 0))
        _ = source.itemIdentifier(for: IndexPath(row: whole, section: whole))
        #expect(source.itemIdentifier(for: IndexPath(indexes: [whole])) == nil)
        #expect(source.tableView(table, numberOfRowsInSection: whole) == (whole == 0 ? 1 : 0))
    }
}
