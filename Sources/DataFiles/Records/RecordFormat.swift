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

    /// Creates a format from a file name extension, regardless of case, with or without its leading dot. The
    /// result is `nil` if no format uses the extension.
    package init?(fileExtension: String) {
        var name = fileExtension.lowercased()
        if name.hasPrefix(".") {
            name.removeFirst()
        }
        switch name {
        case "tab": self = .tsv
        case "jsonl": self = .ndjson
        default: self.init(rawValue: name)
        }
    }
}
