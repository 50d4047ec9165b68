import Diagnostics

/// The records among which a sort chooses, with their keys in compact form.
///
/// With a limit, it discards records that cannot be among the first ones, whenever there are twice as many as
/// the limit. Its memory then depends on the limit instead of on the number of records.
struct SortCandidates {
    /// The memory that the candidates and the sort take, in bytes.
    private(set) var byteCount = 0
    /// The maximum of ``byteCount`` up to now.
    private(set) var peakByteCount = 0

    private let columns: [SelectedRecords.SortColumn]
    private let limit: Int
    private let maxBytes: Int
    private var records = BlockArray<UInt32>()
    /// The keys of each record, in the order of the columns.
    private var keys = BlockArray<SortKey>()
    private var texts = ByteStore()
    /// The candidates themselves. `nil` if their source provides random access to them.
    private var contents: RecordStore?
    /// A Boolean value that indicates whether candidates are discarded. Otherwise, the retained ones take so much memory that
    /// discarding others would soon repeat.
    private var isPruned = true

    /// The memory of a record next to its keys: its index, its position, and half of a position in the sort.
    private static let recordBytes = 10
    /// The number of candidates beyond the limit that make sorting them worthwhile.
    private static let minSurplus = 1024

    /// Creates a sort without candidates.
    ///
    /// - Parameter retainsRecords: Whether the records are retained, and not only their indices.
    init(
        _ columns: [SelectedRecords.SortColumn], limit: Int?, maxBytes: Int, retainsRecords: Bool = false
    ) {
        (self.columns, self.maxBytes) = (columns, maxBytes)
        self.limit = limit ?? .max
        contents = retainsRecords ? RecordStore() : nil
    }

    /// Adds a record after the others.
    ///
    /// - Throws: `Diagnostic` if the candidates take more than the maximum memory.
    mutating func add(_ record: Record, at index: UInt32, _ context: FormatContext) throws(Diagnostic) {
        guard limit > 0 else { return }
        records.append(index)
        contents?.append(record)
        for column in columns {
            let text = context.plain(record[column.column])
            keys.append(SortKey(text, column: column.column, context, &texts))
        }
        countBytes()
        let surplus = records.count - limit
        // Both the old and the retained candidates are in memory for a moment.
        let isFull = byteCount > maxBytes / 2
        if isPruned, surplus > 0, isFull || surplus >= max(limit, Self.minSurplus) { prune() }
        if byteCount > maxBytes { throw tooMuchMemory }
    }

    private var tooMuchMemory: Diagnostic {
        let size = "take more than \(maxBytes >> 20) MiB of memory"
        return contents == nil
            ? Diagnostic(
                message: "the columns to sort by \(size)", remedy: "filter the records, or sort the file")
            : Diagnostic(
                message: "the rows to sort \(size)", remedy: "sort them in the query, with ORDER BY")
    }

    private mutating func countBytes() {
        byteCount =
            records.count * Self.recordBytes + keys.count * MemoryLayout<SortKey>.stride + texts.byteCount
            + (contents?.byteCount ?? 0)
        peakByteCount = max(peakByteCount, byteCount)
    }

    /// Retains only the first candidates of the order, in the order of the records.
    private mutating func prune() {
        let (oldRecords, oldKeys, oldTexts, oldByteCount) = (records, keys, texts, byteCount)
        let oldContents = contents
        let first = sortedPositions().prefix(limit).sorted()
        (records, keys, texts) = (BlockArray(), BlockArray(), ByteStore())
        contents = oldContents.map { _ in RecordStore() }
        for position in first {
            records.append(oldRecords[Int(position)])
            if let oldContents { contents?.append(Int(position), of: oldContents) }
            for step in columns.indices {
                keys.append(oldKeys[Int(position) * columns.count + step].moved(from: oldTexts, to: &texts))
            }
        }
        countBytes()
        peakByteCount = max(peakByteCount, oldByteCount + byteCount)
        isPruned = byteCount <= maxBytes / 4
    }

    /// Returns the indices of the first records in their order, and the retained records in the order of their indices.
    func sorted() -> (indices: [UInt32], contents: RetainedRecords?) {
        let positions = sortedPositions().prefix(limit)
        return (
            positions.map { records[Int($0)] },
            contents.map { RetainedRecords(store: $0, positions: Array(positions)) }
        )
    }

    private func sortedPositions() -> [UInt32] {
        var positions = Array(0..<UInt32(truncatingIfNeeded: records.count))
        positions.sort { left, right in
            for (step, column) in columns.enumerated() {
                let (a, b) = (
                    keys[Int(left) * columns.count + step], keys[Int(right) * columns.count + step]
                )
                let order = a.compared(to: b, isDescending: column.isDescending, texts)
                if order != 0 { return order < 0 }
            }
            return left < right
        }
        return positions
    }
}
