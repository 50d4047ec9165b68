import Documents

/// Something wrong in a scene file, or something in it that has no effect.
public struct SceneProblem: Sendable, Hashable, CustomStringConvertible {
    /// Whether the scene can be drawn all the same.
    public enum Severity: String, Sendable, Hashable, CaseIterable {
        /// It cannot.
        case error
        /// It can; something in it has no effect.
        case warning
    }

    /// Whether the scene can be drawn all the same.
    public var severity: Severity
    /// The name of the file, as the user knows it.
    public var file: String
    /// The line, counted from 1; 0 when the problem concerns the file as a whole.
    public var line: Int
    /// The column in characters, counted from 1; 0 when the problem concerns the file as a whole.
    public var column: Int
    /// The place in the scene, such as `sections[2].rows[5].accessory`; empty for the whole scene.
    public var path: String
    /// One sentence, without a capital or a full stop, that says what was found and what is allowed.
    public var sentence: String

    package init(
        severity: Severity, file: String, line: Int, column: Int, path: String, sentence: String
    ) {
        self.severity = severity
        self.file = file
        self.line = line
        self.column = column
        self.path = path
        self.sentence = sentence
    }

    /// `file:line:column: path: sentence`, the form editors and terminals make clickable.
    public var description: String {
        let place = line > 0 ? "\(file):\(line):\(column): " : "\(file): "
        let kind = severity == .warning ? "warning: " : ""
        return place + kind + (path.isEmpty ? "" : path + ": ") + sentence
    }
}

/// Why a scene cannot be drawn: everything that is wrong with it, in the order of the file.
public struct SceneError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What is wrong; never empty.
    public var problems: [SceneProblem]

    /// Makes an error of problems.
    public init(problems: [SceneProblem]) { self.problems = problems }

    init(_ error: DocumentError) {
        problems = [
            SceneProblem(
                severity: .error, file: error.file, line: error.position?.line ?? 0,
                column: error.position?.column ?? 0, path: "", sentence: error.sentence)
        ]
    }

    /// A line for each problem.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
