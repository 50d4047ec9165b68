import Diagnostics
import Files

/// An input of records that is checked as a whole when it is opened, and then gives any of them.
///
/// What is kept in memory is a block of the input, the record read last and one remembered place for every 64
/// records, so that an input with millions of records costs no more than a few megabytes (except for pipes
/// and other inputs that can be read only once, which are kept whole, up to 512 MiB). A record may be up to
/// 16 MiB long, with up to 4,096 columns.
///
/// In `csv` and `tsv`, lines with nothing on them are skipped, even where there is only one column: an empty
/// value is written `""` there. In `json` and `ndjson`, the columns are all the keys of all the objects, in
/// the order of their first appearance; nested objects give dotted names such as `address.city`.
///
/// Use a file from one thread at a time.
package final class RecordFile {
    /// The name of the input in error messages.
    package let name: String
    package let format: RecordFormat
    /// The names of the columns, none of them empty. In `csv` and `tsv` no two are the same.
    package let columns: [String]
    /// The number of records, which may be 0.
    package let count: Int

    private var reader: RecordReader
    private let checkpoints: [Checkpoint]
    private let checkpointRecords: Int
    /// The index of the record the reader is about to read.
    private var upcoming: Int
    private var latest: (index: Int, record: Record)?

    /// Where a record starts.
    private struct Checkpoint {
        let offset: Int
        let line: Int
    }

    /// Opens the file, pipe or device at `path` and checks all of it. `name` is what error messages call it;
    /// without one, that is the path.
    ///
    /// Throws when it cannot be opened, and at the first mistake in it.
    ///
    /// - Parameter isRandom: Whether records will be asked for in another order than theirs: the place of each is then
    ///   remembered, 16 bytes a record.
    package convenience init(
        path: String, format: RecordFormat, name: String? = nil, isRandom: Bool = false
    ) throws(Diagnostic) {
        var limits = RecordLimits()
        if isRandom { (limits.checkpointRecords, limits.blockBytes) = (1, 4 << 10) }
        let source = try ByteSource(path: path, name: name ?? path, spoolBytes: limits.spoolBytes)
        try self.init(source: source, format: format, limits: limits)
    }

    /// Checks all of an input that is open already, such as standard input, which error messages call `name`.
    ///
    /// Throws when it cannot be read, and at the first mistake in it.
    package convenience init(
        descriptor: Int32, name: String, format: RecordFormat
    ) throws(Diagnostic) {
        let limits = RecordLimits()
        let source = try ByteSource(duplicating: descriptor, name: name, spoolBytes: limits.spoolBytes)
        try self.init(source: source, format: format, limits: limits)
    }

    /// Checks all of an input that is in memory, which error messages call `name`.
    ///
    /// Throws at the first mistake in it.
    package convenience init(
        bytes: [UInt8], name: String, format: RecordFormat, limits: RecordLimits = RecordLimits()
    ) throws(Diagnostic) {
        try self.init(source: ByteSource(bytes: bytes, name: name), format: format, limits: limits)
    }

    init(source: ByteSource, format: RecordFormat, limits: RecordLimits) throws(Diagnostic) {
        var reader = try RecordReader(source: source, format: format, limits: limits)
        var checkpoints: [Checkpoint] = []
        var count = 0
        while try reader.advance() {
            if count.isMultiple(of: limits.checkpointRecords) {
                checkpoints.append(Checkpoint(offset: reader.window.offset, line: reader.window.line))
            }
            try reader.scan()
            reader.consume()
            count += 1
        }
        name = source.name
        self.format = format
        self.columns = reader.columns
        self.count = count
        self.reader = reader
        self.checkpoints = checkpoints
        checkpointRecords = limits.checkpointRecords
        upcoming = count
    }

    /// The record at `index`, which must be at least 0 and less than `count`.
    ///
    /// The record after the one read last is found at once; any other takes a scan of at most 63 records
    /// before it. Throws when the file cannot be read any more or has changed since it was opened.
    package func record(at index: Int) throws(Diagnostic) -> Record {
        precondition((0..<count).contains(index), "the file has \(count) records, and none at \(index)")
        if let latest, latest.index == index {
            return latest.record
        }
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

    /// Calls `body` with each run of records that have the same text in `column`, in their order, until it
    /// returns `false`. This makes a `String` for each run only, not for each record.
    ///
    /// Throws when the file cannot be read any more or has changed since it was opened.
    package func forEachRun(inColumn column: Int, _ body: (FieldRun) -> Bool) throws(Diagnostic) {
        var value: [UInt8] = []
        var start = 0
        for index in 0..<count {
            let isSame = try settled { () throws(Diagnostic) in
                try move(to: index)
                try reader.scan()
                return reader.row.withField(column, of: reader.bytes) { $0.elementsEqual(value) }
            }
            if !isSame || index == 0 {
                if index > 0, !body(FieldRun(records: start..<index, bytes: value)) { return }
                value = reader.row.withField(column, of: reader.bytes) { Array($0) }
                start = index
            }
            reader.consume()
            upcoming = index + 1
        }
        if count > 0 {
            _ = body(FieldRun(records: start..<count, bytes: value))
        }
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

    /// Reads again what was found to be right when the file was opened.
    private func settled<Result>(
        _ read: () throws(Diagnostic) -> Result
    ) throws(Diagnostic) -> Result {
        do throws(Diagnostic) {
            let result = try read()
            guard reader.row.fields.count <= columns.count else { throw .changed(name) }
            return result
        } catch {
            // The reader may be anywhere, so the next read has to start from a checkpoint.
            upcoming = .max
            // Whatever mistake there now is on a line was not there before.
            throw error.line == nil ? error : .changed(name)
        }
    }
}
