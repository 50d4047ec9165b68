import Diagnostics

/// What specifies the columns of a table: a scene file, a command line or a program. Paths are those of values in it.
package protocol ColumnsDocument {
    /// The name in messages.
    var name: String { get }
    /// Returns a diagnostic with the location of the value at a path.
    func located(_ diagnostic: Diagnostic, at path: String) -> Diagnostic
    /// Returns the option of the command line that specifies the value at a path. `nil` if there is none.
    func option(at path: String) -> String?
}

extension ColumnsDocument {
    /// Returns an error about the value at a path.
    package func error(_ sentence: String, at path: String) -> InputError {
        InputError(located(Diagnostic(message: sentence), at: path))
    }

    /// Returns a warning about the value at a path.
    package func warning(_ sentence: String, at path: String) -> Diagnostic {
        located(Diagnostic(.warning, message: sentence), at: path)
    }

    /// Calls a function for the value at a path, and adds the location of the value to its errors.
    package func located<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as Diagnostic where error.file == nil {
            throw self.error(error.sentence, at: path)
        } catch let error as InputError {
            throw InputError(
                problems: error.problems.flatMap { problem in
                    guard problem.file == nil else { return [problem] }
                    let path = problem.path.map { path.appending(key: $0) } ?? path
                    return self.error(problem.sentence, at: path).problems
                })
        }
    }
}

extension String {
    /// The text in quotes, as the shell and YAML require, unless it is a plain word.
    package var quoted: String {
        allSatisfy { $0.isLetter || $0.isNumber || "_-.,".contains($0) } ? self : "\"\(self)\""
    }
}
