import SceneFiles
import TableSnapshots

/// The table of one of a scene's pictures, and how that is made.
struct SceneDrawing {
    let table: SceneTable
    /// Traits, theme, extent and part to draw; the rest is left to whoever draws.
    var options: SnapshotOptions

    /// - Parameter records: The records to show; nil for all.
    /// - Throws: `SceneError` when the picture speaks of a row that is not there, or a step cannot be done.
    init(_ content: SceneContent, _ picture: ScenePicture, records: Range<Int>? = nil) throws {
        table = try SceneTable(content, picture: picture, records: records)
        options = SnapshotOptions(theme: content.theme)
        options.traits = picture.traits.collection
        options.extent = picture.moment.screen == nil ? .content : .screen
        options.offset = CGFloat(picture.moment.window?.offset ?? 0)
        options.height = picture.moment.window?.height.map { CGFloat($0) }
        options.description = content.scene.description
    }
}
