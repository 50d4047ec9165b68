import TableSnapshots

extension SceneTable {
    /// The picture of the table.
    ///
    /// - Parameter change: Changes how it is drawn.
    /// - Throws: ``SceneError`` when the picture would have no pixels or too many.
    package func snapshot(
        _ change: (inout SnapshotOptions) -> Void = { _ in }
    ) throws(SceneError) -> TableSnapshot {
        var options = content.snapshotOptions(for: picture)
        change(&options)
        return try content.snapshot(of: table, options)
    }
}

extension SceneContent {
    /// What could not be drawn of the pictures that rows show.
    package var shownProblems: [PictureStore.Problem] { pictures.shownProblems }
}
