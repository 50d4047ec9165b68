import Diagnostics

// The lines of a delimited input.
extension RecordReader {
    /// Sets the delimiter: that of the options, that of a first line such as `sep=;`, or the detected one.
    mutating func readDelimiter() throws(Diagnostic) {
        try skipLines()
        let end = min(source.size, window.offset + DelimiterDetection.sampleBytes)
        let sample = try source.bytes(window.offset..<end)
        let line = Self.delimiterLine(in: sample)
        if let line {
            try window.load(line.length)
            window.consume(line.length, lineEnds: 0)
        }
        let delimiter =
            options.delimiter ?? line?.delimiter
            ?? sample.withUnsafeBytes { sample in
                DelimiterDetection(
                    sample: sample, isComplete: end == source.size, comment: comment,
                    maximumFields: limits.columns
                ).delimiter(preferring: delimited.delimiter)
            }
        delimited = DelimitedScanner(delimiter: delimiter, maximumFields: limits.columns)
    }

    /// Skips the lines before the header that the options specify.
    private mutating func skipLines() throws(Diagnostic) {
        for _ in 0..<options.skippedLines {
            try skipToLineEnd()
            try window.load(2)
            guard let end = window.bytes.first else { return }
            let isPair = end == .carriageReturn && window.bytes.dropFirst().first == .lineFeed
            window.consume(isPair ? 2 : 1, lineEnds: 1)
        }
    }

    private mutating func skipToLineEnd() throws(Diagnostic) {
        while true {
            let bytes = window.bytes
            let end = bytes.firstIndex(where: \.isLineEnd)
            window.consume(end ?? bytes.count, lineEnds: 0)
            if end != nil || window.isFinal { return }
            try window.loadMore()
        }
    }

    /// Returns the delimiter in a first line such as `sep=;`, which Excel reads and writes, and the length of
    /// the line without its line break.
    private static func delimiterLine(in sample: [UInt8]) -> (delimiter: Delimiter, length: Int)? {
        let isQuoted = sample.first == .quote
        let at = (isQuoted ? 1 : 0) + 4
        let length = at + (isQuoted ? 2 : 1)
        guard sample.count >= length, sample[..<at].suffix(4).elementsEqual("sep=".utf8),
            Delimiter.isAllowed(sample[at]), !isQuoted || sample[at + 1] == .quote,
            sample.count == length || sample[length].isLineEnd
        else { return nil }
        return (Delimiter(byte: sample[at]), length)
    }

    mutating func readHeader() throws(Diagnostic) {
        guard try skipComments() else {
            throw Diagnostic(
                file: window.name, message: "expected a header with the names of the columns, found comments")
        }
        let first = window.line
        if options.skippedLines == 0, options.ragged == .error, options.hasHeader,
            let header = try? startOfLaterHeader()
        {
            window.seek(to: header.offset, line: header.line)
            notes.append(
                Diagnostic(
                    .warning, file: window.name, line: header.line,
                    message:
                        "the lines from \(first) on are skipped, because this one is probably the header",
                    remedy: "to confirm it, add \(options.spelledSkipping(header.line - 1))"))
        }
        try scanFields()
        try takeHeader()
    }

    /// Returns the start of the header after other lines, as in exports of banks: from it on, 80 % of the records have the same
    /// number of fields, and more than the first one. `nil` if the first one can be the header.
    private mutating func startOfLaterHeader() throws(Diagnostic) -> (offset: Int, line: Int)? {
        let (offset, line, lineStart) = (window.offset, window.line, window.lineStart)
        defer { window.seek(to: offset, line: line, lineStart: lineStart) }
        var (starts, fieldCounts): ([(offset: Int, line: Int)], [Int]) = ([], [])
        while starts.count < Self.examinedRecords, try skipComments() {
            starts.append((window.offset, window.line))
            try scanFields()
            fieldCounts.append(row.fields.count)
            consume()
        }
        guard let (count, similar) = fieldCounts.mostFrequent, let header = fieldCounts.firstIndex(of: count),
            fieldCounts[0] < count, similar > Self.leastRecords,
            similar * 5 >= (fieldCounts.count - header) * 4
        else { return nil }
        window.seek(to: starts[header].offset, line: starts[header].line)
        let records = try texts(ofRecords: fieldCounts.count - header)
        func isValue(_ text: String) -> Bool { ColumnContent([text]) != .texts }
        let areTitles = !records[0].contains { $0.isEmpty || isValue($0) } && Set(records[0]).count == count
        return areTitles && records.dropFirst().joined().contains(where: isValue) ? starts[header] : nil
    }

