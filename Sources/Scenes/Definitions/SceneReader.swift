import DataFiles
import Diagnostics

/// Where the reading of a scene stands, and what was found wrong so far.
struct SceneReader {
    let file: String
    private var errors: [Diagnostic] = []
    private var warnings: [Diagnostic] = []
    /// Where the value of each key stands.
    private(set) var places: [String: DocumentPosition] = [:]
    private var path = ""
    /// Whether only what a schema can say is checked.
    var checksOnlyShape = false
    /// How many views there are so far.
    var viewCount = 0

    /// No more errors than these are told, and as many warnings: after so many, the file is likely something else than
    /// a scene.
    private static let mostProblems = 50

    init(file: String) { self.file = file }

    var hasErrors: Bool { !errors.isEmpty }
    /// Whether no more errors are told, so that reading on is of no use.
    var isFull: Bool { errors.count >= Self.mostProblems }
    /// What is wrong, in the order of the file, or what has no effect when nothing is.
    var problems: [Diagnostic] {
        (hasErrors ? errors : warnings).sortedByLocation()
    }

    /// Notes a mistake at a node.
    mutating func fail(_ sentence: String, at position: DocumentPosition) {
        if !isFull { errors.append(problem(.error, sentence, at: position)) }
    }

    /// Notes what has no effect.
    mutating func warn(_ sentence: String, at position: DocumentPosition) {
        guard warnings.count < Self.mostProblems else { return }
        warnings.append(problem(.warning, sentence, at: position))
    }

    private func problem(
        _ severity: Diagnostic.Severity, _ sentence: String, at position: DocumentPosition
    ) -> Diagnostic {
        Diagnostic(severity, file: file, position: position, path: path, message: sentence)
    }

    /// Notes that something else was found than what is wanted.
    mutating func fail(found node: DocumentNode, wanted: Shape) {
        fail("expected \(wanted.inWords), found \(node.inWords)", at: node.position)
    }

    /// Notes where the value of the present key stands.
    mutating func notePlace(_ position: DocumentPosition) { places[path] = position }

    /// Reads what stands below a key.
    mutating func within<Result>(key: String, _ body: (inout SceneReader) -> Result) -> Result {
        let outer = path
        path += path.isEmpty ? key : "." + key
        defer { path = outer }
        return body(&self)
    }

    /// Reads an element of a sequence.
    mutating func within<Result>(index: Int, _ body: (inout SceneReader) -> Result) -> Result {
        let outer = path
        path += "[\(index)]"
        defer { path = outer }
        return body(&self)
    }
}

extension DocumentNode {
    /// What the node is, fit for "found …".
    var inWords: String {
        switch content {
        case .sequence: return "a list"
        case .mapping: return "a mapping of keys to values"
        case .scalar(let scalar):
            if scalar.isNull { return "nothing" }
            if scalar.flag != nil { return scalar.text }
            return scalar.number != nil
                ? scalar.text.shortened : "\"\(scalar.text.shortened)\""
        }
    }
}
