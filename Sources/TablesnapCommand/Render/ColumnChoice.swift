import DataFiles
import Diagnostics
import SceneSchema
import Scenes
import TableSnapshots

/// The template of the row for each record: from the columns in the command line, or else from the suggested
/// ones.
struct ColumnChoice {
    private(set) var row = SceneRow()
    /// The columns of the rows. They are empty for rows with texts.
    private(set) var columns: [DataColumn] = []
    /// The column by which records are grouped into sections.
    private(set) var group: String?
    /// The note about suggested or omitted columns for standard error. `nil` if there are none.
    private(set) var note: String?
    /// The columns that are already visible or that affect the style of rows. They are not suggested again.
    private var used: Set<Int> = []
    /// The conventions of the values.
    private let context: FormatContext

    init(_ options: RenderOptions, in records: OpenRecords) throws {
        let source = records.source
        context = records.context
        // Records without keys have no columns.
        if source.columns.isEmpty { return }
        try checkFilter(options.filter, of: source)
        try bind(options, source)
        if let list = options.columns {
            columns = try ColumnList.columns(list, in: source, context)
            if list.isEmpty, columns.count < source.columns.count {
                note =
                    "showing \(columns.count) of \(source.columns.count) columns; choose others with --columns"
            }
            return
        }
        row.style = Self.cellStyle(subtitle: options.subtitle, value: options.value)
        guard options.title == nil else { return }

        let suggestion = try SuggestedBindings.of(source, except: used)
        var chosen = [("--title", suggestion.title)]
        row.text = suggestion.title.map { SceneText(Self.placeholder($0, source)) }
        if row.detail == nil, row.image == nil {
            row.detail = (suggestion.subtitle ?? suggestion.value).map {
                SceneText(Self.placeholder($0, source))
            }
            row.image = suggestion.image.map { SceneImage(Self.placeholder($0, source)) }
            row.style = Self.cellStyle(subtitle: suggestion.subtitle, value: suggestion.value)
            chosen += [
                ("--subtitle", suggestion.subtitle), ("--value", suggestion.value),
                ("--image", suggestion.image),
            ]
        }
        let words = chosen.compactMap { option, column in column.map { "\(option) \($0.shellQuoted)" } }
        let shownCount = used.count + words.count
        // Standard cells have few texts.
        let hint =
            suggestion.namesRows && shownCount * 2 >= source.columns.count
            ? "" : "; for a table of all \(source.columns.count) columns, add --columns"
        note = words.isEmpty ? nil : "using " + words.joined(separator: " ") + hint
    }

    /// Sets the columns in the command line.
    private mutating func bind(_ options: RenderOptions, _ source: any RecordSource) throws {
        if options.columns == nil {
            row.text = try template(options.title, "--title", source).map { SceneText($0) }
            row.detail = try
                (template(options.subtitle, "--subtitle", source)
                ?? template(options.value, "--value", source)).map { SceneText($0) }
        }
        row.image = try template(options.image, "--image", source).map { SceneImage($0) }
        group = try column(options.section, source)
        if let name = options.accessory {
            row.accessory = .standard(try value(name, "--accessory", source))
            if options.isEditing { row.editingAccessory = row.accessory }
        }
        if let name = options.editingStyle { row.editingStyle = try value(name, "--editing-style", source) }
    }

    /// Throws for a filter that is no condition. Its unknown columns are reported together with those of the order.
    private func checkFilter(_ filter: String?, of source: any RecordSource) throws {
        guard let filter else { return }
        do throws(Diagnostic) {
            try Condition(filter, columns: source.columns, context: context).checkTexts(in: source)
        } catch {
            if !error.isUnknownColumn { throw UsageError("--filter: \(error.sentence)") }
        }
    }

    private static func cellStyle(subtitle: String?, value: String?) -> ListContentKind {
        subtitle != nil ? .subtitle : value != nil ? .value1 : .default
    }

    /// Returns the placeholder of a column in a template.
    private static func placeholder(_ column: String, _ source: any RecordSource) -> String {
        (try? Template.column(column, in: source.columns)).map {
            Template.placeholder($0, in: source.columns)
        } ?? column
    }

    /// Returns the template in an option: a column, or a text with columns in braces.
    private mutating func template(
        _ text: String?, _ option: String, _ source: any RecordSource
    ) throws -> String? {
        guard let text else { return nil }
        do throws(Diagnostic) {
            let template = try Template(text, columns: source.columns, context: context)
            used.formUnion(template.columns)
            let column = try? Template.column(text, in: source.columns)
            return column.map { Template.placeholder($0, in: source.columns) } ?? text
        } catch {
            throw error.inOption(option, of: source)
        }
    }

    private mutating func value<Value: NamedValue>(
        _ text: String, _ option: String, _ source: any RecordSource
    ) throws -> RecordValue<Value> {
        if text.contains("{") { return .template(try template(text, option, source) ?? "") }
        do throws(Diagnostic) {
            return .fixed(try Value.named(text))
        } catch {
            let isColumn = source.columns.contains(text)
            let hint = isColumn ? "; for the column with that name, write \"{\(text)}\"" : ""
            throw UsageError("\(option): \(error.sentence)\(hint)")
        }
    }

    private mutating func column(_ name: String?, _ source: any RecordSource) throws -> String? {
        guard let name, try template(name, "--section", source) != nil else { return nil }
        let template = try Template(name, columns: source.columns)
        guard template.columns.count == 1, !name.contains("{") else {
            throw UsageError("--section: expected the name of one column, found a template")
        }
        return source.columns[template.columns[0]]
    }
}
