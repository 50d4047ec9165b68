import DataFiles
import DataTables
import TableKit

/// The groups of a section's records, each of which is a section of the table.
struct RecordGroups {
    let source: any RecordSource
    /// The index of the column by which they are grouped.
    let column: Int
    /// The section before it is divided.
    let whole: ResolvedSection
    private let header, footer: HeaderFooterTemplate?
    private let sort: [String]
    private let file: SceneFile
    /// The path of the section in the file.
    private let path: String

    /// Compiles the titles of groups.
    ///
    /// - Throws: `InputError` for the first error in their templates.
    init(
        _ whole: ResolvedSection, of rows: RecordRows, column: Int, sort: [String], in file: SceneFile,
        path: String
    ) throws {
        header = try whole.header.map {
            try HeaderFooterTemplate($0, rows.templates, in: file, at: path.appending(key: "header"))
        }
        footer = try whole.footer.map {
            try HeaderFooterTemplate($0, rows.templates, in: file, at: path.appending(key: "footer"))
        }
        (source, self.column, self.whole) = (rows.source, column, whole)
        (self.sort, self.file, self.path) = (sort, file, path)
    }

    /// Returns the sections of the groups, each with separate titles.
    func sections(_ runs: [FieldRun]) throws -> [ResolvedSection] {
        try runs.enumerated().map { index, run in
            var section = whole
            section.group = index
            section.records = run.records
            let first = run.records.lowerBound
            section.header =
                try header.map { try $0.filled(with: source.record(at: first)) }
                ?? SceneHeaderFooter(run.value)
            section.footer = try footer.map { try $0.filled(with: source.record(at: first)) }
            return section
        }
    }

    /// Returns a warning about the first group whose value repeats that of an earlier one, or `nil` if there is
    /// none.
    func warning(aboutRepeatsIn runs: [FieldRun]) throws -> Diagnostic? {
        guard let run = runs.firstRepeated else { return nil }
        return try run.warning(aboutRepeatIn: source, remedy: joiningOrder)
    }

    /// The remedy for repeated groups: the order in which each is one section.
    private var joiningOrder: String {
        get throws(Diagnostic) {
            let columns = try sort.map { (text) throws(Diagnostic) in
                try SelectedRecords.SortColumn(text, columns: source.columns).column
            }
            if columns.first == column {
                return
                    "values that differ only in case or in the form of a number or date sort as equal; write them alike"
            }
            let name = source.columns[column]
            // These characters have a meaning in an order, or in quotes.
            let isNumbered = name.hasPrefix("-") || name.contains { ",\"\\$`".contains($0) }
            let group = isNumbered ? "#\(column + 1)" : name
            let order = [group] + zip(sort, columns).filter { $1 != column }.map(\.0)
            if let option = file.options[path.appending(key: "data.sort")] {
                return "use \(option) \(order.joined(separator: ",").quoted)"
            }
            let list = order.map(\.quoted).joined(separator: ", ")
            return "write sort: \(order.count == 1 ? list : "[\(list)]") in data"
        }
    }
}

/// A header or footer whose texts contain columns.
private struct HeaderFooterTemplate {
    let model: SceneHeaderFooter
    let title: Template?
    let spans: [Template?]
    let values: [String: Template]

    /// Compiles the texts in order, because the first error is reported.
    init(_ model: SceneHeaderFooter, _ templates: Templates, in file: SceneFile, at path: String) throws {
        func template(_ text: String?) throws -> Template? {
            try text.map { text in try file.located(path) { try templates.text(text) } }
        }
        self.model = model
        title = try template(model.text?.text)
        spans = try (model.text?.spans ?? []).map { try template($0.text) }
        var values: [String: Template] = [:]
        for (name, value) in model.values.sorted(by: { $0.key < $1.key }) {
            values[name] = try template(value)
        }
        self.values = values
    }

    /// Returns the header or footer with the texts of a record.
    func filled(with record: Record) -> SceneHeaderFooter {
        var model = model
        model.text?.text = title?.string(for: record)
        for (index, span) in spans.enumerated() {
            model.text?.spans[index].text = span?.string(for: record)
        }
        model.values = values.mapValues { $0.string(for: record) }
        return model
    }
}
