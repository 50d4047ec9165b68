import DataFiles
import Diagnostics
import TableKit

extension TableScene {
    /// Reads a scene file: JSON if its name ends in `.json`, otherwise YAML.
    ///
    /// - Returns: The scene, and warnings of what in it has no effect.
    /// - Throws: ``SceneError`` with everything that is wrong, each with its line, column and path.
    public static func read(
        contentsOf path: String
    ) throws(SceneError) -> (scene: TableScene, warnings: [Diagnostic]) {
        let file = try SceneFile(contentsOf: path)
        return (file.scene, file.warnings)
    }

    /// Reads a scene from YAML, which messages call `name`.
    ///
    /// - Throws: ``SceneError`` with everything that is wrong.
    public init(yaml: String, name: String = "scene") throws(SceneError) {
        self = try SceneFile(Array(yaml.utf8), format: .yaml, name: name).scene
    }

    /// The scene as a YAML file, without what is as it would be anyway. Reading it gives the same scene, with colors
    /// to the nearest 255th.
    public var yaml: String { YAMLWriter.string(Self.definition.encode(self)) }

    /// The scene as a JSON file; see ``yaml``.
    public var json: String { JSONWriter.string(Self.definition.encode(self)) }
}
