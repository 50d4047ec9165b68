/// A scanner of comma-separated records, or with another delimiter, according to RFC 4180.
///
/// A field that begins with a double quote ends at the matching one. It may contain delimiters, line breaks
/// and doubled quotes. A quote elsewhere in a field is a character. LF, CRLF and a single CR end a record.
///
/// Spaces around a field are no part of it, unless they are in quotes or the delimiter. RFC 4180 differs in this, but people
/// align fields with spaces, and other programs write them after a delimiter.
struct DelimitedScanner {
    let delimiter: Delimiter
    /// The maximum number of fields in a record.
    let maximumFields: Int

    /// Divides the record at the start of `bytes` into fields. `isFinal` indicates that the input ends with
    /// them.
    func scan(_ bytes: UnsafeRawBufferPointer, isFinal: Bool, into row: inout RowLayout) throws(ScanStop) {
        row.removeAll()
        var at = 0
        while true {
            let start = endOfSpaces(in: bytes, from: at)
            var isQuoted = start < bytes.count && bytes[start] == .quote
            if isQuoted, start > at { isQuoted = try closesOnLine(bytes, from: start, isFinal: isFinal) }
            if isQuoted {
                at = try scanQuotedField(bytes, from: start, isFinal: isFinal, into: &row)
            } else {
                at = start
                while at < bytes.count, !endsField(bytes[at]) { at += 1 }
                var end = at
                while end > start, isSpace(bytes[end - 1]) { end -= 1 }
                row.fields.append(FieldSpan(start..<end))
            }
            guard row.fields.count <= maximumFields else {
                throw .error(
                    offset: 0, sentence: "the record has more than the maximum of \(maximumFields) fields")
            }
            guard at < bytes.count, bytes[at] == delimiter.byte else { break }
            at += 1
        }
        try scanLineEnd(bytes, at: at, isFinal: isFinal, into: &row)
    }

    private func isSpace(_ byte: UInt8) -> Bool {
        (byte == .space || byte == .tab) && byte != delimiter.byte
    }

    private func endOfSpaces(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        var at = start
        while at < bytes.count, isSpace(bytes[at]) { at += 1 }
        return at
    }

    /// Returns a Boolean value that indicates whether a quote after spaces begins a quoted field: the matching one is at its end,
    /// on the same line. Otherwise, it is a character.
    private func closesOnLine(
        _ bytes: UnsafeRawBufferPointer, from start: Int, isFinal: Bool
    ) throws(ScanStop) -> Bool {
        var at = start + 1
        while at < bytes.count, !bytes[at].isLineEnd {
            if bytes[at] == .quote {
                guard at + 1 < bytes.count, bytes[at + 1] == .quote else {
                    let end = endOfSpaces(in: bytes, from: at + 1)
                    guard end < bytes.count || isFinal else { throw .needsMore }
                    return end == bytes.count || endsField(bytes[end])
                }
                at += 1
            }
            at += 1
        }
        guard at < bytes.count || isFinal else { throw .needsMore }
        return false
    }

    private func endsField(_ byte: UInt8) -> Bool {
        byte == delimiter.byte || byte.isLineEnd
    }

    private func scanLineEnd(
        _ bytes: UnsafeRawBufferPointer, at: Int, isFinal: Bool, into row: inout RowLayout
    ) throws(ScanStop) {
        row.length = at
        if at == bytes.count, isFinal { return }
        guard at < bytes.count else { throw .needsMore }
        row.length += 1
        row.lineEnds += 1
        guard bytes[at] == .carriageReturn else { return }
        if at + 1 < bytes.count {
            row.length += bytes[at + 1] == .lineFeed ? 1 : 0
        } else if !isFinal {
            throw .needsMore
        }
    }

    /// Adds the field whose opening quote is at `start`, and returns its end.
    private func scanQuotedField(
        _ bytes: UnsafeRawBufferPointer, from start: Int, isFinal: Bool, into row: inout RowLayout
    ) throws(ScanStop) -> Int {
        var at = start + 1
        var doubled = 0
        while true {
            while at < bytes.count, bytes[at] != .quote { at += 1 }
            // The byte after the quote determines whether the quote closes the field.
            guard at + 1 < bytes.count || isFinal else { throw .needsMore }
            guard at < bytes.count else {
                throw .error(offset: start, sentence: "the quote that begins here is not closed")
            }
            guard at + 1 < bytes.count, bytes[at + 1] == .quote else { break }
            doubled += 1
            at += 2
        }
        let bounds = (start + 1)..<at
        at = endOfSpaces(in: bytes, from: at + 1)
        guard at < bytes.count || isFinal else { throw .needsMore }
        guard at == bytes.count || endsField(bytes[at]) else {
            let found = bytes.nameOfCharacter(at: at)
            throw .error(
                offset: at,
                sentence:
                    "expected \(delimiter.name) or the end of the line after a closing quote, found \(found); "
                    + "write a quote inside a quoted field twice")
        }
        let field = UnsafeRawBufferPointer(rebasing: bytes[bounds])
        row.lineEnds += field.lineEnds(before: field.count)
        row.fields.append(doubled == 0 ? FieldSpan(bounds) : row.decodeQuotes(of: field))
        return at
    }
}

extension RowLayout {
    /// Stores the text of a quoted field, in which each doubled quote becomes one.
    fileprivate mutating func decodeQuotes(of field: UnsafeRawBufferPointer) -> FieldSpan {
        let start = decoded.count
        var at = 0
        while at < field.count {
            decoded.append(field[at])
            at += field[at] == .quote ? 2 : 1
        }
        return FieldSpan(start..<decoded.count, isDecoded: true)
    }
}
