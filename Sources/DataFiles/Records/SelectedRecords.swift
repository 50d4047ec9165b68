import Diagnostics

/// A selection of the records of another source, which may be sorted.
///
/// It contains a number for each selected record. During the sort, it also contains the texts of the sort
/// columns.
package final class SelectedRecords: RecordSource {
    package let name: String
    package let columns: [String]
    package let count: Int
    package var warning: Diagnostic? { source.warning }
    private let source: any RecordSource
    /// The indices of the records in their source. `nil` for its first ones.
    private let order: [UInt32]?

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

    /// Selects the records that meet a condition, sorts them, and retains the first ones.
    ///
    /// Records that are equal in the sort columns retain their order. Numbers are sorted by value, and texts
    /// by characters, regardless of case. In both directions, numbers come before texts, and both before
    /// empty values.
    ///
    /// Throws if the texts of the sort columns take more than `maxKeyBytes` of memory.
    package init(
        _ source: any RecordSource, filter: Condition?, sort: [SortColumn], limit: Int?,
        maxKeyBytes: Int = 256 << 20, context: FormatContext = FormatContext()
    ) throws(Diagnostic) {
        self.source = source
        name = source.name
        columns = source.columns
        let most = limit ?? .max
        guard filter != nil || !sort.isEmpty else {
            order = nil
            count = min(source.count, most)
            return
        }
        var chosen: [UInt32] = []
        var keys: [SortKey] = []
        var keyBytes = 0
        for index in 0..<source.count {
            let record = try source.record(at: index)
            if let filter, !filter.isMet(by: record) { continue }
            chosen.append(UInt32(truncatingIfNeeded: index))
            for column in sort {
                let key = SortKey(record[column.column], column: column.column, context)
                keyBytes += key.byteCount
                keys.append(key)
            }
            guard keyBytes <= maxKeyBytes else {
                let sentence = "the columns to sort by take more than \(maxKeyBytes >> 20) MiB of memory"
                throw Diagnostic(
                    file: name, message: sentence, remedy: "filter the records, or sort the file")
            }
            if sort.isEmpty, chosen.count >= most { break }
        }
        if !sort.isEmpty { chosen = Self.sorted(chosen, by: keys, sort) }
        order = Array(chosen.prefix(most))
        count = min(chosen.count, most)
    }

    package func record(at index: Int) throws(Diagnostic) -> Record {
        try source.record(at: order.map { Int($0[index]) } ?? index)
    }

    private static func sorted(_ chosen: [UInt32], by keys: [SortKey], _ sort: [SortColumn]) -> [UInt32] {
        let locations = chosen.indices.sorted { left, right in
            for (step, column) in sort.enumerated() {
                let (a, b) = (keys[left * sort.count + step], keys[right * sort.count + step])
                if a == b { continue }
                return a.precedes(b, isDescending: column.isDescending)
            }
            return left < right
        }
        return locations.map { chosen[$0] }
    }
}

/// The sort key of a record in one column.
private enum SortKey: Equatable {
    case number(Double)
    case text(String)
    case nothing

    init(_ text: String, column: Int, _ context: FormatContext) {
        if let number = context.order(text, column: column) {
            self = .number(number)
        } else {
            self = text.isEmpty ? .nothing : .text(text.lowercased())
        }
    }

    /// The memory that the key takes, approximately.
    var byteCount: Int {
        if case .text(let text) = self {
            MemoryLayout<Self>.stride + text.utf8.count
        } else {
            MemoryLayout<Self>.stride
        }
    }

    func precedes(_ other: SortKey, isDescending: Bool) -> Bool {
        switch (self, other) {
        case (.number(let a), .number(let b)): isDescending ? b < a : a < b
        case (.text(let a), .text(let b)): isDescending ? b < a : a < b
        case (.number, _), (.text, .nothing): true
        default: false
        }
    }
}
