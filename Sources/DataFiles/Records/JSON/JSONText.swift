/// A cursor over JSON text that strictly recognizes the tokens of RFC 8259.
package struct JSONText {
    /// A string without its quotes.
    package struct StringToken {
        package let bounds: Range<Int>
        package let hasEscapes: Bool
    }

    /// The text from the start of the record on.
    package let bytes: UnsafeRawBufferPointer
    /// A Boolean value that indicates whether the input ends with `bytes`.
    let isFinal: Bool
    /// A Boolean value that indicates whether a value must end on its first line.
    let isOneLine: Bool
    /// A Boolean value that indicates whether NaN, Infinity and -Infinity are numbers, as Python writes them.
    var permitsInfinity = false
    /// The index of the cursor.
    package var at = 0
    /// The number of lines that end before the cursor.
    private(set) var lineEnds = 0
    let maximumDepth: Int
    /// The number of open objects and arrays at the cursor.
    private(set) var depth = 0

    /// Returns the byte at the cursor. Throws at the end of the text, where `expected` describes the expected
    /// token.
    package func peek(_ expected: String) throws(ScanStop) -> UInt8 {
        guard at < bytes.count else { throw end(expected) }
        return bytes[at]
    }

    /// Returns the error that the text ends before `expected`.
    func end(_ expected: String) -> ScanStop {
        isFinal
            ? .error(offset: at, sentence: "expected \(expected), found the end of the input") : .needsMore
    }

    /// Returns the error that the cursor is not at `expected`.
    package func unexpected(_ expected: String) -> ScanStop {
        guard at < bytes.count else { return end(expected) }
        let found = "expected \(expected), found \(bytes.nameOfCharacter(at: at))"
        switch bytes[at] {
        case .apostrophe:
            return .error(offset: at, sentence: "\(found); write JSON strings and keys in double quotes")
        case UInt8(ascii: "/"), UInt8(ascii: "#"):
            return .error(offset: at, sentence: "\(found); JSON has no comments")
        case .closeBrace where followsComma, .closeBracket where followsComma:
            return .error(offset: at, sentence: "\(found); remove the comma before it")
        default: return .error(offset: at, sentence: found)
        }
    }

    /// A Boolean value that indicates whether the last token before the cursor is a comma.
    private var followsComma: Bool { bytes[..<at].last { $0 > .space } == .comma }

    /// Skips spaces, tabs and line breaks.
    package mutating func skipSpace() throws(ScanStop) {
        while at < bytes.count {
            switch bytes[at] {
            case .space, .tab: at += 1
            case .lineFeed, .carriageReturn:
                guard !isOneLine else {
                    throw .error(
                        offset: at,
                        sentence:
                            "the line ends within an object; write one complete object on each line of NDJSON"
                    )
                }
                try skipLineEnd()
            default: return
            }
        }
    }

    /// Skips the rest of the line, which must be blank.
    mutating func finishLine() throws(ScanStop) {
        while at < bytes.count, bytes[at] == .space || bytes[at] == .tab { at += 1 }
        if at == bytes.count, isFinal { return }
        guard at < bytes.count else { throw .needsMore }
        guard bytes[at] == .lineFeed || bytes[at] == .carriageReturn else {
            throw unexpected("the end of the line")
        }
        try skipLineEnd()
    }

    /// Skips the line break at the cursor.
    private mutating func skipLineEnd() throws(ScanStop) {
        if bytes[at] == .carriageReturn {
            guard at + 1 < bytes.count || isFinal else { throw .needsMore }
            at += at + 1 < bytes.count && bytes[at + 1] == .lineFeed ? 1 : 0
        }
        at += 1
        lineEnds += 1
    }

    /// Skips the string that begins at the cursor, and returns it.
    package mutating func string() throws(ScanStop) -> StringToken {
        let start = at + 1
        var hasEscapes = false
        at = start
        while true {
            while at < bytes.count, bytes[at] >= .space, bytes[at] != .quote, bytes[at] != .backslash {
                at += 1
            }
            switch try peek("the double quote that closes a string") {
            case .quote:
                at += 1
                return StringToken(bounds: start..<(at - 1), hasEscapes: hasEscapes)
            case .backslash:
                hasEscapes = true
                try escape()
            case .lineFeed, .carriageReturn:
                throw .error(offset: at, sentence: "the line ends within a string; write a line break as \\n")
            default:
                let digits = String(bytes[at], radix: 16)
                let code = "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                throw .error(
                    offset: at, sentence: "a string contains a control character; write it as \(code)")
            }
        }
    }

    /// Skips the escape whose backslash is at the cursor.
    private mutating func escape() throws(ScanStop) {
        at += 1
        switch try peek("the rest of an escape") {
        case .quote, .backslash, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
            UInt8(ascii: "r"), UInt8(ascii: "t"):
            at += 1
        case UInt8(ascii: "u"):
            at += 1
            for _ in 0..<4 {
                let digit = try peek("a hexadecimal digit of a \\u escape")
                guard digit.hexadecimalValue != nil else {
                    throw unexpected("a hexadecimal digit of a \\u escape")
                }
                at += 1
            }
        default: throw unexpected("one of \" \\ / b f n r t u after a backslash")
        }
    }

    /// Skips the number at the cursor, and returns its range.
    mutating func number() throws(ScanStop) -> Range<Int> {
        let start = at
        if bytes[at] == UInt8(ascii: "-") { at += 1 }
        if try peek("a digit") == UInt8(ascii: "0") {
            at += 1
            guard at == bytes.count || !bytes[at].isDigit else {
                throw .error(offset: start, sentence: "a number begins with a zero; remove it")
            }
        } else {
            try digits()
        }
        if at < bytes.count, bytes[at] == .dot {
            at += 1
            try digits()
        }
        if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
            at += 1
            let sign = try peek("a digit")
            if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { at += 1 }
            try digits()
        }
        guard at < bytes.count || isFinal else { throw .needsMore }
        return start..<at
    }

    private mutating func digits() throws(ScanStop) {
        guard try peek("a digit").isDigit else { throw unexpected("a digit") }
        while at < bytes.count, bytes[at].isDigit { at += 1 }
    }

    /// Skips `word`, which is expected at the cursor, and returns its range.
    mutating func word(_ word: StaticString) throws(ScanStop) -> Range<Int> {
        let start = at
        for step in 0..<word.utf8CodeUnitCount {
            guard start + step < bytes.count else {
                at = bytes.count
                throw end("\(word)")
            }
            guard bytes[start + step] == word.utf8Start[step] else { throw unexpected(Self.anyValue) }
        }
        at += word.utf8CodeUnitCount
        return start..<at
    }

    /// Skips the bracket or brace at the cursor and the white space after it. Returns whether there is an
    /// item at the cursor. If there is none, it skips `closer`, too.
    package mutating func open(until closer: UInt8) throws(ScanStop) -> Bool {
        depth += 1
        guard depth <= maximumDepth else {
            throw .error(
                offset: at, sentence: "objects and arrays nest more than \(maximumDepth) levels deep")
        }
        at += 1
        try skipSpace()
        guard try peek(closer == .closeBrace ? "a key or }" : "a value or ]") == closer else { return true }
        at += 1
        depth -= 1
        return false
    }

    /// Moves from the end of an item to the next one and returns `true`, or skips `closer` and returns
    /// `false`.
    package mutating func next(until closer: UInt8) throws(ScanStop) -> Bool {
        let expected = closer == .closeBrace ? "a comma or }" : "a comma or ]"
        try skipSpace()
        let byte = try peek(expected)
        guard byte == .comma || byte == closer else { throw unexpected(expected) }
        at += 1
        if byte == .comma {
            try skipSpace()
            return true
        }
        depth -= 1
        return false
    }
}
