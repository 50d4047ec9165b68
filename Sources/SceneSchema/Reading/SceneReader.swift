package import DataFiles

/// The state of a scene's reader: its position, and the errors and warnings.
package struct SceneReader {
    package let file: String
    private var errors: [Diagnostic] = []
    private var warnings: [Diagnostic] = []
    /// The location of each key's value.
    package private(set) var locations: [String: DocumentPosition] = [:]
    /// The location of each key.
    package private(set) var keys: [String: DocumentPosition] = [:]
    /// The path of the current value.
    package private(set) var path = ""
    /// A Boolean value that indicates whether the reader checks only what a JSON Schema can express.
    package var checksOnlyShape = false
    /// The number of views that have been read.
    package var viewCount = 0
    /// The names of the states that have been read, in lowercase.
    package var stateNames: Set<String> = []

    /// The maximum number of reported errors, and of warnings. A file with more is probably no scene.
    private static let maxProblems = 50

    package init(file: String) { self.file = file }

    package var hasErrors: Bool { !errors.isEmpty }
    /// A Boolean value that indicates whether no more errors are reported, so that reading can stop.
    package var isFull: Bool { errors.count >= Self.maxProblems }
    /// The errors in the order of the file, or the warnings if there are no errors.
    package var problems: [Diagnostic] { (hasErrors ? errors : warnings).sortedByLocation() }

    /// The object whose short form is being read. `nil` for other values.
    var alternative: (any SceneObject.Type)?

    /// Reports an error at a node.
    package mutating func fail(_ sentence: String, at position: DocumentPosition) {
        report(.error, sentence, at: position, path: path)
    }

    /// Reports a warning about a key without effect.
    package mutating func warn(_ sentence: String, at position: DocumentPosition) {
        report(.warning, sentence, at: position, path: path)
    }

    /// Reports a problem with the value at a path, unless there are many already.
    package mutating func report(
        _ severity: Diagnostic.Severity, _ sentence: String, at position: DocumentPosition, path: String
    ) {
        let problem = Diagnostic(severity, file: file, position: position, path: path, message: sentence)
        switch severity {
        case .error: if !isFull { errors.append(problem) }
        case .warning, .note: if warnings.count < Self.maxProblems { warnings.append(problem) }
        }
    }

    /// Reports that a node does not have the expected shape.
    package mutating func fail(found node: DocumentNode, expected: Shape) {
        let other = alternative.map { " or \($0.info.inWordsWithExample)" } ?? ""
        fail("expected \(expected.inWords)\(other), found \(node.inWords)", at: node.position)
    }

    /// Records the location of the current value, and of its key if it has one.
    package mutating func recordPosition(_ position: DocumentPosition, key: DocumentPosition? = nil) {
        locations[path] = position
        if let key { keys[path] = key }
    }

    /// Reads the value of a key.
    package mutating func within<Result>(key: String, _ body: (inout SceneReader) -> Result) -> Result {
        let outer = path
        path = path.appending(key: key)
        defer { path = outer }
        return body(&self)
    }

    /// Reads an element of a sequence.
    package mutating func within<Result>(index: Int, _ body: (inout SceneReader) -> Result) -> Result {
        let outer = path
        path += "[\(index)]"
        defer { path = outer }
        return body(&self)
    }
}

extension DocumentNode {
    /// A description of the node for messages with "found …".
    package var inWords: String {
        switch content {
        case .sequence: return "a list"
        case .mapping: return "a mapping of keys to values"
        case .scalar(let scalar):
            if scalar.isNull { return "nothing" }
            if scalar.flag != nil { return scalar.text }
            return scalar.number != nil ? scalar.text.shortened : "\"\(scalar.text.shortened)\""
        }
    }
}
