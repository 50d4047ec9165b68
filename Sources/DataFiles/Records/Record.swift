/// A record: the text of each column, which remains valid after its file is closed.
package struct Record: Sendable {
    /// The first line of the record, from 1. 0 if it has none.
    package let line: Int
    private let bytes: [UInt8]
    private let fields: [FieldSpan]
    /// The start of the decoded texts in `bytes`.
    private let decodedStart: Int

    /// Copies the record at the start of `source`.
    init(line: Int, layout: RowLayout, source: UnsafeRawBufferPointer) {
        self.line = line
        bytes = Array(source[..<layout.length]) + layout.decoded
        fields = layout.fields
        decodedStart = layout.length
    }

    /// Creates a record from the texts of its columns.
    package init(line: Int, texts: [String]) {
        self.line = line
        var bytes: [UInt8] = []
        fields = texts.map { text in
            let start = bytes.count
            bytes.append(contentsOf: text.utf8)
            return FieldSpan(start..<bytes.count)
        }
        decodedStart = bytes.count
        self.bytes = bytes
    }

    /// Creates a record from the lengths of its fields and their texts.
    init(line: Int, lengths: [Int], bytes: [UInt8]) {
        self.line = line
        self.bytes = bytes
        decodedStart = bytes.count
        var start = 0
        fields = lengths.map { length in
            defer { start += length }
            return FieldSpan(start..<start + length)
        }
    }

    /// The number of fields. A JSON object has no fields for missing keys at the end.
    var fieldCount: Int { fields.count }

    /// Calls a function with the bytes of a field.
    func withField<Result>(_ column: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let field = column < fields.count ? fields[column] : .missing
        let base = field.isDecoded ? decodedStart : 0
        let bounds = field.bounds
        return bytes.withUnsafeBufferPointer { all in
            body(UnsafeBufferPointer(rebasing: all[(base + bounds.lowerBound)..<(base + bounds.upperBound)]))
        }
    }

    /// The text of a column of the file, from 0. It is empty if a JSON object does not have the key.
    package subscript(column: Int) -> String {
        withField(column) { String(decoding: $0, as: UTF8.self) }
    }
}
