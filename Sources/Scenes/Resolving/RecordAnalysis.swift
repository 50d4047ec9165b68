import DataFiles
import TableKit

/// One pass over the records of a section, which finds their groups, what is wrong in them, and what its columns require.
struct RecordAnalysis {
    /// The findings in the columns. `nil` if the section has none.
    private(set) var columns: ColumnAnalysis?
    /// The records with the same text in the column of groups. Without groups, all records.
    private(set) var runs: [FieldRun] = []
    /// The values of rows that formats and conditions do not understand.
    private(set) var problems = ValueProblems()
    /// The first error of rows, and the first of columns, each in a record.
    private(set) var errors: [Diagnostic] = []

    private let rows: RecordRows
    private let images: ImageStore
    /// A Boolean value that indicates whether the images of rows must be readable.
    private let checksImages: Bool
    private var hasRowError = false, hasColumnError = false

    /// Creates the findings of no records.
    ///
    /// - Parameter isStrict: Whether images must be readable.
    init(of rows: RecordRows, _ columns: ColumnAnalysis?, _ images: ImageStore, isStrict: Bool) {
        (self.rows, self.columns, self.images) = (rows, columns, images)
        checksImages = isStrict && rows.hasImages
    }

    /// Reads the records, if that is necessary.
    mutating func run() throws {
        let (checksRows, checksColumns) = (rows.canBeWrong || checksImages, columns?.isRequired ?? false)
        guard checksRows || checksColumns else {
            runs = try rows.group.map { try rows.source.runs(ofColumn: $0) } ?? wholeRun
            return
        }
        for index in 0..<rows.source.count {
            let record = try rows.source.record(at: index)
            if let group = rows.group, runs.add(record[group], at: index), index > 0 { columns?.endGroup() }
            if checksColumns { checkColumns(of: record, at: index) }
            if checksRows { checkRow(of: record, at: index) }
        }
        if rows.group == nil { runs = wholeRun }
        if checksColumns { endColumns() }
    }

    /// Reads the records again with other findings in the columns.
    mutating func run(again columns: ColumnAnalysis) throws {
        self.columns = columns
        guard columns.isRequired else { return }
        for run in runs {
            for index in run.records { checkColumns(of: try rows.source.record(at: index), at: index) }
            if run.records.upperBound < rows.source.count { self.columns?.endGroup() }
        }
        endColumns()
    }

    /// One run of all records, also of none.
    private var wholeRun: [FieldRun] { [FieldRun(value: "", records: 0..<rows.source.count)] }

    private mutating func endColumns() {
        // There are no groups without records.
        if !runs.isEmpty { columns?.endGroup() }
        columns?.endRows()
    }

    private mutating func checkColumns(of record: Record, at index: Int) {
        guard !hasColumnError else { return }
        do {
            try columns?.include(record, at: index, images)
        } catch {
            hasColumnError = true
            errors.append(located(error, in: record))
        }
    }

    private mutating func checkRow(of record: Record, at index: Int) {
        guard !hasRowError else { return }
        do {
            try rows.check(record, at: index, &problems, images, checksImages: checksImages)
        } catch {
            hasRowError = true
            errors.append(located(error, in: record))
        }
    }

    private func located(_ error: any Error, in record: Record) -> Diagnostic {
        let problem = error as? Diagnostic ?? Diagnostic(message: "\(error)")
        return problem.located(in: rows.source.name, line: record.line > 0 ? record.line : nil)
    }
}
