import DataFiles
import Foundation
import SceneSchema

/// The data source of a section, with one row for each record.
public struct SceneData: Hashable, Sendable, SceneObject {
    /// The data file, relative to the scene: CSV, TSV, JSON, NDJSON, Markdown or SQLite.
    public var file: String?
    /// The format of the file. Default: the format of its file name extension.
    public var format: Format?
    /// The delimiter of CSV and TSV: one character, or comma, semicolon, tab, bar or space. Default: detected in
    /// the first records, or given by a first line such as `sep=;`.
    public var delimiter: String?
    /// The encoding of the file, such as `windows-1252` or `utf-16le`. Default: utf-8, or the guessed encoding of other bytes,
    /// with a warning. A byte-order mark takes precedence.
    public var encoding: String?
    /// The start of lines in CSV and TSV that are comments, such as `#`. By default, no lines are.
    public var comment: String?
    /// The number of lines of CSV and TSV before the header, from 0 to 10,000, such as the title of a report. Default: 0, or
    /// that of lines with fewer fields than all others, with a warning.
    public var skipLines: Int?
    /// A Boolean value that indicates whether the first line of CSV and TSV has the names of the columns, which otherwise are
    /// `column 1` and so on. Default: true.
    public var hasHeader: Bool?
    /// The treatment of records in CSV and TSV whose number of fields is not that of the header. Default: error.
    ///
    /// `pad` leaves missing fields empty, and adds columns such as `column 4` for others. `skip` skips such
    /// records.
    public var ragged: String?
    /// The keys of the array in a JSON file, such as `data.items`. Default: the only array of objects in an
    /// object.
    public var records: String?
    /// The table of an SQLite file, or the number of a table in Markdown, from 1. Default: its only table, or the first.
    public var table: String?
    /// A SELECT statement for an SQLite file, instead of a table.
    public var query: String?
    /// The number of records without a file, from 0 to 10,000,000. They have one column `number`, from 1.
    public var count: Int?
    /// The condition that the visible records meet, such as `population > 1000000`. Default: all records are
    /// visible.
    ///
    /// The comparisons are `=`, `!=`, `<`, `<=`, `>`, `>=` and `contains`, joined by `and`, `or`, `not` and
    /// parentheses. `=` and `!=` are case-sensitive. Numbers, dates, times and texts are neither less nor greater than each other. A
    /// date covers its time: `died < 2026-01` is true for the dates before January. A text in quotes is no column.
    public var filter: String?
    /// The columns to sort by, at most 16. A minus before a column sorts it in descending order.
    ///
    /// In both directions, times follow numbers, dates follow times, texts follow dates, and empty values are last.
    public var sort: [String] = []
    /// The maximum number of records, from 0 to 10,000,000.
    ///
    /// Without `filter` and `sort`, the rest of a CSV, TSV or SQLite file is not read.
    public var limit: Int?
    /// The column by which records are grouped into sections. Consecutive records with the same value are a
    /// section.
    public var group: String?
    /// The locale of formatted numbers and dates, such as `de` or `fr-CA`. Default: that of the scene.
    ///
    /// It also determines whether 1.234 is more than 1,000, if the other numbers of its column do not.
    public var locale: String?
    /// The order of the numbers in dates that are not in ISO 8601: `dmy`, `mdy` or `ymd`, or a pattern such as
    /// `d MMM yyyy`. Default: the order that all dates of a column permit, if there is only one.
    public var dates: String?
    /// The date from which relative dates count, such as 2026-11-21.
    public var now: String?

    /// The formats of data files.
    public enum Format: String, Hashable, Sendable, CaseIterable {
        /// Comma-separated values.
        case csv
        /// Tab-separated values.
        case tsv
        /// A JSON array of objects, or an object that contains one.
        case json
        /// A JSON object on each line.
        case ndjson
        /// A table of a Markdown text.
        case markdown
        /// An SQLite database.
        case sqlite

        /// The file name extensions of databases.
        package static let databaseExtensions = ["sqlite", "sqlite3", "db", "db3"]

        /// Returns a Boolean value that indicates whether the name of a file is that of a database.
        package static func isDatabase(_ file: String) -> Bool {
            databaseExtensions.contains { file.lowercased().hasSuffix("." + $0) }
        }
    }

    /// Creates a data source for a file.
    public init(_ file: String? = nil) { self.file = file }

    /// Creates a data source without properties.
    public init() { self.init(nil) }

