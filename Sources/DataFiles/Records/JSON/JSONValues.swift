extension JSONText {
    /// The description of the tokens that may follow a colon.
    package static let anyValue = "a value (a string, a number, true, false, null, an object or an array)"

    /// A Boolean value that indicates whether the cursor is in an object or array inside another.
    var isNested: Bool { depth > 1 }

    /// Skips the key at the cursor and its colon, and returns the key.
    package mutating func key() throws(ScanStop) -> StringToken {
        let expected = "a key in double quotes"
        guard try peek(expected) == .quote else { throw unexpected(expected) }
        let key = try string()
        try skipSpace()
        guard try peek("a colon") == .colon else { throw unexpected("a colon") }
        at += 1
        try skipSpace()
        return key
    }

    /// Skips the number, `true`, `false` or `null` at the cursor, and returns its range, or `nil` for `null`.
    package mutating func scalar() throws(ScanStop) -> Range<Int>? {
        switch try peek(Self.anyValue) {
        case UInt8(ascii: "t"): return try word("true")
        case UInt8(ascii: "f"): return try word("false")
        case UInt8(ascii: "n"):
            _ = try word("null")
            return nil
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            guard permitsInfinity, at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "I") else {
                return try number()
            }
            return try word("-Infinity")
        case UInt8(ascii: "N") where permitsInfinity: return try word("NaN")
        case UInt8(ascii: "I") where permitsInfinity: return try word("Infinity")
        default: throw unexpected(Self.anyValue)
        }
    }

    /// Skips the array at the cursor, and returns whether it contains only scalars.
    mutating func skipArray() throws(ScanStop) -> Bool {
        var isFlat = true
        var hasItem = try open(until: .closeBracket)
        while hasItem {
            isFlat = try skipValue() && isFlat
            hasItem = try next(until: .closeBracket)
        }
        return isFlat
    }

    /// Skips the value at the cursor, and returns whether it is a scalar.
    @discardableResult
    mutating func skipValue() throws(ScanStop) -> Bool {
        let first = try peek(Self.anyValue)
        switch first {
        case .openBrace: try skipObject()
        case .openBracket: _ = try skipArray()
        case .quote: _ = try string()
        default: _ = try scalar()
        }
        return first != .openBrace && first != .openBracket
    }

    private mutating func skipObject() throws(ScanStop) {
        var hasItem = try open(until: .closeBrace)
        while hasItem {
            _ = try key()
            _ = try skipValue()
            hasItem = try next(until: .closeBrace)
        }
    }
}

extension RowLayout {
    /// Stores the decoded text of a string with escapes.
    mutating func decode(_ string: JSONText.StringToken, of text: JSONText) -> FieldSpan {
        let start = decoded.count
        JSONEscapes.decode(UnsafeRawBufferPointer(rebasing: text.bytes[string.bounds]), into: &decoded)
        return FieldSpan(start..<decoded.count, isDecoded: true)
    }

    /// Stores the values of an array of scalars at `start`, separated by `, `, without nulls.
    mutating func joinScalars(at start: Int, in text: JSONText) throws(ScanStop) -> FieldSpan {
        let decodedStart = decoded.count
        var text = text
        text.at = start
        var hasItem = try text.open(until: .closeBracket)
        var needsSeparator = false
        while hasItem {
            let isString = text.bytes[text.at] == .quote
            if let bounds = isString ? try text.string().bounds : try text.scalar() {
                if needsSeparator { decoded.append(contentsOf: [.comma, .space]) }
                needsSeparator = true
                JSONEscapes.decode(UnsafeRawBufferPointer(rebasing: text.bytes[bounds]), into: &decoded)
            }
            hasItem = try text.next(until: .closeBracket)
        }
        return FieldSpan(decodedStart..<decoded.count, isDecoded: true)
    }

    /// Stores the JSON text at `range` without the white space between its tokens.
    mutating func compact(_ range: Range<Int>, of text: JSONText) -> FieldSpan {
        let start = decoded.count
        var isInString = false
        var isEscaped = false
        for byte in text.bytes[range] {
            if isEscaped {
                isEscaped = false
            } else if byte == .quote {
                isInString.toggle()
            } else if byte == .backslash {
                isEscaped = true
            }
            if isInString || byte > .space { decoded.append(byte) }
        }
        return FieldSpan(start..<decoded.count, isDecoded: true)
    }
}
