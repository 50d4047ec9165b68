import Diagnostics

/// The loaded part of an input, and a cursor in it.
///
/// The window contains at least the record at the cursor once it has been scanned. It grows for long records
/// up to the limit, and exposes only bytes that are valid UTF-8 text.
final class ByteWindow {
    /// The line of the cursor, from 1.
    private(set) var line = 1

    private let source: any TextSource
    private let options: RecordOptions
    private let maximumRecord: Int
    private var buffer: UnsafeMutableRawBufferPointer
    /// The offset of `buffer` in the input.
    private var start = 0
    /// The number of loaded bytes in `buffer`.
    private var filled = 0
    /// The number of bytes in `buffer` that are valid text. It excludes a character that the end of a block
    /// truncates.
    private var checked = 0
    /// The cursor, as an index into `buffer`.
    private var position = 0
    /// The offset in the input of the start of the cursor's line.
    private(set) var lineStart = 0
    /// The error in the text at `checked`, if there is one.
    private var problem: TextProblem.Kind?

    init(source: any TextSource, options: RecordOptions, limits: RecordLimits) {
        self.source = source
        self.options = options
        maximumRecord = limits.recordBytes
        buffer = .allocate(byteCount: min(limits.blockBytes, limits.recordBytes), alignment: 16)
    }

    deinit { buffer.deallocate() }

    /// The name of the input in error messages.
    var name: String { source.name }

    /// The cursor, as an offset in the input.
    var offset: Int { start + position }

    /// The loaded bytes from the cursor on, valid until the next call that changes the window.
    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: buffer[position..<checked]) }

    /// A Boolean value that indicates whether `bytes` extend to the end of the input.
    var isFinal: Bool { start + checked == source.size }

    /// Moves the cursor forward by `count` loaded bytes, which contain `lineEnds` line breaks.
    func consume(_ count: Int, lineEnds: Int) {
        position += count
        guard lineEnds > 0 else { return }
        line += lineEnds
        var last = position
        while last > 0, buffer[last - 1] != .lineFeed, buffer[last - 1] != .carriageReturn { last -= 1 }
        lineStart = start + last
    }

    /// Moves the cursor to `offset`, the start of a record on the line `line`, which begins at `lineStart`.
    /// Default: at the record.
    func seek(to offset: Int, line: Int, lineStart: Int? = nil) {
        self.line = line
        self.lineStart = lineStart ?? offset
        if (start...start + checked).contains(offset) {
            position = offset - start
        } else {
            start = offset
            (position, filled, checked, problem) = (0, 0, 0, nil)
        }
    }

    /// Loads more bytes after the current ones. The window must not be final.
    ///
    /// Throws for a byte that is not text, a record that has the maximum length, and unreadable input.
    func loadMore() throws(Diagnostic) {
        if let problem, problem != .truncated {
            let offset = start + checked
            // The encoding is guessed from the same bytes, whatever is loaded.
            let bytes = try source.bytes(offset..<min(source.size, offset + EncodingGuess.size))
            let sentence = options.sentence(for: TextProblem(kind: problem, offset: offset), in: bytes)
            throw error(at: checked - position, sentence: sentence)
        }
        try makeSpace()
        let count = min(buffer.count - filled, source.size - start - filled)
        let space = UnsafeMutableRawBufferPointer(rebasing: buffer[filled..<filled + count])
        try source.fill(space, from: start + filled)
        filled += count
        check()
    }

    /// Calls a function that scans the bytes, and loads more until it is complete. Its errors have a column if
    /// `showsColumn` is true.
    func complete<Result>(
        showsColumn: Bool, _ scan: () throws(ScanStop) -> Result
    ) throws(Diagnostic) -> Result {
        while true {
            do throws(ScanStop) { return try scan() } catch {
                switch error {
                case .needsMore: try loadMore()
                case .error(let offset, let sentence):
                    throw self.error(at: offset, sentence: sentence, showsColumn: showsColumn)
                }
            }
        }
    }

    /// Loads bytes until there are `count`, or the end of the input.
    func load(_ count: Int) throws(Diagnostic) {
        while bytes.count < count, !isFinal { try loadMore() }
    }

    /// Loads the rest of the line at the cursor, and returns its length without the line break.
    func loadLine() throws(Diagnostic) -> Int {
        var examined = 0
        while true {
            let bytes = bytes
            if let end = bytes[examined...].firstIndex(where: \.isLineEnd) { return end }
            examined = bytes.count
            guard !isFinal else { return examined }
            try loadMore()
        }
    }

    /// Returns the error at `distance` bytes after the cursor, with its column if `showsColumn` is true.
    func error(at distance: Int, sentence: String, showsColumn: Bool = false) -> Diagnostic {
        let bytes = UnsafeRawBufferPointer(rebasing: buffer[position..<filled])
        let end = min(distance, bytes.count)
        var sentence = sentence
        if showsColumn, let column = column(of: end, in: bytes) { sentence += " (column \(column))" }
        return Diagnostic(file: name, line: line + bytes.lineEnds(before: end), message: sentence)
    }

    /// Moves the bytes from the cursor on to the front of the buffer. Enlarges the buffer if they take up
    /// most of it.
    private func makeSpace() throws(Diagnostic) {
        let remaining = filled - position
        guard remaining < maximumRecord else {
            let sentence =
                "the record is longer than \(maximumRecord >> 20) MiB; is a closing quote or bracket missing?"
            throw Diagnostic(file: name, line: line, message: sentence)
        }
        var target = buffer
        if remaining > buffer.count / 2, buffer.count < maximumRecord {
            target = .allocate(byteCount: min(buffer.count * 2, maximumRecord), alignment: 16)
        }
        target.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[position..<filled]))
        if target.baseAddress != buffer.baseAddress {
            buffer.deallocate()
            buffer = target
        }
        start += position
        checked -= position
        filled = remaining
        position = 0
    }

    /// Moves `checked` to the end of the loaded bytes, or to the first byte that is not text.
    private func check() {
        let fresh = UnsafeRawBufferPointer(rebasing: buffer[checked..<filled])
        guard let found = TextProblem.first(in: fresh) else {
            checked = filled
            problem = nil
            return
        }
        checked += found.offset
        problem = found.kind == .truncated && start + filled == source.size ? .notUTF8 : found.kind
    }

    /// Returns the column of the byte at `distance` after the cursor, counted in Unicode scalars from 1. The
    /// result is `nil` if the start of its line cannot be read again.
    private func column(of distance: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
        if let last = bytes[..<distance].lastIndex(where: { $0 == .lineFeed || $0 == .carriageReturn }) {
            return 1 + bytes[(last + 1)..<distance].count(where: { $0 & 0xC0 != 0x80 })
        }
        let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
        defer { block.deallocate() }
        var column = 1
        var at = lineStart
        while at < offset + distance {
            let part = UnsafeMutableRawBufferPointer(
                rebasing: block[..<min(block.count, offset + distance - at)])
            do { try source.fill(part, from: at) } catch { return nil }
            column += part.count(where: { $0 & 0xC0 != 0x80 })
            at += part.count
        }
        return column
    }
}
