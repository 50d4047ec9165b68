import DataFiles
import Diagnostics
import Files
import Foundation
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
    /// The notes for standard error: about suggested or omitted columns, and about titles that are probably a record.
    private(set) var notes: [String] = []
    /// The columns that are already visible or that affect the style of rows. They are not suggested again.
    private var used: Set<Int> = []
    /// The columns without values, after a search for them.
    private var foundEmpty: [Int]?
    private let source: any RecordSource
    /// The folder of the input, to which paths of images are relative.
    private let folder: String
    /// The conventions of the values.
    private let context: FormatContext

    /// Returns the choice in the command line, completed by suggestions.
    ///
    /// - Parameters:
    ///   - folder: The folder of the input.
    ///   - isTable: Whether the input shows its records as a table with columns, such as one in Markdown.
    static func of(
        _ records: OpenRecords, in folder: String, isTable: Bool, _ options: RenderOptions
    ) throws -> ColumnChoice {
        var choice = ColumnChoice(source: records.source, folder: folder, context: records.context)
        // Records without keys have no columns.
        if choice.source.columns.isEmpty { return choice }
        try choice.checkFilter(options.filter)
        try choice.bind(options)
        if let list = options.columns {
            try choice.show(list)
        } else {
            try choice.showList(options, isTable: isTable)
        }
        return choice
    }

    /// Shows the columns of a list. An empty list is all of them.
    private mutating func show(_ list: String) throws {
        if list.isEmpty { try showAll() } else { columns = try ColumnList.columns(list, in: source, context) }
        shortenTitlesOfFeatures()
        if let group { showOnce(group, isListed: !list.isEmpty && !list.hasPrefix("-")) }
    }

    /// Shows the columns with values, up to the maximum.
    private mutating func showAll() throws {
        let empty = try emptyColumns()
        let filled = source.columns.indices.filter { !empty.contains($0) }
        let shown = filled.prefix(SceneLimits.columns)
        columns = shown.map { DataColumn(source.columns[$0]) }
        guard columns.count < source.columns.count else { return }
        let named = empty.filter { !source.unnamedColumns.contains($0) }.map { source.columns[$0] }
        let names = named.prefix(3).map { "\"\($0.shortened)\"" }.joined(separator: ", ")
        let others = named.count > 3 ? " and \(counted(named.count - 3, "other"))" : ""
        let reason =
            (shown.count < filled.count ? ", the maximum" : "")
            + (named.isEmpty ? "" : ", without \(names)\(others), empty in these records")
        notes.append(
            "showing \(columns.count) of \(source.columns.count) columns\(reason); choose others with --columns"
        )
    }

    /// Removes the key from the titles of the properties of GeoJSON's features, unless another column has the rest as its name.
    private mutating func shortenTitlesOfFeatures() {
        let key = "properties."
        guard source.columns.contains(where: { $0.hasPrefix("geometry") }) else { return }
        for index in columns.indices where columns[index].title == nil {
            guard let name = columns[index].value, name.hasPrefix(key) else { continue }
            let rest = String(name.dropFirst(key.count))
            if !source.columns.contains(rest) { columns[index].title = rest }
        }
    }

    /// Returns the columns without values. Those without a name come from a separator at the end of each line. If all are empty,
    /// none is omitted.
    private mutating func emptyColumns() throws -> [Int] {
        if let foundEmpty { return foundEmpty }
        func isEmpty(_ column: Int, _ record: Record) -> Bool { record[column].allSatisfy(\.isWhitespace) }
        // Few columns without a value in the sample have one in another record.
        let sample = try source.sample(Self.sampleSize)
        var empty = source.columns.indices.filter { column in sample.allSatisfy { isEmpty(column, $0) } }
        for index in 0..<source.count where !empty.isEmpty {
            let record = try source.record(at: index)
            empty.removeAll { !isEmpty($0, record) }
        }
        let result = empty.count < source.columns.count ? empty : []
        foundEmpty = result
        return result
    }

    private static let sampleSize = 100
    /// The maximum length of options that a user would copy.
    private static let maxAdvice = 120

    /// Shows the values of the column of sections once: in the column, if the user lists it, or else as their titles.
    private mutating func showOnce(_ group: String, isListed: Bool) {
        let isGroup = columns.map { column in
            (try? Template.column(column.value ?? "", in: source.columns)).map { source.columns[$0] } == group
        }
        if isListed {
            for index in columns.indices where isGroup[index] {
                (columns[index].value, columns[index].hidesRepeats) = (group, true)
            }
        } else if columns.count > 1 {
            columns = zip(columns, isGroup).filter { !$0.1 }.map(\.0)
        }
    }

    /// Shows a list, with suggested columns where the command line specifies none. Shows all columns instead if no option is
    /// about a list, and a list does not suit the records.
    private mutating func showList(_ options: RenderOptions, isTable: Bool) throws {
        guard options.title == nil else {
            row.style = Self.cellStyle(subtitle: options.subtitle, value: options.value)
            return
        }
        let suggestion = try suggestion()
        let list = try list(of: suggestion)
        let isTable = isTable || options.summarizes || source.count == 0 && source.columns.count > 1
        if !options.requiresList, isTable || !suggestion.suitsList {
            let names = list.options.joined(separator: " ")
            let canBeCopied = names.count <= Self.maxAdvice && !names.contains("\\u{")
            notes.append("drawing columns; for a list, add \(canBeCopied ? names : "--title COLUMN")")
            return try show("")
        }
        row = list.row
        if row.style == nil { row.style = Self.cellStyle(subtitle: options.subtitle, value: options.value) }
        if list.options.isEmpty { return }
        let hint =
            suggestion.suitsList && suggestion.showsAllColumns
            ? "" : "; for a table of all \(source.columns.count) columns, add --columns"
        notes.append("using " + list.options.joined(separator: " ") + hint)
    }

    /// Returns the suggested columns. Those of images without files are none.
    private mutating func suggestion() throws -> SuggestedBindings {
        let empty = Set(try emptyColumns())
        let first = try SuggestedBindings.of(source, except: used, empty: empty)
        guard let image = first.image, case let column = try Template.column(image, in: source.columns),
            try !hasImages(column)
        else { return first }
        if source.columns.count > 1 {
            notes.append(
                "no file in \"\(image.shortened)\" exists, so no images are drawn; if they do, add --image \(image.shellQuoted)"
            )
        }
        return try SuggestedBindings.of(source, except: used, lost: [column], empty: empty)
    }

    /// Returns the row with suggested columns where the command line specifies none, and the options for these columns.
    private func list(of suggestion: SuggestedBindings) throws -> (row: SceneRow, options: [String]) {
        var row = row
        let placeholders = suggestion.titles.map(placeholder)
        let template = placeholders.joined(separator: suggestion.titleSeparator)
        row.text = template.isEmpty ? nil : SceneText(template)
        var chosen = [("--title", placeholders.count > 1 ? template : suggestion.titles.first)]
        if row.detail == nil, row.image == nil {
            let short = try suggestion.value.flatMap { try shortened($0) }
            row.detail = (suggestion.subtitle ?? suggestion.value).map { SceneText(short ?? placeholder($0)) }
            row.image = suggestion.image.map { SceneImage(placeholder($0)) }
            row.style = Self.cellStyle(subtitle: suggestion.subtitle, value: suggestion.value)
            chosen += [
                ("--subtitle", suggestion.subtitle), ("--value", short ?? suggestion.value),
                ("--image", suggestion.image),
            ]
        }
        return (row, chosen.compactMap { option, column in column.map { "\(option) \($0.shellQuoted)" } })
    }

    /// Returns a Boolean value that indicates whether a file exists at one of the first paths in a column.
    private func hasImages(_ column: Int) throws -> Bool {
        try (0..<min(source.count, Self.sampleSize)).contains { row in
            let path = try source.record(at: row)[column].trimmed
            return !path.isEmpty && FileManager.default.fileExists(atPath: FileSearch.joined(folder, path))
        }
    }

    /// Returns the placeholder of a column of results of calculations, with a few digits after the decimal separator. `nil` for
    /// other columns.
    private func shortened(_ column: String) throws -> String? {
        let index = try Template.column(column, in: source.columns)
        let texts = try source.sample(Self.sampleSize).map { $0[index] }
        guard let places = ColumnContent.calculatedPlaces(of: texts, mark: context.mark(ofColumn: index)),
            places <= Self.maxPlaces
        else { return nil }
        return placeholder(column).dropLast() + ":number.\(places)}"
    }

    private static let maxPlaces = 9

    /// Sets the columns in the command line.
    private mutating func bind(_ options: RenderOptions) throws {
        if options.columns == nil {
            row.text = try template(options.title, "--title").map { SceneText($0) }
            let detail = try template(options.subtitle, "--subtitle") ?? template(options.value, "--value")
            row.detail = detail.map { SceneText($0) }
        }
        row.image = try template(options.image, "--image").map { SceneImage($0) }
        group = try column(options.section)
        if let name = options.accessory {
            row.accessory = .standard(try value(name, "--accessory"))
            if options.isEditing { row.editingAccessory = row.accessory }
        }
        if let name = options.editingStyle { row.editingStyle = try value(name, "--editing-style") }
    }

    /// Throws for a filter that is no condition. Its unknown columns are reported together with those of the order.
    private func checkFilter(_ filter: String?) throws {
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
    private func placeholder(_ column: String) -> String {
        (try? Template.column(column, in: source.columns)).map {
            Template.placeholder($0, in: source.columns)
        } ?? column
    }

    /// Returns the template in an option: a column, or a text with columns in braces.
    private mutating func template(_ text: String?, _ option: String) throws -> String? {
        guard let text else { return nil }
        if let column = try? Template.column(text, in: source.columns) {
            used.insert(column)
            return Template.placeholder(column, in: source.columns)
        }
        do throws(Diagnostic) {
            used.formUnion(try Template(text, columns: source.columns, context: context).columns)
            return text
        } catch {
            throw error.inOption(option, of: source)
        }
    }

    private mutating func value<Value: NamedValue>(
        _ text: String, _ option: String
    ) throws -> RecordValue<Value> {
        if text.contains("{") { return .template(try template(text, option) ?? "") }
        do throws(Diagnostic) {
            return .fixed(try Value.named(text))
        } catch {
            let isColumn = source.columns.contains(text)
            let hint = isColumn ? "; for the column with that name, write \"{\(text)}\"" : ""
            throw UsageError("\(option): \(error.sentence)\(hint)")
        }
    }

    private mutating func column(_ name: String?) throws -> String? {
        guard let name, try template(name, "--section") != nil else { return nil }
        guard !name.contains("{"), let column = try? Template.column(name, in: source.columns) else {
            throw UsageError("--section: expected the name of one column, found a template")
        }
        return source.columns[column]
    }
}
