/// Where the text of one field is.
struct FieldSpan: Equatable, Sendable {
    var start: Int32
    var end: Int32
    /// Whether the bounds count in the decoded bytes of the row rather than in the record as it is written.
    var isDecoded: Bool

    /// A field the record does not have.
    static let missing = FieldSpan(start: -1, end: -1, isDecoded: false)
    /// A field the record has, without text.
    static let empty = FieldSpan(start: 0, end: 0, isDecoded: false)

    /// The bounds must be within a record, whose length always fits.
    init(_ bounds: Range<Int>, isDecoded: Bool = false) {
        self.init(
            start: Int32(truncatingIfNeeded: bounds.lowerBound),
            end: Int32(truncatingIfNeeded: bounds.upperBound),
            isDecoded: isDecoded)
    }

    private init(start: Int32, end: Int32, isDecoded: Bool) {
        self.start = start
        self.end = end
        self.isDecoded = isDecoded
    }

    var isMissing: Bool { start < 0 }
    var bounds: Range<Int> { isMissing ? 0..<0 : Int(start)..<Int(end) }
}

/// How a scanned record divides into fields, without a copy of its bytes.
struct RowLayout {
    /// The spans in the order of the columns. The last columns of a JSON object that lacks them have none, so
    /// that small objects cost little however many columns others have.
    var fields: [FieldSpan] = []
    /// The texts of the fields that are not in the record just as they read, such as those with escapes.
    var decoded: [UInt8] = []
    /// The bytes of the record, including the line end that closes it when it has one.
    var length = 0
    /// How many lines end in those bytes.
    var lineEnds = 0

    mutating func removeAll() {
        fields.removeAll(keepingCapacity: true)
        decoded.removeAll(keepingCapacity: true)
        length = 0
        lineEnds = 0
    }

    /// Calls `body` with the bytes of one field of the record that `bytes` begin with.
    func withField<Result>(
        _ column: Int, of bytes: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) -> Result
    ) -> Result {
        let field = column < fields.count ? fields[column] : .missing
        guard field.isDecoded else { return body(UnsafeRawBufferPointer(rebasing: bytes[field.bounds])) }
        return decoded.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[field.bounds])) }
    }
}
