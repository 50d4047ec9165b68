/// The rows of a table section and their order. Its memory size depends only on the number of deleted and
/// moved rows.
struct RowOrder: Equatable {
    /// The identity of a row: its position in the scene or its data, regardless of its current position.
    struct Origin: Hashable {
        let section: Int
        let row: Int
    }

    /// A range of rows that are consecutive in the scene.
    private struct Run: Equatable {
        let section: Int
        var rows: Range<Int>
    }

    private var runs: [Run]
    /// The number of rows.
    private(set) var count: Int

    /// Creates the order of a section's rows in the scene.
    init(section: Int, count: Int) {
        runs = count > 0 ? [Run(section: section, rows: 0..<count)] : []
        self.count = count
    }

    /// Returns the row at a position.
    subscript(row: Int) -> Origin {
        let (index, offset) = position(of: row)
        return Origin(section: runs[index].section, row: runs[index].rows.lowerBound + offset)
    }

    /// Removes the row at a position.
    mutating func remove(at row: Int) -> Origin {
        let origin = self[row]
        let (index, _) = position(of: row)
        let rows = runs[index].rows
        let rest = [rows.lowerBound..<origin.row, origin.row + 1..<rows.upperBound]
        runs.replaceSubrange(
            index...index, with: rest.filter { !$0.isEmpty }.map { Run(section: origin.section, rows: $0) })
        count -= 1
        return origin
    }

    /// Inserts a row before the one at a position.
    mutating func insert(_ origin: Origin, at row: Int) {
        let new = Run(section: origin.section, rows: origin.row..<origin.row + 1)
        var (index, offset) = row < count ? position(of: row) : (runs.count, 0)
        if offset > 0 {
            var rest = runs[index]
            let middle = rest.rows.lowerBound + offset
            runs[index].rows = runs[index].rows.lowerBound..<middle
            rest.rows = middle..<rest.rows.upperBound
            index += 1
            runs.insert(rest, at: index)
        }
        runs.insert(new, at: index)
        count += 1
    }

    /// Returns the run that contains a row, and its offset in the run.
    private func position(of row: Int) -> (run: Int, offset: Int) {
        var rest = row
        for (index, run) in runs.enumerated() {
            if rest < run.rows.count { return (index, rest) }
            rest -= run.rows.count
        }
        preconditionFailure("no row \(row); there are \(count)")
    }
}
