import DataFiles
import Diagnostics
import TableKit

/// A table of records in columns: their values, formats, charts and colors, with groups and summaries.
///
/// ```swift
/// let records = Records(fruits) { ["Fruit": $0.name, "Price": $0.price, "Sold": $0.sold] }
/// var table = DataTable(records, columns: [
///     "Fruit",
///     DataColumn("Price", format: "currency.EUR", when: [DataColumnCase("Price > 2", color: .systemRed)]),
///     DataColumn("Sold", chart: .bar, summary: .sum),
/// ])
/// table.total = [DataSummary(.sum)]
/// // Import TableSnapshots:
/// try TableSnapshot(of: table.tableView()).writePNG(to: "fruits.png")
/// ```
///
/// It has the defaults of scene files and of `tablesnap render --columns`.
public struct DataTable: Sendable {
    /// The records.
    public var records: Records
    /// The columns, from the leading edge. Without any, the table shows all columns of the records.
    public var columns: [DataColumn]
    /// The column by which consecutive records are grouped into sections. `nil` has one section.
    public var group: String?
    /// The condition that records must meet, such as `Price > 2 and Season = 'autumn'`. `nil` shows all records.
    public var filter: String?
    /// The columns by which records are sorted, at most 16. A minus before a name reverses the order.
    public var sort: [String] = []
    /// The maximum number of records, 0 or more. `nil` is no limit.
    public var limit: Int?
    /// The rows at the end of each section that summarize the numbers of its columns.
    public var summaries: [DataSummary] = []
    /// The rows at the end of the table that summarize the numbers of all records.
    public var total: [DataSummary] = []
    /// The locale of formatted values, such as `de` or `fr-CA`. `nil` is `en`.
    public var locale: String?
    /// The order of dates that are not in ISO 8601: `dmy`, `mdy`, `ymd`, or a pattern such as `d MMM yyyy`. `nil` is the order
    /// that all dates of a column permit.
    public var dates: String?
    /// The date from which relative dates count, such as `2026-11-21`. `nil` permits none.
    public var now: String?
    /// The style of the table. Default: plain.
    public var style = TableView.Style.plain
    /// A Boolean value that indicates whether a header shows the titles of columns. Default: `true`.
    public var showsColumnHeader = true
    /// A Boolean value that indicates whether each group of a plain table has the titles of columns, which then stay at the
    /// top while the table scrolls. Default: `false`, the titles are only above the first group.
    public var repeatsColumnHeader = false
    /// A Boolean value that indicates whether rows are lower and texts smaller. Default: `false`.
    public var isCompact = false
    /// A Boolean value that indicates whether a border surrounds the rows. Default: `false`.
    public var hasBorder = false
    /// A Boolean value that indicates whether there are lines between columns. Default: `false`.
    public var hasColumnRules = false
    /// A Boolean value that indicates whether every second row has another background. Default: `false`.
    public var isAlternating = false
    /// A Boolean value that indicates whether texts wrap. Default: `false`.
    public var wraps = false
    /// The maximum number of lines of texts, from 0 to 1,000. 0 is no limit. `nil` is 0 if texts wrap, otherwise 1.
    public var lines: Int?
    /// A Boolean value that indicates whether a table without a width is as wide as its columns, up to 16,000 points.
    /// Otherwise, only numbers and words that would be cut widen it above 1,000 points. Default: `false`.
    public var fitsColumns = false

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - records: The records, one for each row.
    ///   - columns: The columns. Without any, the table shows all columns of the records.
    public init(_ records: Records, columns: [DataColumn] = []) {
        (self.records, self.columns) = (records, columns)
    }

    /// Reads the records, and returns a view that shows them.
    ///
    /// Values that a format, a chart or a summary does not understand are reported as warnings on standard error.
    ///
    /// - Parameter width: The width in points, from 1 to 16,000. `nil` is that of the theme, and more if the columns
    ///   require it.
    /// - Throws: ``Diagnostics/InputError`` for an error in this value, such as an unknown column, with its path; and
    ///   for an error in the records, with its line.
    public func tableView(width: CGFloat? = nil) throws(InputError) -> DataTableView {
        do {
            if let width, !(1...ColumnFitting.maxWidth).contains(width) {
                throw error(
                    "the width must be from 1 to \(Double(ColumnFitting.maxWidth).plainText) points",
                    at: "width")
            }
            return DataTableView(try content(), width: width)
        } catch {
            throw error as? InputError
                ?? InputError(error as? Diagnostic ?? Diagnostic(message: "\(error)"))
        }
    }
}

extension DataTable: ColumnsDocument {
    package var name: String { "DataTable" }

    package func located(_ diagnostic: Diagnostic, at path: String) -> Diagnostic {
        var located = diagnostic.located(in: name)
        located.path = path
        return located
    }

    package func option(at path: String) -> String? { nil }
}

