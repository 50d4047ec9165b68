/// A row taken out of its place and put into another.
struct RowMove: Equatable {
    let from: IndexPath
    /// Where the row is once it has been taken out of its old place.
    let to: IndexPath

    /// Where a row of the old order is in the new one.
    func newPath(of path: IndexPath) -> IndexPath {
        if path == from { return to }
        var row = path.row
        if path.section == from.section, row > from.row { row -= 1 }
        if path.section == to.section, row >= to.row { row += 1 }
        return IndexPath(row: row, section: path.section)
    }
}
