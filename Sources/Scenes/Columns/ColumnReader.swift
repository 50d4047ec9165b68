import DataFiles
import TableKit

/// A reader of the columns of a section, which determines their types in a sample of the rows, and then analyzes all rows.
struct ColumnReader {
    let section: SceneSection
    let rows: SceneColumns.Rows
    let file: SceneFile
    /// The path of the section.
    let path: String
    /// The summaries of the table.
    let total: [SceneSummary]

    /// Returns the columns of the section, those of row titles first.
    ///
    /// - Throws: ``SceneError`` with the errors in all columns and summaries, and `Diagnostic` for a record.
    func columns() throws -> SceneColumns {
        let sample = try rows.sample()
        var parsed = try parsed(sample)
        var analysis = try analysis(of: parsed)
        // A code outside the sample makes the numbers of its column texts, which have no sum.
        let codes = analysis.codes.compactMap(\.self)
        if !codes.isEmpty {
            parsed = try self.parsed(sample + codes)
            analysis = try self.analysis(of: parsed)
        }
        return SceneColumns(
            analysis.completeColumns, showsHeader: showsHeader, summaries: analysis.summaries,
            notes: notes(about: parsed.groups, parsed.columns, path: summaryPath)
                + notes(about: parsed.total, parsed.columns, path: "total"),
            valueWarnings: analysis.problems.warnings(file: rows.source, columns: rows.names)
                + warnings(about: parsed.groups, parsed.columns, path: summaryPath)
                + warnings(about: parsed.total, parsed.columns, path: "total"),
            summaryWarnings: SceneColumns.warnings(
                aboutMissingNumbersIn: parsed.groups, parsed.columns, in: file, path: summaryPath),
            source: rows.source)
    }

    private var summaryPath: String { path.appending(key: "summary") }

    private var models: [SceneColumn] {
        section.data == nil ? section.columns : section.columns.map { $0.completed(by: rows) }
    }

    private var showsHeader: Bool {
        section.showsColumnHeader && models.contains { !$0.fullTitle.isEmpty }
    }

    /// Parses the columns and summaries.
    private func parsed(_ sample: [Record]) throws -> ParsedColumns {
        var errors = SceneErrors()
        var parser = TemplateParser(columns: rows.names, context: rows.context)
        var columns = try models.enumerated().compactMap { index, model in
            try errors.collecting {
                try file.located(path.appending(key: "columns[\(index)]")) {
                    try SceneColumns.Column(
                        model, isLiteral: section.data == nil ? index : nil, &parser, sample,
                        wraps: file.scene.wraps)
                }
            }
        }
        for (index, column) in columns.enumerated() {
            for (position, rowCase) in column.cases.enumerated() {
                _ = try errors.collecting {
                    try file.located(path.appending(key: "columns[\(index)].when[\(position)].if")) {
                        try rowCase.condition.checkWords(count: rows.count, record: rows.record)
                    }
                }
            }
        }
        try errors.throwAny()
        columns = columns.filter(\.model.isRowTitle) + columns.filter { !$0.model.isRowTitle }
        return ParsedColumns(
            columns: columns, formatted: parser.formatted + columns.map(\.value).filter(\.hasFormats),
            nameChecks: parser.nameChecks,
            groups: try SummaryPlan.plans(
                section.summary, columns, rows.context, in: file, path: summaryPath),
            total: try SummaryPlan.plans(
                total, columns, rows.context, in: file, path: "total", below: section.summary))
    }

    /// Analyzes all rows in one pass, if that is necessary.
    private func analysis(of parsed: ParsedColumns) throws -> ColumnAnalysis {
        let summaries = ColumnSummaries(
            groups: parsed.groups, total: parsed.total,
            isPart: !total.isEmpty && file.scene.sections.count > 1, of: parsed.columns)
        var analysis = ColumnAnalysis(
            parsed, summaries, isSampled: rows.count > SceneColumns.sampleSize,
            fitsTexts: file.scene.fitsColumns)
        guard analysis.isRequired else { return analysis }
        for group in rows.groups {
            for row in group {
                guard let record = try rows.record(row) else { continue }
                do {
                    try analysis.include(record, at: row)
                } catch {
                    throw try located(error, in: record)
                }
            }
            analysis.endGroup()
        }
        analysis.endRows()
        return analysis
    }

