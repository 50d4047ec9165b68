import Diagnostics
import Files

/// An input of records that is checked completely when it is opened, and then provides random access to them.
/// With a limit of records, the rest of a delimited input is not checked.
///
/// Only a block of the input, the last record and the position of every 64th record are in memory. An input
/// with millions of records therefore requires only a few megabytes. Pipes and other inputs that can be read
/// only once are retained completely, up to 512 MiB. A record may be up to 16 MiB long, with up to 4,096
/// columns.
///
/// In `csv` and `tsv`, empty lines are skipped. If there is only one column, an empty value is written as
/// `""`. In `markdown`, missing cells are empty. In `json` and `ndjson`, the columns are all keys of all
/// objects, in the order of their first appearance. Nested objects have dotted names such as `address.city`. The values
/// of an object are records, too, if all of them are objects that share keys. Their own keys are the first column.
///
/// A file must be used by one thread at a time.
package final class RecordFile: RecordSource {
    /// The name of the input in error messages.
    package let name: String
    package let format: RecordFormat
    /// The names of the columns, none of which is empty. In `csv` and `tsv`, they are unique.
    package let columns: [String]
    /// The number of records, 0 or more.
    package let count: Int
    package let examinedCount: Int

    /// The alignments of the columns of a table in Markdown. It is empty for other formats.
    package var alignments: [ColumnAlignment?] { reader.alignments }
    package let unnamedColumns: Set<Int>
    /// The warnings about renamed columns and skipped records, and the note about further tables, if there are any.
    package let warnings: [Diagnostic]

    private var reader: RecordReader
    private let checkpoints: BlockArray<Checkpoint>
    private var checkpointRecords: Int { reader.limits.checkpointRecords }
    /// The index of the next record of the reader.
    private var upcoming: Int
    private var latest: (index: Int, record: Record)?

    /// The position of a record.
    private struct Checkpoint {
        let offset: Int
        let line: Int
    }

    /// Opens the file, pipe or device at `path`, and checks it completely. The name in error messages is
    /// `name`. Default: the path.
    ///
    /// Throws if it cannot be opened, and for the first error in it.
    package static func open(
        path: String, format: RecordFormat, options: RecordOptions = RecordOptions(), name: String? = nil,
        limits: RecordLimits = RecordLimits()
    ) throws(Diagnostic) -> RecordFile {
        let name = name ?? path
        let source = try ByteSource(
            path: path, name: name, maxPipeBytes: limits.maxPipeBytes,
            checkPipe: TextProblem.pipeCheck(options, name: name))
        return try open(source: source, format: format, options: options, limits: limits)
    }

    /// Checks an open input, such as the standard input, completely. The name in error messages is `name`.
    ///
    /// Throws if it cannot be read, and for the first error in it.
    package static func open(
        descriptor: Int32, name: String, format: RecordFormat, options: RecordOptions = RecordOptions(),
        limits: RecordLimits = RecordLimits()
    ) throws(Diagnostic) -> RecordFile {
        let source = try ByteSource(
            duplicating: descriptor, name: name, maxPipeBytes: limits.maxPipeBytes,
            checkPipe: TextProblem.pipeCheck(options, name: name))
        return try open(source: source, format: format, options: options, limits: limits)
    }

    /// Checks an input in memory completely. The name in error messages is `name`.
    ///
    /// Throws for the first error in it.
    package static func open(
        bytes: [UInt8], name: String, format: RecordFormat, options: RecordOptions = RecordOptions(),
        limits: RecordLimits = RecordLimits()
    ) throws(Diagnostic) -> RecordFile {
        try open(
            source: ByteSource(bytes: bytes, name: name), format: format, options: options, limits: limits)
    }

    /// Checks an input completely, and finds its records. If it is not UTF-8, and no encoding is specified, the encoding is
    /// guessed, with a warning. JSON in which each line is an object is NDJSON, with a note.
    static func open(
        source: ByteSource, format: RecordFormat, options: RecordOptions = RecordOptions(),
        limits: RecordLimits
    ) throws(Diagnostic) -> RecordFile {
        do throws(Diagnostic) {
            return try open(source, format, options, limits, nil)
        } catch {
            if format == .json, options.records == nil,
                let file = try? open(
                    source, .ndjson, options, limits, .linesAreObjects(source.name, options)),
                file.count > 1
            {
                return file
            }
            guard options.encoding == nil, let guess = try? GuessedEncoding.of(source) else { throw error }
            var options = options
            options.encoding = guess.encoding
            return try open(source, format, options, limits, guess.warning(source.name, options))
        }
    }

    /// - Parameter warning: The warning about the encoding or the format.
    private static func open(
        _ source: ByteSource, _ format: RecordFormat, _ options: RecordOptions, _ limits: RecordLimits,
        _ warning: Diagnostic?
    ) throws(Diagnostic) -> RecordFile {
        var reader = try RecordReader.open(source, format: format, options: options, limits: limits)
        var checkpoints = BlockArray<Checkpoint>()
        var count = 0
        func readRecord() throws(Diagnostic) -> Bool {
            guard try reader.advance() else { return false }
            let checkpoint = Checkpoint(offset: reader.window.offset, line: reader.window.line)
            try reader.scan()
            if count.isMultiple(of: limits.checkpointRecords) { checkpoints.append(checkpoint) }
            reader.consume()
            count += 1
            return true
        }
        let most = reader.isDelimited ? limits.delimitedRecords : .max
        while count < most, try readRecord() {}
        let drawnCount = count
        // Errors after the limit do not matter, and neither do fields without a column.
        while count >= most, count < limits.examinedRecords, options.ragged == .error,
            (try? readRecord()) == true
        {}
        // What follows the table is not checked. The first access to a record moves back.
        var rest = reader
        let note = try? rest.noteAboutOtherTables()
        return RecordFile(
            reader, count: drawnCount, examinedCount: count, checkpoints,
            notes: [warning, note].compactMap(\.self) + reader.notes)
    }

    /// Creates a file whose records a reader has read.
    private init(
        _ reader: RecordReader, count: Int, examinedCount: Int, _ checkpoints: BlockArray<Checkpoint>,
        notes: [Diagnostic]
    ) {
        (name, format, columns) = (reader.window.name, reader.format, reader.columns)
        unnamedColumns = reader.unnamed
        (self.count, self.examinedCount) = (count, examinedCount)
        (self.reader, self.checkpoints, upcoming) = (reader, checkpoints, .max)
        warnings = notes + [reader.renamed?.warning(name), reader.skipped?.warning(name)].compactMap(\.self)
    }

    /// Returns the record at `index`, which must be at least 0 and less than `examinedCount`.
    ///
    /// Access to the next record is immediate. For any other, up to 63 records before it are scanned. Throws
    /// if the file can no longer be read or has changed since it was opened.
    package func record(at index: Int) throws(Diagnostic) -> Record {
        precondition(
            (0..<examinedCount).contains(index), "the file has \(examinedCount) records, and none at \(index)"
        )
        if let latest, latest.index == index { return latest.record }
        let record = try settled { () throws(Diagnostic) in
            try move(to: index)
            try reader.scan()
            return Record(line: reader.window.line, layout: reader.row, source: reader.bytes)
        }
        reader.consume()
        upcoming = index + 1
        latest = (index, record)
        return record
    }

    /// Returns the runs of records that have the same text in `column`. This creates a `String` for each run
    /// instead of for each record.
    ///
    /// Throws if the file can no longer be read or has changed since it was opened.
    package func runs(ofColumn column: Int) throws(Diagnostic) -> [FieldRun] {
        var runs: [FieldRun] = []
        var value: [UInt8] = []
        for index in 0..<count {
            let isSame = try settled { () throws(Diagnostic) in
                try move(to: index)
                try reader.scan()
                return reader.row.withField(column, of: reader.bytes) { $0.elementsEqual(value) }
            }
            if !isSame || runs.isEmpty {
                value = reader.row.withField(column, of: reader.bytes) { Array($0) }
                runs.append(
                    FieldRun(value: String(decoding: value, as: UTF8.self), records: index..<index + 1))
            } else {
                let start = runs[runs.count - 1].records.lowerBound
                runs[runs.count - 1].records = start..<index + 1
            }
            reader.consume()
            upcoming = index + 1
        }
        return runs
    }

    /// Moves the reader to the start of the record at `index`.
    private func move(to index: Int) throws(Diagnostic) {
        let checkpoint = index / checkpointRecords
        if upcoming > index || upcoming < checkpoint * checkpointRecords {
            reader.seek(to: checkpoints[checkpoint].offset, line: checkpoints[checkpoint].line)
            upcoming = checkpoint * checkpointRecords
        }
        while upcoming < index {
            try advance()
            try reader.scan()
            reader.consume()
            upcoming += 1
        }
        try advance()
    }

    private func advance() throws(Diagnostic) {
        guard try reader.advance() else { throw .changed(name) }
    }

    /// Reads content again that was valid when the file was opened.
    private func settled<Result>(_ read: () throws(Diagnostic) -> Result) throws(Diagnostic) -> Result {
        do throws(Diagnostic) {
            let result = try read()
            guard reader.row.fields.count <= columns.count else { throw .changed(name) }
            return result
        } catch {
            // The reader may be at any position, so the next read must start from a checkpoint.
            upcoming = .max
            // An error on a line was not there when the file was opened.
            throw error.line == nil ? error : .changed(name)
        }
    }
}

extension Diagnostic {
    /// The note that a JSON input is read as NDJSON.
    fileprivate static func linesAreObjects(_ file: String, _ options: RecordOptions) -> Diagnostic {
        Diagnostic(
            .note, file: file, message: "each line is an object, so that the input is read as NDJSON",
            remedy: "to confirm it, add \(options.spelled("format", "ndjson"))")
    }
}
