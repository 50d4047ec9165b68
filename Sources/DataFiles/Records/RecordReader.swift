import Diagnostics
import Files

/// A sequential reader of the records of an input in any format.
///
/// For each record, call `advance`, `scan` and `consume` in this order. After `scan`, the record is
/// available.
struct RecordReader {
    /// The layout of the last scanned record.
    private(set) var row = RowLayout()

    let window: ByteWindow
    let format: RecordFormat
    private let limits: RecordLimits
    private let delimited: DelimitedScanner
    private var objects: ObjectScanner
    /// The columns in the header of a delimited input.
    private var header: [String] = []
    /// The expected token in a JSON array.
    private var state = State.firstRecord

    private enum State {
        case firstRecord, record, separator, end
    }

    /// Starts at the first byte of `source`, and reads up to the first record.
    init(source: ByteSource, format: RecordFormat, limits: RecordLimits) throws(Diagnostic) {
        window = ByteWindow(source: source, limits: limits)
        self.format = format
        self.limits = limits
        delimited = DelimitedScanner(separator: format == .tsv ? .tab : .comma, maximumFields: limits.columns)
        objects = ObjectScanner(limits: limits)
        try skipByteOrderMark()
        guard let first = try skipBlank() else {
            let expected =
                isDelimited ? "a header with the names of the columns" : "an object for each record"
            throw Diagnostic(file: window.name, message: "the input is empty; expected \(expected)")
        }
        if isDelimited {
            try readHeader()
        } else if format == .json {
            guard first == .openBracket else { throw notAnArray() }
            window.consume(1, lineEnds: 0)
        }
    }

    /// The names of the columns that have been found.
    var columns: [String] { isDelimited ? header : objects.columns.names }

    /// The bytes of the last scanned record, and all loaded bytes after it.
    var bytes: UnsafeRawBufferPointer { window.bytes }

    /// Moves to the record at `offset`, on the line `line`.
    mutating func seek(to offset: Int, line: Int) {
        window.seek(to: offset, line: line)
        state = .record
    }

    /// Moves to the start of the next record. Returns `false` at the end of the input.
    mutating func advance() throws(Diagnostic) -> Bool {
        guard format == .json else { return try skipBlank() != nil }
        guard state != .record else { return true }
        guard state != .end else { return false }
        let isFirst = state == .firstRecord
        let expected = isFirst ? "an object or ]" : "a comma or ]"
        var next = try skipBlank()
        if next == .closeBracket {
            window.consume(1, lineEnds: 0)
            state = .end
            guard try skipBlank() == nil else { throw unexpected("the end of the input") }
            return false
        }
        if !isFirst {
            guard next == .comma else { throw unexpected(expected) }
            window.consume(1, lineEnds: 0)
            next = try skipBlank()
        }
        guard next == .openBrace else { throw notAnObject(next) }
        state = .record
        return true
    }

    /// Divides the record at the cursor into fields in `row`. Loads more bytes until the record is complete.
    mutating func scan() throws(Diagnostic) {
        var isWhole = false
        while !isWhole {
            do throws(ScanStop) {
                try scanLoaded()
                isWhole = true
            } catch {
                switch error {
                case .needsMore: try window.loadMore()
                case .error(let offset, let sentence):
                    throw window.error(at: offset, sentence: sentence, showsColumn: !isDelimited)
                }
            }
        }
        // The header itself has no number of fields to match.
        if isDelimited, !header.isEmpty, row.fields.count != header.count {
            let fields = counted(row.fields.count, "field")
            let sentence = "the record has \(fields), but the header has \(header.count)"
            throw window.error(at: 0, sentence: sentence)
        }
    }

    /// Moves past the last scanned record.
    mutating func consume() {
        window.consume(row.length, lineEnds: row.lineEnds)
        state = .separator
    }

    var isDelimited: Bool { format == .csv || format == .tsv }

    private mutating func scanLoaded() throws(ScanStop) {
        if isDelimited {
            try delimited.scan(window.bytes, isFinal: window.isFinal, into: &row)
        } else {
            try scanObject(window.bytes, isFinal: window.isFinal)
        }
    }

    /// Skips line breaks, and in JSON spaces and tabs. Returns the byte after them, or `nil` at the end.
    private mutating func skipBlank() throws(Diagnostic) -> UInt8? {
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
                case .space where !isDelimited, .tab where !isDelimited: break
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
        while window.bytes.count < 3, !window.isFinal { try window.loadMore() }
        if window.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { window.consume(3, lineEnds: 0) }
    }

    private mutating func readHeader() throws(Diagnostic) {
        try scan()
        var names: [String] = []
        for column in row.fields.indices {
            let name = row.withField(column, of: bytes) { String(decoding: $0, as: UTF8.self).trimmed }
            names.append(name.isEmpty ? "column \(column + 1)" : name)
        }
        if let duplicates = Self.duplicates(among: names) {
            throw window.error(at: 0, sentence: "\(duplicates); give each column a unique name")
        }
        consume()
        header = names
    }

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
        var text = JSONText(bytes: bytes, isFinal: isFinal, isOneLine: isOneLine, maximumDepth: limits.depth)
        guard try text.peek("an object") == .openBrace else {
            throw .error(offset: 0, sentence: "expected one object on each line of NDJSON, \(found)")
        }
        try objects.scan(&text, into: &row)
        if isOneLine { try text.finishLine() }
        row.length = text.at
        row.lineEnds = text.lineEnds
    }

    private func unexpected(_ expected: String) -> Diagnostic {
        let text = JSONText(bytes: bytes, isFinal: true, isOneLine: false, maximumDepth: limits.depth)
        guard case .error(_, let sentence) = text.unexpected(expected) else { return .changed(window.name) }
        return window.error(at: 0, sentence: sentence, showsColumn: true)
    }

    private func notAnArray() -> Diagnostic {
        var sentence = "expected an array of objects such as [{…}, …], \(found)"
        if bytes.first == .openBrace { sentence += "; use the ndjson format for an object on each line" }
        return window.error(at: 0, sentence: sentence)
    }

    private func notAnObject(_ byte: UInt8?) -> Diagnostic {
        guard let byte, byte != .comma else { return unexpected("an object") }
        var sentence = "expected an object such as {\"name\": …}, \(found)"
        if byte == .closeBracket { sentence = "expected an object, found \"]\"; remove the comma before it" }
        return window.error(at: 0, sentence: sentence, showsColumn: true)
    }

    /// A description of the first loaded character.
    private var found: String {
        guard let byte = bytes.first else { return "found the end of the input" }
        switch byte {
        case .openBrace: return "found an object"
        case .openBracket: return "found an array"
        case .quote: return "found a string"
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return "found a number"
        default: return "found \(bytes.nameOfCharacter(at: 0))"
        }
    }
}
