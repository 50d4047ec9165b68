import DataFiles

/// The findings of one pass over the rows of a section: the texts that can be the widest, the codes among numbers, the
/// summaries, and the values that formats, charts and summaries do not understand.
struct ColumnAnalysis {
    /// The first record with a code in each column of numbers. `nil` if there is none.
    private(set) var codes: [Record?]
    private(set) var summaries: ColumnSummaries
    private(set) var problems = ValueProblems()

    /// The marks of notes whose conditions no record has met.
    private(set) var unusedMarks: [ResolvedColumns.Column.Mark]

    private let parsed: ParsedColumns
    /// The texts of each column that can be the widest of the rows outside the sample.
    private var widestTexts: [WidestTexts]
    private let tasks: [Task]

    /// The findings that a column requires.
    private struct Task {
        let column: Int
        let findsWidestTexts: Bool
        /// A Boolean value that indicates whether only numbers and dates are among these texts.
        let ignoresWords: Bool
        let findsCodes: Bool
        let isSummarized: Bool
        /// A Boolean value that indicates whether a value that is no number is reported.
        let requiresNumbers: Bool
        let isChecked: Bool

        /// A Boolean value that indicates whether there is anything to find.
        var isRequired: Bool { findsWidestTexts || findsCodes || isSummarized || isChecked }
    }

    /// Returns the findings of no rows.
    ///
    /// - Parameters:
    ///   - isSampled: Whether there are rows outside the sample.
    ///   - fitsTexts: Whether the table fits its columns.
    static func empty(
        _ parsed: ParsedColumns, _ summaries: ColumnSummaries, isSampled: Bool, fitsTexts: Bool
    ) -> ColumnAnalysis {
        let tasks = parsed.columns.enumerated().map { index, column in
            Task(
                column: index,
                findsWidestTexts: isSampled && column.requiresWidestTexts(fitsTexts: fitsTexts),
                ignoresWords: column.requiresOnlyWidestValues(fitsTexts: fitsTexts),
                findsCodes: isSampled && column.canContainCodes,
                isSummarized: summaries.summarizes(index),
                requiresNumbers: summaries.requiresNumbers(of: index) && !column.value.hasFormats
                    && !column.isChecked,
                isChecked: column.isChecked)
        }.filter(\.isRequired)
        return ColumnAnalysis(
            codes: parsed.columns.map { _ in nil }, summaries: summaries,
            unusedMarks: parsed.columns.flatMap(\.marks), parsed: parsed,
            widestTexts: parsed.columns.map { _ in WidestTexts() }, tasks: tasks)
    }

    /// A Boolean value that indicates whether the rows have anything to find.
    var isRequired: Bool { !tasks.isEmpty || !parsed.checks.isEmpty || !unusedMarks.isEmpty }

    /// Includes a record.
    ///
    /// - Throws: `Diagnostic` if it contains an unknown name of a value, or an image that cannot be read but must be.
    mutating func include(_ record: Record, at row: Int, _ images: ImageStore) throws(Diagnostic) {
        for check in parsed.checks { try check.find(in: record, at: row, &problems, images) }
        for task in tasks { include(record, at: row, task) }
        // Most conditions are met soon.
        if !unusedMarks.isEmpty { unusedMarks.removeAll { $0.condition.isMet(by: record) } }
    }

    private mutating func include(_ record: Record, at row: Int, _ task: Task) {
        let index = task.column
        let text = parsed.columns[index].value.string(for: record)
        if task.findsWidestTexts, !task.ignoresWords || ColumnContent.isValue(text.trimmed) {
            widestTexts[index].include(text.trimmed, line: record.line)
        }
        if task.findsCodes, codes[index] == nil, ColumnContent.isCode(text.trimmed) { codes[index] = record }
        if task.isSummarized {
            let number = parsed.columns[index].number(in: record, text)
            let unit = number == nil ? "" : parsed.columns[index].unit(in: record, text)
            summaries.add(number, unit: unit, toColumn: index)
            if number == nil, task.requiresNumbers, !FormatContext.isMissing(text) {
                report(text, index, "a number, so that summaries omit it", record, row)
            }
        }
        if task.isChecked, let expected = parsed.columns[index].expectation(for: record, text) {
            report(
                parsed.columns[index].value.onlyColumn.map { record[$0] } ?? text, index, expected, record,
                row)
        }
    }

    private mutating func report(
        _ text: String, _ index: Int, _ expected: String, _ record: Record, _ row: Int
    ) {
        guard let column = parsed.columns[index].value.columns.first else { return }
        problems.add(text, column: column, expected: expected, record: row, line: record.line)
    }

    /// Ends a group of rows, which has its own summaries.
    mutating func endGroup() { summaries.endGroup() }

    /// Ends the rows.
    mutating func endRows() { summaries.setConventions(of: parsed.columns) }

    /// The columns with what the pass found.
    var completeColumns: [ResolvedColumns.Column] {
        var columns = parsed.columns
        for index in columns.indices {
            columns[index].widestTexts = widestTexts[index].texts
            let statistics = summaries.statistics[index]
            if statistics.rowCount > 0 { columns[index].statistics = statistics }
        }
        for index in columns.indices {
            guard let scale = columns[index].model.scale else { continue }
            columns[index].scaleRange =
                scale.isShared ? columns.range(ofSharedScale: scale) : columns[index].statistics?.range
        }
        return columns
    }
}
