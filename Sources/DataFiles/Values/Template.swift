import Diagnostics

/// A text with placeholders for the columns of a record, such as `{name} ({code})` or `{price:number.2}`.
///
/// A placeholder is the name of a column in braces. A ``ValueFormat`` may follow after a colon. `{{` and `}}`
/// are braces. A template that consists only of the name of a column, without braces, is that column. Names
/// match exactly, or regardless of case if only one column matches.
package struct Template: Sendable, Equatable {
    private enum Part: Sendable, Equatable {
        case text(String)
        case column(Int, ValueFormat?)
    }

    /// The indices of the columns in the template, each once, in the order of their first use.
    package let columns: [Int]
    private let parts: [Part]
    private let context: FormatContext
    /// A Boolean value that indicates whether the text requires a value.
    private var requiresValue = false
    /// A Boolean value that indicates whether numbers without a format have minus signs and powers of ten.
    private var isDrawn = false

    /// Parses a template for records with `columns`.
    ///
    /// Throws if it contains no column or an unknown one, and if its braces do not match.
    package init(
        _ text: String, columns: [String], context: FormatContext = FormatContext()
    ) throws(Diagnostic) {
        self.context = context
        if let column = Self.index(of: text, in: columns) {
            parts = [.column(column, nil)]
        } else if text.contains("{") {
            parts = try Self.parts(of: text, columns: columns)
        } else {
            throw .unknownColumn(text, columns: columns)
        }
        var used: [Int] = []
        for case .column(let column, _) in parts where !used.contains(column) { used.append(column) }
        self.columns = used
        try checkReferenceDate()
    }

    /// Returns a template of one column, with its name in braces.
    package static func placeholder(_ column: Int, in columns: [String]) -> String {
        let name = columns[column]
        // A name that could not be parsed again is replaced by its number.
        return name.contains { $0 == "{" || $0 == "}" } ? "{#\(column + 1)}" : "{\(name)}"
    }

    /// Returns the index of the column `name`, or throws if there is none.
    package static func column(_ name: String, in columns: [String]) throws(Diagnostic) -> Int {
        guard let column = index(of: name, in: columns) else { throw .unknownColumn(name, columns: columns) }
        return column
    }

    /// The index of the column of which the template consists, also with a format. `nil` if there is other text.
    package var onlyColumn: Int? {
        guard parts.count == 1, case .column(let column, _) = parts[0] else { return nil }
        return column
    }

    /// Returns the text for one record, which must have the columns of the template. Without a record, it is
    /// the text between the columns.
    package func string(for record: Record?) -> String {
        if requiresValue, let record, !columns.isEmpty, columns.allSatisfy({ record[$0].trimmed.isEmpty }) {
            return ""
        }
        return parts.reduce(into: "") { result, part in
            switch part {
            case .text(let text): result += text
            case .column(let column, let format):
                guard let text = record?[column] else { return }
                if let formatted = format?.string(text, column: column, context: context) {
                    result += formatted
                } else {
                    let isNumber = isDrawn && context.kind(ofColumn: column) == .numbers
                    result += isNumber ? text.trimmed.asDrawnNumber : isDrawn ? text.trimmed : text
                }
            }
        }
    }

    /// The same template for a text that is drawn: values have no spaces around them, and the numbers of columns of numbers
    /// have minus signs and powers of ten.
    package var ofText: Template {
        var template = self
        template.isDrawn = true
        return template
    }

    /// The same template for the path of a file. It is empty for records without a value in any of its columns.
    package var ofPath: Template {
        var template = self
        template.requiresValue = true
        return template
    }

    /// Returns the number in a record: that of the column if the template is only one column, or else that of
    /// the text. The result is `nil` if there is none.
    package func number(for record: Record) -> DecimalNumber? {
        guard let column = onlyColumn else { return context.number(string(for: record), column: nil) }
        return context.number(record[column], column: column)
    }

    /// The format of the value, if the template is only one column.
    package var format: ValueFormat? {
        guard parts.count == 1, case .column(_, let format)? = parts.first else { return nil }
        return format
    }

    /// The locale of formatted values.
    package var locale: DataLocale { context.locale }

    /// Returns a number in the format of the only column. The result is `nil` if there is no such format.
    package func string(_ number: DecimalNumber) -> String? {
        format.flatMap { $0.string(number, locale: context.locale) }
    }

    /// A Boolean value that indicates whether the template contains a format.
    package var hasFormats: Bool { parts.contains { if case .column(_, _?) = $0 { true } else { false } } }

    /// Calls a function for each value of a record that its format does not understand, with its column and
    /// with what the format expects.
    package func forEachProblem(in record: Record, _ body: (Int, _ expected: String) -> Void) {
        for case .column(let column, let format?) in parts
        where format.isProblem(record[column], column: column, context: context) {
            body(column, format.expectedValue)
        }
    }

    /// Returns the remedy for a value of a column that its format does not understand. `nil` if there is none.
    func dateRemedy(for text: String, inColumn column: Int) -> String? {
        let isDate = parts.contains {
            if case .column(column, let format?) = $0 { format.isDate } else { false }
        }
        return isDate ? context.remedy(forDate: text) : nil
    }

    private func checkReferenceDate() throws(Diagnostic) {
        guard context.now == nil else { return }
        for case .column(_, let format?) in parts where format.requiresReferenceDate {
            throw Diagnostic(
                message: "date.relative requires the date from which it counts; "
                    + "write now: 2026-11-21 in the data, or --now 2026-11-21")
        }
    }

    /// Creates a template from a text without placeholders. Braces in it have no meaning.
    package init(literal text: String) {
        parts = [.text(text)]
        columns = []
        context = FormatContext()
    }

    /// Returns a template of a text that may contain placeholders. A text without columns is the same for
    /// every record.
    package static func text(
        _ text: String, columns: [String], context: FormatContext
    ) throws(Diagnostic) -> Template {
        text.contains { $0 == "{" || $0 == "}" }
            ? try Template(text, columns: columns, context: context) : Template(literal: text)
    }

    private static func parts(of text: String, columns: [String]) throws(Diagnostic) -> [Part] {
        var parts: [Part] = []
        var literal = ""
        var rest = text[...]
        while let character = rest.popFirst() {
            guard character == "{" || character == "}" else {
                literal.append(character)
                continue
            }
            if rest.first == character {
                rest.removeFirst()
                literal.append(character)
                continue
            }
            guard character == "{" else {
                throw Diagnostic(message: "\"\(text.shortened)\" has a } without a {; write }} for a brace")
            }
            let name = try placeholder(&rest, of: text)
            if !literal.isEmpty { parts.append(.text(literal)) }
            literal = ""
            parts.append(try part(name, columns: columns))
        }
        return literal.isEmpty ? parts : parts + [.text(literal)]
    }

    /// Removes the name and the closing brace of a placeholder from the front of `rest`.
    private static func placeholder(_ rest: inout Substring, of text: String) throws(Diagnostic) -> String {
        guard let end = rest.firstIndex(where: { $0 == "}" || $0 == "{" }), rest[end] == "}" else {
            let problem = "\"\(text.shortened)\" has a { that is not closed"
            throw Diagnostic(message: "\(problem); write {name} for a column and {{ for a brace")
        }
        let name = String(rest[..<end])
        guard !name.trimmed.isEmpty else {
            let problem = "\"\(text.shortened)\" has empty braces"
            throw Diagnostic(message: "\(problem); write the name of a column in them")
        }
        rest = rest[rest.index(after: end)...]
        return name
    }

    /// Returns the part for the content of braces: a column, or a column and a format. A column whose name
    /// contains a colon takes precedence.
    private static func part(_ name: String, columns: [String]) throws(Diagnostic) -> Part {
        if let column = index(of: name, in: columns) { return .column(column, nil) }
        // A pattern of times contains colons, and so may the name of a column.
        let colons = name.indices.filter { name[$0] == ":" }
        for colon in colons.reversed() {
            guard let column = index(of: String(name[..<colon]), in: columns) else { continue }
            return .column(column, try format(String(name[name.index(after: colon)...])))
        }
        throw .unknownColumn(name, columns: columns)
    }

    private static func format(_ word: String) throws(Diagnostic) -> ValueFormat {
        guard let format = ValueFormat(word) else {
            let remedy =
                ValueFormat.remedy(forOptionsOf: word) ?? remedy(forUnknown: word, among: ValueFormat.names)
            throw Diagnostic(message: "\"\(word.shortened)\" is not a format; \(remedy)")
        }
        return format
    }

    /// Returns the index of the column `name`. It matches the exact name, a number as in `#3`, or a single
    /// name regardless of case.
    static func index(of name: String, in columns: [String]) -> Int? {
        if let exact = columns.firstIndex(of: name) { return exact }
        if name.first == "#", let number = Int(name.dropFirst()), columns.indices.contains(number - 1) {
            return number - 1
        }
        let lowercased = name.lowercased()
        let alike = columns.indices.filter { columns[$0].lowercased() == lowercased }
        return alike.count == 1 ? alike[0] : nil
    }
}
