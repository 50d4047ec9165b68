import Diagnostics

/// A parser of conditions.
struct ConditionParser {
    private enum Token: Equatable {
        case word(String), text(String), column(String)
        case comparison(Condition.Operator)
        case open, close
    }

    private let source: String
    private let columns: [String]
    /// The column that empty braces are. `nil` if there is none.
    private let own: Int?
    private let context: FormatContext
    private var tokens: ArraySlice<Token> = []
    private var depth = 0
    /// The last operand if it is a word that is no column and no value of another kind than a text.
    private var lastWord: String?
    /// The literals that are no values of the kind of their column.
    private(set) var doubts: [Condition.Doubt] = []

    private static let deepest = 32
    private static let longest = 4096

    init(_ source: String, columns: [String], own: Int?, context: FormatContext) {
        (self.source, self.columns, self.own, self.context) = (source, columns, own, context)
    }

    /// Returns the condition of the complete text.
    mutating func condition() throws(Diagnostic) -> Condition.Node {
        guard source.utf8.count <= Self.longest else { throw problem("is longer than \(Self.longest) bytes") }
        tokens = try split()[...]
        let node = try alternatives()
        guard tokens.isEmpty else { throw continuation() }
        return node
    }

    /// Returns the error for tokens after a comparison.
    private func continuation() -> Diagnostic {
        guard case .word(let word)? = tokens.first else {
            return problem("continues after its end; join comparisons with and or or")
        }
        let name = word.lowercased()
        if let other = Self.otherConjunctions[name] { return problem("has \(word); write \(other) instead") }
        if let lastWord {
            let words = tokens.prefix { token in
                guard case .word(let next) = token else { return false }
                return !["and", "or"].contains(next.lowercased())
            }
            let text = words.reduce(into: lastWord) { if case .word(let next) = $1 { $0 += " \(next)" } }
            return problem(
                "continues after \"\(lastWord.shortened)\"; write a text of several words in quotes: "
                    + "'\(text.shortened)'")
        }
        guard !Self.otherOperators.contains(name) else {
            return problem(
                "has \(word), which is no operator; use =, !=, <, <=, >, >= or contains, joined by and, or and "
                    + "not")
        }
        return problem("continues after its end; join comparisons with and or or")
    }

    /// The operators of other languages: symbols and conjunctions with ours, and words without one.
    private static let otherSymbols = [("<>", "!="), ("=>", ">="), ("=<", "<=")]
    private static let otherConjunctions = ["&&": "and", "&": "and", "||": "or", "|": "or"]
    private static let otherOperators: Set = [
        "in", "not", "is", "like", "ilike", "between", "matches", "equals",
    ]

    private func problem(_ what: String) -> Diagnostic {
        Diagnostic(message: "the condition \"\(source.shortened)\" \(what)")
    }

    // MARK: Grammar

    private mutating func alternatives() throws(Diagnostic) -> Condition.Node {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { throw problem("nests more than \(Self.deepest) levels deep") }
        var node = try conjunction()
        while take(word: "or") { node = .or(node, try conjunction()) }
        return node
    }

    private mutating func conjunction() throws(Diagnostic) -> Condition.Node {
        var node = try negation()
        while take(word: "and") { node = .and(node, try negation()) }
        return node
    }

    private mutating func negation() throws(Diagnostic) -> Condition.Node {
        var isNegated = false
        while take(word: "not") { isNegated.toggle() }
        let node = try primary()
        return isNegated ? .not(node) : node
    }

    private mutating func primary() throws(Diagnostic) -> Condition.Node {
        if tokens.first == .open {
            tokens.removeFirst()
            let node = try alternatives()
            guard let end = tokens.first else { throw problem("has a ( that is not closed") }
            guard end == .close else { throw continuation() }
            tokens.removeFirst()
            return node
        }
        let first = tokens.first
        let left = try operand()
        guard case .comparison(let comparison)? = tokens.first else {
            try check([left], from: first)
            return .truth(left)
        }
        tokens.removeFirst()
        let second = tokens.first
        let right = try operand()
        try check([left, right], from: first)
        try checkDifference(of: left, right, second)
        try checkKinds(of: left, comparison, right)
        // A value is seldom on the left, so that short words are misspelled columns there, too.
        return .comparison(
            try value(left, first, comparison, next: right, least: 1), comparison,
            try value(right, second, comparison, next: left, least: Self.shortestMisspelling))
    }

