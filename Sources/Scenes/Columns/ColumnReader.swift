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
            notes: notes(about: summaries(of: parsed), parsed.columns),
            valueWarnings: analysis.problems.warnings(file: rows.source, columns: rows.names)
                + warnings(about: summaries(of: parsed), parsed.columns),
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

    /// The summaries at a path of the scene.
    private struct Summaries {
        let plans: [SummaryPlan]
        let path: String
    }

    /// Returns the summaries of the sections, and those of the table.
    private func summaries(of parsed: ParsedColumns) -> [Summaries] {
        [
            Summaries(plans: parsed.groups, path: summaryPath),
            Summaries(plans: parsed.total, path: "total"),
        ]
    }

    /// Returns notes about columns that summaries omit because their numbers are no quantities.
    private func notes(about summaries: [Summaries], _ columns: [SceneColumns.Column]) -> [Diagnostic] {
        columns.indices.compactMap { index in
            guard let labels = columns[index].labels,
                let missing = missing(index, from: summaries, columns, \.omitted)
            else { return nil }
            return Diagnostic(
                .note, file: file.name, path: columns[index].messageName,
                message: "the column has no \(missing.functions), because its numbers are \(labels)",
                remedy: "if it requires one, \(missing.remedy)")
        }
    }

    /// Returns the functions that a column lacks, and how it gets them. `nil` if it lacks none.
    ///
    /// - Parameter lacking: The columns that a summary lacks.
    private func missing(
        _ index: Int, from summaries: [Summaries], _ columns: [SceneColumns.Column],
        _ lacking: (SummaryPlan) -> [Int]
    ) -> (functions: String, remedy: String)? {
        var (functions, remedies): ([String], [String]) = ([], [])
        for part in summaries {
            let plans = part.plans.indices.filter { lacking(part.plans[$0]).contains(index) }
            guard let first = plans.first else { continue }
            let function = part.plans[first].function.rawValue
            let remedy = remedy(for: index, part, at: first, columns)
            if !functions.contains(function) { functions.append(function) }
            if !remedies.contains(remedy) { remedies.append(remedy) }
        }
        guard !functions.isEmpty, columns[index].messageName != nil else { return nil }
        return (functions.joined(separator: " or "), remedies.joined(separator: ", or "))
    }

    /// Returns warnings about columns without a summary because a few of their values are no numbers.
    private func warnings(about summaries: [Summaries], _ columns: [SceneColumns.Column]) -> [Diagnostic] {
        columns.indices.compactMap { index in
            guard let text = columns[index].strayText,
                let missing = missing(index, from: summaries, columns, \.mixed)
            else { return nil }
            return Diagnostic(
                .warning, file: rows.source, line: text.line > 0 ? text.line : nil,
                path: columns[index].messageName,
                message:
                    "\"\(text.text.shortened)\" is not a number, so that the column has no \(missing.functions)",
                remedy: "correct it, or for the \(missing.functions) of the others \(missing.remedy)")
        }
    }

    /// Returns how a column gets the function of a summary, without an effect on the other columns and summaries.
    ///
    /// - Parameter position: The position of the summary.
    private func remedy(
        for index: Int, _ summaries: Summaries, at position: Int, _ columns: [SceneColumns.Column]
    ) -> String {
        let function = summaries.plans[position].function.rawValue
        let key = "give the column \"summary: \(function)\""
        guard let option = file.options[summaries.path] else { return key }
        let lists = summaries.plans.enumerated().map { offset, plan in
            var names = plan.specifiedColumns
            if offset == position { names = (plan.values.map(\.column) + [index]).sorted() }
            if names.isEmpty { return [plan.function.rawValue] }
            return names.map { "\(plan.function.rawValue):\(columns[$0].fullName)" }
        }
        // The list of an option separates names by commas.
        guard lists.joined().allSatisfy({ !$0.contains(",") }) else { return "in a scene, \(key)" }
        return "use \(option) \(lists.joined().joined(separator: ",").quoted)"
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
