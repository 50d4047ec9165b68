import DataFiles

extension TableScene {
    /// Reads a scene file: JSON if its name ends in `.json`, otherwise YAML.
    ///
    /// - Returns: The scene, and warnings about keys that have no effect.
    /// - Throws: ``Diagnostics/InputError`` with all errors, each with its line, column and path.
    public static func read(
        contentsOf path: String
    ) throws(InputError) -> (scene: TableScene, warnings: [Diagnostic]) {
        let file = try SceneFile(contentsOf: path)
        return (file.scene, file.warnings)
    }

    /// Parses a scene from YAML. `name` is its name in messages.
    ///
    /// - Throws: ``Diagnostics/InputError`` with all errors.
    public init(yaml: String, name: String = "scene") throws(InputError) {
        self = try SceneFile(Array(yaml.utf8), format: .yaml, name: name).scene
    }

    /// The scene as a YAML file, without values that equal the defaults. Reading it results in the same
    /// scene, with colors rounded to 8 bits.
    public var yaml: String { YAMLWriter.string(Self.definition.encode(self)) }

    /// The scene as a JSON file; see ``yaml``.
    public var json: String { JSONWriter.string(Self.definition.encode(self)) }
}
