import Records
import SceneFiles
import TableSnapshots

/// Which columns go where: those the command line names, or those that suit best.
struct ColumnChoice {
    private(set) var bindings = RecordBindings()
    /// The cell style that has a place for the columns.
    private(set) var cellStyle = TableViewCell.CellStyle.default
    /// What was chosen without being asked, for standard error; nil when nothing was.
    private(set) var note: String?

    init(_ options: RenderOptions, in file: RecordFile) throws {
        // Records without a single key have no columns to choose among.
        if file.columns.isEmpty { return }
        try bind(options, file)
        cellStyle = Self.cellStyle(subtitle: options.subtitle, value: options.value)
        guard options.title == nil else { return }

        let suggestion = try SuggestedBindings(file, except: columnsInUse)
        var chosen = [("--title", suggestion.title)]
        bindings.title = Self.template(suggestion.title, file)
        if bindings.detail == nil, bindings.image == nil {
            bindings.detail = Self.template(suggestion.subtitle ?? suggestion.value, file)
            bindings.image = Self.template(suggestion.image, file)
            cellStyle = Self.cellStyle(subtitle: suggestion.subtitle, value: suggestion.value)
            chosen += [
                ("--subtitle", suggestion.subtitle), ("--value", suggestion.value),
                ("--image", suggestion.image),
            ]
        }
        let words = chosen.compactMap { option, column in column.map { "\(option) \(Self.quoted($0))" } }
        note = words.isEmpty ? nil : "using " + words.joined(separator: " ")
    }

    /// Binds what the command line names.
    private mutating func bind(_ options: RenderOptions, _ file: RecordFile) throws {
        bindings.title = try Self.template(options.title, "--title", file)
        bindings.detail =
            try Self.template(options.subtitle, "--subtitle", file)
            ?? Self.template(options.value, "--value", file)
        bindings.image = try Self.template(options.image, "--image", file)
        bindings.section = try Self.column(options.section, file)
        if let name = options.accessory { bindings.accessory = try Self.value(name, "--accessory", file) }
        if let name = options.editingStyle {
            bindings.editingStyle = try Self.value(name, "--editing-style", file)
        }
    }

    /// What is shown already, or decides how rows look, and would only be said twice.
    private var columnsInUse: Set<Int> {
        let templates = [bindings.title, bindings.detail, bindings.image].compactMap { $0 }
        return Set(templates.flatMap(\.columns) + bindings.accessory.columns + bindings.editingStyle.columns)
            .union([bindings.section].compactMap { $0 })
    }

    private static func cellStyle(subtitle: String?, value: String?) -> TableViewCell.CellStyle {
        subtitle != nil ? .subtitle : value != nil ? .value1 : .default
    }

    /// The template for a column of the file.
    private static func template(_ column: String?, _ file: RecordFile) -> Template? {
        column.flatMap { try? Template($0, columns: file.columns) }
    }

    /// A column name as it is written on a command line.
    private static func quoted(_ name: String) -> String {
        let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) }
        return isPlain ? name : "'" + name.replacing("'", with: "'\\''") + "'"
    }

    private static func template(
        _ text: String?, _ option: String, _ file: RecordFile
    ) throws(ColumnError) -> Template? {
        guard let text else { return nil }
        do {
            return try Template(text, columns: file.columns)
        } catch {
            throw ColumnError(file, option, error)
        }
    }

    private static func value<Value: NamedValue>(
        _ text: String, _ option: String, _ file: RecordFile
    ) throws -> RowValue<Value> {
        do throws(TemplateError) {
            return try RowValue(text, columns: file.columns)
        } catch {
            if text.contains("{") { throw ColumnError(file, option, error) }
            let isColumn = file.columns.contains(text)
            let hint = isColumn ? "; for the column of that name write \"{\(text)}\"" : ""
            throw UsageError("\(option): \(error.sentence)\(hint)")
        }
    }

    private static func column(_ name: String?, _ file: RecordFile) throws -> Int? {
        guard let template = try template(name, "--section", file) else { return nil }
        guard template.columns.count == 1, name?.contains("{") == false else {
            throw UsageError("--section wants the name of one column, not a template")
        }
        return template.columns[0]
    }
}

/// An option that names a column the file does not have.
struct ColumnError: Error, CustomStringConvertible {
    let description: String

    init(_ file: RecordFile, _ option: String, _ error: TemplateError) {
        description = "\(file.name): \(option): \(error.sentence)"
    }
}
