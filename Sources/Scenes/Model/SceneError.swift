import Diagnostics
import TableSnapshots

/// The errors in a scene, in the order of the file.
public struct SceneError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The problems, of which there is at least one.
    public var problems: [Diagnostic]

    /// Creates an error from problems.
    public init(problems: [Diagnostic]) { self.problems = problems }

    package init(_ problem: Diagnostic) { problems = [problem] }

    /// Creates an error from any other, which becomes a problem without location if it has none.
    init(_ error: any Error) {
        let error = error.ofContent
        let problem = error as? Diagnostic ?? Diagnostic(message: "\(error)")
        self = error as? SceneError ?? SceneError(problems: [problem])
    }

    /// A line for each problem.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
