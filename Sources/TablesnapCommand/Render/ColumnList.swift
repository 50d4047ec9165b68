import DataFiles
import Diagnostics
import Scenes

/// The columns in the option `--columns`, such as `name,price:right=Price (€)`.
enum ColumnList {
    private static let option = "--columns"

    /// Parses a list, which is not empty.
    static func columns(
        _ list: String, in source: any RecordSource, _ context: FormatContext
    ) throws -> [DataColumn] {
        let parts = list.listItems
        guard parts.count <= SceneLimits.columns else {
            throw UsageError(
                "\(option): expected at most \(SceneLimits.columns) columns, found \(parts.count)")
        }
        guard !parts.contains("") else {
            throw UsageError("\(option): expected columns such as name,price:right, found \"\(list)\"")
        }
        if let rest = try rest(parts, in: source) { return rest }
        do {
            return try parts.flatMap { try columns(of: $0, in: source, context) }
        } catch let error as Diagnostic {
            throw error.addingRemedy(forComma: list, among: source.columns)
        }
    }

    /// Returns all columns but those in a list such as `-notes,-id`. `nil` for a list of columns.
    private static func rest(_ parts: [String], in source: any RecordSource) throws -> [DataColumn]? {
        let omitted = parts.filter { $0.hasPrefix("-") && !isColumn($0, of: source) }
        guard !omitted.isEmpty else { return nil }
        guard omitted.count == parts.count else {
            throw UsageError(
                "\(option): write either the columns to show, or a minus before each column to omit")
        }
        do throws(Diagnostic) {
            var indices = Set<Int>()
            for name in omitted.map({ String($0.dropFirst()) }) {
                if name.contains("*"), let found = try? source.columns.indices(matching: name) {
                    indices.formUnion(found)
                } else {
                    indices.insert(try Template.column(name, in: source.columns))
                }
            }
            let shown = source.columns.indices.filter { !indices.contains($0) }
            guard !shown.isEmpty else { throw Diagnostic(message: "no columns remain") }
            return shown.prefix(SceneLimits.columns).map { DataColumn(source.columns[$0]) }
        } catch {
            throw error.inOption(option, of: source)
        }
    }

    /// Parses a column, or several columns with a name in which `*` is any text.
    private static func columns(
        of text: String, in source: any RecordSource, _ context: FormatContext
    ) throws -> [DataColumn] {
        guard text.contains("*"), !text.contains("{"), !text.contains("="), !isColumn(text, of: source) else {
            return [try column(text, in: source, context)]
        }
        var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let alignment = try parts.count > 1 ? alignment(parts.removeLast()) : nil
        do throws(Diagnostic) {
            return try source.columns.indices(matching: parts.joined(separator: ":")).map { index in
                var column = DataColumn(source.columns[index])
                column.alignment = alignment
                return column
            }
        } catch {
            throw error.inOption(option, of: source)
        }
    }

    /// Parses a column: a name or a text with columns in braces, an alignment after a colon, and a title after an equals
    /// sign. A name that contains these characters takes precedence.
    private static func column(
        _ text: String, in source: any RecordSource, _ context: FormatContext
    ) throws -> DataColumn {
        if isColumn(text, of: source) { return DataColumn(text) }
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        var column = DataColumn(parts.first.map(String.init))
        if parts.count > 1 {
            column.title = String(parts[1])
            try checkTitle(text)
        }
        let name = column.value ?? ""
        if !isColumn(name, of: source), let colon = name.lastIndex(of: ":"), !name[colon...].contains("}") {
            column.value = String(name[..<colon])
            column.alignment = try alignment(String(name[name.index(after: colon)...]))
        }
        do throws(Diagnostic) {
            _ = try Template(column.value ?? "", columns: source.columns, context: context)
        } catch {
            throw error.inOption(option, of: source)
        }
        return column
    }

    /// Throws for a title that ends in an alignment, which belongs before it.
    private static func checkTitle(_ text: String) throws(UsageError) {
        guard let equals = text.firstIndex(of: "="), let colon = text[equals...].lastIndex(of: ":"),
            case let alignment = text[text.index(after: colon)...],
            DataColumn.Alignment.names.contains(where: { $0.name == alignment })
        else { return }
        let column = "\(text[..<equals]):\(alignment)\(text[equals..<colon])"
        throw UsageError(
            "\(option): \"\(text)\" has the alignment after the title; write \(column.shellQuoted)")
    }

    private static func isColumn(_ name: String, of source: any RecordSource) -> Bool {
        (try? Template.column(name, in: source.columns)) != nil
    }

    private static func alignment(_ name: String) throws -> DataColumn.Alignment {
        do throws(Diagnostic) {
            return try DataColumn.Alignment.named(name)
        } catch {
            if ValueFormat(name) == nil { throw UsageError("\(option): \(error.sentence)") }
            throw UsageError(
                "\(option): \"\(name)\" is not an alignment of columns; write a format in braces: {column:\(name)}"
            )
        }
    }
}

extension Diagnostic {
    /// Returns the error about a list with the way to write a name that the commas in it have divided.
    fileprivate func addingRemedy(forComma list: String, among columns: [String]) -> Diagnostic {
        guard let index = columns.firstIndex(where: { $0.contains(",") && list.contains($0) }) else {
            return self
        }
        var error = self
        let name = Template.placeholder(index, in: columns)
        error.message =
            "\"\(columns[index].shortened)\" contains a comma, which separates columns"
        error.remedy = "write \"\(name)\", #\(index + 1), or \\, in place of the comma"
        return error
    }
}
