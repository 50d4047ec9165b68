/// How far a row follows a finger that pulls it aside, and what becomes of it when the finger leaves.
struct SwipePull: Equatable {
    /// The width of the actions when they are open.
    let open: CGFloat
    /// The width of the row.
    let row: CGFloat
    /// Whether the first action is performed by pulling far enough.
    let allowsFull: Bool
    let metrics: Theme.SwipeActions

    /// Where a row comes to rest.
    enum End: Equatable {
        case closed, open, performed
    }

    /// How far the row has gone when the finger has gone some way. Beyond the open actions it follows less and less,
    /// unless that leads somewhere.
    func distance(forWay way: CGFloat, band: RubberBand) -> CGFloat {
        let way = max(way, 0)
        guard way > open, !allowsFull else { return min(way, max(row, open)) }
        return open + band.shown(beyond: way - open)
    }

    /// Whether the first action takes all of the room.
    func isFull(at distance: CGFloat) -> Bool {
        allowsFull && distance > open && distance >= row * metrics.fullSwipeShare
    }

    func end(at distance: CGFloat) -> End {
        if isFull(at: distance) { return .performed }
        return distance > 0 && distance >= open * metrics.openShare ? .open : .closed
    }
}
