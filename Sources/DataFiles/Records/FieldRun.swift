/// Consecutive records with the same text in one column.
package struct FieldRun: Equatable, Sendable {
    /// The indices of the records, never empty.
    package let records: Range<Int>
    /// The common text of the records.
    package let value: String

    init(records: Range<Int>, value: String) {
        self.records = records
        self.value = value
    }

    init(records: Range<Int>, bytes: [UInt8]) {
        self.records = records
        value = String(decoding: bytes, as: UTF8.self)
    }
}
