import DataFiles
import DataTables

/// The groups of a section's records, each of which is a section of the table.
struct RecordGroups {
    let source: any RecordSource
    /// The index of the column by which they are grouped.
    let column: Int
    /// The section before it is divided.
    let whole: ResolvedSection
    fileprivate let header, footer: HeaderFooterTemplate?
    /// A Boolean value that indicates whether the values may contain inline Markdown.
    fileprivate let isMarkdown: Bool
    /// A Boolean value that indicates whether the groups have titles without a template.
    fileprivate let hasTitles: Bool
    fileprivate let sort: [String]
    fileprivate let file: SceneFile
    /// The path of the section in the file.
    fileprivate let path: String

    /// Returns the sections of the groups, each with separate titles.
    func sections(_ runs: [FieldRun]) throws -> [ResolvedSection] {
        try runs.enumerated().map { index, run in
            var section = whole
            section.group = index
            section.records = run.records
            let first = run.records.lowerBound
            let value = (isMarkdown ? InlineMarkdown(run.value).text : run.value).trimmed
            section.groupValue = value
            section.header =
                try header.map { try filled($0, with: source.record(at: first)) }
                ?? (hasTitles ? SceneHeaderFooter(FieldRun.title(of: value)) : nil)
            section.footer = try footer.map { try filled($0, with: source.record(at: first)) }
            return section
        }
    }

    private func filled(
        _ template: HeaderFooterTemplate, with record: Record
    ) throws(Diagnostic) -> SceneHeaderFooter {
        do throws(Diagnostic) {
            return try template.filled(with: record)
        } catch {
            throw Diagnostic(file: source.name, line: record.line, message: error.sentence)
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

extension RecordRows {
    /// Compiles the titles of the groups of a section.
    ///
    /// - Throws: `InputError` for the first error in their templates.
    func groups(
        of whole: ResolvedSection, column: Int, sort: [String], in file: SceneFile, path: String
    ) throws -> RecordGroups {
        RecordGroups(
            source: source, column: column, whole: whole,
            header: try whole.header?.compiled(by: templates, in: file, at: path.appending(key: "header")),
            footer: try whole.footer?.compiled(by: templates, in: file, at: path.appending(key: "footer")),
            isMarkdown: templates.isMarkdown,
            hasTitles: !file.scene.sections[whole.sceneSection].columns.showsGroups(
                of: source.columns[column]),
            sort: sort, file: file, path: path)
    }
}

/// A header or footer whose texts contain columns.
private struct HeaderFooterTemplate {
    let model: SceneHeaderFooter
    let title: Template?
    let spans: [Template?]
    let values: [String: Template]
    /// The views with values.
    let outlets: [SceneOutlet]

    /// Returns the header or footer with the texts of a record.
    ///
    /// - Throws: `Diagnostic` without a location for a text that its view does not understand.
    func filled(with record: Record) throws(Diagnostic) -> SceneHeaderFooter {
        var model = model
        model.text?.text = title?.string(for: record)
        for (index, span) in spans.enumerated() {
            model.text?.spans[index].text = span?.string(for: record)
        }
        model.values = values.mapValues { $0.string(for: record) }
        for outlet in outlets { try model.values[outlet.name].map(outlet.check) }
        return model
    }
}

extension SceneHeaderFooter {
    /// Compiles the texts in order, because the first error is reported.
    fileprivate func compiled(
        by templates: Templates, in file: SceneFile, at path: String
    ) throws -> HeaderFooterTemplate {
        func template(_ text: String?) throws -> Template? {
            try text.map { text in try file.located(path) { try templates.text(text) } }
        }
        let title = try template(text?.text)?.ofText
        let spans = try (text?.spans ?? []).map { try template($0.text)?.ofText }
        var compiled: [String: Template] = [:]
        for (name, value) in values.sorted(by: { $0.key < $1.key }) { compiled[name] = try template(value) }
        let outlets = values.keys.sorted().compactMap(locatedViews(at: path).outlet)
        return HeaderFooterTemplate(
            model: self, title: title, spans: spans, values: compiled, outlets: outlets.filter(\.canBeWrong))
    }
}
