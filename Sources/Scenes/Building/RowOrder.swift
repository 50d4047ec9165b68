/// Which rows of a scene a section of the table shows, and in which order. What is deleted or moved costs memory, and
/// nothing else does, however many rows there are.
struct RowOrder: Equatable {
    /// A row by its place in the scene or in its data, wherever it is by now.
    struct Origin: Hashable {
        let section: Int
        let row: Int
    }

    /// Rows that follow each other in the scene as well.
    private struct Run: Equatable {
        let section: Int
        var rows: Range<Int>
    }

    private var runs: [Run]
    /// How many rows there are.
    private(set) var count: Int

    /// The rows of a section as they are in the scene.
    init(section: Int, count: Int) {
        runs = count > 0 ? [Run(section: section, rows: 0..<count)] : []
        self.count = count
    }

    /// The row at a place.
    subscript(row: Int) -> Origin {
        let (index, offset) = place(of: row)
        return Origin(section: runs[index].section, row: runs[index].rows.lowerBound + offset)
    }

    /// Takes a row away.
    mutating func remove(at row: Int) -> Origin {
        let origin = self[row]
        let (index, _) = place(of: row)
        let rows = runs[index].rows
        let rest = [rows.lowerBound..<origin.row, origin.row + 1..<rows.upperBound]
        runs.replaceSubrange(
            index...index,
            with: rest.filter { !$0.isEmpty }.map { Run(section: origin.section, rows: $0) })
        count -= 1
        return origin
    }

    /// Puts a row at a place, before what is there.
    mutating func insert(_ origin: Origin, at row: Int) {
        let new = Run(section: origin.section, rows: origin.row..<origin.row + 1)
        var (index, offset) = row < count ? place(of: row) : (runs.count, 0)
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

    /// The run that holds a row, and how far in it.
    private func place(of row: Int) -> (run: Int, offset: Int) {
        var rest = row
        for (index, run) in runs.enumerated() {
            if rest < run.rows.count { return (index, rest) }
            rest -= run.rows.count
        }
        preconditionFailure("there is no row \(row) among \(count)")
    }
}
