import TableSpecimens
import Testing

@testable import TableSnapshots

/// Every public number of every view may be any number: the view is drawn in a row.
@Suite("Odd numbers of views in images", .timeLimit(.minutes(10)))
struct OddViewImageTests {
    /// So many views are in one row that drawing all takes little time.
    private static let together = 40

    @Test(arguments: OddNumber.all)
    func viewsAreDrawn(number: OddNumber) throws {
        // 32,768 dots, which the suite of TableKit describes, take seconds to draw.
        let all = OddView.all.filter { !$0.name.contains("numberOfPages") }
        for start in stride(from: 0, to: all.count, by: Self.together) {
            let some = all[start..<min(start + Self.together, all.count)]
            let script = ScriptedTable(width: 100, rows: [1]) { cell, _ in
                for odd in some { cell.contentView.addSubview(odd.make(number)) }
            }
            script.table.rowHeight = 40
            let snapshot = try TableSnapshot(
                of: script.table, options: SnapshotOptions(scale: 1, theme: .modern))
            _ = try snapshot.pngData()
        }
    }
}