    /// Returns the texts of the next records.
    private mutating func texts(ofRecords count: Int) throws(Diagnostic) -> [[String]] {
        var records: [[String]] = []
        while records.count < count, try skipComments() {
            try scanFields()
            records.append(
                row.fields.indices.map { column in
                    row.withField(column, of: bytes) { String(decoding: $0, as: UTF8.self).trimmed }
                })
            consume()
        }
        return records
    }

    /// The number of records among which the header is searched, and the least number of records below it.
    private static let (examinedRecords, leastRecords) = (60, 3)

    /// Moves to the next record.
    mutating func advanceInLines() throws(Diagnostic) -> Bool {
        while try skipComments() {
            guard options.ragged == .skip else { return true }
            try scanFields()
            if row.fields.count == header.count || lacksOnlySeparator { return true }
            skipped = SkippedRecords(
                count: (skipped?.count ?? 0) + 1, firstLine: skipped?.firstLine ?? window.line)
            consume()
        }
        return false
    }

    /// A Boolean value that indicates whether the scanned record lacks only the separator at the end of the header.
    private var lacksOnlySeparator: Bool {
        options.hasHeader && row.fields.count == header.count - 1 && unnamed.contains(header.count - 1)
            && !unnamed.contains(header.count - 2)
    }

    /// Adapts the columns to the scanned record, if they may be, or else throws for a record of another
    /// number of fields.
    mutating func fitToHeader() throws(Diagnostic) {
        guard row.fields.count != header.count else { return }
        if lacksOnlySeparator { return }
        guard options.ragged == .pad else {
            let fields = counted(row.fields.count, "field")
            let sentence = "the record has \(fields), but the header has \(header.count); "
            // A report has lines about the table before it.
            let isAfterTitle = isAtFirstRecord && header.count > 1 && header.count < row.fields.count
            if isAfterTitle || header.count == 1 && row.fields.count > 2, window.line > 1, options.hasHeader {
                let skipping = options.spelledSkipping(window.line - 1)
                let other = isAfterTitle ? "; otherwise correct it" : ""
                throw window.error(at: 0, sentence: sentence + "if it is the header, add \(skipping)\(other)")
            }
            var remedy = "correct it, or add " + options.spelled("ragged", "pad or skip")
            // The header may be a comment.
            if comment.isEmpty, header.first?.hasPrefix("#") == true {
                remedy += ", or " + options.spelled("comment", "\"#\"")
            } else if header.count == 1, options.hasHeader, window.line > 1 {
                remedy += ", or \(options.spelledSkipping(window.line - 1)) if it is the header"
            }
            throw window.error(at: 0, sentence: sentence + remedy)
        }
        guard row.fields.count > header.count else { return }
        setHeader(header + (header.count..<row.fields.count).map(Self.name(ofColumn:)))
    }

    /// Skips empty lines and comments. Returns `false` at the end of the input.
    private mutating func skipComments() throws(Diagnostic) -> Bool {
        while try skipBlank() != nil {
            guard !comment.isEmpty else { return true }
            try window.load(comment.count)
            guard window.bytes.starts(with: comment) else { return true }
            try skipToLineEnd()
        }
        return false
    }
}

/// The records that were skipped because their number of fields is not that of the header.
struct SkippedRecords {
    let count: Int
    /// The line of the first one, from 1.
    let firstLine: Int

    func warning(_ file: String) -> Diagnostic {
        Diagnostic(
            .warning, file: file, line: firstLine,
            message: "skipped \(counted(count, "record")) with more or fewer fields than the header")
    }
}
