import Diagnostics

/// A condition on a record, such as `population > 1000000 and region = 'Europe'`.
///
/// The comparisons are `=`, `!=`, `<`, `<=`, `>`, `>=` and `contains`, joined by `and`, `or`, `not` and
/// parentheses. A column is its name, in braces if it is not a plain word. A text is in single or double
/// quotes, or a plain word that is no column. A single column is true unless it is empty, 0 or false. Two
/// numbers are compared by value, and two texts by characters. The order of texts and `contains` ignore case.
/// A text is neither less nor greater than a number.
package struct Condition: Sendable {
    indirect enum Node: Sendable {
        case comparison(Operand, Operator, Operand)
        case truth(Operand)
        case not(Node), and(Node, Node), or(Node, Node)
    }

    enum Operand: Sendable {
        case column(Int)
        case literal(String)

        var isColumn: Bool { if case .column = self { true } else { false } }
    }

    enum Operator: String, Sendable, CaseIterable {
        // Longer operators come first, so that the parser finds them before their prefixes.
        case atMost = "<=", atLeast = ">=", notEqual = "!=", equal = "=", less = "<", greater = ">"
        case contains
    }

    private let root: Node

    /// Parses a condition for records with `columns`.
    package init(_ text: String, columns: [String]) throws(Diagnostic) {
        var parser = ConditionParser(text, columns: columns)
        root = try parser.condition()
    }

    /// Returns a Boolean value that indicates whether a record meets the condition. The record must have the
    /// columns of the condition.
    package func isMet(by record: Record) -> Bool { Self.isMet(root, record) }

    private static func isMet(_ node: Node, _ record: Record) -> Bool {
        switch node {
        case .not(let inner): return !isMet(inner, record)
        case .and(let left, let right): return isMet(left, record) && isMet(right, record)
        case .or(let left, let right): return isMet(left, record) || isMet(right, record)
        case .truth(let operand):
            return !["", "0", "false", "no"].contains(text(operand, record).trimmed.lowercased())
        case .comparison(let left, let comparison, let right):
            return compare(text(left, record), comparison, text(right, record))
        }
    }

    private static func text(_ operand: Operand, _ record: Record) -> String {
        switch operand {
        case .column(let column): record[column]
        case .literal(let text): text
        }
    }

    private static func compare(_ left: String, _ comparison: Operator, _ right: String) -> Bool {
        if comparison == .contains { return left.lowercased().contains(right.lowercased()) }
        switch (number(left), number(right)) {
        case (let a?, let b?): return ordered(a, comparison, b)
        case (nil, nil) where comparison == .equal || comparison == .notEqual:
            return ordered(left, comparison, right)
        case (nil, nil): return ordered(left.lowercased(), comparison, right.lowercased())
        default: return comparison == .notEqual
        }
    }

    private static func ordered<Value: Comparable>(
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

    /// Returns the number in a text, or `nil`.
    static func number(_ text: String) -> Double? {
        guard let first = text.utf8.first, first.isDigit || "+-. ".utf8.contains(first),
            // Swift also parses hexadecimal numbers, which data files do not use.
            !text.utf8.contains(where: { "xX".utf8.contains($0) }), let number = Double(text.trimmed),
            number.isFinite
        else { return nil }
        return number
    }
}
