import DataFiles
import TableKit

/// A reader of the columns of a section, which determines their types in a sample of the rows, and then analyzes all rows.
package struct ColumnReader {
    let columns: [DataColumn]
    /// The summaries of each group of rows.
    package var summaries: [DataSummary] = []
    /// The summaries of the table.
    package var total: [DataSummary] = []
    /// A Boolean value that indicates whether the total includes other sections.
    package var isPartOfTotal = false
    /// A Boolean value that indicates whether the header can show titles.
    package var showsHeader = true
    /// The maximum number of lines of texts by default. 0 is no limit.
    package var lines = 1
    /// A Boolean value that indicates whether the table fits its columns.
    package var fitsColumns = false
    /// A Boolean value that indicates whether the images of records must be readable.
    package var checksImages = false
    /// A Boolean value that indicates whether the rows are lists of the values, instead of records with columns.
    package var hasStaticRows = false
    /// The fonts of some rows.
    package var rowFonts: [FontProperties] = []
    /// A Boolean value that indicates whether titles of columns and groups are inline Markdown.
    package var hasMarkup = false
    /// The marks of notes about columns.
    package var marks: [ColumnMark] = []
    let rows: ResolvedColumns.Rows
    let document: any ColumnsDocument
    /// The path of the section in the document.
    package var path = ""
    /// The index in the document of each column. Several have the same if the document lists them as one.
    package var positions: [Int]

    package init(
        columns: [DataColumn], rows: ResolvedColumns.Rows, document: any ColumnsDocument
    ) {
        (self.columns, self.rows, self.document) = (columns, rows, document)
        positions = Array(columns.indices)
    }

    /// Returns the columns of records, those of row titles first.
    ///
    /// - Parameter analysis: The findings in all records.
    func columns(_ parsed: ParsedColumns, _ analysis: ColumnAnalysis) -> ResolvedColumns {
        ResolvedColumns(
            analysis.completeColumns,
            showsHeader: showsHeader && parsed.columns.contains { !$0.model.fullTitle.isEmpty },
            summaries: analysis.summaries,
            notes: notes(about: summaries(of: parsed), parsed.columns)
                + [roundingNote(analysis.completeColumns)].compactMap(\.self),
            valueWarnings: analysis.problems.warnings(file: rows.source.name, columns: rows.names)
                + warnings(about: summaries(of: parsed), parsed.columns),
            summaryWarnings: ResolvedColumns.warnings(
                aboutMissingNumbersIn: parsed.groups, parsed.columns, in: document, path: summaryPath),
            usedMarks: Set(parsed.columns.flatMap(\.marks).map(\.path))
                .subtracting(analysis.unusedMarks.map(\.path)),
            rowFonts: rowFonts, fileName: rows.source.name)
    }

    /// Returns an error with the location of a record: its line in the data, or its section in the document.
    func located(_ error: Diagnostic, in record: Record) -> Diagnostic {
        hasStaticRows
            ? document.located(Diagnostic(message: error.sentence), at: path)
            : error.located(in: rows.source.name, record)
    }

    private var summaryPath: String { path.appending(key: "summary") }

    /// Parses the columns and summaries.
    ///
    /// - Throws: `InputError` with the errors in all of them.
    func parsed(_ sample: [Record]) throws -> ParsedColumns {
        var errors = CollectedErrors()
        var reader = TemplateReader(rows.templates)
        let models = hasStaticRows ? self.columns : self.columns.map { $0.completed(by: rows) }
        var columns = try (hasMarkup ? models.map(\.withPlainTitles) : models).enumerated().compactMap {
            index, model in
            try errors.collecting {
                try document.located(path.appending(key: "columns[\(positions[index])]")) {
                    try ResolvedColumns.Column.resolving(
                        model, isLiteral: hasStaticRows ? index : nil, &reader, sample, lines: lines)
                }
            }
        }
        for (index, column) in columns.enumerated() {
            for (position, rowCase) in column.cases.enumerated() {
                _ = try errors.collecting {
                    try document.located(
                        path.appending(key: "columns[\(positions[index])].when[\(position)].if")
                    ) {
                        try rowCase.condition.checkWords(in: rows.source)
                    }
                }
            }
        }
        if columns.count == models.count { try addMarks(to: &columns, &errors) }
        try errors.throwAny()
        if hasMarkup {
            for (index, model) in models.enumerated() {
                columns[index].title = InlineMarkdown(model.shownTitle, hasLines: true)
                columns[index].groupTitle = InlineMarkdown(model.group ?? "")
            }
        }
        columns = columns.filter(\.model.isRowTitle) + columns.filter { !$0.model.isRowTitle }
        return ParsedColumns(
            columns: columns, checks: reader.checks + checks(of: columns),
            groups: try ResolvedSummary.summaries(
                summaries, columns, rows.templates.context, in: document, path: summaryPath),
            total: try ResolvedSummary.summaries(
                total, columns, rows.templates.context, in: document, path: "total", below: summaries))
    }

    /// Adds the marks of notes to columns in the order of the document.
    private func addMarks(
        to columns: inout [ResolvedColumns.Column], _ errors: inout CollectedErrors
    ) throws {
        for mark in marks {
            switch mark.place {
            case .group(let group):
                for index in columns.indices where columns[index].model.group == group {
                    columns[index].groupMarks.append(mark.text)
                }
            case .column(let index, nil): columns[index].titleMarks.append(mark.text)
            case .column(let index, let text?):
                let path = mark.path.appending(key: "if")
                _ = try errors.collecting {
                    try document.located(path) {
                        guard columns[index].showsTexts else {
                            throw Diagnostic(message: "the column has no texts after which a mark can be")
                        }
                        let condition = try Condition(
                            text, columns: rows.names, own: columns[index].value.onlyColumn,
                            context: rows.templates.context)
                        try condition.checkWords(in: rows.source)
                        columns[index].marks.append(
                            ResolvedColumns.Column.Mark(text: mark.text, condition: condition, path: path))
                    }
                }
            }
        }
    }

    /// Returns what can be wrong in the values of columns.
    private func checks(of columns: [ResolvedColumns.Column]) -> [RecordCheck] {
        var checks: [RecordCheck] = columns.map(\.value).filter(\.hasFormats).map { .format($0) }
        checks += columns.flatMap(\.conditions).filter(\.canHaveProblems).map { .condition($0) }
        // The images of static rows are those of the scene.
        guard checksImages else { return checks }
        return checks + columns.filter(\.model.showsImage).map { .image($0.value, isTrimmed: true) }
    }

    /// Returns the findings of no rows.
    func analysis(of parsed: ParsedColumns) -> ColumnAnalysis {
        let summaries = ColumnSummaries.empty(
            groups: parsed.groups, total: parsed.total, isPart: isPartOfTotal && !total.isEmpty,
            of: parsed.columns)
        return ColumnAnalysis.empty(
            parsed, summaries, isSampled: rows.source.count > ResolvedColumns.sampleSize,
            fitsTexts: fitsColumns)
    }

    /// The summaries at a path of the scene.
    private struct SummaryList {
        let all: [ResolvedSummary]
        let path: String
    }

    /// Returns the summaries of the sections, and those of the table.
    private func summaries(of parsed: ParsedColumns) -> [SummaryList] {
        [
            SummaryList(all: parsed.groups, path: summaryPath),
            SummaryList(all: parsed.total, path: "total"),
        ]
    }

    /// Returns notes about columns that summaries omit because their numbers are no quantities.
    private func notes(about summaries: [SummaryList], _ columns: [ResolvedColumns.Column]) -> [Diagnostic] {
        columns.indices.compactMap { index in
            guard let labels = columns[index].labels,
                let missing = missing(index, from: summaries, columns, \.omitted)
            else { return nil }
            return Diagnostic(
                .note, file: document.name, path: columns[index].messageName,
                message: "the column has no \(missing.functions), because its numbers are \(labels)",
                remedy: "if it requires one, \(missing.remedy)")
        }
    }

    /// Returns a note about numbers that are drawn without their rounding errors. `nil` if there are none.
    private func roundingNote(_ columns: [ResolvedColumns.Column]) -> Diagnostic? {
        let found = columns.compactMap { column in column.shortenedNumber.map { (column, $0) } }
        guard let (column, number) = found.first else { return nil }
        let reason =
            column.usualPlaces == nil ? "without its rounding error" : "rounded like the others of its column"
        let others = found.count > 1 ? ", and so on in \(counted(found.count, "column"))" : ""
        return Diagnostic(
            .note, file: rows.source.name, line: number.line > 0 ? number.line : nil,
            path: column.messageName,
            message:
                "\"\(number.text)\" is drawn as \(column.drawn(number.text)), \(reason)\(others)",
            remedy: "for all digits, add a format such as number.15")
    }

    /// Returns the functions that a column lacks, and how it gets them. `nil` if it lacks none.
    ///
    /// - Parameter lacking: The columns that a summary lacks.
    private func missing(
        _ index: Int, from summaries: [SummaryList], _ columns: [ResolvedColumns.Column],
        _ lacking: (ResolvedSummary) -> [Int]
    ) -> (functions: String, remedy: String)? {
        var (functions, remedies): ([String], [String]) = ([], [])
        for part in summaries {
            let positions = part.all.indices.filter { lacking(part.all[$0]).contains(index) }
            guard let first = positions.first else { continue }
            let function = part.all[first].function.name
            let remedy = remedy(for: index, part, at: first, columns)
            if !functions.contains(function) { functions.append(function) }
            if !remedies.contains(remedy) { remedies.append(remedy) }
        }
        guard !functions.isEmpty, columns[index].messageName != nil else { return nil }
        return (functions.joined(separator: " or "), remedies.joined(separator: ", or "))
    }

    /// Returns warnings about columns without a summary because a few of their values are no numbers.
    private func warnings(about summaries: [SummaryList], _ columns: [ResolvedColumns.Column]) -> [Diagnostic]
    {
        columns.indices.compactMap { index in
            guard let text = columns[index].strayText,
                let missing = missing(index, from: summaries, columns, \.mixed)
            else { return nil }
            return Diagnostic(
                .warning, file: rows.source.name, line: text.line > 0 ? text.line : nil,
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
        for index: Int, _ summaries: SummaryList, at position: Int, _ columns: [ResolvedColumns.Column]
    ) -> String {
        let function = summaries.all[position].function.name
        let key = "give the column \"summary: \(function)\""
        guard let option = document.option(at: summaries.path) else { return key }
        let lists = summaries.all.enumerated().map { offset, summary in
            var names = summary.specifiedColumns
            if offset == position { names = (summary.values.map(\.column) + [index]).sorted() }
            if names.isEmpty { return [summary.function.name] }
            return names.map { "\(summary.function.name):\(columns[$0].fullName)" }
        }
        // The list of an option separates names by commas.
        guard lists.joined().allSatisfy({ !$0.contains(",") }) else { return "in a scene, \(key)" }
        return "use \(option) \(lists.joined().joined(separator: ",").quoted)"
    }
}

/// The columns of a section before the analysis of all rows.
struct ParsedColumns {
    let columns: [ResolvedColumns.Column]
    /// What can be wrong in a record.
    let checks: [RecordCheck]
    /// The summaries of each group, and those of the table.
    let groups, total: [ResolvedSummary]
}

extension DataColumn {
    /// The column with its titles without inline markup.
    fileprivate var withPlainTitles: DataColumn {
        var plain = self
        plain.title = title.map { InlineMarkdown($0, hasLines: true).text }
        plain.unit = unit.map { InlineMarkdown($0).text }
        plain.group = group.map { InlineMarkdown($0).text }
        return plain
    }

    /// Returns the column with defaults from the records: the name of the only column in its template as its title, and
    /// the alignment and the inline Markdown of a table in Markdown.
    fileprivate func completed(by rows: ResolvedColumns.Rows) -> DataColumn {
        guard let value, let template = try? rows.templates.value(value) else { return self }
        var whole = self
        if let column = template.onlyColumn {
            let isUnnamed = rows.source.unnamedColumns.contains(column)
            if value.contains("{") || isUnnamed {
                whole.title = title ?? (isUnnamed ? "" : rows.names[column])
            }
            if column < rows.alignments.count, alignment == nil {
                whole.alignment = rows.alignments[column].map(Alignment.init)
            }
        }
        let isMarkdown = !rows.alignments.isEmpty && format == nil && !template.hasFormats
        if isMarkdown, content == .text { whole.content = .markdown }
        return whole
    }
}

extension DataColumn.Alignment {
    fileprivate init(_ alignment: ColumnAlignment) {
        switch alignment {
        case .leading: self = .leading
        case .center: self = .center
        case .trailing: self = .trailing
        }
    }
}
