/// A scanner of JSON objects that returns rows of columns, and collects the columns.
///
/// If a key precedes the object, it is the value of the first column.
///
/// Nested objects become columns with dotted names, such as `address.city`. An array of scalars becomes its
/// values separated by `, `, without nulls. An array that contains arrays or objects becomes its JSON text
/// without spaces. Numbers, `true` and `false` retain their text, and `null` is empty. A duplicate key in an
/// object is an error, because one of its values would be lost.
struct ObjectScanner {
    /// The columns of all scanned objects.
    private(set) var columns = ColumnTable()
    private let limits: RecordLimits
    /// The dotted name of the current value.
    private var path: [UInt8] = []
    /// The column after the last one found.
    private var guess = 0

    init(limits: RecordLimits) { self.limits = limits }

    /// Divides the object at the cursor of `text`, which is the start of the record, into fields. Leaves the
    /// cursor after it.
    mutating func scan(_ text: inout JSONText, into row: inout RowLayout) throws(ScanStop) {
        row.removeAll()
        path.removeAll(keepingCapacity: true)
        guess = 0
        if try text.peek("an object") == .quote { try scanKey(&text, into: &row) }
        try scanObject(&text, into: &row)
    }

    private mutating func scanKey(_ text: inout JSONText, into row: inout RowLayout) throws(ScanStop) {
        let start = text.at
        let key = try text.key()
        let field = key.hasEscapes ? row.decode(key, of: text) : FieldSpan(key.bounds)
        path.append(contentsOf: ColumnTable.keysOfObjects)
        try store(field, keyStart: start, into: &row)
        path.removeAll(keepingCapacity: true)
    }

    private mutating func scanObject(_ text: inout JSONText, into row: inout RowLayout) throws(ScanStop) {
        let outer = path.count
        var hasMember = try text.open(until: .closeBrace)
        while hasMember {
            let keyStart = text.at
            let key = try text.key()
            if text.isNested { path.append(.dot) }
            let bytes = UnsafeRawBufferPointer(rebasing: text.bytes[key.bounds])
            if key.hasEscapes {
                JSONEscapes.decode(bytes, into: &path)
            } else {
                path.append(contentsOf: bytes)
            }
            guard path.count <= limits.nameBytes else {
                let sentence = "a column name is longer than the maximum of \(limits.nameBytes) bytes"
                throw .error(offset: keyStart, sentence: sentence)
            }
            try scanValue(&text, keyStart: keyStart, into: &row)
            path.removeSubrange(outer...)
            hasMember = try text.next(until: .closeBrace)
        }
    }

    private mutating func scanValue(
        _ text: inout JSONText, keyStart: Int, into row: inout RowLayout
    ) throws(ScanStop) {
        let start = text.at
        switch try text.peek(JSONText.anyValue) {
        case .openBrace: try scanObject(&text, into: &row)
        case .openBracket:
            let isFlat = try text.skipArray()
            let field =
                isFlat ? try row.joinScalars(at: start, in: text) : row.compact(start..<text.at, of: text)
            try store(field, keyStart: keyStart, into: &row)
        case .quote:
            let string = try text.string()
            let field = string.hasEscapes ? row.decode(string, of: text) : FieldSpan(string.bounds)
            try store(field, keyStart: keyStart, into: &row)
        default: try store(FieldSpan(text.scalar() ?? 0..<0), keyStart: keyStart, into: &row)
        }
    }

    /// Stores `field` in the column with the name in `path`.
    private mutating func store(
        _ field: FieldSpan, keyStart: Int, into row: inout RowLayout
    ) throws(ScanStop) {
        let known = columns.index(of: path, guess: guess)
        guard known != nil || columns.count < limits.columns else {
            let sentence = "there are more than the maximum of \(limits.columns) columns"
            throw .error(offset: keyStart, sentence: sentence)
        }
        let column = known ?? columns.add(path)
        if column >= row.fields.count {
            row.fields.append(contentsOf: repeatElement(.missing, count: column + 1 - row.fields.count))
        }
        guard row.fields[column].isMissing else {
            let name = String(decoding: path, as: UTF8.self).shortened
            throw .error(offset: keyStart, sentence: "duplicate key \"\(name)\" in an object; remove one")
        }
        row.fields[column] = field
        guess = column + 1
    }
}