    package static let definition = Definition<SceneData>(
        name: "data", noun: "a data source",
        keys: [
            Key("file", \.file, .text).shown("people.csv"),
            Key("format", \.format, .choice).notShown(
                "csv", because: "The name of this file specifies the same format."),
            Key("delimiter", \.delimiter, .text).shown(
                "\"/\"", adding: "file: people.txt\nformat: csv\ncomment: \"#\""),
            Key("encoding", \.encoding, .name(of: TextEncoding.self)).notShown(
                "windows-1252", because: "The characters of this file are the same in both encodings."),
            Key("comment", \.comment, .text).shown(
                "\"#\"", adding: "file: people.txt\nformat: csv\ndelimiter: \"/\""),
            Key("skipLines", \.skipLines, .whole(SceneLimits.skippedLines)).shown(
                "2", adding: "file: report.csv"),
            Key("header", \.hasHeader, .flag).describing("hasHeader").shown(
                "false", adding: "file: headerless.csv",
                stage: "data: HERE\nrow: {text: \"{#1}\", detail: \"{#2}\"}"),
            Key("ragged", \.ragged, .name(of: RaggedRecords.self)).shown(
                "pad", adding: "file: ragged.csv"),
            Key("records", \.records, .text).shown(
                "data.people", adding: "file: people.json"),
            Key("table", \.table, .text).shown("cities", adding: "file: people.sqlite"),
            Key("query", \.query, .text).shown(
                "SELECT name, score FROM people WHERE score > 10", adding: "file: people.sqlite"),
            Key("count", \.count, .whole(0...SceneLimits.rows)).shown(
                "3", adding: "file: ~", stage: "data: HERE\nrow: \"Row {number}\""),
            Key("filter", \.filter, .text).shown("favorite = yes"),
            Key("sort", \.sort, .list(.text, max: SelectedRecords.maxSortColumns, isFlow: true).orOne).shown(
                "-score"),
            Key("limit", \.limit, .whole(0...SceneLimits.rows)).shown("2"),
            Key("group", \.group, .text).shown("city"),
            Key("locale", \.locale, .text).shown("de"),
            Key("dates", \.dates, .text).notShown(
                "dmy", stage: "data: HERE\nrow: {text: \"{name}\", detail: \"{died:date}\"}",
                because: "The dates of this file permit only this order."),
            Key("now", \.now, .text).notShown(
                "2026-11-21", because: "Only the format date.relative requires it."),
        ], scalarKey: "file",
        check: { data, reader in
            if (data.file == nil) == (data.count == nil), !reader.hasErrors {
                reader.fail("data requires either a file or a count")
            }
            data.checkFormats(&reader)
            data.checkReading(&reader)
            if !data.isDatabase {
                reader.fail(
                    "only an SQLite file can be queried; for others use filter, sort and limit", key: "query")
                data.checkNumberOfTable(&reader)
            } else if data.query != nil {
                reader.fail("\"table\" and \"query\" exclude each other; choose one", key: "table")
            }
        },
        stage: ExampleStage(
            "data: HERE\nrow: {text: \"{name}\", detail: \"{score:number.1}\"}", base: "file: people.csv"))

    /// A Boolean value that indicates whether the file is an SQLite file.
    var isDatabase: Bool { format == .sqlite || (format == nil && file.map(Format.isDatabase) ?? false) }

    /// The format of a text file. `nil` for databases and unknown extensions.
    var recordFormat: RecordFormat? {
        guard !isDatabase else { return nil }
        if let format { return RecordFormat(rawValue: format.rawValue) }
        return file.flatMap { RecordFormat(fileExtension: ($0 as NSString).pathExtension) }
    }

    /// How the file is read.
    package var readingOptions: RecordOptions {
        get {
            var options = RecordOptions()
            options.delimiter = delimiter.flatMap { Delimiter($0) }
            options.encoding = encoding.flatMap { try? TextEncoding.named($0) }
            options.comment = comment
            options.skippedLines = skipLines ?? 0
            options.hasHeader = hasHeader ?? true
            options.ragged = ragged.flatMap { RaggedRecords(rawValue: $0) } ?? .error
            options.records = records
            if recordFormat == .markdown { options.table = table.flatMap(RecordOptions.tableNumber) }
            return options
        }
        set {
            delimiter = newValue.delimiter?.text
            encoding = newValue.encoding?.rawValue
            comment = newValue.comment
            skipLines = newValue.skippedLines == 0 ? nil : newValue.skippedLines
            hasHeader = newValue.hasHeader ? nil : false
            ragged = newValue.ragged == .error ? nil : newValue.ragged.rawValue
            records = newValue.records
        }
    }

