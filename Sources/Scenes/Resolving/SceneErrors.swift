import Diagnostics

/// A collection of errors in a scene, which are thrown together.
struct SceneErrors {
    private var problems: [Diagnostic] = []

    /// Calls a function, and records its error in the scene. The result is then `nil`.
    @discardableResult
    mutating func collecting<Result>(_ body: () throws -> Result) throws -> Result? {
        do {
            return try body()
        } catch let error as SceneError {
            problems += error.problems.filter { !problems.contains($0) }
            return nil
        }
    }

    /// Throws all errors, if there are any, in the order of the file.
    func throwAny() throws(SceneError) {
        guard !problems.isEmpty else { return }
        throw SceneError(problems: problems.sortedByLocation())
    }
}
