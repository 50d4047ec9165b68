import DataFiles
import SceneSchema
import TableKit

// The doc comments, the reference of keys and the JSON Schema of scene files.

extension SceneObject {
    /// The doc comments in this module and of themes.
    package static var comments: DocComments { .scenes }
}

extension KeyReference {
    /// The reference of scene files.
    package static let scenes = KeyReference(
        of: TableScene.info, values: [.colors, .parts, .steps], kinds: [Color.kind])
}

extension JSONSchema {
    /// The schema of scene files as a JSON file.
    package static var scene: String { JSONWriter.string(sceneDocument) }

    static var sceneDocument: DocumentNode { document(of: TableScene.info, title: "tablesnap scene") }
}
