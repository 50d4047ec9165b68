import Diagnostics

/// The columns to sort by whose texts are mostly dates in an unknown order, which sort as texts.
struct UnreadDates {
    private var columns: [Column]

    /// The examined texts of a column.
    private struct Column {
        let index: Int
        var textCount = 0
        var dateCount = 0
        /// The first date, and the line of its record.
        var first: (text: String, line: Int)?
    }

    /// The number of texts of a column that are examined.
    private static let sampleSize = 200

    init(_ columns: [Int]) { self.columns = columns.map { Column(index: $0) } }

    /// Examines a record.
    mutating func add(_ record: Record, _ context: FormatContext) {
        for position in columns.indices where columns[position].textCount < Self.sampleSize {
            let text = context.plain(record[columns[position].index])
            guard !FormatContext.isMissing(text) else { continue }
            columns[position].textCount += 1
            guard context.isUnreadDate(text, column: columns[position].index) else { continue }
            columns[position].dateCount += 1
            if columns[position].first == nil { columns[position].first = (text, record.line) }
        }
    }

    /// Returns a warning for each column of such dates.
    func warnings(of source: any RecordSource, _ context: FormatContext) -> [Diagnostic] {
        columns.compactMap { column in
            guard let (text, line) = column.first, column.dateCount > column.textCount / 2 else { return nil }
            return Diagnostic(
                .warning, file: source.name, line: line, path: source.columns[column.index].shortened,
                message: "dates such as \"\(text.shortened)\" sort as texts, because "
                    + (context.dates == nil
                        ? "their order is unknown" : "they are not in the specified order or pattern"),
                remedy: context.dates == nil
                    ? "specify it with dates or --dates, such as dmy or \"d MMM yyyy\""
                    : "specify another one with dates or --dates")
        }
    }
}
