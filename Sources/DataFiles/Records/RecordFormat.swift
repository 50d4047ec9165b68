/// The text formats of records.
package enum RecordFormat: String, CaseIterable, Sendable {
    /// Comma-separated values (RFC 4180), or with another delimiter. The first record contains the names of
    /// the columns.
    case csv
    /// Tab-separated values, or with another delimiter. The first record contains the names of the columns.
    case tsv
    /// One JSON array of objects, or an object that contains one.
    case json
    /// One JSON object on each line.
    case ndjson
    /// The first table of a Markdown text, as on GitHub.
    case markdown

    /// The formats by file name extension.
    package static let fileExtensions: [String: RecordFormat] = [
        "csv": .csv, "geojson": .json, "json": .json, "jsonl": .ndjson, "markdown": .markdown,
        "md": .markdown, "ndjson": .ndjson, "tab": .tsv, "tsv": .tsv, "txt": .csv,
    ]

    /// A Boolean value that indicates whether a delimiter separates the fields.
    package var isDelimited: Bool { self == .csv || self == .tsv }

    /// Creates a format from a file name extension, regardless of case. The result is `nil` if no format uses
    /// the extension.
    package init?(fileExtension: String) {
        guard let format = Self.fileExtensions[fileExtension.lowercased()] else { return nil }
        self = format
    }
}
