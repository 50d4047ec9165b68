import Diagnostics

/// Mistakes of a scene that are found one after another, and told together.
struct SceneMistakes {
    private var problems: [Diagnostic] = []

    /// Does something, and notes what is wrong with the scene; the answer is nil then.
    @discardableResult
    mutating func noting<Result>(_ body: () throws -> Result) throws -> Result? {
        do {
            return try body()
        } catch let error as SceneError {
            problems += error.problems.filter { !problems.contains($0) }
            return nil
        }
    }

    /// Throws all mistakes, if there are any, in the order of the file.
    func throwAny() throws(SceneError) {
        guard !problems.isEmpty else { return }
        throw SceneError(problems: problems.sortedByLocation())
    }
}
