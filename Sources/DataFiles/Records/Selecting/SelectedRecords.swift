import Diagnostics

/// A selection of the records of another source, which may be sorted.
///
/// It contains a number for each selected record, and the sorted records of a sequential source. During the sort, it also
/// contains 26 bytes for each record and its sort key, 16 bytes for each further one, and the texts of the sort columns
/// without their first seven bytes.
package final class SelectedRecords: RecordSource {
    package let name: String
    package let columns: [String]
    package let count: Int
    package var unnamedColumns: Set<Int> { source.unnamedColumns }
    package var warnings: [Diagnostic] { source.warnings + valueWarnings }
    /// The warnings about values that the condition or the order does not understand.
    private let valueWarnings: [Diagnostic]
    private let source: any RecordSource
    /// The indices of the records in their source. `nil` for its first ones, and for retained records.
    private let order: [UInt32]?
    /// The records in their order. `nil` if the source provides them.
    private let retained: RetainedRecords?

    /// A column to sort by.
    package struct SortColumn: Sendable, Equatable {
        package var column: Int
        package var isDescending: Bool

        package init(column: Int, isDescending: Bool) {
            self.column = column
            self.isDescending = isDescending
        }

        /// Parses the name of a column, after a minus for descending order.
        package init(_ text: String, columns: [String]) throws(Diagnostic) {
            isDescending = text.hasPrefix("-")
            column = try Template.column(isDescending ? String(text.dropFirst()) : text, in: columns)
        }
    }

    /// The maximum number of columns to sort by.
    package static let maxSortColumns = 16

    /// Returns the records that meet a condition, sorted, up to a maximum number.
    ///
    /// Records that are equal in the sort columns retain their order. Numbers are sorted by value, and texts
    /// by characters, regardless of case. In both directions, numbers come before times and dates, these before texts, and
    /// texts before empty values.
    ///
    /// With a limit, only about twice as many records are in memory during the sort.
    ///
    /// Throws if the sort takes more than `maxKeyBytes` of memory.
    package static func of(
        _ source: any RecordSource, filter: Condition?, sort: [SortColumn], limit: Int?,
        maxKeyBytes: Int = 256 << 20, context: FormatContext = FormatContext()
    ) throws(Diagnostic) -> SelectedRecords {
        let most = limit ?? .max
        guard filter != nil || !sort.isEmpty else {
            return SelectedRecords(source, count: min(source.count, most))
        }
        var problems = ValueProblems()
        var chosen: [UInt32] = []
        var candidates = SortCandidates(
            sort, limit: limit, maxBytes: maxKeyBytes, retainsRecords: source.isSequential)
        var dates = UnreadDates(sort.map(\.column))
        for index in 0..<source.count where !sort.isEmpty || chosen.count < most {
            let record = try source.record(at: index)
            let isMet = filter?.isMet(by: record) { problems.add($0, in: record, at: index) }
            guard isMet != false else { continue }
            let position = UInt32(truncatingIfNeeded: index)
            guard !sort.isEmpty else {
                chosen.append(position)
                continue
            }
            dates.add(record, context)
            do throws(Diagnostic) {
                try candidates.add(record, at: position, context)
            } catch {
                throw error.located(in: source.name)
            }
        }
        let sorted = sort.isEmpty ? (indices: chosen, contents: nil) : candidates.sorted()
        return SelectedRecords(
            source, count: sorted.indices.count, order: sorted.contents == nil ? sorted.indices : nil,
            retained: sorted.contents,
            warnings: problems.warnings(file: source.name, columns: source.columns)
                + dates.warnings(of: source, context))
    }

    private init(
        _ source: any RecordSource, count: Int, order: [UInt32]? = nil, retained: RetainedRecords? = nil,
        warnings: [Diagnostic] = []
    ) {
        (self.source, name, columns, self.count) = (source, source.name, source.columns, count)
        (self.order, self.retained, valueWarnings) = (order, retained, warnings)
    }

    package func record(at index: Int) throws(Diagnostic) -> Record {
        if let retained { return retained[index] }
        return try source.record(at: order.map { Int($0[index]) } ?? index)
    }
}
