struct RowMove: Equatable {
    let from: IndexPath
    /// The index path of the row after its removal from the original one.
    let to: IndexPath

    /// Returns the new index path of a row in the old order.
    func newPath(of path: IndexPath) -> IndexPath {
        if path == from { return to }
        var row = path.row
        if path.section == from.section, row > from.row { row -= 1 }
        if path.section == to.section, row >= to.row { row += 1 }
        return IndexPath(row: row, section: path.section)
    }
}
