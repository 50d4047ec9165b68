/// The range of a field's text.
struct FieldSpan: Equatable, Sendable {
    var start: Int32
    var end: Int32
    /// A Boolean value that indicates whether the range is in the decoded bytes of the row instead of in the
    /// record.
    var isDecoded: Bool

    /// A field that the record does not have.
    static let missing = FieldSpan(-1..<(-1))

    /// Creates a span. The range must be within a record, whose length always fits.
    init(_ bounds: Range<Int>, isDecoded: Bool = false) {
        start = Int32(truncatingIfNeeded: bounds.lowerBound)
        end = Int32(truncatingIfNeeded: bounds.upperBound)
        self.isDecoded = isDecoded
    }

    var isMissing: Bool { start < 0 }
    var bounds: Range<Int> { isMissing ? 0..<0 : Int(start)..<Int(end) }
}

/// The division of a scanned record into fields, without a copy of its bytes.
struct RowLayout {
    /// The spans in the order of the columns. A JSON object has no spans for missing columns at the end. The
    /// size of small objects therefore does not depend on the number of columns.
    var fields: [FieldSpan] = []
    /// The decoded texts of fields that differ from their bytes in the record, such as those with escapes.
    var decoded: [UInt8] = []
    /// The length of the record in bytes, including its line break.
    var length = 0
    /// The number of line breaks in those bytes.
    var lineEnds = 0

    mutating func removeAll() {
        fields.removeAll(keepingCapacity: true)
        decoded.removeAll(keepingCapacity: true)
        length = 0
        lineEnds = 0
    }

    /// Calls `body` with the bytes of one field of the record at the start of `bytes`.
    func withField<Result>(
        _ column: Int, of bytes: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) -> Result
    ) -> Result {
        let field = column < fields.count ? fields[column] : .missing
        guard field.isDecoded else { return body(UnsafeRawBufferPointer(rebasing: bytes[field.bounds])) }
        return decoded.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[field.bounds])) }
    }
}
