import ImageComparison
import Images
import TableSnapshots
import TableSpecimens
import Testing

@Suite("Images of updates in progress")
struct UpdateSnapshotTests {
    /// A table with an update that inserts, deletes, moves and reloads rows, and a section.
    private final class Changing {
        let script: ScriptedTable
        private var names = [["A", "B", "C", "D", "E"], ["F", "G"], ["H"]]
        var table: TableView { script.table }

        init(_ style: TableView.Style, animation: TableView.RowAnimation) {
            script = ScriptedTable(style, rows: [5, 2, 1])
            script.headers = [0: "First", 1: "Second", 2: "Third"]
            self.animation = animation
            script.fill = { [unowned self] cell, path in
                cell.textLabel?.text = names[path.section][path.row]
                cell.accessoryType = .disclosureIndicator
            }
            table.surround()
        }

        private let animation: TableView.RowAnimation

        func update() {
            names = [["E", "A", "X", "c", "D"], ["Y"], ["F", "G"]]
            script.counts = [5, 1, 2]
            script.headers = [0: "First", 1: "New", 2: "Second"]
            let (table, animation) = (table, animation)
            table.performBatchUpdates {
                table.moveRow(at: [0, 4], to: [0, 0])
                table.deleteRows(at: [[0, 1]], with: animation)
                table.insertRows(at: [[0, 2]], with: animation)
                table.reloadRows(at: [[0, 2]], with: animation)
                table.deleteSections([2], with: animation)
                table.insertSections([1], with: animation)
            }
        }
    }

    @Test(arguments: TableView.RowAnimation.allCases, [false, true])
    func endsEqualImagesBeforeAndAfter(animation: TableView.RowAnimation, isClassic: Bool) throws {
        let styles = TableView.Style.allCases
        let changing = Changing(styles[animation.rawValue % styles.count], animation: animation)
        changing.table.frame.size = CGSize(width: 200, height: 260)
        changing.table.contentOffset.y = 77 + 1 / 3
        changing.table.rowHeight = 45 + 1 / 3
        let isEven = animation.rawValue % 2 == 0
        let options = SnapshotOptions(
            scale: isEven ? 2 : 3, theme: isClassic ? .classic : .modern, extent: isEven ? .content : .screen)
        let before = try TableSnapshot(of: changing.table, options: options).bitmap()
        let snapshots = try UpdateSnapshots(of: changing.table, options: options, updates: changing.update)
        let after = try TableSnapshot(of: changing.table, options: options).bitmap()
        // Later changes to the table do not affect the images.
        changing.script.counts = []
        changing.table.reloadData()
        #expect(try ImageComparison(before, snapshots.snapshot(progress: 0).bitmap()).outcome == .same)
        #expect(try ImageComparison(after, snapshots.snapshot(progress: 1).bitmap()).outcome == .same)
        let half = try snapshots.snapshot(progress: 0.5).bitmap()
        #expect(
            ImageComparison(before, half).outcome != .same && ImageComparison(after, half).outcome != .same)
    }

    @Test func rowsMoveInProportionToProgress() throws {
        let script = ScriptedTable(rows: [3])
        let names = ["A", "B", "C"]
        script.fill = { cell, path in cell.textLabel?.text = names[path.row % 3] }
        let options = SnapshotOptions(scale: 1, theme: .modern)
        let snapshots = try UpdateSnapshots(of: script.table, options: options) {
            script.counts = [2]
            script.table.deleteRows(at: [[0, 0]], with: .fade)
        }
        #expect(try snapshots.snapshot(progress: 0.25).pixelHeight == 121)
        #expect(try snapshots.snapshot(progress: 0.5).pixelHeight == 110)
        let expected = SnapshotError.Kind.invalidProgress
        for progress in [-0.1, 1.1, .nan] {
            let error = #expect(throws: SnapshotError.self) { try snapshots.snapshot(progress: progress) }
            #expect(error?.kind == expected)
        }
    }

    @Test func reloadingShowsFinalImageImmediately() throws {
        let script = ScriptedTable(rows: [3])
        let snapshot = try script.table.snapshot(
            {
                script.counts = [1]
                script.table.reloadData()
            }, progress: 0.01)
        let after = try TableSnapshot(of: script.table).bitmap()
        #expect(try ImageComparison(after, snapshot.bitmap()).outcome == .same)
    }
}