    /// Throws if a comparison contains no column, because it would always have the same result. Its first
    /// word was probably meant as a column.
    private func check(_ operands: [Condition.Operand], from first: Token?) throws(Diagnostic) {
        guard !operands.contains(where: \.isColumn) else { return }
        if case .word(let word)? = first { throw .unknownColumn(word, columns: columns) }
        throw problem("compares no column")
    }

    /// Throws if a comparison is that of a column with itself, which always has the same result.
    private func checkDifference(
        of left: Condition.Operand, _ right: Condition.Operand, _ token: Token?
    ) throws(Diagnostic) {
        guard let column = left.column, right.column == column else { return }
        var error = problem("compares the column \"\(columns[column].shortened)\" with itself")
        if case .word(let word)? = token { error.remedy = "for a text, write '\(word.shortened)' in quotes" }
        throw error
    }

    /// Throws if the columns of a comparison contain values without a common order.
    private func checkKinds(
        of left: Condition.Operand, _ comparison: Condition.Operator, _ right: Condition.Operand
    ) throws(Diagnostic) {
        guard comparison.isOrder, let first = left.column.flatMap(context.kind(ofColumn:)),
            let second = right.column.flatMap(context.kind(ofColumn:)), first != second, first != .texts,
            second != .texts
        else { return }
        throw problem("compares \(first.rawValue) with \(second.rawValue), which have no common order")
    }

    /// Returns an operand with the meaning of a literal next to a column.
    ///
    /// Throws if the literal is probably a misspelled column, or if it is no value of the column's kind and has no order
    /// among its values. Without an order, it is a doubt, because a record may have it.
    ///
    /// - Parameter length: The least number of letters of a misspelled column of texts.
    private mutating func value(
        _ operand: Condition.Operand, _ token: Token?, _ comparison: Condition.Operator,
        next other: Condition.Operand, least length: Int
    ) throws(Diagnostic) -> Condition.Operand {
        guard case .literal(let literal) = operand, let column = other.column else { return operand }
        let result = ConditionLiteral(literal.text, column: column, context)
        guard comparison != .contains else {
            try checkSpelling(of: token, result, least: length)
            return .literal(result)
        }
        let kind = context.kind(ofColumn: column) ?? .texts
        if kind == .texts || !comparison.isOrder {
            try checkSpelling(of: token, result, least: kind == .texts ? length : min(length, 2))
        }
        let isWord = if case .word? = token { true } else { false }
        if isWord, result.value.isUnreadDate, comparison.isOrder || kind == .dates {
            throw unreadDate(result.text, column)
        }
        guard kind != .texts, !result.value.isPossible(as: kind) else { return .literal(result) }
        let isUnreadDate = kind == .dates && result.value.isUnreadDate
        let error = isUnreadDate ? unreadDate(result.text, column) : wrongKind(result.text, kind, token)
        guard !comparison.isOrder else { throw error }
        if !FormatContext.isMissing(result.text) {
            doubts.append(Condition.Doubt(column: column, literal: result, isWord: isWord, error: error))
        }
        return .literal(result)
    }

    /// Throws if a word in a comparison is probably a misspelled column, because it would be a text otherwise.
    ///
    /// - Parameter length: The least number of letters of such a word.
    private func checkSpelling(
        of token: Token?, _ literal: ConditionLiteral, least length: Int
    ) throws(Diagnostic) {
        guard case .word(let word)? = token, literal.value.isText, word.count >= length,
            !Self.truthValues.contains(word.lowercased()), !FormatContext.isMissing(word),
            let column = nearestName(to: word, among: columns),
            abs(column.count - word.count) <= Self.missingLetters
        else { return }
        throw Diagnostic(
            message:
                "the condition \"\(source.shortened)\" compares with \"\(word.shortened)\", which is no column",
            remedy: "did you mean \"\(column.shortened)\"? For a text, write '\(word.shortened)' in quotes")
    }

    private static let truthValues: Set = ["true", "false", "yes", "no"]

