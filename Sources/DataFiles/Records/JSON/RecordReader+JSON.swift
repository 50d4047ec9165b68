import Diagnostics

// The array of a JSON input.
extension RecordReader {
    /// Moves into the array with the records, at the cursor or in the object at the cursor.
    mutating func openArray(_ first: UInt8) throws(Diagnostic) {
        guard first == .openBracket || first == .openBrace else {
            throw window.error(
                at: 0, sentence: "expected an array of objects such as [{…}, …], \(found)")
        }
        if first == .openBrace {
            try findArray()
        } else if let path = options.records {
            throw window.error(
                at: 0, sentence: "expected an object with \"\(path.shortened)\", found an array of records")
        }
        try window.load(1)
        window.consume(1, lineEnds: 0)
    }

    private mutating func findArray() throws(Diagnostic) {
        var search = JSONArraySearch(window, path: options.records, limits: limits)
        do throws(Diagnostic) {
            try search.run()
        } catch {
            guard search.isFollowedByObject else { throw error }
            throw Diagnostic(
                file: window.name, line: error.line,
                message: "expected the end of the input, found a second object",
                remedy: "add \(options.spelled("format", "ndjson")) if each line is an object")
        }
        let array = try search.array(options)
        window.seek(to: array.offset, line: array.line, lineStart: array.lineStart)
        (isEnclosed, hasKeys) = (true, array.hasKeys)
        notes += [search.note(about: array, options)].compactMap(\.self)
    }

    /// Moves to the next object of the array.
    mutating func advanceInArray() throws(Diagnostic) -> Bool {
        guard state != .record else { return true }
        guard state != .end else { return false }
        let isFirst = state == .firstRecord
        let (record, end): (UInt8, UInt8) = hasKeys ? (.quote, .closeBrace) : (.openBrace, .closeBracket)
        let expected = isFirst ? "an object or ]" : hasKeys ? "a comma or }" : "a comma or ]"
        var next = try skipBlank()
        if next == end {
            window.consume(1, lineEnds: 0)
            state = .end
            // The rest of an object has been read during the search for the array.
            if !isEnclosed, try skipBlank() != nil { throw unexpected("the end of the input") }
            return false
        }
        if !isFirst {
            guard next == .comma else { throw unexpected(expected) }
            window.consume(1, lineEnds: 0)
            next = try skipBlank()
        }
        guard next == record else { throw notAnObject(next) }
        state = .record
        return true
    }

    private func unexpected(_ expected: String) -> Diagnostic {
        let text = JSONText(bytes: bytes, isFinal: true, isOneLine: false, maximumDepth: limits.depth)
        guard case .error(_, let sentence) = text.unexpected(expected) else { return .changed(window.name) }
        return window.error(at: 0, sentence: sentence, showsColumn: true)
    }

    private func notAnObject(_ byte: UInt8?) -> Diagnostic {
        guard let byte, byte != .comma else { return unexpected("an object") }
        var sentence = "expected an object such as {\"name\": …}, \(found)"
        if byte == .closeBracket { sentence = "expected an object, found \"]\"; remove the comma before it" }
        return window.error(at: 0, sentence: sentence, showsColumn: true)
    }

    /// A description of the first loaded character.
    var found: String {
        guard let byte = bytes.first else { return "found the end of the input" }
        switch byte {
        case .openBrace: return "found an object"
        case .openBracket: return "found an array"
        case .quote: return "found a string"
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return "found a number"
        default: return "found \(bytes.nameOfCharacter(at: 0))"
        }
    }
}
