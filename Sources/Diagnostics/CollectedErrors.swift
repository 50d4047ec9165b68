/// The errors in an input that are thrown together.
package struct CollectedErrors {
    private var problems: [Diagnostic] = []

    /// Creates no errors.
    package init() {}

    /// Calls a function, and records its error in the input. The result is then `nil`.
    @discardableResult
    package mutating func collecting<Result>(_ body: () throws -> Result) throws -> Result? {
        do {
            return try body()
        } catch let error as InputError {
            problems += error.problems.filter { !problems.contains($0) }
            return nil
        }
    }

    /// Throws all errors, if there are any, in the order of the file.
    package func throwAny() throws(InputError) {
        guard !problems.isEmpty else { return }
        throw InputError(problems: problems.sortedByLocation())
    }
}
