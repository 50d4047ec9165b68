/// Pictures of updates in progress: rows that fade or slide in and out, and others on their way.
///
/// ```swift
/// let snapshots = try UpdateSnapshots(of: table) {
///     fruits.names.remove(at: 1)
///     table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .left)
/// }
/// try snapshots.snapshot(progress: 0.5).writePNG(to: "half.png")
/// ```
///
/// What the pictures show is kept in memory, so that any number of them can be drawn, whatever becomes of the table.
public struct UpdateSnapshots {
    private let before: TableSnapshot
    private let after: TableSnapshot
    private let transition: TableTransition

    /// Makes the updates, and keeps what the table shows before and after them.
    ///
    /// - Parameters:
    ///   - table: The table, with its data source.
    ///   - options: How both are drawn.
    ///   - updates: Changes what the data source has, and tells the table: with insertions, deletions and moves, or by
    ///     applying a snapshot to a diffable data source.
    /// - Throws: ``SnapshotError`` when the options make no picture before the updates, which are not made then, or after
    ///   them.
    public init(
        of table: TableView, options: SnapshotOptions = SnapshotOptions(), updates: () -> Void
    ) throws(SnapshotError) {
        let before = try TableSnapshot(of: table, options: options)
        var after = before
        transition = try TableTransition(
            of: table,
            stretch: { () throws(SnapshotError) in
                after = try TableSnapshot(of: table, options: options)
                return after.stretch(of: table)
            }, updates: updates)
        self.before = before
        self.after = after
    }

    /// A picture of the updates in progress.
    ///
    /// - Parameter progress: From 0, pixel for pixel the picture before the updates, to 1, the picture after them. What
    ///   moves does so in proportion. After `reloadData()` there is nothing between.
    /// - Throws: ``SnapshotError`` when the progress is not from 0 to 1.
    public func snapshot(progress: Double) throws(SnapshotError) -> TableSnapshot {
        guard (0...1).contains(progress) else {
            throw SnapshotError(.invalidProgress, "a progress of \(progress) is not from 0 to 1")
        }
        let reached = transition.isJump && progress > 0 ? 1 : progress
        return TableSnapshot(between: before, and: after, transition, progress: reached)
    }
}

extension TableView {
    /// Makes updates, and answers a picture of them in progress; see `UpdateSnapshots` for several.
    ///
    /// - Parameters:
    ///   - updates: Changes what the data source has, and tells the table.
    ///   - progress: From 0, the picture before the updates, to 1, the picture after them.
    ///   - options: How it is drawn.
    /// - Throws: `SnapshotError` when the options or the progress make no picture.
    public func snapshot(
        _ updates: () -> Void, progress: Double, options: SnapshotOptions = SnapshotOptions()
    ) throws(SnapshotError) -> TableSnapshot {
        try UpdateSnapshots(of: self, options: options, updates: updates).snapshot(progress: progress)
    }
}
