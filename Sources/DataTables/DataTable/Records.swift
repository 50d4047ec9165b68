import DataFiles
import Diagnostics
import Foundation

/// The records of a ``DataTable``: texts with the names of columns, from values of a program or from a file.
public struct Records: Sendable {
    private let origin: Origin

    private enum Origin {
        case values(columns: [String], records: [Record])
        case file(path: String, format: RecordFormat)
        case database(path: String, query: String)
    }

    /// The values of a record by the names of their columns, in the order of the columns.
    public typealias Values = KeyValuePairs<String, (any CustomStringConvertible & Sendable)?>

    /// Creates records from values of a program.
    ///
    /// A value becomes its text, and a `Date` its day and time of day in UTC, such as `2026-11-21 08:05:30`. The columns are
    /// all names, in the order of their first appearance.
    ///
    /// - Parameters:
    ///   - elements: The values that become records, each one record.
    ///   - values: A function that returns the texts of an element by the names of their columns. `nil` is a missing value.
    public init<Element>(_ elements: some Sequence<Element>, _ values: (Element) throws -> Values) rethrows {
        var columns: [String] = []
        var indices: [String: Int] = [:]
        let records = try elements.map { element in
            var texts: [String] = []
            for (name, value) in try values(element) {
                let index = indices[name] ?? columns.count
                if index == columns.count {
                    indices[name] = index
                    columns.append(name)
                }
                while texts.count <= index { texts.append("") }
                texts[index] = value.map(Self.text) ?? ""
            }
            return Record(line: 0, texts: texts)
        }
        origin = .values(columns: columns, records: records)
    }

    /// Creates the records of a file, which each table opens again.
    ///
    /// The ending of its name is that of its format: `.csv`, `.tsv`, `.json`, `.ndjson` or `.md`, for the first table of a
    /// page in Markdown.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: ``Diagnostics/InputError`` for another ending. ``DataTable/tableView(width:)`` reports other errors.
    public init(contentsOf path: String) throws(InputError) {
        guard let format = RecordFormat(fileExtension: (path as NSString).pathExtension) else {
            let endings = RecordFormat.fileExtensions.keys.sorted().map { ".\($0)" }
            throw InputError(
                Diagnostic(
                    file: path, message: "unknown format", remedy: "files end in \(alternatives(endings))"))
        }
        origin = .file(path: path, format: format)
    }

    /// Creates the records that a query of an SQLite database returns, which each table runs again.
    ///
    /// - Parameters:
    ///   - path: The path of the database.
    ///   - query: A query in SQL, which must not change the database.
    public init(databaseAt path: String, query: String) { origin = .database(path: path, query: query) }

    /// Opens the records for one thread.
    func open() throws(Diagnostic) -> any RecordSource {
        switch origin {
        case .values(let columns, let records):
            StoredRecords(name: "the records", columns: columns, records: records)
        case .file(let path, let format):
            try RecordFile.open(path: path, format: format, options: Self.options)
        case .database(let path, let query):
            try SQLiteRecords.of(
                SQLiteDatabase.open(path: path, name: path), selecting: .query(query), maxRows: Self.maxRows)
        }
    }

    /// How files are read: the first table of Markdown, without a note about others.
    private static let options: RecordOptions = {
        var options = RecordOptions()
        options.table = 1
        return options
    }()

    private static let maxRows = 10_000_000

    /// The folder to which paths of images are relative: that of the file, or else the working directory.
    var folder: String {
        switch origin {
        case .values: ""
        case .file(let path, _), .database(let path, _): (path as NSString).deletingLastPathComponent
        }
    }

    private static func text(_ value: any CustomStringConvertible & Sendable) -> String {
        guard let date = value as? Date else { return value.description }
        return date.formatted(
            .iso8601.year().month().day().dateSeparator(.dash).time(includingFractionalSeconds: false)
                .timeSeparator(.colon).dateTimeSeparator(.space))
    }
}
