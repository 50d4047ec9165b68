/// Consecutive records with the same text in one column.
package struct FieldRun: Equatable, Sendable {
    /// The common text of the records.
    package let value: String
    /// The indices of the records, never empty.
    package internal(set) var records: Range<Int>

    package init(value: String, records: Range<Int>) { (self.value, self.records) = (value, records) }

    /// Returns the title of a group of records. Those without a value are a group, too.
    package static func title(of value: String) -> String { value.trimmed.isEmpty ? "–" : value }
}

extension [FieldRun] {
    /// Adds the text of the next record, and returns whether it begins a run.
    @discardableResult
    package mutating func add(_ text: String, at index: Int) -> Bool {
        if let last = indices.last, self[last].value == text {
            self[last].records = self[last].records.lowerBound..<index + 1
            return false
        }
        append(FieldRun(value: text, records: index..<index + 1))
        return true
    }
}
