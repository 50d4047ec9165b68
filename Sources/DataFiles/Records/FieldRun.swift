/// Consecutive records with the same text in one column.
package struct FieldRun: Equatable, Sendable {
    /// The common text of the records.
    package let value: String
    /// The indices of the records, never empty.
    package internal(set) var records: Range<Int>
}
