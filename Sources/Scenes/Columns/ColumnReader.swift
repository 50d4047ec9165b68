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
    /// A Boolean value that indicates whether the images of records must be readable.
    var checksImages = false

    /// Returns the columns of static rows.
    ///
    /// - Throws: ``SceneError`` with the errors in all columns and summaries.
    func columns(of records: [Record], _ images: ImageStore) throws -> SceneColumns {
        let sample = try rows.sample()
        var parsed = try parsed(sample)
        var analysis = analysis(of: parsed)
        try include(records, in: &analysis, images)
        // A code outside the sample makes the numbers of its column texts, which have no sum.
        let codes = analysis.codes.compactMap(\.self)
        if !codes.isEmpty {
            parsed = try self.parsed(sample + codes)
            analysis = self.analysis(of: parsed)
            try include(records, in: &analysis, images)
        }
        return columns(parsed, analysis)
    }

    private func include(
        _ records: [Record], in analysis: inout ColumnAnalysis, _ images: ImageStore
    ) throws {
        guard analysis.isRequired else { return }
        for (row, record) in records.enumerated() {
            try file.located(path) { try analysis.include(record, at: row, images) }
        }
        analysis.endGroup()
        analysis.endRows()
    }

    /// Returns the columns of records, those of row titles first.
    ///
    /// - Parameter analysis: The findings in all records.
    func columns(_ parsed: ParsedColumns, _ analysis: ColumnAnalysis) -> SceneColumns {
        SceneColumns(
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
    ///
    /// - Throws: ``SceneError`` with the errors in all of them.
    func parsed(_ sample: [Record]) throws -> ParsedColumns {
        var errors = SceneErrors()
        var reader = TemplateReader(rows.templates)
        var columns = try models.enumerated().compactMap { index, model in
            try errors.collecting {
                try file.located(path.appending(key: "columns[\(index)]")) {
                    try SceneColumns.Column(
                        model, isLiteral: section.data == nil ? index : nil, &reader, sample,
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
            columns: columns, checks: reader.checks + checks(of: columns),
            groups: try SummaryPlan.plans(
                section.summary, columns, rows.templates.context, in: file, path: summaryPath),
            total: try SummaryPlan.plans(
                total, columns, rows.templates.context, in: file, path: "total", below: section.summary))
    }

    /// Returns what can be wrong in the values of columns.
    private func checks(of columns: [SceneColumns.Column]) -> [RecordCheck] {
        var checks: [RecordCheck] = columns.map(\.value).filter(\.hasFormats).map { .format($0) }
        checks += columns.flatMap(\.cases).map(\.condition).filter(\.canHaveProblems).map { .condition($0) }
        // The images of static rows are those of the scene.
        guard checksImages else { return checks }
        return checks + columns.filter(\.model.showsImage).map { .image($0.value, isTrimmed: true) }
    }

    /// Returns the findings of no rows.
    func analysis(of parsed: ParsedColumns) -> ColumnAnalysis {
        let summaries = ColumnSummaries(
            groups: parsed.groups, total: parsed.total,
            isPart: !total.isEmpty && file.scene.sections.count > 1, of: parsed.columns)
        return ColumnAnalysis(
            parsed, summaries, isSampled: rows.count > SceneColumns.sampleSize,
            fitsTexts: file.scene.fitsColumns)
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
    /// What can be wrong in a record.
    let checks: [RecordCheck]
    /// The summaries of each group, and those of the table.
    let groups, total: [SummaryPlan]
}

extension SceneColumn {
    /// Returns the column with defaults from the records: the name of the only column in its template as its title, and
    /// the alignment and the inline Markdown of a table in Markdown.
    fileprivate func completed(by rows: SceneColumns.Rows) -> SceneColumn {
        guard let value, let template = try? rows.templates.value(value) else { return self }
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
