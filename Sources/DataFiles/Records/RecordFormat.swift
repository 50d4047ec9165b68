/// The text formats of records.
package enum RecordFormat: String, CaseIterable, Sendable {
    /// Comma-separated values (RFC 4180). The first record contains the names of the columns.
    case csv
    /// Tab-separated values. The first record contains the names of the columns.
    case tsv
    /// One JSON array of objects.
    case json
    /// One JSON object on each line.
    case ndjson

    /// Creates a format from a file name extension, regardless of case. The result is `nil` if no format uses
    /// the extension.
    package init?(fileExtension: String) {
        switch fileExtension.lowercased() {
        case "tab": self = .tsv
        case "jsonl": self = .ndjson
        case let name: self.init(rawValue: name)
        }
    }
}