    private func checkNumberOfTable(_ reader: inout SceneReader) {
        guard recordFormat == .markdown else {
            return reader.fail("only SQLite files and Markdown have several tables", key: "table")
        }
        if let table, RecordOptions.tableNumber(table) == nil {
            reader.fail(RecordOptions.expectedTable(table), key: "table")
        }
    }

    /// Reports keys that do not fit the format, and invalid values.
    private func checkReading(_ reader: inout SceneReader) {
        if let delimiter, Delimiter(delimiter) == nil {
            reader.fail(
                "expected \(Delimiter.expected), found \"\(delimiter.shortened)\"", at: "delimiter")
        }
        if comment == "" {
            reader.fail("expected the start of comments, found an empty text", at: "comment")
        }
        if let format = recordFormat, !format.isDelimited {
            for key in ["delimiter", "comment", "skipLines", "header", "ragged"] {
                reader.fail("\"\(key)\" requires a CSV or TSV file", key: key)
            }
        }
        if let format = recordFormat, format != .json {
            reader.fail("\"records\" requires a JSON file", key: "records")
        }
        guard isDatabase || file == nil else { return }
        for key in ["delimiter", "encoding", "comment", "skipLines", "header", "ragged", "records"] {
            reader.fail("\"\(key)\" requires a text file", key: key)
        }
    }

    /// The query of an SQLite file.
    fileprivate var selection: SQLiteRecords.Selection {
        query.map { .query($0) } ?? table.map { .table($0) } ?? .onlyTable
    }

    /// The number of records after which reading stops. `nil` if all records must be read to select the first
    /// ones.
    fileprivate var readLimit: Int? { filter == nil && sort.isEmpty ? limit : nil }

    /// The maximum number of sorted records for which the position of each record in the file is not retained.
    private static let maxSoughtRecords = 1000

    /// The limits for reading a file that is no database.
    package var recordLimits: RecordLimits {
        // A few sorted records are found quickly without the position of each.
        let isRandom = !sort.isEmpty && limit ?? .max > Self.maxSoughtRecords
        var limits: RecordLimits = isRandom ? .random : RecordLimits()
        limits.delimitedRecords = readLimit ?? .max
        return limits
    }
}

extension TextEncoding: NamedValue {
    package static let kind = "an encoding"
    package static let ignoresCase = true
    /// The names, followed by those of programs that write the encodings.
    package static let names: Names =
        allCases.map { ($0.rawValue, $0) } + [
            ("utf8", .utf8), ("cp1250", .windows1250), ("cp1251", .windows1251), ("cp1252", .windows1252),
            ("cp1253", .windows1253), ("cp1254", .windows1254), ("latin1", .latin1), ("latin2", .latin2),
            ("latin9", .latin9),
        ]
}

extension RaggedRecords: NamedValue { package static let kind = "a treatment of ragged records" }

extension SceneData.Format: NamedValue { package static let kind = "a format" }

extension Form where Value == String {
    /// Returns the form of a name of one of the values of a type.
    fileprivate static func name<Named: NamedValue & Equatable & RawRepresentable<String>>(
        of type: Named.Type
    ) -> Form {
        Form(
            shape: Form<Named>.choice.shape,
            decode: { node, reader in Form<Named>.choice.decode(node, &reader)?.rawValue },
            encode: { .text($0) })
    }
}

extension SQLiteRecords {
    /// Runs the query of the data, with at most the number of rows that a scene can show.
    package static func of(
        _ database: SQLiteDatabase, for data: SceneData
    ) throws(Diagnostic) -> SQLiteRecords {
        try of(database, selecting: data.selection, maxRows: SceneLimits.rows, limit: data.readLimit)
    }
}

extension SceneReader {
    /// Reports an unknown locale at the key `locale`.
    mutating func checkLocale(_ name: String?) {
        do throws(Diagnostic) {
            if let name { _ = try DataLocale.named(name) }
        } catch {
            fail(error.sentence, at: "locale")
        }
    }
}

extension SceneData {
    /// Reports unknown locales, orders of dates and dates.
    fileprivate func checkFormats(_ reader: inout SceneReader) {
        reader.checkLocale(locale)
        do throws(Diagnostic) {
            if let dates { _ = try DateReading(dates) }
        } catch {
            reader.fail(error.sentence, at: "dates")
        }
        if let now, CivilTime(now) == nil {
            reader.fail(
                "expected a date such as 2026-11-21 or 2026-11-21T08:05, found \"\(now.shortened)\"",
                at: "now")
        }
    }
}
