import SceneFiles
import TableSnapshots

/// A scene's table in one of its states, and how its picture is made.
struct SceneDrawing {
    let table: SceneTable
    /// Traits, extent and part to draw; the rest is left to whoever draws.
    var options: SnapshotOptions

    /// - Parameters:
    ///   - state: Nil for the scene's own.
    ///   - records: The records to show; nil for all.
    /// - Throws: `SceneError` when the state names rows that are not there.
    init(_ content: SceneContent, state: SceneState? = nil, records: Range<Int>? = nil) throws {
        table = SceneTable(content, state: state, records: records)
        options = Self.options(for: content.scene, state: state)
        for path in (state?.selected ?? []) + (state?.highlighted ?? []) {
            guard path.row >= table.table.numberOfRows(inSection: path.section) else { continue }
            throw content.error("there is no row \(path.section):\(path.row)", in: state)
        }
    }

    private static func options(for scene: TableScene, state: SceneState?) -> SnapshotOptions {
        var options = SnapshotOptions()
        options.traits = scene.traits.overlaid(with: state?.traits).collection
        options.extent = (state?.screen ?? scene.screen) == nil ? .content : .screen
        let window = state?.window ?? scene.window
        options.offset = CGFloat(window?.offset ?? 0)
        options.height = window?.height.map { CGFloat($0) }
        options.description = scene.description
        return options
    }
}
