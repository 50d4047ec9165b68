import Diagnostics

/// A search for arrays of objects in a JSON document whose root is an object.
///
/// It searches objects at any depth, but in arrays, whose objects are records, only the first one. An object with at least
/// two values, or three below the root, all of which are objects that share keys with the first one, is like an array. The
/// arrays in it are values of its records. The document is read once and in blocks, and the number of retained arrays and
/// keys is limited, so its size does not matter.
struct JSONArraySearch {
    /// An array whose first value is an object, an object of such objects, or an empty array.
    struct Found {
        /// A Boolean value that indicates whether it is an object, whose objects have keys.
        let hasKeys: Bool
        /// The keys from the root to the array.
        let keys: [String]
        /// The number of values in it.
        var count = 0
        let offset: Int
        let line: Int
        let lineStart: Int

        /// The keys, separated by dots.
        var path: String { keys.joined(separator: ".") }

        /// Returns a Boolean value that indicates whether another array is in a record of this object.
        func contains(_ other: Found) -> Bool {
            hasKeys && other.keys.count > keys.count && other.keys.starts(with: keys)
        }
    }

    /// The first found arrays that are not empty, until the first error.
    private(set) var arrays: [Found] = []
    /// The first found empty arrays, until the first error.
    private(set) var emptyArrays: [Found] = []
    /// The arrays at the path, the first and a duplicate.
    private var matches: [Found] = []
    /// The found arrays in the first records of other arrays, until the first error.
    private var innerArrays: [Found] = []
    /// The number of arrays that contain the cursor.
    private var arrayDepth = 0
    /// The found objects of objects that are not in another one, until the first error.
    private var objects: [Found] = []
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

    /// Searches the object at the cursor.
    ///
    /// - Returns: Its first keys.
    @discardableResult
    private mutating func searchObject() throws(Diagnostic) -> Set<String> {
        guard keys.count < limits.depth else {
            let sentence = "objects and arrays nest more than \(limits.depth) levels deep"
            throw window.error(at: 0, sentence: sentence, showsColumn: true)
        }
        var found = here(hasKeys: true)
        let outerCount = objects.count
        var (count, members) = (0, Set<String>())
        // The keys of the first value, and whether all values are objects with some of them.
        var (first, areRecords): (Set<String>?, Bool) = (nil, true)
        while let key = try nextKey(isFirst: count == 0) {
            count += 1
            keys.append(key)
            if members.count < limits.columns { members.insert(key) }
            if keys.count == 1, arrayDepth == 0, rootKeys.count < limits.columns { rootKeys.append(key) }
            switch try startOfValue() {
            case .openBrace:
                let keys = try searchObject()
                areRecords = areRecords && first?.isDisjoint(with: keys) != true
                first = first ?? keys
            case .openBracket:
                try examineArray()
                areRecords = false
            default:
                _ = try token { text throws(ScanStop) in try text.skipValue() }
                areRecords = false
            }
            keys.removeLast()
        }
        found.count = count
        // An object with two similar objects in it can be a record itself.
        if areRecords, count > (keys.isEmpty ? 1 : 2), arrayDepth == 0 {
            // Those in its records are values.
            objects.removeSubrange(outerCount...)
            retain(found, in: \.objects)
        }
        return members
    }

    /// Returns an array or an object at the cursor.
    private func here(hasKeys: Bool) -> Found {
        Found(
            hasKeys: hasKeys, keys: keys, offset: window.offset, line: window.line,
            lineStart: window.lineStart)
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
        var found = here(hasKeys: false)
        let hasItem = try token { text throws(ScanStop) in try text.open(until: .closeBracket) }
        guard hasItem else {
            if arrayDepth == 0 { retain(found, in: \.emptyArrays) }
            return
        }
        let first = try startOfValue()
        let (matchCount, innerCount) = (matches.count, innerArrays.count)
        if first == .openBrace {
            arrayDepth += 1
            try searchObject()
            arrayDepth -= 1
        } else {
            _ = try token { text throws(ScanStop) in try text.skipValue() }
        }
        found.count = 1
        while try token({ text throws(ScanStop) in try text.skipNext() }) { found.count += 1 }
        // Of several objects, the arrays in the first one are not all.
        if found.count > 1 {
            matches.removeSubrange(matchCount...)
            innerArrays.removeSubrange(innerCount...)
        }
        if first == .openBrace { retain(found, in: arrayDepth == 0 ? \.arrays : \.innerArrays) }
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
                bytes: window.bytes, isFinal: window.isFinal, isOneLine: false, permitsInfinity: true,
                maximumDepth: limits.depth)
            let result = try read(&text)
            window.consume(text.at, lineEnds: text.lineEnds)
            return result
        }
    }
}

extension JSONArraySearch {
    /// The arrays that are not in a record of an object, or else empty ones, or else these objects.
    private var known: [Found] {
        func isInRecord(_ array: Found) -> Bool { objects.contains { $0.contains(array) } }
        let candidates = [arrays, emptyArrays].map { $0.filter { !isInRecord($0) } }
        return candidates.first { !$0.isEmpty } ?? objects
    }

    /// Returns the array at the path, or without one the only array or object of objects, or the one that is far longer than the
    /// others. Only empty arrays are found if there are no others.
    func array(_ options: RecordOptions) throws(Diagnostic) -> Found {
        let known = known
        let matches = path == nil ? known : matches
        if let only = matches.first, matches.count == 1 { return only }
        if path == nil, let longest = Self.longest(of: known) { return longest }
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

    /// Returns the array that is at least ten times as long as all others. `nil` if there is none.
    private static func longest(of arrays: [Found]) -> Found? {
        let sorted = arrays.sorted { $0.count > $1.count }
        guard sorted.count > 1, sorted[0].count >= leastRatio * max(sorted[1].count, 1) else { return nil }
        return sorted[0]
    }

    private static let leastRatio = 10

    /// Returns a note about the choice of an array: about others, or about those in the records of an object. `nil` if there
    /// are none.
    func note(about object: Found, _ options: RecordOptions) -> Diagnostic? {
        if path == nil, let other = known.first(where: { $0.keys != object.keys }) {
            return Diagnostic(
                .note, file: window.name, line: object.line,
                message:
                    "found several arrays of objects, and this is the longest: \(object.path.shortened)",
                remedy: "for another one, add \(options.spelled("records", other.path))")
        }
        if object.count == 1,
            let array = innerArrays.first(where: { $0.keys.starts(with: object.keys) && $0.count > 1 })
        {
            return Diagnostic(
                .note, file: window.name, line: object.line,
                message: "the array \"\(object.path.shortened)\" has one object",
                remedy: "for an array in it, add \(options.spelled("records", array.path))")
        }
        guard object.hasKeys, path == nil else { return nil }
        let array = arrays.first { object.contains($0) }
        return Diagnostic(
            .note, file: window.name, line: object.line,
            message:
                "the objects at \(object.keys.isEmpty ? "the root" : "\"\(object.path.shortened)\"") are records",
            remedy: array.map { "for an array in them, add \(options.spelled("records", $0.path))" })
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
