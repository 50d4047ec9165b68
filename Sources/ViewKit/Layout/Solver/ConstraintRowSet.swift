/// A set of rows of a tableau.
struct ConstraintRowSet {
    private(set) var rows: [Int] = []
    private var isMember: [Bool] = []
    private let count: Int

    /// Creates an empty set of rows below a number.
    init(count: Int) { self.count = count }

    mutating func insert(_ row: Int) {
        if isMember.isEmpty { isMember = Array(repeating: false, count: count) }
        guard !isMember[row] else { return }
        isMember[row] = true
        rows.append(row)
    }

    /// Removes the row at a position in `rows`. The last row moves to its position.
    mutating func remove(at position: Int) {
        isMember[rows[position]] = false
        rows.swapAt(position, rows.count - 1)
        rows.removeLast()
    }
}