// Reading.
extension DataTable {
    private func content() throws -> DataTableContent {
        let opened = try records.open()
        let context = try context(of: opened)
        var errors = CollectedErrors()
        let groupColumn = try errors.collecting { () throws -> Int? in
            guard let group else { return nil }
            return try located("group") { try Template.column(group, in: opened.columns) }
        }
        let source = try RecordSelection(filter: filter, sort: sort, limit: limit.map { max($0, 0) })
            .records(of: opened, context, in: self, at: "", &errors)
        let images = ImageStore(folder: InputFolder(records.folder, allowsOutside: true))
        let rows = ResolvedColumns.Rows(
            source, Templates(columns: source.columns, context: context),
            alignments: (opened as? RecordFile)?.alignments ?? [])
        let expanded = try rows.expanded(
            columns.isEmpty ? source.columns.indices.map(allColumns(source.columns)) : columns, in: self,
            at: "")
        var reader = ColumnReader(columns: expanded.columns, rows: rows, document: self)
        reader.positions = expanded.positions
        (reader.summaries, reader.total) = (summaries, total)
        (reader.showsHeader, reader.fitsColumns) = (showsColumnHeader, fitsColumns)
        reader.lines = lines ?? (wraps ? 0 : 1)
        reader.checksImages = true
        let analysis = try RecordAnalysis.of(source, group: groupColumn ?? nil, reader, nil, images)
        guard analysis.errors.isEmpty, let resolved = analysis.columns else {
            throw InputError(problems: analysis.errors)
        }
        resolved.completeTotal(of: [resolved], in: self, hasOthers: false)
        for warning in source.warnings + resolved.warnings { Warnings.report(warning) }
        if let name = self.group, let run = analysis.runs.firstRepeated {
            Warnings.report(
                try run.warning(aboutRepeatIn: source, remedy: "sort by it: sort = [\"\(name.shortened)\"]"))
        }
        return DataTableContent(
            table: self, source: source, columns: resolved, runs: analysis.runs, images: images)
    }

    /// Returns a function that returns a column of the records.
    private func allColumns(_ names: [String]) -> (Int) -> DataColumn {
        { index in
            var column = DataColumn(Template.placeholder(index, in: names))
            column.title = names[index]
            return column
        }
    }

    private func context(of source: any RecordSource) throws -> FormatContext {
        var context = FormatContext()
        if let locale {
            context.locale = try located("locale") { try DataLocale.named(locale) }
        }
        if let dates { context.dates = try located("dates") { try DateReading(dates) } }
        if let now {
            guard let time = CivilTime(now) else {
                throw error("\"\(now.shortened)\" is not a date; write one such as 2026-11-21", at: "now")
            }
            context.now = time
        }
        try context.readColumns(of: source)
        return context
    }
}

/// The records of a table, and their columns.
final class DataTableContent {
    let table: DataTable
    let source: any RecordSource
    let columns: ResolvedColumns
    /// The records of each section.
    let runs: [FieldRun]
    let images: ImageStore

    init(
        table: DataTable, source: any RecordSource, columns: ResolvedColumns, runs: [FieldRun],
        images: ImageStore
    ) {
        (self.table, self.source, self.columns) = (table, source, columns)
        (self.runs, self.images) = (runs, images)
    }

    /// A Boolean value that indicates whether the total is in a separate section, because there are several.
    private var hasTotalSection: Bool { runs.count != 1 && columns.summaries.total.count > 0 }

    /// The number of sections.
    var sectionCount: Int { runs.count + (hasTotalSection ? 1 : 0) }

    /// Returns the title of a section. `nil` if it has none.
    func title(of section: Int) -> String? {
        guard section < runs.count, let group = table.group, !table.columns.showsGroups(of: group) else {
            return nil
        }
        return FieldRun.title(of: runs[section].value)
    }

    /// Returns the number of rows in a section.
    func rowCount(of section: Int) -> Int {
        let total = columns.summaries.total.count
        guard section < runs.count else { return total }
        return runs[section].records.count + columns.summaries.groups.count + (hasTotalSection ? 0 : total)
    }

    /// Returns a summary row. `nil` for the row of a record.
    func summaryRow(_ row: Int, in section: Int) -> SummaryRow? {
        let (groups, total) = (columns.summaries.groups, columns.summaries.total)
        guard section < runs.count else {
            var summary = total.row(row, ofGroup: 0)
            // Only in a plain table, the total is directly below other rows.
            if table.style != .plain { summary.hasRule = false }
            return summary
        }
        let index = row - runs[section].records.count
        if index < 0 { return nil }
        return index < groups.count
            ? groups.row(index, ofGroup: section) : total.row(index - groups.count, ofGroup: 0)
    }

    /// Returns the record of a row.
    func record(_ row: Int, in section: Int) throws(Diagnostic) -> Record {
        try source.record(at: runs[section].records.lowerBound + row)
    }
}
