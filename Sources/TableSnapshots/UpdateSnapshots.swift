/// Images of a transition: rows that fade or slide in and out, and rows that move.
///
/// ```swift
/// let snapshots = try UpdateSnapshots(of: table) {
///     fruits.names.remove(at: 1)
///     table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .left)
/// }
/// try snapshots.snapshot(progress: 0.5).writePNG(to: "half.png")
/// ```
///
/// The content is recorded in memory, so that any number of images can be drawn, regardless of later changes to the
/// table.
public struct UpdateSnapshots {
    private let before: TableSnapshot, after: TableSnapshot
    private let transition: TableTransition

    /// Performs the updates, and records the table's content before and after them.
    ///
    /// - Parameters:
    ///   - table: The table, with its data source.
    ///   - options: The options of all images.
    ///   - updates: Changes the data and notifies the table: with insertions, deletions and moves, or by applying a
    ///     snapshot to a diffable data source.
    /// - Throws: ``SnapshotError`` if the options are invalid before the updates, which are then not performed, or
    ///   after them.
    public init(
        of table: TableView, options: SnapshotOptions = SnapshotOptions(), updates: () -> Void
    ) throws(SnapshotError) {
        let before = try TableSnapshot(bare: table, options: options)
        var after = before
        transition = try before.options.withCurrentFonts { () throws(SnapshotError) in
            try TableTransition(
                of: table,
                displayed: { () throws(SnapshotError) in
                    after = try TableSnapshot(bare: table, options: options)
                    return (after.shownRange, TableSnapshot.viewport(of: table, options))
                }, updates: updates)
        }
        self.before = before
        self.after = after
    }

    /// Returns an image of the transition.
    ///
    /// - Parameter progress: A number from 0, the image before the updates, to 1, the image after them. At both ends,
    ///   the pixels are those of normal images. Movements are linear. After `reloadData()` there are no intermediate
    ///   states.
    /// - Throws: ``SnapshotError`` if the progress is not from 0 to 1.
    public func snapshot(progress: Double) throws(SnapshotError) -> TableSnapshot {
        guard (0...1).contains(progress) else {
            throw SnapshotError(.invalidProgress, "expected a progress from 0 to 1, found \(progress)")
        }
        let reached = transition.isJump && progress > 0 ? 1 : progress
        return TableSnapshot(between: before, and: after, transition, progress: reached)
    }
}

extension TableView {
    /// Performs updates, and returns an image of the transition; see `UpdateSnapshots` for several images.
    ///
    /// - Parameters:
    ///   - updates: Changes the data and notifies the table.
    ///   - progress: A number from 0, the image before the updates, to 1, the image after them.
    ///   - options: The options of the image.
    /// - Throws: `SnapshotError` if the options or the progress are invalid.
    public func snapshot(
        _ updates: () -> Void, progress: Double, options: SnapshotOptions = SnapshotOptions()
    ) throws(SnapshotError) -> TableSnapshot {
        try UpdateSnapshots(of: self, options: options, updates: updates).snapshot(progress: progress)
    }
}
