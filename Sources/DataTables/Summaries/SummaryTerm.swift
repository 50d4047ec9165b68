import DataFiles
import Diagnostics

/// What a summary row contains in a column: the value of a function, or of an expression of functions of columns.
struct SummaryTerm {
    let function: SummaryFunction
    private let root: Node

    indirect enum Node {
        case number(Double)
        case value(SummaryFunction, column: Int)
        case negative(Node)
        case operation(Character, Node, Node)

        /// The functions in the expression with their columns.
        var uses: [(function: SummaryFunction, column: Int)] {
            switch self {
            case .number: []
            case .value(let function, let column): [(function, column)]
            case .negative(let node): node.uses
            case .operation(_, let left, let right): left.uses + right.uses
            }
        }

        /// Returns the value. `nil` if a number is missing, or the value is not finite.
        func value(in statistics: [ColumnStatistics]) -> Double? {
            switch self {
            case .number(let number): return number
            case .value(let function, let column): return statistics[column].value(of: function)?.double
            case .negative(let node): return node.value(in: statistics).map { -$0 }
            case .operation(let symbol, let left, let right):
                guard let left = left.value(in: statistics), let right = right.value(in: statistics) else {
                    return nil
                }
                let result =
                    switch symbol {
                    case "+": left + right
                    case "-": left - right
                    case "*": left * right
                    default: left / right
                    }
                return result.isFinite ? result : nil
            }
        }

        /// A Boolean value that indicates whether the value has the unit of the columns: it is no product and no ratio.
        var retainsUnit: Bool {
            switch self {
            case .number, .value: true
            case .negative(let node): node.retainsUnit
            case .operation(let symbol, let left, let right):
                "+-".contains(symbol) && left.retainsUnit && right.retainsUnit
            }
        }
    }

    /// Returns the term of a column.
    ///
    /// - Throws: `Diagnostic` for an expression that is none, or that contains an unknown column.
    static func resolving(
        _ function: SummaryFunction, of column: Int, _ columns: [ResolvedColumns.Column]
    ) throws(Diagnostic) -> SummaryTerm {
        guard case .expression(let text) = function else {
            return SummaryTerm(function: function, root: .value(function, column: column))
        }
        var parser = SummaryParser(text, column: column, columns)
        return SummaryTerm(function: function, root: try parser.expression())
    }

    /// The columns of which the term requires statistics, with the functions.
    var uses: [(function: SummaryFunction, column: Int)] { root.uses }

    /// A Boolean value that indicates whether the value is a product or a ratio, which has other digits than the columns.
    var isProduct: Bool { !root.retainsUnit }

    /// Returns the value and its unit. `nil` if a number is missing.
    func value(in statistics: [ColumnStatistics]) -> (number: DecimalNumber, unit: String)? {
        if case .value(let function, let column) = root {
            return statistics[column].value(of: function).map { ($0, statistics[column].unit) }
        }
        let units = Set(uses.map { statistics[$0.column].unit })
        let unit = root.retainsUnit && units.count == 1 ? units.first ?? "" : ""
        return root.value(in: statistics).flatMap { DecimalNumber($0) }.map { ($0.rounded, unit) }
    }
}

extension DecimalNumber {
    /// The number without the last digits of a calculation in floating point, which are not exact.
    fileprivate var rounded: DecimalNumber {
        let digitCount = String(digits).count
        return rounded(to: Swift.max(Self.exactDigits - digitCount - exponent, 0))
    }

    private static let exactDigits = 15
}

/// A parser of expressions in summaries.
private struct SummaryParser {
    private let source: String
    private let column: Int
    private let columns: [ResolvedColumns.Column]
    private var rest: Substring
    private var depth = 0

    private static let (deepest, longest) = (32, 1000)

    init(_ source: String, column: Int, _ columns: [ResolvedColumns.Column]) {
        (self.source, self.column, self.columns, rest) = (source, column, columns, source[...])
    }

    /// Returns the expression of the complete text.
    mutating func expression() throws(Diagnostic) -> SummaryTerm.Node {
        guard source.utf8.count <= Self.longest else { throw problem("is longer than \(Self.longest) bytes") }
        let node = try sum()
        guard next == nil else { throw problem("continues after its end") }
        return node
    }

    private func problem(_ what: String, remedy: String? = nil) -> Diagnostic {
        Diagnostic(
            message: "the expression \"\(source.shortened)\" \(what)",
            remedy: remedy ?? "write functions of columns, numbers, +, -, * and /, such as sum(price) / count"
        )
    }

    /// The next character that is no space.
    private var next: Character? { rest.first { !$0.isWhitespace } }

    private mutating func take(_ characters: String) -> Character? {
        guard let next, characters.contains(next) else { return nil }
        rest = rest.drop(while: \.isWhitespace).dropFirst()
        return next
    }

    private mutating func sum() throws(Diagnostic) -> SummaryTerm.Node {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { throw problem("nests more than \(Self.deepest) levels deep") }
        var node = try product()
        while let symbol = take("+-\u{2212}") {
            node = .operation(symbol == "+" ? "+" : "-", node, try product())
        }
        return node
    }

    private mutating func product() throws(Diagnostic) -> SummaryTerm.Node {
        var node = try factor()
        while let symbol = take("*/×÷") {
            node = .operation("*×".contains(symbol) ? "*" : "/", node, try factor())
        }
        return node
    }

    private mutating func factor() throws(Diagnostic) -> SummaryTerm.Node {
        var isNegative = false
        while take("-\u{2212}") != nil { isNegative.toggle() }
        let node = try operand()
        return isNegative ? .negative(node) : node
    }

    private mutating func operand() throws(Diagnostic) -> SummaryTerm.Node {
        if take("(") != nil {
            let node = try sum()
            guard take(")") != nil else { throw problem("has a ( that is not closed") }
            return node
        }
        rest = rest.drop(while: \.isWhitespace)
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
        guard !word.isEmpty else {
            throw problem(
                rest.first.map { "has an unexpected \($0)" } ?? "ends where a value is expected")
        }
        rest = rest[word.endIndex...]
        if let number = Double(word), number.isFinite { return .number(number) }
        let functions = SummaryFunction.named.filter { $0 != .share }
        guard let function = functions.first(where: { $0.name == word }) else {
            let names = functions.map(\.name)
            let nearest = suggestion(forUnknown: String(word), among: names)
            throw problem(
                "has \"\(String(word).shortened)\", which is no function",
                remedy: nearest ?? "the functions are \(names.joined(separator: ", "))")
        }
        guard take("(") != nil else { return .value(function, column: column) }
        return .value(function, column: try argument())
    }

    /// Returns the column in parentheses. A name that contains them is in braces.
    private mutating func argument() throws(Diagnostic) -> Int {
        let isInBraces = take("{") != nil
        guard let end = rest.firstIndex(of: isInBraces ? "}" : ")") else {
            throw problem("has a \(isInBraces ? "{" : "(") that is not closed")
        }
        let name = String(rest[..<end]).trimmed
        rest = rest[end...].dropFirst()
        if isInBraces, take(")") == nil { throw problem("has a ( that is not closed") }
        return try columns.index(ofSummarized: name)
    }
}

extension [ResolvedColumns.Column] {
    /// Returns the index of the column with a value or a title.
    func index(ofSummarized name: String) throws(Diagnostic) -> Int {
        if let index = map(\.model).index(of: name) { return index }
        throw .unknownColumn(name, columns: map { $0.model.value ?? "" })
    }
}
