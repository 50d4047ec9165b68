import DataFiles
import Scenes

/// The options for how a text file of records is read.
struct InputOptions {
    private var delimiter: Delimiter?
    private var encoding: TextEncoding?
    private var comment: String?
    private var skippedLines = 0
    private var hasNoHeader = false
    private var ragged: RaggedRecords?
    private(set) var records: String?

    /// The options, for a command that stores their values at `key`.
    static func options<Values>(_ key: WritableKeyPath<Values, InputOptions> & Sendable) -> [Option<Values>] {
        all.map { $0.stored(at: key) }
    }

    private static let all: [Option<InputOptions>] = [
        Option(
            long: "--delimiter", value: "CHARACTER", accepted: .names(Delimiter.names),
            help:
                "Set the delimiter of CSV and TSV: a character such as \";\", or comma, semicolon, tab, bar or space. Default: detected."
        ) { (values, text) throws(UsageError) in
            guard let delimiter = Delimiter(text) else {
                throw UsageError("--delimiter: expected \(Delimiter.expected), found \"\(text)\"")
            }
            values.delimiter = delimiter
        },
        .name(
            "--encoding", "NAME",
            "Set the encoding of the input, such as windows-1252 or utf-16le. A byte-order mark takes precedence. Default: utf-8, or else a guess, with a warning.",
            \.encoding),
        .text(
            "--comment", "TEXT", "Skip lines of CSV and TSV that begin with a text, such as \"#\".", \.comment
        ),
        Option(
            long: "--skip-lines", value: "NUMBER",
            help: "Skip lines of CSV and TSV before the header, such as the title of a report."
        ) { (values, text) throws(UsageError) in
            values.skippedLines = try Option<Self>.whole(text, of: SceneLimits.skippedLines, "--skip-lines")
        },
        .flag(
            "--no-header",
            "Read the first line of CSV and TSV as a record. The columns are column 1 and so on.",
            \.hasNoHeader),
        .name(
            "--ragged", "NAME",
            "Set the treatment of records of CSV and TSV with more or fewer fields than the header: error, pad (missing fields are empty, others are new columns) or skip. Default: error.",
            \.ragged),
        .text(
            "--records", "KEYS",
            "Set the keys of the array in a JSON file, such as data.items. Default: the only array of objects.",
            \.records),
    ]

    /// How the file is read.
    var reading: RecordOptions {
        var reading = RecordOptions()
        reading.delimiter = delimiter
        reading.encoding = encoding
        reading.comment = comment
        reading.skippedLines = skippedLines
        reading.hasHeader = !hasNoHeader
        reading.ragged = ragged ?? .error
        reading.records = records
        reading.isCommandLine = true
        return reading
    }

    /// Throws for an option that has no effect on an input.
    func check(for kind: RenderInput.Kind, name: String) throws(UsageError) {
        var format: RecordFormat?
        if case .records(let found) = kind { format = found }
        let delimited = [
            ("--delimiter", delimiter != nil), ("--comment", comment != nil),
            ("--skip-lines", skippedLines > 0), ("--no-header", hasNoHeader), ("--ragged", ragged != nil),
        ]
        if format?.isDelimited != true, let option = delimited.first(where: \.1)?.0 {
            throw UsageError("\(option) requires a CSV or TSV file; add --format csv if \(name) is one")
        }
        if format != .json, records != nil {
            throw UsageError("--records requires a JSON file; add --format json if \(name) is one")
        }
        if format == nil, encoding != nil { throw UsageError("--encoding requires a text file of records") }
        if comment == "" {
            throw UsageError("--comment: expected the start of comments, found an empty text")
        }
    }
}
