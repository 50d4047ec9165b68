import DataFiles
import SceneSchema

extension JSONSchema {
    /// The schema of scene files as a JSON file.
    package static var scene: String { JSONWriter.string(sceneDocument) }

    static var sceneDocument: DocumentNode { document(of: TableScene.info, title: "tablesnap scene") }
}
