import Diagnostics

/// The columns to sort by that contain dates in an unknown order, which sort as texts.
struct UnreadDates {
    /// The first such date of each column. It is empty before one is found.
    private var examples: [(column: Int, text: String, line: Int)]
    /// The number of texts that are still examined, by position in the examples. It is 0 after another text.
    private var remaining: [Int]

    /// The number of texts of a column that are examined.
    private static let sampleSize = 200

    init(_ columns: [Int]) {
        examples = columns.map { ($0, "", 0) }
        remaining = columns.map { _ in Self.sampleSize }
    }

    /// Examines a record.
    mutating func add(_ record: Record, _ context: FormatContext) {
        for index in examples.indices where remaining[index] > 0 {
            let text = record[examples[index].column]
            guard !FormatContext.isMissing(text) else { continue }
            if context.isUnreadDate(text) {
                remaining[index] -= 1
                if examples[index].text.isEmpty { (examples[index].text, examples[index].line) = (text, record.line) }
            } else {
                (examples[index].text, remaining[index]) = ("", 0)
            }
        }
    }

    /// Returns a warning for each column of such dates.
    func warnings(of source: any RecordSource) -> [Diagnostic] {
        examples.filter { !$0.text.isEmpty }.map { column, text, line in
            Diagnostic(
                .warning, file: source.name, line: line, path: source.columns[column].shortened,
                message: "dates such as \"\(text.shortened)\" sort as texts, because their order is unknown",
                remedy: "specify it with dates or --dates, such as dmy or \"d MMM yyyy\"")
        }
    }
}
