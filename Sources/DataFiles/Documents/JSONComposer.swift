import Diagnostics

/// A parser of JSON text, as strict as RFC 8259.
struct JSONComposer {
    private var text: JSONText
    private var size = 0
    /// The last position that was computed, so that each line is counted once.
    private var latest = (offset: 0, position: DocumentPosition.start)

    /// Returns the only value of the text.
    static func document(_ bytes: [UInt8]) throws(Diagnostic) -> DocumentNode {
        let outcome = bytes.withUnsafeBytes { buffer -> Result<DocumentNode, Diagnostic> in
            var composer = JSONComposer(
                text: JSONText(
                    bytes: buffer, isFinal: true, isOneLine: false, maximumDepth: DocumentLimits.depth))
            do throws(ScanStop) {
                return .success(try composer.document())
            } catch {
                guard case .error(let offset, let sentence) = error else {
                    return .failure(Diagnostic(position: .start, message: "the document is empty"))
                }
                return .failure(
                    Diagnostic(position: DocumentReader.position(of: offset, in: bytes), message: sentence))
            }
        }
        return try outcome.get()
    }

    private mutating func document() throws(ScanStop) -> DocumentNode {
        try text.skipSpace()
        let root = try value()
        try text.skipSpace()
        guard text.at == text.bytes.count else { throw text.unexpected("the end of the document") }
        return root
    }

    private mutating func value() throws(ScanStop) -> DocumentNode {
        size += 1
        guard size <= DocumentLimits.nodes else {
            throw .error(
                offset: text.at, sentence: "the document has more than \(DocumentLimits.nodes) values")
        }
        let position = position()
        switch try text.peek(JSONText.anyValue) {
        case .openBrace: return DocumentNode(.mapping(try entries()), at: position)
        case .openBracket:
            var elements: [DocumentNode] = []
            var hasItem = try text.open(until: .closeBracket)
            while hasItem {
                elements.append(try value())
                hasItem = try text.next(until: .closeBracket)
            }
            return DocumentNode(.sequence(elements), at: position)
        case .quote:
            return DocumentNode(.scalar(.init(decoded(try text.string()), isText: true)), at: position)
        default:
            let word = try text.scalar().map { String(decoding: text.bytes[$0], as: UTF8.self) }
            return DocumentNode(.scalar(.init(word ?? "null", isText: false)), at: position)
        }
    }

    private mutating func entries() throws(ScanStop) -> [DocumentEntry] {
        var entries = DocumentEntries()
        var hasItem = try text.open(until: .closeBrace)
        while hasItem {
            let (start, location) = (text.at, position())
            let entry = DocumentEntry(decoded(try text.key()), try value(), at: location)
            do throws(Diagnostic) {
                try entries.append(entry)
            } catch {
                throw .error(offset: start, sentence: error.sentence)
            }
            hasItem = try text.next(until: .closeBrace)
        }
        return entries.list
    }

    private func decoded(_ token: JSONText.StringToken) -> String {
        let bytes = UnsafeRawBufferPointer(rebasing: text.bytes[token.bounds])
        guard token.hasEscapes else { return String(decoding: bytes, as: UTF8.self) }
        var decoded: [UInt8] = []
        JSONEscapes.decode(bytes, into: &decoded)
        return String(decoding: decoded, as: UTF8.self)
    }

    /// Returns the line and column of the cursor, which must not be before the last position.
    private mutating func position() -> DocumentPosition {
        var position = latest.position
        position.advance(over: text.bytes, latest.offset..<text.at)
        latest = (text.at, position)
        return position
    }
}
