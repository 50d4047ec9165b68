/// Finds the fields of comma- or tab-separated records, as RFC 4180 describes them.
///
/// A field that begins with a double quote goes on to the matching one and may hold separators, line ends and
/// doubled quotes; a quote anywhere else in a field stands for itself. LF, CRLF and a lone CR end a record.
struct DelimitedScanner {
    /// The byte between two fields.
    let separator: UInt8
    /// The most fields a record may have.
    let maximumFields: Int

    /// Lays out the record `bytes` begin with; `isFinal` says that the input ends with them.
    func scan(_ bytes: UnsafeRawBufferPointer, isFinal: Bool, into row: inout RowLayout) throws(ScanStop) {
        row.removeAll()
        var at = 0
        while true {
            if at < bytes.count, bytes[at] == .quote {
                at = try scanQuotedField(bytes, from: at, isFinal: isFinal, into: &row)
            } else {
                let start = at
                while at < bytes.count, !endsField(bytes[at]) {
                    at += 1
                }
                row.fields.append(FieldSpan(start..<at))
            }
            guard row.fields.count <= maximumFields else {
                throw .fault(
                    offset: 0,
                    sentence: "the record has more than \(maximumFields) fields, the most there can be")
            }
            guard at < bytes.count, bytes[at] == separator else { break }
            at += 1
        }
        try scanLineEnd(bytes, at: at, isFinal: isFinal, into: &row)
    }

    private func endsField(_ byte: UInt8) -> Bool {
        byte == separator || byte == .lineFeed || byte == .carriageReturn
    }

    private func scanLineEnd(
        _ bytes: UnsafeRawBufferPointer, at: Int, isFinal: Bool, into row: inout RowLayout
    ) throws(ScanStop) {
        row.length = at
        guard at < bytes.count else {
            guard isFinal else { throw .needsMore }
            return
        }
        row.length += 1
        row.lineEnds += 1
        guard bytes[at] == .carriageReturn else { return }
        if at + 1 < bytes.count {
            row.length += bytes[at + 1] == .lineFeed ? 1 : 0
        } else if !isFinal {
            throw .needsMore
        }
    }

    /// Lays out the field whose opening quote is at `start`, and returns where it ends.
    private func scanQuotedField(
        _ bytes: UnsafeRawBufferPointer, from start: Int, isFinal: Bool, into row: inout RowLayout
    ) throws(ScanStop) -> Int {
        var at = start + 1
        var doubled = 0
        while true {
            while at < bytes.count, bytes[at] != .quote {
                at += 1
            }
            // The byte after the quote decides whether the quote closes the field.
            guard at + 1 < bytes.count || isFinal else { throw .needsMore }
            guard at < bytes.count else {
                throw .fault(offset: start, sentence: "the quote that opens here is never closed")
            }
            guard at + 1 < bytes.count, bytes[at + 1] == .quote else { break }
            doubled += 1
            at += 2
        }
        let bounds = (start + 1)..<at
        at += 1
        guard at == bytes.count || endsField(bytes[at]) else {
            let found = bytes.nameOfCharacter(at: at)
            let name = separator == .tab ? "tab" : "comma"
            throw .fault(
                offset: at,
                sentence:
                    "found \(found) after a closing quote; a \(name) or the end of the line is wanted there, "
                    + "and a quote inside a quoted field is written twice")
        }
        let field = UnsafeRawBufferPointer(rebasing: bytes[bounds])
        row.lineEnds += field.lineEnds(before: field.count)
        row.fields.append(doubled == 0 ? FieldSpan(bounds) : row.decodeQuotes(of: field))
        return at
    }
}

extension RowLayout {
    /// Keeps the text of a quoted field with each doubled quote made one.
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
