import Diagnostics
import Files
import Foundation

/// A reader of YAML and JSON documents. JSON is read according to its own, stricter grammar.
package struct DocumentReader: Sendable {
    /// The formats of documents.
    package enum Format: String, Sendable, CaseIterable {
        case yaml, json

        /// Creates a format from a file name extension. The result is `nil` if the extension is unknown.
        package init?(fileExtension: String) {
            switch fileExtension.lowercased() {
            case "yaml", "yml": self = .yaml
            case "json": self = .json
            default: return nil
            }
        }
    }

    package var limits = DocumentLimits()

    package init() {}

    /// Reads the file at `path`. The name in messages is `name`. Default: the path.
    package func read(path: String, format: Format, name: String? = nil) throws(Diagnostic) -> DocumentNode {
        let name = name ?? path
        let bytes = try ByteSource.bytes(path: path, name: name, limit: limits.bytes)
        return try read(bytes, format: format, name: name)
    }

    /// Reads a document in memory. The name in messages is `name`.
    package func read(_ bytes: [UInt8], format: Format, name: String) throws(Diagnostic) -> DocumentNode {
        do throws(Diagnostic) {
            let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
            guard bytes.count <= limits.bytes else {
                let sentence = "the document is longer than \(limits.bytes >> 20) MiB, the most it can be"
                throw Diagnostic(position: .start, message: sentence)
            }
            try Self.checkText(bytes)
            switch format {
            case .yaml:
                var composer = YAMLComposer(bytes, limits)
                return try composer.document()
            case .json: return try JSONComposer.document(bytes, limits)
            }
        } catch {
            throw error.located(in: name)
        }
    }

    /// Throws if the bytes are not text.
    package static func checkText(_ bytes: [UInt8]) throws(Diagnostic) {
        guard let place = bytes.withUnsafeBytes({ TextPlace.firstFlaw(in: $0) }) else { return }
        throw Diagnostic(position: position(of: place.offset, in: bytes), message: place.sentence)
    }

    /// Returns the line and column of a byte.
    package static func position(of offset: Int, in bytes: [UInt8]) -> DocumentPosition {
        var position = DocumentPosition.start
        var previous: UInt8 = 0
        for byte in bytes.prefix(offset) {
            if byte == 0x0A || byte == 0x0D {
                if byte != 0x0A || previous != 0x0D { position.line += 1 }
                position.column = 1
            } else if byte & 0xC0 != 0x80 {
                position.column += 1
            }
            previous = byte
        }
        return position
    }
}
