import Diagnostics

/// A condition on a record, such as `population > 1000000 and region = 'Europe'`.
///
/// The comparisons are `=`, `!=`, `<`, `<=`, `>`, `>=` and `contains`, joined by `and`, `or`, `not` and
/// parentheses. A column is its name, in braces if it is not a plain word. A text is in single or double
/// quotes, or a plain word that is no column, and not nearly one. A single column is true unless it is empty, 0 or false.
///
/// Two numbers are compared by value, as ``FormatContext`` reads them, and two texts by characters. Two dates are compared
/// by time, in any notation: a date without a time is its midnight, and a time without a zone in UTC. The order of texts and
/// `contains` ignore case. A number, a date and a text are neither less nor greater than each other.
package struct Condition: Sendable {
    indirect enum Node: Sendable {
        case comparison(Operand, Operator, Operand)
        case truth(Operand)
        case not(Node), and(Node, Node), or(Node, Node)
    }

    enum Operand: Sendable {
        case column(Int)
        case literal(String)

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
    }

    private let root: Node
    private let context: FormatContext

    /// Parses a condition for records with `columns`.
    package init(
        _ text: String, columns: [String], context: FormatContext = FormatContext()
    ) throws(Diagnostic) {
        self.context = context
        var parser = ConditionParser(text, columns: columns, context: context)
        root = try parser.condition()
    }

    /// Returns a Boolean value that indicates whether a record meets the condition. The record must have the
    /// columns of the condition.
    package func isMet(by record: Record) -> Bool { isMet(root, record) }

    private func isMet(_ node: Node, _ record: Record) -> Bool {
        switch node {
        case .not(let inner): return !isMet(inner, record)
        case .and(let left, let right): return isMet(left, record) && isMet(right, record)
        case .or(let left, let right): return isMet(left, record) || isMet(right, record)
        case .truth(let operand):
            return !["", "0", "false", "no"].contains(text(operand, record).trimmed.lowercased())
        case .comparison(let left, let comparison, let right):
            return compare(left, comparison, right, record)
        }
    }

    private func text(_ operand: Operand, _ record: Record) -> String {
        switch operand {
        case .column(let column): record[column]
        case .literal(let text): text
        }
    }

    private func compare(
        _ first: Operand, _ comparison: Operator, _ second: Operand, _ record: Record
    ) -> Bool {
        let (left, right) = (text(first, record), text(second, record))
        if comparison == .contains { return left.lowercased().contains(right.lowercased()) }
        switch (
            context.place(of: left, column: first.column), context.place(of: right, column: second.column)
        ) {
        case (.number(let a), .number(let b)): return ordered(a, comparison, b)
        case (.date(let a), .date(let b)): return ordered(a, comparison, b)
        case (.text, .text):
            let isEquality = comparison == .equal || comparison == .notEqual
            return isEquality
                ? ordered(left, comparison, right)
                : ordered(left.lowercased(), comparison, right.lowercased())
        default: return comparison == .notEqual
        }
    }

    private func ordered<Value: Comparable>(
        _ left: Value, _ comparison: Operator, _ right: Value
    ) -> Bool {
        switch comparison {
        case .equal: left == right
        case .notEqual: left != right
        case .less: left < right
        case .atMost: left <= right
        case .greater: left > right
        case .atLeast: left >= right
        case .contains: false
        }
    }
}
