/// The errors in a scene or a table of data, in the order of the file.
public struct InputError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The problems, of which there is at least one.
    public var problems: [Diagnostic]

    /// Creates an error from problems.
    public init(problems: [Diagnostic]) { self.problems = problems }

    package init(_ problem: Diagnostic) { problems = [problem] }

    /// A line for each problem.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
