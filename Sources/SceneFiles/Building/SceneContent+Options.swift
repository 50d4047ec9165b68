import TableKit
import TableSnapshots

extension SceneContent {
    /// Prepares the picture of a table of the scene.
    ///
    /// - Throws: ``SceneError`` when the picture would have no pixels or too many.
    package func snapshot(
        of table: TableView, _ options: SnapshotOptions
    ) throws(SceneError) -> TableSnapshot {
        do throws(SnapshotError) {
            return try TableSnapshot(of: table, options: options)
        } catch {
            throw file.error("\(error)", at: "")
        }
    }

    /// How one of the scene's pictures is drawn.
    package func snapshotOptions(for picture: ScenePicture) -> SnapshotOptions {
        let window = picture.moment.window
        var options = SnapshotOptions(
            theme: theme, extent: picture.moment.screen == nil ? .content : .screen,
            offset: CGFloat(window?.offset ?? 0), height: window?.height.map { CGFloat($0) },
            description: scene.description)
        options.traits = picture.traits.collection
        return options
    }
}
