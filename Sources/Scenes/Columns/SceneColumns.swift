import DataFiles
import TableKit

/// The columns of a section of a scene, with their parsed values and a sample of their texts. Row titles come first.
final class SceneColumns {
    let columns: [Column]
    let showsHeader: Bool
    private(set) var summaries: ColumnSummaries
    /// The warnings about values that summaries omit, about formats in static rows, and about summaries without
    /// columns.
    private(set) var warnings: [Diagnostic] = []
    /// The templates that contain formats.
    let formatted: [Template]
    /// Functions that throw if a record contains an unknown name of a value.
    let nameChecks: [RowPlan.NameCheck]

    /// A column with its parsed value.
    struct Column {
        let model: SceneColumn
        let value: Template
        let color: RowPlan.Bound<Color>?
        let cases: [(condition: Condition, change: SceneColumnCase)]
        let content: ColumnContent
        /// The position in the texts at which decimal numbers are aligned. `nil` if there are none.
        let numberAlignment: NumberAlignment?
        /// The texts of the sampled rows.
        let sample: [String]

        /// The number of lines of a value.
        let lines: Int

        /// The statistics of the numbers in all rows. `nil` unless the column or a summary requires them.
        fileprivate(set) var statistics: ColumnStatistics?

        /// The alignment of the title, and of the values or their charts and images.
        var alignment: SceneColumn.Alignment {
            if let alignment = model.alignment { return alignment }
            if case .numbers = content, model.chart == nil, !model.showsImage { return .decimal }
            return .leading
        }

        /// The alignment of the texts in their part of the column.
        var textAlignment: SceneColumn.Alignment {
            if model.chart != nil, case .numbers = content { return .decimal }
            return alignment
        }

        /// Returns the index of the last case whose condition a record meets.
        func changeIndex(for record: Record) -> Int? {
            cases.lastIndex { $0.condition.isMet(by: record) }
        }

        /// A Boolean value that indicates whether the column contains words, which may be shortened.
        var isText: Bool {
            content == .texts && numberAlignment == nil && model.chart == nil && !model.showsImage
        }

        /// A Boolean value that indicates whether the column contains numbers, or numbers as durations.
        var isNumeric: Bool {
            if case .numbers = content { true } else { value.format?.isNumeric ?? false }
        }

        /// The decimal separator of the texts.
        var decimalSeparator: Character {
            if case .numbers(let separator) = content { separator } else { "." }
        }

        /// Returns a Boolean value that indicates whether a value is missing. In columns of texts, `NA` and `-` are texts.
        func isMissing(_ text: String) -> Bool {
            let isText = content == .texts && model.chart == nil && value.format?.retainsMissingMarks != true
            return text.allSatisfy(\.isWhitespace) || (!isText && FormatContext.isMissing(text))
        }

        /// Returns the number in a record, or `nil` if there is none.
        func number(in record: Record) -> DecimalNumber? {
            guard case .numbers(let separator) = content, !value.hasFormats,
                let mark = DecimalMark(rawValue: separator)
            else { return value.number(for: record) }
            return NumberReader.number(value.string(for: record), mark: mark)
        }
    }

    /// The maximum number of rows from which types and widths are determined, evenly distributed over all rows.
    static let sampleSize = 500

    /// The rows of a section: their records, in groups that each have summary rows.
    struct Rows {
        /// The name of their file, for messages.
        let source: String
        /// The names of the columns of records.
        let names: [String]
        let context: FormatContext
        /// The ranges of all rows.
        let groups: [Range<Int>]
        /// The alignments of a table in Markdown. They are empty for other records.
        var alignments: [ColumnAlignment?] = []
        let record: (Int) throws -> Record?
    }

    /// Parses the columns of a section.
    ///
    /// - Parameters:
    ///   - path: The path of the section.
    ///   - total: The summaries of the table.
    /// - Throws: ``SceneError`` with the errors in all columns and summaries.
    init(_ section: SceneSection, _ rows: Rows, in file: SceneFile, path: String, total: [SceneSummary])
        throws
    {
        let models =
            section.data == nil ? section.columns : section.columns.map { $0.completed(by: rows) }
        showsHeader = section.showsColumnHeader && models.contains { !$0.fullTitle.isEmpty }
        let rowCount = rows.groups.last?.upperBound ?? 0
        let count = min(rowCount, Self.sampleSize)
        let sample = try (0..<count).compactMap { try rows.record($0 * rowCount / count) }
        var errors = SceneErrors()
        var parser = TemplateParser(columns: rows.names, context: rows.context)
        var columns = try models.enumerated().compactMap { index, model in
            try errors.collecting {
                try file.located(path.appending(key: "columns[\(index)]")) {
                    try Self.column(
                        model, isLiteral: section.data == nil ? index : nil, &parser, sample,
                        wraps: file.scene.wraps)
                }
            }
        }
        try errors.throwAny()
        columns = columns.filter(\.model.isRowTitle) + columns.filter { !$0.model.isRowTitle }
        formatted = parser.formatted + columns.map(\.value).filter(\.hasFormats)
        nameChecks = parser.nameChecks
        let context = rows.context
        let groups = try SummaryPlan.plans(
            section.summary, columns, context, in: file, path: path.appending(key: "summary"))
        let totals = try SummaryPlan.plans(total, columns, context, in: file, path: "total")
        summaries = try ColumnSummaries(
            groups: groups, total: totals, isPart: !total.isEmpty && file.scene.sections.count > 1,
            of: columns, in: rows.groups, record: rows.record)
        for index in columns.indices where summaries.statistics[index].rowCount > 0 {
            columns[index].statistics = summaries.statistics[index]
        }
        self.columns = columns
        var problems = summaries.problems
        // The check of the data follows before drawing.
        for row in 0..<(section.data == nil ? rowCount : 0) {
            guard let record = try rows.record(row) else { continue }
            try file.located(path) { try check(record, at: row, &problems) }
        }
        warnings = problems.warnings(file: rows.source, columns: rows.names)
        warnOfMissingNumbers(groups, in: file, path: path.appending(key: "summary"))
    }

