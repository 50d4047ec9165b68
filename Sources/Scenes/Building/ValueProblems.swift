import DataFiles

/// The values of records that their formats do not understand: the first of each column, and their number.
struct ValueProblems {
    private var problems: [Int: Problem] = [:]

    private struct Problem {
        let line: Int
        let text: String
        let expected: String
        /// The number of records with such a value, and the index of the last one.
        var count: Int
        var latest: Int
    }

    /// Adds the value of a column in a record, which counts once.
    mutating func add(
        _ text: @autoclosure () -> String, column: Int, expected: String, record: Int, line: Int
    ) {
        guard let problem = problems[column] else {
            problems[column] = Problem(
                line: line, text: text(), expected: expected, count: 1, latest: record)
            return
        }
        guard problem.latest != record else { return }
        problems[column]?.count += 1
        problems[column]?.latest = record
    }

    /// Adds the values of a record that templates do not understand.
    mutating func add(_ templates: [Template], in record: Record, at index: Int) {
        for template in templates {
            template.forEachProblem(in: record) { column, expected in
                add(record[column], column: column, expected: expected, record: index, line: record.line)
            }
        }
    }

    /// Returns a warning for each column with such values.
    func warnings(file: String, columns: [String]) -> [Diagnostic] {
        problems.sorted { $0.key < $1.key }.map { column, problem in
            Diagnostic(
                .warning, file: file, line: problem.line > 0 ? problem.line : nil,
                path: columns[column].shortened,
                message: "\"\(problem.text.shortened)\" is not \(problem.expected)",
                remedy: problem.count > 1 ? "\(problem.count - 1) more" : nil)
        }
    }
}