    /// Returns the error for a date in an unknown order, because dates would be compared as texts otherwise.
    private func unreadDate(_ date: String, _ column: Int) -> Diagnostic {
        guard context.dates == nil else {
            return Diagnostic(
                message:
                    "the condition \"\(source.shortened)\" compares with \"\(date.shortened)\", which is no "
                    + "date in ISO 8601 or in the specified order or pattern",
                remedy: "write a date such as 2026-11-21")
        }
        let order =
            context.order(ofColumn: column).map { " or in the order \($0.rawValue) of the column" } ?? ""
        return Diagnostic(
            message:
                "the condition \"\(source.shortened)\" compares with \"\(date.shortened)\", which is no date in "
                + "ISO 8601\(order)",
            remedy: "write a date such as 2026-11-21, or specify the order with dates or --dates")
    }

    /// Returns the error for a literal that has no order among the values of a column.
    private func wrongKind(_ text: String, _ kind: ColumnReading.Kind, _ token: Token?) -> Diagnostic {
        let start =
            "the condition \"\(source.shortened)\" compares \(kind.rawValue) with \"\(text.shortened)\""
        guard case .word? = token else {
            return Diagnostic(
                message: "\(start), which is not \(kind.value)", remedy: "write \(kind.example)")
        }
        let nearest = suggestion(forUnknown: text, among: columns)
        let list = Diagnostic.list(ofColumns: columns)
        return Diagnostic(
            message: "\(start), which is neither \(kind.value) nor a column",
            remedy: nearest.map { "\($0) \(list)" } ?? "write \(kind.example) or a column. \(list)")
    }

    /// The least number of letters of a word after a comparison that can be a misspelled column, and the maximum number of letters that it has
    /// too few or too many.
    private static let (shortestMisspelling, missingLetters) = (4, 2)

    private mutating func operand() throws(Diagnostic) -> Condition.Operand {
        lastWord = nil
        switch tokens.popFirst() {
        case .text(let text): return .literal(ConditionLiteral(text, column: nil, context))
        case .column(""): return .column(try ownColumn())
        case .column(let name): return .column(try Template.column(name, in: columns))
        case .word(let word):
            if let column = Template.index(of: word, in: columns) { return .column(column) }
            let literal = ConditionLiteral(word, column: nil, context)
            if literal.value.isText { lastWord = word }
            return .literal(literal)
        case nil: throw problem("ends where a column or value is expected")
        default: throw problem("requires a column or value at each side of a comparison, such as price > 10")
        }
    }

    private func ownColumn() throws(Diagnostic) -> Int {
        guard let own else {
            throw problem("has {}, which is the value of a column only in conditions of that column")
        }
        return own
    }

    private mutating func take(word: String) -> Bool {
        guard case .word(let next)? = tokens.first, next.lowercased() == word else { return false }
        tokens.removeFirst()
        return true
    }

    // MARK: Tokens

    private func split() throws(Diagnostic) -> [Token] {
        var tokens: [Token] = []
        var rest = source[...]
        while let character = rest.first {
            if character.isWhitespace {
                rest.removeFirst()
            } else if character == "(" || character == ")" {
                rest.removeFirst()
                tokens.append(character == "(" ? .open : .close)
            } else if character == "'" || character == "\"" || character == "{" {
                tokens.append(try quoted(&rest, opening: character))
            } else if let (symbol, other) = Self.otherSymbols.first(where: { rest.hasPrefix($0.0) }) {
                throw problem("has \(symbol); write \(other) instead")
            } else if let comparison = Condition.Operator.allCases.first(where: {
                $0 != .contains && rest.hasPrefix($0.rawValue)
            }) {
                rest = rest.dropFirst(comparison.rawValue.count)
                // Programmers write `==`.
                if comparison == .equal, rest.first == "=" { rest.removeFirst() }
                tokens.append(.comparison(comparison))
            } else {
                let word = rest.prefix { !$0.isWhitespace && !"()<>=!'\"{}".contains($0) }
                guard !word.isEmpty else { throw problem("has an unexpected \(character)") }
                rest = rest[word.endIndex...]
                tokens.append(word.lowercased() == "contains" ? .comparison(.contains) : .word(String(word)))
            }
        }
        return tokens
    }

    private func quoted(_ rest: inout Substring, opening: Character) throws(Diagnostic) -> Token {
        let closing: Character = opening == "{" ? "}" : opening
        rest.removeFirst()
        guard let end = rest.firstIndex(of: closing) else {
            throw problem("has a \(opening) that is not closed")
        }
        let text = String(rest[..<end])
        rest = rest[rest.index(after: end)...]
        return opening == "{" ? .column(text) : .text(text)
    }
}