    /// Returns an error with the location of a record: its line in the data, or its section in the scene.
    private func located(_ error: any Error, in record: Record) throws -> any Error {
        if section.data == nil { try file.located(path) { throw error } }
        let problem = error as? Diagnostic ?? Diagnostic(message: "\(error)")
        return problem.located(in: rows.source, line: record.line > 0 ? record.line : nil)
    }

    /// Returns notes about columns that summaries omit because their numbers are no quantities.
    private func notes(
        about plans: [SummaryPlan], _ columns: [SceneColumns.Column], path: String
    ) -> [Diagnostic] {
        Set(plans.flatMap(\.omitted)).sorted().compactMap { index in
            guard let labels = columns[index].labels, let name = columns[index].messageName,
                let plan = plans.first(where: { $0.omitted.contains(index) })
            else { return nil }
            return Diagnostic(
                .note, file: file.name, path: name,
                message: "the column has no \(plan.function.rawValue), because its numbers are \(labels)",
                remedy: "if it requires one, \(remedy(for: name, plan, path))")
        }
    }

    /// Returns warnings about columns without a summary because a few of their values are no numbers.
    private func warnings(
        about plans: [SummaryPlan], _ columns: [SceneColumns.Column], path: String
    ) -> [Diagnostic] {
        Set(plans.flatMap(\.mixed)).sorted().compactMap { index in
            guard let text = columns[index].strayText, let name = columns[index].messageName,
                let plan = plans.first(where: { $0.mixed.contains(index) })
            else { return nil }
            let function = plan.function.rawValue
            return Diagnostic(
                .warning, file: rows.source, line: text.line > 0 ? text.line : nil, path: name,
                message: "\"\(text.text.shortened)\" is not a number, so that the column has no \(function)",
                remedy: "correct it, or for the \(function) of the others \(remedy(for: name, plan, path))")
        }
    }

    /// Returns how a column gets the function of a summary.
    private func remedy(for name: String, _ plan: SummaryPlan, _ path: String) -> String {
        let function = plan.function.rawValue
        return file.options[path].map { "use \($0) \("\(function):\(name)".quoted)" }
            ?? "give the column \"summary: \(function)\""
    }
}

/// The columns of a section before the analysis of all rows.
struct ParsedColumns {
    let columns: [SceneColumns.Column]
    /// The templates that contain formats.
    let formatted: [Template]
    /// Functions that throw if a record contains an unknown name of a value.
    let nameChecks: [RowPlan.NameCheck]
    /// The summaries of each group, and those of the table.
    let groups, total: [SummaryPlan]
}

extension SceneColumn {
    /// Returns the column with defaults from the records: the name of the only column in its template as its title, and
    /// the alignment and the inline Markdown of a table in Markdown.
    fileprivate func completed(by rows: SceneColumns.Rows) -> SceneColumn {
        guard let value, let template = try? Template(value, columns: rows.names, context: rows.context)
        else { return self }
        var whole = self
        if let column = template.onlyColumn {
            if value.contains("{") { whole.title = title ?? rows.names[column] }
            if column < rows.alignments.count, alignment == nil {
                whole.alignment = rows.alignments[column].map(Alignment.init)
            }
        }
        let isMarkdown = !rows.alignments.isEmpty && format == nil && !template.hasFormats
        if isMarkdown, content == .text { whole.content = .markdown }
        return whole
    }
}

extension SceneColumn.Alignment {
    fileprivate init(_ alignment: ColumnAlignment) {
        switch alignment {
        case .leading: self = .leading
        case .center: self = .center
        case .trailing: self = .trailing
        }
    }
}
