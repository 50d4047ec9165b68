import Diagnostics
import Files

/// A reader of YAML and JSON documents. JSON is read according to its own, stricter grammar.
package struct DocumentReader: Sendable {
    /// The formats of documents.
    package enum Format: Sendable {
        case yaml, json
    }

    package init() {}

    /// Reads the file at `path`: JSON if its name ends in `.json`, otherwise YAML.
    package func read(path: String) throws(Diagnostic) -> DocumentNode {
        let bytes = try ByteSource.bytes(path: path, name: path, limit: DocumentLimits.bytes)
        return try read(bytes, format: path.lowercased().hasSuffix(".json") ? .json : .yaml, name: path)
    }

    /// Reads a document in memory. The name in messages is `name`.
    package func read(_ bytes: [UInt8], format: Format, name: String) throws(Diagnostic) -> DocumentNode {
        do throws(Diagnostic) {
            let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
            guard bytes.count <= DocumentLimits.bytes else {
                let sentence = "the document is longer than the maximum of \(DocumentLimits.bytes >> 20) MiB"
                throw Diagnostic(position: .start, message: sentence)
            }
            try Self.checkText(bytes)
            switch format {
            case .yaml:
                var composer = YAMLComposer(bytes)
                return try composer.document()
            case .json: return try JSONComposer.document(bytes)
            }
        } catch {
            throw error.located(in: name)
        }
    }

    /// Throws if the bytes are not text.
    package static func checkText(_ bytes: [UInt8]) throws(Diagnostic) {
        guard let problem = bytes.withUnsafeBytes({ TextProblem.first(in: $0) }) else { return }
        throw Diagnostic(
            position: position(of: problem.offset, in: bytes),
            message: bytes.withUnsafeBytes { problem.sentence(in: $0) })
    }

    /// Returns the line and column of a byte.
    package static func position(of offset: Int, in bytes: [UInt8]) -> DocumentPosition {
        var position = DocumentPosition.start
        bytes.withUnsafeBytes { position.advance(over: $0, 0..<min(offset, bytes.count)) }
        return position
    }
}

extension DocumentPosition {
    /// Moves the position over a range of a document's bytes.
    mutating func advance(over bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
        for index in range {
            let byte = bytes[index]
            if byte == .lineFeed || byte == .carriageReturn {
                let isPair = byte == .lineFeed && index > 0 && bytes[index - 1] == .carriageReturn
                if !isPair { line += 1 }
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
    }
}
