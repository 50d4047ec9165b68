import Diagnostics

/// A condition on a record, such as `population > 1000000 and region = 'Europe'`.
///
/// The comparisons are `=`, `!=`, `<`, `<=`, `>`, `>=` and `contains`, joined by `and`, `or`, `not` and
/// parentheses. A column is its name, in braces if it is not a plain word. A text in single or double quotes is no column.
/// Neither is a plain word that no column has as its name, but it may not be nearly such a name. A single column is true
/// unless it is empty, 0 or false.
///
/// Two numbers are compared by value, as ``FormatContext`` reads them, and two texts by characters. Two dates are compared
/// by time, in any notation: a time without a zone is in UTC. Two times are compared by the time of day. A date that the
/// condition contains covers its year, month or day, so that `d = 2026-01` is true for all days of January. The order of
/// texts and `contains` ignore case. A number, a date, a time and a text are neither less nor greater than each other.
package struct Condition: Sendable {
    indirect enum Node: Sendable {
        case comparison(Operand, Operator, Operand)
        case truth(Operand)
        case not(Node), and(Node, Node), or(Node, Node)
    }

    enum Operand: Sendable {
        case column(Int)
        case literal(ConditionLiteral)

        var isColumn: Bool { column != nil }

        var column: Int? { if case .column(let column) = self { column } else { nil } }
    }

    enum Operator: String, Sendable, CaseIterable {
        // Longer operators come first, so that the parser finds them before their prefixes.
        case atMost = "<=", atLeast = ">=", notEqual = "!=", equal = "=", less = "<", greater = ">"
        case contains

        /// A Boolean value that indicates whether the comparison depends on the order of values.
        var isOrder: Bool {
            switch self {
            case .atMost, .atLeast, .less, .greater: true
            case .notEqual, .equal, .contains: false
            }
        }

        /// Returns a Boolean value that indicates whether the comparison is true for values in an order: a negative number
        /// if the first is less, 0 if they are equal, or else a positive number.
        func holds(_ order: Int) -> Bool {
            switch self {
            case .equal: order == 0
            case .notEqual: order != 0
            case .less: order < 0
            case .atMost: order <= 0
            case .greater: order > 0
            case .atLeast: order >= 0
            case .contains: false
            }
        }
    }

    /// A value that a comparison does not understand.
    package struct Problem {
        package let column: Int
        /// What the comparison requires, for a message.
        package let expected: String
        package let remedy: String?
    }

    private let root: Node
    private let text: String
    private let context: FormatContext

    /// The literals that are no values of the kind of their column.
    private let doubts: [Doubt]

    /// A literal in a comparison by = or != that is no value of the kind of its column, and the error if no record has it.
    struct Doubt {
        let column: Int
        let literal: ConditionLiteral
        let isWord: Bool
        let error: Diagnostic
    }

    /// A Boolean value that indicates whether a comparison may not understand a value.
    package let canHaveProblems: Bool

    /// Parses a condition for records with `columns`. Empty braces are the column `own`.
    package init(
        _ text: String, columns: [String], own: Int? = nil, context: FormatContext = FormatContext()
    ) throws(Diagnostic) {
        (self.text, self.context) = (text, context)
        var parser = ConditionParser(text, columns: columns, own: own, context: context)
        root = try parser.condition()
        doubts = parser.doubts
        canHaveProblems = root.hasComparison
    }

    /// Checks that texts next to columns of numbers, dates or times, as in `due = TBD`, are in a record.
    ///
    /// Throws for a text that no record has, and if the records cannot be read.
    package func checkTexts(in source: any RecordSource) throws(Diagnostic) {
        try check(doubts, in: source)
    }

    /// Checks that words next to such columns are in a record.
    ///
    /// Throws for a word that no record has, and if the records cannot be read.
    package func checkWords(in source: any RecordSource) throws(Diagnostic) {
        try check(doubts.filter(\.isWord), in: source)
    }

    private func check(_ doubts: [Doubt], in source: any RecordSource) throws(Diagnostic) {
        var doubts = doubts
        for index in 0..<source.count where !doubts.isEmpty {
            let record = try source.record(at: index)
            doubts.removeAll { doubt in
                compare(.column(doubt.column), .equal, .literal(doubt.literal), record) { _ in }
            }
        }
        if let first = doubts.first { throw first.error }
    }

    /// Returns a Boolean value that indicates whether a record meets the condition. The record must have the
    /// columns of the condition.
    ///
    /// - Parameter onProblem: A function that is called for each value that a comparison does not understand.
    package func isMet(by record: Record, onProblem: (Problem) -> Void = { _ in }) -> Bool {
        isMet(root, record, onProblem)
    }

    private func isMet(_ node: Node, _ record: Record, _ onProblem: (Problem) -> Void) -> Bool {
        switch node {
        case .not(let inner): return !isMet(inner, record, onProblem)
        case .and(let left, let right):
            return isMet(left, record, onProblem) && isMet(right, record, onProblem)
        case .or(let left, let right):
            return isMet(left, record, onProblem) || isMet(right, record, onProblem)
        case .truth(let operand):
            return !["", "0", "false", "no"].contains(text(operand, record).trimmed.lowercased())
        case .comparison(let left, let comparison, let right):
            return compare(left, comparison, right, record, onProblem)
        }
    }

    private func text(_ operand: Operand, _ record: Record) -> String {
        switch operand {
        case .column(let column): context.plain(record[column])
        case .literal(let literal): literal.text
        }
    }

    private func compare(
        _ first: Operand, _ comparison: Operator, _ second: Operand, _ record: Record,
        _ onProblem: (Problem) -> Void
    ) -> Bool {
        let (left, right) = (text(first, record), text(second, record))
        if comparison == .contains { return left.lowercased().contains(right.lowercased()) }
        let (a, b) = (value(first, left), value(second, right))
        if let order = a.order(to: b) { return comparison.holds(order) }
        let areTexts = a.isText && b.isText
        let isMissing = [(first, left), (second, right)].contains { operand, text in
            operand.isColumn && FormatContext.isMissing(text)
        }
        for (value, column, text, other) in [(a, first.column, left, b), (b, second.column, right, a)] {
            guard let column, !isMissing else { continue }
            if let expected = expected(value, other, comparison, text, column) {
                onProblem(problem(column, expected, isUnread: !other.isText || areTexts, text))
                break
            }
        }
        guard comparison.isOrder else { return (left == right) == (comparison == .equal) }
        return areTexts && comparison.holds(Self.order(left.lowercased(), right.lowercased()))
    }

    /// Returns the value of an operand with a text.
    private func value(_ operand: Operand, _ text: String) -> ComparedValue {
        switch operand {
        case .column(let column): ComparedValue(context.rank(of: text, column: column))
        case .literal(let literal): literal.value
        }
    }

    /// Returns the kind that a comparison requires instead of a value of a column. `nil` if it understands the value.
    private func expected(
        _ value: ComparedValue, _ other: ComparedValue, _ comparison: Operator, _ text: String, _ column: Int
    ) -> ColumnReading.Kind? {
        if value.isText, other.date != nil || other.isUnreadDate && comparison.isOrder,
            context.isUnreadDate(text, column: column)
        {
            return .dates
        }
        // Other values have no order, and are not equal.
        guard comparison.isOrder, !value.isText || !other.isText else { return nil }
        return other.kind(like: context.kind(ofColumn: column))
    }

    private func problem(
        _ column: Int, _ kind: ColumnReading.Kind, isUnread: Bool, _ text: String
    ) -> Problem {
        let requires = ", which the condition \"\(self.text.shortened)\" requires"
        guard kind == .dates, isUnread, context.isUnreadDate(text, column: column) else {
            return Problem(column: column, expected: kind.value + requires, remedy: nil)
        }
        let order = context.dates == nil ? "a known order" : "the specified order or pattern"
        return Problem(
            column: column, expected: "a date in \(order)" + requires, remedy: context.remedyForUnreadDates)
    }

    static func order<Value: Comparable>(_ left: Value, _ right: Value) -> Int {
        left < right ? -1 : left == right ? 0 : 1
    }
}

extension Condition.Node {
    fileprivate var hasComparison: Bool {
        switch self {
        case .comparison(_, let comparison, _): comparison != .contains
        case .truth: false
        case .not(let inner): inner.hasComparison
        case .and(let left, let right), .or(let left, let right): left.hasComparison || right.hasComparison
        }
    }
}
