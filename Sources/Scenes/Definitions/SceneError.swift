import Diagnostics

/// Why a scene cannot be drawn: everything that is wrong with it, in the order of the file.
public struct SceneError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What is wrong; never empty.
    public var problems: [Diagnostic]

    /// Makes an error of problems.
    public init(problems: [Diagnostic]) { self.problems = problems }

    init(_ problem: Diagnostic) { problems = [problem] }

    /// A line for each problem.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
