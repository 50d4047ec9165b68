import DataFiles
import TableKit

/// The columns of a section of a scene, with their parsed values and a sample of their texts. Row titles come first.
final class SceneColumns {
    let columns: [Column]
    let showsHeader: Bool
    private(set) var summaries: ColumnSummaries
    /// The warnings about values that summaries omit, about formats in static rows, and about summaries without
    /// columns or with several units.
    private(set) var warnings: [Diagnostic] = []
    /// The notes about columns of numbers without a summary.
    let notes: [Diagnostic]
    /// The templates that contain formats.
    let formatted: [Template]
    /// The columns with a chart or a color scale.
    private let checked: [Column]
    /// Functions that throw if a record contains an unknown name of a value.
    let nameChecks: [RowPlan.NameCheck]

    /// The name of the file of the rows, for messages.
    private let sourceName: String
    /// The columns with warnings about units.
    private var warnedUnits: Set<Int> = []

    /// The maximum number of rows from which types and the widths of texts are determined, evenly distributed over all
    /// rows.
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
                    try Column(
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
        notes =
            Self.notes(about: groups, columns, in: file, path: path.appending(key: "summary"))
            + Self.notes(about: totals, columns, in: file, path: "total")
        if rowCount > Self.sampleSize {
            try Self.findWidestTexts(of: &columns, in: 0..<rowCount, fitsTexts: file.scene.fitsColumns, rows)
        }
        self.columns = columns
        checked = columns.filter(\.isChecked)
        sourceName = rows.source
        var problems = summaries.problems
        // The check of the data follows before drawing.
        for row in 0..<(section.data == nil ? rowCount : 0) {
            guard let record = try rows.record(row) else { continue }
            try file.located(path) { try check(record, at: row, &problems) }
        }
        warnings = problems.warnings(file: rows.source, columns: rows.names)
        addUnitWarnings()
        warnOfMissingNumbers(groups, in: file, path: path.appending(key: "summary"))
    }

    /// Finds the widest texts of columns in one pass over the rows, because a sample may not contain them.
    private static func findWidestTexts(
        of columns: inout [Column], in range: Range<Int>, fitsTexts: Bool, _ rows: Rows
    ) throws {
        let indices = columns.indices.filter { columns[$0].requiresWidestTexts(fitsTexts: fitsTexts) }
        guard !indices.isEmpty else { return }
        var widest = indices.map { _ in WidestTexts() }
        for row in range {
            guard let record = try rows.record(row) else { continue }
            for (position, index) in indices.enumerated() {
                widest[position].include(columns[index].value.string(for: record).trimmed)
            }
        }
        for (texts, index) in zip(widest, indices) { columns[index].widestTexts = texts.texts }
    }

    /// Adds warnings about columns whose summaries are missing because of their units, each once.
    private func addUnitWarnings() {
        for (index, units) in summaries.mixedUnits.sorted(by: { $0.key < $1.key })
        where warnedUnits.insert(index).inserted {
            let names = "\(units.dropLast().joined(separator: ", ")) and \(units.last ?? "")"
            warnings.append(
                Diagnostic(
                    .warning, file: sourceName, path: columns[index].messageName,
                    message: "the values have several units, \(names)",
                    remedy: "a summary requires one, so write a column for each"))
        }
    }

    /// Returns notes about columns that summaries omit because their numbers are no quantities.
    private static func notes(
        about plans: [SummaryPlan], _ columns: [Column], in file: SceneFile, path: String
    ) -> [Diagnostic] {
        Set(plans.flatMap(\.omitted)).sorted().compactMap { index in
            guard let labels = columns[index].labels, let name = columns[index].messageName,
                let plan = plans.first(where: { $0.omitted.contains(index) })
            else { return nil }
            let function = plan.function.rawValue
            let named =
                file.options[path].map { "use \($0) \("\(function):\(name)".quoted)" }
                ?? "give the column \"summary: \(function)\""
            return Diagnostic(
                .note, file: file.name, path: name,
                message: "the column has no \(function), because its numbers are \(labels)",
                remedy: "if it requires one, \(named)")
        }
    }

    /// Adds a warning if there are rows, but a summary has no columns.
    private func warnOfMissingNumbers(_ plans: [SummaryPlan], in file: SceneFile, path: String) {
        guard !columns.allSatisfy(\.sample.isEmpty), plans.contains(where: \.values.isEmpty) else { return }
        warnings += file.error(Self.noNumbers, at: path).problems.map(\.asWarning)
    }

    private static let noNumbers =
        "no column contains only numbers; give one a format of numbers, or a function as its summary"

    private static let noTotaledRows =
        "the total summarizes only sections with the columns of the last one, which have no rows; "
        + "write the same columns in all sections"

    /// Sets the values of the table's summary rows to those of all rows in some sections with these columns.
    ///
    /// - Parameter hasOthers: Whether other sections have other columns.
    func completeTotal(of sections: [SceneColumns], in file: SceneFile, hasOthers: Bool) {
        // One of the sections is this one.
        let parts = sections.map { ($0.summaries.statistics, $0.columns.map(\.sample)) }
        summaries.completeTotal(of: parts)
        addUnitWarnings()
        warnOfMissingNumbers(summaries.total.plans, in: file, path: "total")
        let hasRows = sections.contains { !$0.columns.allSatisfy(\.sample.isEmpty) }
        if hasOthers, !hasRows {
            warnings += file.error(Self.noTotaledRows, at: "total").problems.map(\.asWarning)
        }
    }

    /// Checks a record for unknown names, and for values that formats, charts and color scales do not understand.
    func check(_ record: Record, at index: Int, _ problems: inout ValueProblems) throws {
        for check in nameChecks { try check(record) }
        problems.add(formatted, in: record, at: index)
        for column in checked {
            guard let position = column.value.columns.first, let expected = column.expectation(for: record)
            else { continue }
            problems.add(
                column.value.onlyColumn.map { record[$0] } ?? column.value.string(for: record),
                column: position, expected: expected, record: index, line: record.line)
        }
    }

    /// A Boolean value that indicates whether ``check(_:at:_:)`` has an effect on rows of records.
    var requiresCheck: Bool { !nameChecks.isEmpty || !formatted.isEmpty || !checked.isEmpty }

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
