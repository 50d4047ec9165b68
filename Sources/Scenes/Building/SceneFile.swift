import DataFiles
import Diagnostics

/// A scene and where each part of it was written, so that what is found out later can be told with its place.
public struct SceneFile: Sendable {
    /// What the file says.
    public var scene: TableScene
    /// What messages call the file: its path.
    public let name: String
    /// What has no effect.
    public internal(set) var warnings: [Diagnostic] = []
    var places: [String: DocumentPosition] = [:]
    /// The options of a command line that say what is at a path, in place of the file.
    package var options: [String: String] = [:]

    /// A scene that no file holds.
    package init(_ scene: TableScene, name: String) {
        self.scene = scene
        self.name = name
    }

    /// Reads a scene file: JSON if its name ends in `.json`, otherwise YAML.
    ///
    /// - Throws: ``SceneError`` with everything that is wrong, each with its line, column and path.
    public init(contentsOf path: String) throws(SceneError) {
        let format: DocumentReader.Format = path.lowercased().hasSuffix(".json") ? .json : .yaml
        let node: DocumentNode
        do throws(Diagnostic) {
            node = try DocumentReader().read(path: path, format: format)
        } catch {
            throw SceneError(error)
        }
        try self.init(node, name: path)
    }

    /// Reads a scene in memory.
    package init(
        _ bytes: [UInt8], format: DocumentReader.Format, name: String
    ) throws(SceneError) {
        let node: DocumentNode
        do throws(Diagnostic) {
            node = try DocumentReader().read(bytes, format: format, name: name)
        } catch {
            throw SceneError(error)
        }
        try self.init(node, name: name)
    }

    private init(_ node: DocumentNode, name: String) throws(SceneError) {
        var reader = SceneReader(file: name)
        let scene = TableScene.definition.decode(node, &reader)
        guard let scene, !reader.hasErrors else { throw SceneError(problems: reader.problems) }
        self.scene = scene
        self.name = name
        warnings = reader.problems
        places = reader.places
    }

    /// Reads another file that is named at a path. That it cannot be read is a mistake there; what is wrong in it has its
    /// own place.
    func reading<Result>(
        at path: String, _ body: () throws(SceneError) -> Result
    ) throws(SceneError) -> Result {
        do throws(SceneError) {
            return try body()
        } catch {
            throw SceneError(
                problems: error.problems.flatMap { problem in
                    problem.line == nil ? self.error("\(problem)", at: path).problems : [problem]
                })
        }
    }

    /// An error about the value at a path.
    func error(_ sentence: String, at path: String) -> SceneError {
        if let option = options[path] {
            return SceneError(problems: [Diagnostic(file: option, message: sentence)])
        }
        var known = path
        // A part that was not written is told at the place of what it is a part of.
        while places[known] == nil, let end = known.lastIndex(where: { $0 == "." || $0 == "[" }) {
            known = String(known[..<end])
        }
        return SceneError(problems: [
            Diagnostic(file: name, position: places[known], path: path, message: sentence)
        ])
    }
}
