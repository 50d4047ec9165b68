import Diagnostics

/// A search for arrays of objects in a JSON document whose root is an object.
///
/// It searches objects at any depth, but not in arrays, whose objects are records. The document is read once
/// and in blocks, and the number of retained arrays and keys is limited, so its size does not matter.
struct JSONArraySearch {
    /// An array whose first value is an object, or an empty array.
    struct Found {
        /// The keys from the root to the array.
        let keys: [String]
        let offset: Int
        let line: Int
        let lineStart: Int

        /// The keys, separated by dots.
        var path: String { keys.joined(separator: ".") }
    }

    /// The first found arrays that are not empty, until the first error.
    private(set) var arrays: [Found] = []
    /// The first found empty arrays, until the first error.
    private(set) var emptyArrays: [Found] = []
    /// The arrays at the path, the first and a duplicate.
    private var matches: [Found] = []
    /// The first keys of the root, until the first error.
    private(set) var rootKeys: [String] = []
    /// A Boolean value that indicates whether another object follows the root, as in NDJSON.
    private(set) var isFollowedByObject = false
    private let window: ByteWindow
    private let limits: RecordLimits
    /// The path of the array. `nil` searches all arrays.
    private let path: String?
    private var keys: [String] = []

    /// Creates a search of the document at the cursor of `window`.
    init(_ window: ByteWindow, path: String?, limits: RecordLimits) {
        self.window = window
        self.path = path
        self.limits = limits
    }

    /// Reads the document to its end, which is the end of the input.
    mutating func run() throws(Diagnostic) {
        try searchObject()
        let next = try token { text throws(ScanStop) in
            try text.skipSpace()
            if text.at == text.bytes.count, !text.isFinal { throw .needsMore }
            return text.at < text.bytes.count ? text.bytes[text.at] : nil
        }
        guard next != nil else { return }
        isFollowedByObject = next == .openBrace
        try token { text throws(ScanStop) in throw text.unexpected("the end of the input") }
    }

    private mutating func searchObject() throws(Diagnostic) {
        guard keys.count < limits.depth else {
            let sentence = "objects and arrays nest more than \(limits.depth) levels deep"
            throw window.error(at: 0, sentence: sentence, showsColumn: true)
        }
        var isFirst = true
        while let key = try nextKey(isFirst: isFirst) {
            isFirst = false
            keys.append(key)
            if keys.count == 1, rootKeys.count < limits.columns { rootKeys.append(key) }
            switch try startOfValue() {
            case .openBrace: try searchObject()
            case .openBracket: try examineArray()
            default: _ = try token { text throws(ScanStop) in try text.skipValue() }
            }
            keys.removeLast()
        }
    }

    /// Moves past the next key of an object. Returns `nil` at the end of the object.
    ///
    /// The comma before the key is a part of the same token, so that errors can mention it.
    private func nextKey(isFirst: Bool) throws(Diagnostic) -> String? {
        try token { text throws(ScanStop) in
            let hasKey = try isFirst ? text.open(until: .closeBrace) : text.next(until: .closeBrace)
            guard hasKey else { return nil }
            let key = try text.key()
            var bytes: [UInt8] = []
            JSONEscapes.decode(UnsafeRawBufferPointer(rebasing: text.bytes[key.bounds]), into: &bytes)
            return String(decoding: bytes.prefix(limits.nameBytes), as: UTF8.self)
        }
    }

    /// Moves to the next value, and returns its first byte.
    private func startOfValue() throws(Diagnostic) -> UInt8 {
        try token { text throws(ScanStop) in
            try text.skipSpace()
            return try text.peek(JSONText.anyValue)
        }
    }

    private mutating func examineArray() throws(Diagnostic) {
        let (offset, line, lineStart) = (window.offset, window.line, window.lineStart)
        let hasItem = try token { text throws(ScanStop) in try text.open(until: .closeBracket) }
        let first = hasItem ? try startOfValue() : nil
        let found = Found(keys: keys, offset: offset, line: line, lineStart: lineStart)
        if first == nil {
            retain(found, in: \.emptyArrays)
        } else if first == .openBrace {
            retain(found, in: \.arrays)
        }
        guard hasItem else { return }
        _ = try token { text throws(ScanStop) in try text.skipValue() }
        while try token({ text throws(ScanStop) in try text.skipNext() }) {}
    }

    private mutating func retain(_ array: Found, in list: WritableKeyPath<Self, [Found]>) {
        if self[keyPath: list].count < limits.columns { self[keyPath: list].append(array) }
        if let path, matches.count < 2, array.path == path { matches.append(array) }
    }

    /// Moves past the token that `read` reads, and loads more bytes until it is complete.
    private func token<Result>(
        _ read: (inout JSONText) throws(ScanStop) -> Result
    ) throws(Diagnostic) -> Result {
        try window.complete(showsColumn: true) { () throws(ScanStop) in
            var text = JSONText(
                bytes: window.bytes, isFinal: window.isFinal, isOneLine: false, maximumDepth: limits.depth)
            let result = try read(&text)
            window.consume(text.at, lineEnds: text.lineEnds)
            return result
        }
    }
}

extension JSONArraySearch {
    /// Returns the array at the path, or without one the only array of objects. Only empty arrays are found if
    /// there are no others.
    func array(_ options: RecordOptions) throws(Diagnostic) -> Found {
        let known = arrays.isEmpty ? emptyArrays : arrays
        let matches = path == nil ? known : matches
        if let only = matches.first, matches.count == 1 { return only }
        guard let first = matches.first ?? known.first else {
            let problem = "expected an array of objects such as [{…}, …], found an object without one"
            throw Diagnostic(file: window.name, message: problem)
        }
        let list =
            known.prefix(Self.listed).map(\.path.shortened).joined(separator: ", ")
            + (known.count > Self.listed ? " and more" : "")
        let sentence =
            if let path, matches.isEmpty {
                "no array of objects at \"\(path.shortened)\"; there \(known.count == 1 ? "is" : "are") \(list)"
            } else if path != nil {
                "there are several arrays at \"\(first.path.shortened)\"; remove the duplicate key"
            } else {
                "found several arrays of objects: \(list); add \(options.spelled("records", first.path))"
            }
        throw Diagnostic(file: window.name, line: first.line, message: sentence)
    }

    private static let listed = 6
}

extension JSONText {
    /// Skips the next value of an array. Returns `false` at the end of the array.
    fileprivate mutating func skipNext() throws(ScanStop) -> Bool {
        guard try next(until: .closeBracket) else { return false }
        try skipValue()
        return true
    }
}
