import Files

/// The parts of a JSON document that distinguish data from a scene.
package struct JSONOutline {
    /// The first keys of the root, until the first error in the document.
    package let keys: [String]
    /// The root keys of the first arrays of objects, until the first error in the document.
    package let keysOfArrays: [String]

    /// Reads a file. The result is `nil` if it cannot be read or does not begin with an object.
    package static func reading(_ path: String, _ options: RecordOptions) -> JSONOutline? {
        let limits = RecordLimits()
        guard
            let source = try? ByteSource(path: path, name: path, maxPipeBytes: limits.maxPipeBytes),
            var reader = try? RecordReader.atStart(
                of: source, format: .json, options: options, limits: limits),
            (try? reader.skipBlank()) == .openBrace
        else { return nil }
        var search = JSONArraySearch(reader.window, path: nil, limits: limits)
        // The readers of records and scenes describe errors.
        try? search.run()
        return JSONOutline(
            keys: search.rootKeys,
            keysOfArrays: (search.arrays + search.emptyArrays).compactMap(\.keys.first))
    }
}
