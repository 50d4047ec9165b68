import TableSnapshots

extension SceneTable {
    /// The picture of the table.
    ///
    /// - Parameter change: Changes how it is drawn.
    /// - Throws: ``SnapshotError``.
    package func snapshot(_ change: (inout SnapshotOptions) -> Void = { _ in }) throws -> TableSnapshot {
        var options = content.snapshotOptions(for: picture)
        change(&options)
        return try TableSnapshot(of: table, options: options)
    }
}

extension SceneContent {
    /// What could not be drawn of the pictures that rows show.
    package var shownProblems: [PictureStore.Problem] { pictures.shownProblems }
}
