import Diagnostics

/// The values of records that formats and conditions do not understand: the first of each column, and their number.
package struct ValueProblems {
    private var problems: [Int: Problem] = [:]

    private struct Problem {
        let line: Int
        let text: String
        let expected: String
        let remedy: String?
        /// The number of records with such a value, and the index of the last one.
        var count: Int
        var latest: Int
    }

    /// Creates no problems.
    package init() {}

    /// Adds the value of a column in a record, which counts once.
    package mutating func add(
        _ text: @autoclosure () -> String, column: Int, expected: String,
        remedy: @autoclosure () -> String? = nil, record: Int, line: Int
    ) {
        guard let problem = problems[column] else {
            problems[column] = Problem(
                line: line, text: text(), expected: expected, remedy: remedy(), count: 1, latest: record)
            return
        }
        guard problem.latest != record else { return }
        problems[column]?.count += 1
        problems[column]?.latest = record
    }

    /// Adds the value of a record that a condition does not understand.
    package mutating func add(_ problem: Condition.Problem, in record: Record, at index: Int) {
        add(
            record[problem.column], column: problem.column, expected: problem.expected,
            remedy: problem.remedy, record: index, line: record.line)
    }

    /// Adds the values of a record that conditions do not understand.
    package mutating func add(_ conditions: [Condition], in record: Record, at index: Int) {
        for condition in conditions {
            _ = condition.isMet(by: record) { add($0, in: record, at: index) }
        }
    }

    /// Adds the values of a record that templates do not understand.
    package mutating func add(_ templates: [Template], in record: Record, at index: Int) {
        for template in templates {
            template.forEachProblem(in: record) { column, expected in
                add(
                    record[column], column: column, expected: expected,
                    remedy: template.dateRemedy(for: record[column], inColumn: column), record: index,
                    line: record.line)
            }
        }
    }

    /// Returns a warning for each column with such values.
    package func warnings(file: String, columns: [String]) -> [Diagnostic] {
        problems.sorted { $0.key < $1.key }.map { column, problem in
            let others = problem.count > 1 ? "\(problem.count - 1) more" : nil
            return Diagnostic(
                .warning, file: file, line: problem.line > 0 ? problem.line : nil,
                path: columns[column].shortened,
                message: "\"\(problem.text.shortened)\" is not \(problem.expected)",
                remedy: others == nil && problem.remedy == nil
                    ? nil : [others, problem.remedy].compactMap(\.self).joined(separator: "; "))
        }
    }
}
