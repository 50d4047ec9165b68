/// The text formats records can be read from.
package enum RecordFormat: String, CaseIterable, Sendable {
    /// Comma-separated values (RFC 4180) whose first record names the columns.
    case csv
    /// The same as `csv`, with a tab between the fields.
    case tsv
    /// One JSON array whose elements are objects.
    case json
    /// One JSON object on each line.
    case ndjson

    /// The format a file name extension stands for, in any letter case and with or without its leading dot;
    /// `nil` when no format uses the extension.
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
