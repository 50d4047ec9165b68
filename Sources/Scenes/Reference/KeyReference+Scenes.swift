import SceneSchema
import TableKit

extension KeyReference {
    /// The reference of scene files.
    package static let scenes = KeyReference(
        of: TableScene.info, listing: Color.kind, Color.names.map(\.name))
}
