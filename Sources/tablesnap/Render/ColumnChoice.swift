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
        var options = options
        if file.columns.isEmpty { return }
        if options.title == nil, options.subtitle == nil, options.value == nil, options.image == nil {
            let suggestion = try SuggestedBindings(file)
            options.title = suggestion.title
            options.subtitle = suggestion.subtitle
            options.value = suggestion.value
            options.image = suggestion.image
            note = Self.note(suggestion)
        } else if options.title == nil {
            options.title = try SuggestedBindings(file).title
            note = options.title.map { "using --title \(Self.quoted($0))" }
        }
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
        cellStyle = options.subtitle != nil ? .subtitle : options.value != nil ? .value1 : .default
    }

    private static func note(_ suggestion: SuggestedBindings) -> String? {
        let parts = [
            ("--title", suggestion.title), ("--subtitle", suggestion.subtitle), ("--value", suggestion.value),
            ("--image", suggestion.image),
        ].compactMap { option, column in column.map { "\(option) \(quoted($0))" } }
        return parts.isEmpty ? nil : "using " + parts.joined(separator: " ")
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
    ) throws(ColumnError) -> RowValue<Value> {
        do {
            return try RowValue(text, columns: file.columns)
        } catch {
            throw ColumnError(file, option, error)
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
