package import DataFiles
import Diagnostics

/// A check of the rows of records, apart from their columns.
package protocol RecordRowCheck {
    /// Finds what is wrong in the row of a record.
    ///
    /// - Parameters:
    ///   - index: The position of the record.
    ///   - problems: The values that formats and conditions do not understand.
    /// - Throws: An error in the record, as a `Diagnostic`.
    func check(_ record: Record, at index: Int, _ problems: inout ValueProblems) throws
}

/// One pass over records, which finds their groups, what is wrong in them, and what their columns require.
package struct RecordAnalysis {
    /// The columns with what the records contain. `nil` if there are none.
    package private(set) var columns: ResolvedColumns?
    /// The records with the same text in the column of groups. Without groups, all records.
    package private(set) var runs: [FieldRun] = []
    /// The values of rows that formats and conditions do not understand.
    package private(set) var problems = ValueProblems()
    /// The first error of rows, and the first of columns, each in a record.
    package private(set) var errors: [Diagnostic] = []

    private let source: any RecordSource
    /// The index of the column of groups. `nil` if there are none.
    private let group: Int?
    private let images: ImageStore
    /// The reader of the columns, and what it requires. `nil` if there are none.
    private let reader: ColumnReader?
    private var columnAnalysis: ColumnAnalysis?
    private var hasRowError = false, hasColumnError = false

    /// Reads records, if that is necessary.
    ///
    /// - Parameters:
    ///   - group: The index of the column of groups. `nil` if there are none.
    ///   - reader: The reader of their columns. `nil` if there are none.
    ///   - rows: The check of their rows. `nil` if nothing can be wrong in them.
    /// - Throws: `InputError` for the columns, and `Diagnostic` if the records cannot be read.
    package static func of(
        _ source: any RecordSource, group: Int?, _ reader: ColumnReader?, _ rows: (any RecordRowCheck)?,
        _ images: ImageStore
    ) throws -> RecordAnalysis {
        var analysis = RecordAnalysis(source: source, group: group, images: images, reader: reader)
        guard let reader else {
            try analysis.read(rows)
            return analysis
        }
        let sample = try reader.rows.sample()
        var parsed = try reader.parsed(sample)
        analysis.columnAnalysis = reader.analysis(of: parsed)
        try analysis.read(rows)
        // A code outside the sample makes the numbers of its column texts, which have no sum.
        let codes = analysis.columnAnalysis?.codes.compactMap(\.self) ?? []
        if !codes.isEmpty {
            parsed = try reader.parsed(sample + codes)
            try analysis.readAgain(reader.analysis(of: parsed))
        }
        analysis.columns = analysis.columnAnalysis.map { reader.columns(parsed, $0) }
        return analysis
    }

    private mutating func read(_ rows: (any RecordRowCheck)?) throws {
        let checksColumns = columnAnalysis?.isRequired ?? false
        guard rows != nil || checksColumns else {
            runs = try group.map { try source.runs(ofColumn: $0) } ?? wholeRun
            return
        }
        for index in 0..<source.count {
            let record = try source.record(at: index)
            if let group, runs.add(record[group], at: index), index > 0 { columnAnalysis?.endGroup() }
            if checksColumns { checkColumns(of: record, at: index) }
            if let rows { check(rows, record, at: index) }
        }
        if group == nil { runs = wholeRun }
        if checksColumns { endColumns() }
    }

    private mutating func readAgain(_ columns: ColumnAnalysis) throws {
        columnAnalysis = columns
        guard columns.isRequired else { return }
        for run in runs {
            for index in run.records { checkColumns(of: try source.record(at: index), at: index) }
            if run.records.upperBound < source.count { columnAnalysis?.endGroup() }
        }
        endColumns()
    }

    /// One run of all records, also of none.
    private var wholeRun: [FieldRun] { [FieldRun(value: "", records: 0..<source.count)] }

    private mutating func endColumns() {
        // There are no groups without records.
        if !runs.isEmpty { columnAnalysis?.endGroup() }
        columnAnalysis?.endRows()
    }

    private mutating func checkColumns(of record: Record, at index: Int) {
        guard !hasColumnError else { return }
        let images = images
        do throws(Diagnostic) {
            try columnAnalysis?.include(record, at: index, images)
        } catch {
            hasColumnError = true
            errors.append(reader?.located(error, in: record) ?? error)
        }
    }

    private mutating func check(_ rows: any RecordRowCheck, _ record: Record, at index: Int) {
        guard !hasRowError else { return }
        do {
            try rows.check(record, at: index, &problems)
        } catch {
            hasRowError = true
            let problem = error as? Diagnostic ?? Diagnostic(message: "\(error)")
            errors.append(problem.located(in: source.name, record))
        }
    }
}

extension Diagnostic {
    /// Returns the diagnostic for a record of a file.
    func located(in file: String, _ record: Record) -> Diagnostic {
        located(in: file, line: record.line > 0 ? record.line : nil)
    }
}

extension [FieldRun] {
    /// The number of values that are compared with those of later groups.
    private static let maxComparedGroups = 10_000

    /// The first run whose text is that of an earlier one. `nil` if there is none.
    package var firstRepeated: FieldRun? {
        var values: Set<String> = []
        return first { run in
            values.count < Self.maxComparedGroups
                ? !values.insert(run.value).inserted : values.contains(run.value)
        }
    }
}

extension FieldRun {
    /// Returns the warning about a group whose value repeats that of an earlier one.
    package func warning(
        aboutRepeatIn source: any RecordSource, remedy: String
    ) throws(Diagnostic) -> Diagnostic {
        let line = try source.record(at: records.lowerBound).line
        return Diagnostic(
            .warning, file: source.name, line: line > 0 ? line : nil,
            message: "sections repeat: \"\(value.shortened)\" begins again", remedy: remedy)
    }
}
