import Diagnostics
import Files

/// A sequential reader of the records of an input in any format.
///
/// For each record, call `advance`, `scan` and `consume` in this order. After `scan`, the record is
/// available.
struct RecordReader {
    /// The layout of the last scanned record.
    var row = RowLayout()

    let window: ByteWindow
    let format: RecordFormat
    let options: RecordOptions
    let limits: RecordLimits
    let source: any TextSource
    var delimited: DelimitedScanner
    var markdown: MarkdownScanner
    private var objects: ObjectScanner
    /// The start of comments. It is empty if there are none.
    let comment: [UInt8]
    /// The columns in the header of a delimited input or a table in Markdown.
    var header: [String] = []
    /// The alignments of the columns of a table in Markdown.
    var alignments: [ColumnAlignment?] = []
    /// The columns without a name in the header.
    private(set) var unnamed: Set<Int> = []
    /// A Boolean value that indicates whether the next record is the first one.
    private(set) var isAtFirstRecord = true
    /// The columns whose names other columns have, too.
    private(set) var renamed: RenamedColumns?
    /// The ragged records that have been skipped, until the end of the input.
    var skipped: SkippedRecords?
    /// A Boolean value that indicates whether the JSON array is in an object.
    var isEnclosed = false
    /// A Boolean value that indicates whether the records are the values of a JSON object, with their keys.
    var hasKeys = false
    /// The notes about the choice of the records in the input.
    var notes: [Diagnostic] = []
    /// The expected token in a JSON array.
    var state = State.firstRecord

    enum State {
        case firstRecord, record, separator, end
    }

    /// Returns a reader that has read `source` up to the first record.
    static func open(
        _ source: ByteSource, format: RecordFormat, options: RecordOptions, limits: RecordLimits
    ) throws(Diagnostic) -> RecordReader {
        var reader = try atStart(of: source, format: format, options: options, limits: limits)
        if reader.isDelimited { try reader.readDelimiter() }
        guard let first = try reader.skipBlank() else {
            let expected =
                switch format {
                case .csv, .tsv: "a header with the names of the columns"
                case .json, .ndjson: "an object for each record"
                case .markdown: "a table"
                }
            throw Diagnostic(file: source.name, message: "the input is empty; expected \(expected)")
        }
        switch format {
        case .csv, .tsv: try reader.readHeader()
        case .json: try reader.openArray(first)
        case .ndjson: break
        case .markdown: try reader.findTable()
        }
        return reader
    }

    /// Returns a reader after the byte-order mark of `source`.
    static func atStart(
        of source: ByteSource, format: RecordFormat, options: RecordOptions, limits: RecordLimits
    ) throws(Diagnostic) -> RecordReader {
        let text = try source.text(options)
        var reader = RecordReader(
            window: ByteWindow(source: text, options: options, limits: limits), format: format,
            options: options, limits: limits, source: text,
            delimited: DelimitedScanner(
                delimiter: format == .tsv ? .tab : .comma, maximumFields: limits.columns),
            // One more than the maximum of columns, which is an error in a header.
            markdown: MarkdownScanner(maximumCells: limits.columns + 1),
            objects: ObjectScanner(limits: limits), comment: Array((options.comment ?? "").utf8))
        try reader.skipByteOrderMark()
        return reader
    }

    /// The names of the columns that have been found.
    var columns: [String] { isObjects ? objects.columns.names : header }

    /// The bytes of the last scanned record, and all loaded bytes after it.
    var bytes: UnsafeRawBufferPointer { window.bytes }

    /// Moves to the record at `offset`, on the line `line`.
    mutating func seek(to offset: Int, line: Int) {
        window.seek(to: offset, line: line)
        state = .record
    }

    /// Moves to the start of the next record. Returns `false` at the end of the input.
    mutating func advance() throws(Diagnostic) -> Bool {
        switch format {
        case .csv, .tsv: try advanceInLines()
        case .json: try advanceInArray()
        case .ndjson: try skipBlank() != nil
        case .markdown: try advanceInTable()
        }
    }

    /// Divides the record at the cursor into fields in `row`. Loads more bytes until the record is complete.
    mutating func scan() throws(Diagnostic) {
        if format == .markdown { return try scanCells() }
        try scanFields()
        if isDelimited { try fitToHeader() }
    }

    /// Divides the record at the cursor into any number of fields.
    mutating func scanFields() throws(Diagnostic) {
        try window.complete(showsColumn: !isDelimited) { () throws(ScanStop) in try scanLoaded() }
    }

    /// Moves past the last scanned record.
    mutating func consume() {
        window.consume(row.length, lineEnds: row.lineEnds)
        isAtFirstRecord = false
        state = .separator
    }

    var isDelimited: Bool { format.isDelimited }
    private var isObjects: Bool { format == .json || format == .ndjson }

