import TableSpecimens
import Testing

@testable import TableKit

@Suite("Diffable data sources")
struct DiffableTests {
    private typealias Snapshot = DiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    private func makeTable() -> (TableView, TableViewDiffableDataSource<String, Int>) {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.register(TableViewCell.self, forCellReuseIdentifier: "number")
        table.allowsMultipleSelection = true
        let source = TableViewDiffableDataSource<String, Int>(tableView: table) { table, path, number in
            let cell = table.dequeueReusableCell(withIdentifier: "number", for: path)
            cell.textLabel?.text = "\(number)"
            return cell
        }
        return (table, source)
    }

    // MARK: Snapshots

    @Test func snapshotsAreEditedByIdentifiers() {
        var snapshot = snapshot(["a": [1, 2, 3], "b": [4]])
        snapshot.insertItems([5, 6], beforeItem: 2)
        snapshot.insertItems([7], afterItem: 4)
        snapshot.moveItem(1, afterItem: 7)
        snapshot.deleteItems([3, 99])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [5, 6, 2])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 7, 1])
        #expect(snapshot.itemIdentifiers == [5, 6, 2, 4, 7, 1] && snapshot.numberOfItems == 6)
        #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
        #expect(snapshot.indexOfItem(4) == 3 && snapshot.indexOfItem(3) == nil)
        snapshot.insertSections(["c"], beforeSection: "a")
        snapshot.moveSection("a", afterSection: "b")
        snapshot.moveItem(2, beforeItem: 5)
        #expect(snapshot.sectionIdentifiers == ["c", "b", "a"] && snapshot.indexOfSection("a") == 2)
        #expect(snapshot.itemIdentifiers == [4, 7, 1, 2, 5, 6])
        snapshot.reloadItems([4])
        snapshot.reconfigureItems([5])
        snapshot.deleteSections(["b"])
        #expect(snapshot.itemIdentifiers == [2, 5, 6] && snapshot.numberOfItems(inSection: "c") == 0)
        #expect(snapshot.reloadedItemIdentifiers.isEmpty && snapshot.reconfiguredItemIdentifiers == [5])
        snapshot.appendItems([4], toSection: "c")
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
    }

    @Test func invalidSnapshotsStopWithMessage() async {
        let duplicate = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = DiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a", "b"])
            snapshot.appendItems([1, 2], toSection: "a")
            snapshot.appendItems([3, 2])
        }
        #expect(
            (duplicate.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? "")
                .contains("the item 2 is already in the snapshot, in section a; expected unique identifiers")
        )
        let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = DiffableDataSourceSnapshot<String, Int>()
            snapshot.appendItems([1])
        }
        #expect(
            (missing.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? "")
                .contains("there is no section to add items to; append a section first"))
    }

    // MARK: Differences

    @Test func movesAreMinimal() {
        let differences = Differences.from(Array(0..<8), to: [7, 0, 1, 9, 3, 4, 2, 6])
        #expect(differences.deleted == [5] && differences.inserted == [3])
        #expect(differences.moved == [.init(old: 7, new: 0), .init(old: 2, new: 6)])
        #expect(differences.staying.map(\.old) == [0, 1, 3, 4, 6])
    }

    @Test func differencesAreValidUpdates() throws {
        var numbers = SeededNumbers(seed: 11)
        for round in 0..<500 {
            func random() -> Snapshot {
                var snapshot = Snapshot()
                var items = (0..<14).shuffled(using: &numbers).prefix(Int.random(in: 0...14, using: &numbers))
                let sections = ["a", "b", "c", "d"].shuffled(using: &numbers)
                for section in sections.prefix(Int.random(in: 0...4, using: &numbers)) {
                    snapshot.appendSections([section])
                    let count = Int.random(in: 0...6, using: &numbers)
                    snapshot.appendItems(Array(items.prefix(count)))
                    items = items.dropFirst(count)
                }
                return snapshot
            }
            let old = random()
            var new = random()
            new.reloadItems(new.itemIdentifiers.filter { _ in Int.random(in: 0..<8, using: &numbers) == 0 })
            new.reconfigureItems(
                new.itemIdentifiers.filter { _ in Int.random(in: 0..<8, using: &numbers) == 0 })
            new.reloadSections(
                new.sectionIdentifiers.filter { _ in Int.random(in: 0..<6, using: &numbers) == 0 })
            var updates = TableUpdates()
            updates.addDifferences(from: old, to: new, animation: .fade)
            func counts(_ snapshot: Snapshot) -> [Int] {
                snapshot.sectionIdentifiers.map(snapshot.numberOfItems(inSection:))
            }
            let map = try updates.checked(before: counts(old), after: counts(new))
            for (item, path) in old.indexPaths {
                // Remaining items are where the new snapshot has them. The others were deleted or reloaded.
                if let position = map.outcome(ofRow: path).remaining {
                    #expect(new.indexPaths[item] == position, "round \(round)")
                } else if let position = new.indexPaths[item] {
                    let section = new.sectionIdentifiers[position.section]
                    #expect(
                        new.reloadedItemIdentifiers.contains(item)
                            || new.reloadedSectionIdentifiers.contains(section), "round \(round)")
                }
            }
        }
    }

    @Test func tenThousandShuffledItemsAreFast() {
        var numbers = SeededNumbers(seed: 3)
        let old = snapshot(["a": Array(0..<10_000)])
        let new = snapshot(["a": Array(2_000..<12_000).shuffled(using: &numbers)])
        var updates = TableUpdates()
        let duration = ContinuousClock().measure {
            updates.addDifferences(from: old, to: new, animation: .fade)
        }
        #expect(duration < .seconds(3))
    }

    // MARK: Tables

    @Test func appliedSnapshotsAreShown() {
        let (table, source) = makeTable()
        source.apply(snapshot(["a": [1, 2, 3], "b": [4]]))
        let shown = { table.visibleCells.map { $0.textLabel?.text ?? "" }.joined(separator: " ") }
        #expect(shown() == "1 2 3 4")
        #expect(source.itemIdentifier(for: [1, 0]) == 4 && source.itemIdentifier(for: [1, 1]) == nil)
        #expect(source.indexPath(for: 3) == [0, 2] && source.indexPath(for: 9) == nil)
        #expect(source.sectionIdentifier(for: 1) == "b" && source.index(for: "b") == 1)
        table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        table.selectRow(at: [1, 0], animated: false, scrollPosition: .none)
        let two = table.cellForRow(at: [0, 1])

        var next = source.snapshot()
        next.moveSection("b", beforeSection: "a")
        next.moveItem(2, beforeItem: 4)
        next.deleteItems([1])
        next.appendItems([5])
        next.reloadItems([4])
        var isCompleted = false
        source.apply(next) { isCompleted = true }
        #expect(isCompleted && shown() == "2 4 3 5")
        #expect(table.cellForRow(at: [0, 0]) === two)
        #expect(table.indexPathsForSelectedRows == [[0, 0]])
        #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)

        source.applySnapshotUsingReloadData(snapshot(["a": [8]]))
        #expect(shown() == "8" && table.indexPathsForSelectedRows == nil)
    }

    @Test func subclassesMayOverrideTitles() {
        final class Titled: TableViewDiffableDataSource<String, Int> {
            override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
                sectionIdentifier(for: section)
            }
        }
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        let source = Titled(tableView: table) { _, _, _ in TableViewCell() }
        source.apply(snapshot(["first": [1], "second": [2]]))
        #expect(table.headerView(forSection: 1)?.textLabel?.text == "second")
    }
}
