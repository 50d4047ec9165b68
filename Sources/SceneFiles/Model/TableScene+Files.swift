import Documents
import TableKit

extension TableScene {
    /// Reads a scene file: JSON if its name ends in `.json`, otherwise YAML.
    ///
    /// - Returns: The scene, and warnings of what in it has no effect.
    /// - Throws: ``SceneError`` with everything that is wrong, each with its line, column and path.
    public static func read(
        contentsOf path: String
    ) throws(SceneError) -> (scene: TableScene, warnings: [SceneProblem]) {
        let format: DocumentReader.Format = path.lowercased().hasSuffix(".json") ? .json : .yaml
        do {
            let node = try DocumentReader().read(path: path, format: format)
            return try read(node, file: path)
        } catch let error as SceneError {
            throw error
        } catch let error as DocumentError {
            throw SceneError(error)
        } catch {
            throw SceneError(DocumentError(file: path, sentence: "\(error)"))
        }
    }

    /// Reads a scene from YAML, which messages call `name`.
    ///
    /// - Throws: ``SceneError`` with everything that is wrong.
    public init(yaml: String, name: String = "scene") throws(SceneError) {
        self = try Self.read(Array(yaml.utf8), format: .yaml, name: name).scene
    }

    /// Reads a scene in memory.
    package static func read(
        _ bytes: [UInt8], format: DocumentReader.Format, name: String
    ) throws(SceneError) -> (scene: TableScene, warnings: [SceneProblem]) {
        let node: DocumentNode
        do throws(DocumentError) {
            node = try DocumentReader().read(bytes, format: format, name: name)
        } catch {
            throw SceneError(error)
        }
        return try read(node, file: name)
    }

    private static func read(
        _ node: DocumentNode, file: String
    ) throws(SceneError) -> (scene: TableScene, warnings: [SceneProblem]) {
        var reader = SceneReader(file: file)
        let scene = definition.decode(node, &reader)
        let problems = reader.problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
        guard let scene, !reader.hasErrors else {
            throw SceneError(problems: problems.filter { $0.severity == .error })
        }
        return (scene, problems)
    }

    /// The scene as a YAML file, without what is as it would be anyway. Reading it gives the same scene, with colours
    /// to the nearest 255th.
    public var yaml: String { YAMLWriter.string(Self.definition.encode(self)) }

    /// The scene as a JSON file; see ``yaml``.
    public var json: String { JSONWriter.string(Self.definition.encode(self)) }
}