    private mutating func scanLoaded() throws(ScanStop) {
        if isDelimited {
            try delimited.scan(window.bytes, isFinal: window.isFinal, into: &row)
        } else {
            try scanObject(window.bytes, isFinal: window.isFinal)
        }
    }

    /// Skips line breaks, and in JSON spaces and tabs. Returns the byte after them, or `nil` at the end.
    mutating func skipBlank() throws(Diagnostic) -> UInt8? {
        while true {
            let bytes = window.bytes
            var at = 0
            var lineEnds = 0
            skipping: while at < bytes.count {
                switch bytes[at] {
                case .lineFeed: lineEnds += 1
                case .carriageReturn:
                    guard at + 1 < bytes.count || window.isFinal else { break skipping }
                    lineEnds += at + 1 < bytes.count && bytes[at + 1] == .lineFeed ? 0 : 1
                case .space where isObjects, .tab where isObjects: break
                default:
                    window.consume(at, lineEnds: lineEnds)
                    return bytes[at]
                }
                at += 1
            }
            window.consume(at, lineEnds: lineEnds)
            guard !window.isFinal else { return nil }
            try window.loadMore()
        }
    }

    private mutating func skipByteOrderMark() throws(Diagnostic) {
        try window.load(3)
        // Programs that add a mark to a text that begins with one leave two.
        while window.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            window.consume(3, lineEnds: 0)
            try window.load(3)
        }
    }

    /// Uses the scanned record as the header, and moves past it. If the input has no header, its columns have no names.
    mutating func takeHeader() throws(Diagnostic) {
        guard options.hasHeader else {
            unnamed = Set(row.fields.indices)
            return setHeader(row.fields.indices.map(Self.name(ofColumn:)))
        }
        var names: [String] = []
        for column in row.fields.indices {
            var name = row.withField(column, of: bytes) { String(decoding: $0, as: UTF8.self) }
            if format == .markdown { name = InlineMarkdown(name, hasLines: true).textOnOneLine }
            // Names can end in spaces that do not break.
            name = name.trimmedWhitespace
            if name.isEmpty { unnamed.insert(column) }
            names.append(name.isEmpty ? Self.name(ofColumn: column) : name)
        }
        setHeader(names)
        consume()
        isAtFirstRecord = true
    }

    /// Sets the names of the columns. Those that another column has receive a number.
    mutating func setHeader(_ names: [String]) {
        header = names
        guard let duplicates = Self.duplicates(among: names) else { return }
        var added = renamed?.names ?? []
        var (known, numbers) = (Set(names), [String: Int]())
        for (column, name) in names.enumerated() {
            var number = numbers[name, default: 0] + 1
            if number > 1 {
                while !known.insert("\(name) (\(number))").inserted { number += 1 }
                header[column] = "\(name) (\(number))"
                added.append(header[column])
            }
            numbers[name] = number
        }
        renamed = RenamedColumns(line: renamed?.line ?? window.line, first: duplicates, names: added)
    }

    /// Returns the name of a column without one.
    static func name(ofColumn column: Int) -> String { "column \(column + 1)" }

    /// Returns a description of the first duplicate column names, or `nil` if the names are unique.
    static func duplicates(among names: [String]) -> String? {
        var indices: [String: Int] = [:]
        for (column, name) in names.enumerated() {
            guard let other = indices.updateValue(column, forKey: name) else { continue }
            return "columns \(other + 1) and \(column + 1) have the same name \"\(name.shortened)\""
        }
        return nil
    }

    private mutating func scanObject(_ bytes: UnsafeRawBufferPointer, isFinal: Bool) throws(ScanStop) {
        let isOneLine = format == .ndjson
        var text = JSONText(
            bytes: bytes, isFinal: isFinal, isOneLine: isOneLine, permitsInfinity: true,
            maximumDepth: limits.depth)
        guard try text.peek("an object") == (hasKeys ? .quote : .openBrace) else {
            throw .error(offset: 0, sentence: "expected one object on each line of NDJSON, \(found)")
        }
        try objects.scan(&text, into: &row)
        if isOneLine { try text.finishLine() }
        row.length = text.at
        row.lineEnds = text.lineEnds
    }
}

/// The columns that received other names than in the header.
struct RenamedColumns {
    /// The line of the header, from 1.
    let line: Int
    /// The description of the first columns with the same name.
    let first: String
    /// The new names.
    let names: [String]

    func warning(_ file: String) -> Diagnostic {
        let list = names.prefix(3).map { "\"\($0.shortened)\"" }.joined(separator: ", ")
        let more = names.count > 3 ? " and \(counted(names.count - 3, "other"))" : ""
        return Diagnostic(
            .warning, file: file, line: line, message: first,
            remedy: "use \(list)\(more), or give each column a unique name")
    }
}