    /// Adds a warning if there are rows, but a summary has no columns.
    private func warnOfMissingNumbers(_ plans: [SummaryPlan], in file: SceneFile, path: String) {
        guard !columns.allSatisfy(\.sample.isEmpty), plans.contains(where: \.values.isEmpty) else { return }
        warnings += file.error(Self.noNumbers, at: path).problems.map(\.asWarning)
    }

    private static let noNumbers =
        "no column contains only numbers; give one a format of numbers, or a function as its summary"

    /// Sets the values of the table's summary rows to those of all rows in some sections with these columns.
    func completeTotal(of sections: [SceneColumns], in file: SceneFile) {
        // One of the sections is this one.
        let parts = sections.map { ($0.summaries.statistics, $0.columns.map(\.sample)) }
        summaries.completeTotal(of: parts)
        warnOfMissingNumbers(summaries.total.plans, in: file, path: "total")
    }

    /// Checks a record for unknown names, and for values that formats do not understand.
    func check(_ record: Record, at index: Int, _ problems: inout ValueProblems) throws {
        for check in nameChecks { try check(record) }
        problems.add(formatted, in: record, at: index)
    }

    private static func column(
        _ model: SceneColumn, isLiteral index: Int?, _ parser: inout TemplateParser, _ records: [Record],
        wraps: Bool
    ) throws -> Column {
        let (names, context) = (parser.columns ?? [], parser.context)
        let problemCount = parser.problems.count
        let color = parser.bound(model.color, at: "color")
        if parser.problems.count > problemCount {
            throw SceneError(problems: [parser.problems[problemCount]])
        }
        let value = try value(of: model, names: names, column: index, context)
        let cases = try model.cases.enumerated().map { index, change in
            try located("when[\(index)].if") { () throws(Diagnostic) in
                (try Condition(change.condition, columns: names, context: context), change)
            }
        }
        let sample = records.map { value.string(for: $0).trimmed }
        let texts = sample.map(model.shownText)
        let formatted = context.locale.decimal.first ?? "."
        let plain = value.columns.first.map { context.mark(ofColumn: $0).rawValue } ?? "."
        let separator = value.hasFormats ? formatted : plain
        var content = ColumnContent(texts, separator: separator)
        // Other texts are missing values, or have units such as K.
        if content == .texts, value.format?.isNumeric ?? false {
            content = .numbers(decimalSeparator: formatted)
        }
        let alignment = NumberAlignment(
            content, texts, isExplicit: model.alignment == .decimal, separator: separator)
        return Column(
            model: model, value: value, color: color, cases: cases, content: content,
            numberAlignment: alignment, sample: sample,
            lines: model.lines
                ?? (wraps && content == .texts && alignment == nil && model.chart == nil ? 0 : 1))
    }

    /// Calls a function for the value at a path in the column, and adds the path to its error.
    private static func located<Result>(
        _ path: String, _ body: () throws(Diagnostic) -> Result
    ) throws(SceneError) -> Result {
        do throws(Diagnostic) {
            return try body()
        } catch {
            throw SceneError(Diagnostic(path: path, message: error.sentence))
        }
    }

    /// Returns the template of a column's value.
    ///
    /// - Parameter column: The position of the column's values in static rows.
    private static func value(
        of model: SceneColumn, names: [String], column: Int?, _ context: FormatContext
    ) throws(Diagnostic) -> Template {
        let text = column.map { "{#\($0 + 1)}" } ?? model.value ?? ""
        guard let format = model.format else {
            return try Template(text, columns: names, context: context)
        }
        var index = column
        if index == nil, !text.contains("{") || names.contains(text) {
            index = try Template.column(text, in: names)
        }
        guard let index else {
            throw Diagnostic(
                message: "\"format\" requires the name of one column; in a text, write {column:\(format)}")
        }
        return try Template("{#\(index + 1):\(format)}", columns: names, context: context)
    }

    /// A Boolean value that indicates whether all values have one line in fonts of the same height.
    var isOneLine: Bool {
        columns.allSatisfy { $0.lines == 1 && $0.cases.allSatisfy { $0.change.font == nil } }
    }
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

extension SceneSection {
    /// The row of data that consists only of columns. `nil` without columns.
    var rowOfColumns: SceneRow? { columns.isEmpty ? nil : SceneRow() }

    /// Returns the columns of a section with static rows, or `nil` if it has none.
    func staticColumns(in file: SceneFile, path: String, total: [SceneSummary]) throws -> SceneColumns? {
        guard !columns.isEmpty else { return nil }
        let records = rows.enumerated().filter { !$0.element.cells.isEmpty }.map { index, row in
            let position = file.locations[path.appending(key: "rows[\(index)]")]
            return Record(line: position?.line ?? 0, texts: row.cells)
        }
        var context = FormatContext()
        if let locale = file.scene.locale { context.locale = try DataLocale.named(locale) }
        context.readMarks(of: records, columnCount: columns.count)
        let rows = SceneColumns.Rows(
            source: file.name, names: columns.map { $0.value ?? "" }, context: context,
            groups: [records.indices]
        ) { records[$0] }
        return try SceneColumns(self, rows, in: file, path: path, total: total)
    }
}

extension Diagnostic {
    /// The same problem as a warning.
    fileprivate var asWarning: Diagnostic {
        var warning = self
        warning.severity = .warning
        return warning
    }
}
