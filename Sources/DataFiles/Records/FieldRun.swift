/// Consecutive records with the same text in one column.
package struct FieldRun: Equatable, Sendable {
    /// The common text of the records.
    package let value: String
    private let start: Int
    var end: Int

    /// Creates a run of one record.
    init(start: Int, value: String) {
        self.start = start
        self.value = value
        end = start + 1
    }

    /// The indices of the records, never empty.
    package var records: Range<Int> { start..<end }
}
