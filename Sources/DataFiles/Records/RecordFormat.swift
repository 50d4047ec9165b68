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

    /// The formats by file name extension.
    package static let fileExtensions: [String: RecordFormat] = [
        "csv": .csv, "json": .json, "jsonl": .ndjson, "ndjson": .ndjson, "tab": .tsv, "tsv": .tsv,
    ]

    /// Creates a format from a file name extension, regardless of case. The result is `nil` if no format uses
    /// the extension.
    package init?(fileExtension: String) {
        guard let format = Self.fileExtensions[fileExtension.lowercased()] else { return nil }
        self = format
    }
}
