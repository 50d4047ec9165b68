/// A row that is dragged to another position: its origin, its current position, and the gap that the other rows leave
/// for it. Distances are points of the content.
struct DraggedRow: Equatable {
    /// The original index path of the row.
    let path: IndexPath
    /// The original vertical extent of the row.
    let span: RowGeometry.Span
    var top: CGFloat
    /// The nearest index path, which has been proposed to the delegate.
    var proposal: IndexPath
    /// The index path at which the row will be inserted, after its removal from the original one.
    var target: IndexPath

    init(_ path: IndexPath, in geometry: RowGeometry) {
        self.path = path
        span = geometry.row(path.row, in: path.section)
        top = span.top
        proposal = path
        target = path
    }

    var move: RowMove { RowMove(from: path, to: target) }

    func fits(_ position: IndexPath, in geometry: RowGeometry) -> Bool {
        guard position.count == 2, (0..<geometry.sectionCount).contains(position.section) else {
            return false
        }
        let others = geometry.rowCount(in: position.section) - (position.section == path.section ? 1 : 0)
        return (0...max(others, 0)).contains(position.row)
    }

    /// Returns the vertical location where the row would be inserted, with the row at its original position.
    private func boundary(in geometry: RowGeometry) -> CGFloat {
        let follows = target.section == path.section && target.row > path.row
        return geometry.boundary(above: target.row + (follows ? 1 : 0), in: target.section)
    }

    /// Returns the displacement of the other rows: content between the original position and the gap moves by the row's
    /// height.
    func displacement(in geometry: RowGeometry) -> Displacement {
        let boundary = boundary(in: geometry)
        return boundary > span.top
            ? Displacement(range: span.bottom..<max(boundary, span.bottom), distance: -span.height)
            : Displacement(range: boundary..<span.top, distance: span.height)
    }

    struct Displacement: Equatable {
        var range: Range<CGFloat>
        var distance: CGFloat

        func callAsFunction(_ top: CGFloat) -> CGFloat { range.contains(top) ? top + distance : top }
    }

    /// Returns the index path nearest to the dragged row. If two are equally near, the row's own section takes
    /// precedence.
    func nearestPosition(in geometry: RowGeometry) -> IndexPath {
        var best = (path: path, distance: CGFloat.infinity)
        for section in 0..<geometry.sectionCount {
            for row in candidates(in: section, geometry) {
                let distance = abs(gap(before: row, in: section, geometry) - top)
                let isOwn = section == path.section && best.path.section != path.section
                guard distance < best.distance || (distance == best.distance && isOwn) else { continue }
                let follows = section == path.section && row > path.row
                best = (IndexPath(row: row - (follows ? 1 : 0), section: section), distance)
            }
        }
        return best.path
    }

    /// Returns the top edge of the gap before a row, with the dragged row removed. If `row` is the count, the gap is
    /// after the last row.
    private func gap(before row: Int, in section: Int, _ geometry: RowGeometry) -> CGFloat {
        let top = geometry.boundary(above: row, in: section)
        return top >= span.bottom ? top - span.height : top
    }

    /// Returns the rows of a section near the dragged row, whether or not the rows above have moved up.
    private func candidates(in section: Int, _ geometry: RowGeometry) -> [Int] {
        let rows = geometry.rowsSpan(of: section)
        let count = geometry.rowCount(in: section)
        guard count > 0 else { return [0] }
        return [top, top + span.height].flatMap { y in
            let row = geometry.rows(in: section).row(at: (0...rows.height).clamp(y - rows.top))
            return [min(row, count), min(row + 1, count)]
        }
    }
}
