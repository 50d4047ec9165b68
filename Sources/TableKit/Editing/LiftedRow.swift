/// A row that is lifted to be moved: where it came from, where it is held, and the gap that the other rows leave for it.
/// Distances are points of the content.
struct LiftedRow: Equatable {
    /// Where the row came from.
    let path: IndexPath
    /// Where it lay.
    let span: RowGeometry.Span
    /// The upper edge of the row where it is held.
    var top: CGFloat
    /// The place nearest to where it is held, of which the delegate has been asked.
    var proposal: IndexPath
    /// Where the row goes when it is let go: its place once it has been taken out of the old one.
    var target: IndexPath

    init(_ path: IndexPath, in geometry: RowGeometry) {
        self.path = path
        span = geometry.row(path.row, in: path.section)
        top = span.top
        proposal = path
        target = path
    }

    var move: RowMove { RowMove(from: path, to: target) }

    /// Whether the row could be put into a place.
    func fits(_ place: IndexPath, in geometry: RowGeometry) -> Bool {
        guard place.count == 2, (0..<geometry.sectionCount).contains(place.section) else { return false }
        let others = geometry.rowCount(in: place.section) - (place.section == path.section ? 1 : 0)
        return (0...max(others, 0)).contains(place.row)
    }

    /// The height in the content, with the row in its old place, where the row would be put in.
    private func boundary(in geometry: RowGeometry) -> CGFloat {
        let follows = target.section == path.section && target.row > path.row
        let row = target.row + (follows ? 1 : 0)
        let rows = geometry.rowsSpan(of: target.section)
        return row < geometry.rowCount(in: target.section)
            ? geometry.row(row, in: target.section).top : rows.bottom
    }

    /// How the others make way: what lies between the row's old place and the gap moves by its height.
    func displacement(in geometry: RowGeometry) -> Displacement {
        let boundary = boundary(in: geometry)
        return boundary > span.top
            ? Displacement(range: span.bottom..<max(boundary, span.bottom), distance: -span.height)
            : Displacement(range: boundary..<span.top, distance: span.height)
    }

    /// What lies in a stretch of the content moves by a distance.
    struct Displacement: Equatable {
        var range: Range<CGFloat>
        var distance: CGFloat

        /// Where something is that lies at `top`.
        func callAsFunction(_ top: CGFloat) -> CGFloat { range.contains(top) ? top + distance : top }
    }

    /// The place in the table nearest to where the row is held; its own section's, if two are equally near.
    func nearestPlace(in geometry: RowGeometry) -> IndexPath {
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

    /// The upper edge of the gap before a row, or with the count after the last, once the lifted row is taken out.
    private func gap(before row: Int, in section: Int, _ geometry: RowGeometry) -> CGFloat {
        let rows = geometry.rowsSpan(of: section)
        let top = row < geometry.rowCount(in: section) ? geometry.row(row, in: section).top : rows.bottom
        return top >= span.bottom ? top - span.height : top
    }

    /// The rows of a section near where the row is held, whether the others above have moved up or not.
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
