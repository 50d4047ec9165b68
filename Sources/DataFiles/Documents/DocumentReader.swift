import Diagnostics
import Files
import Foundation

/// Reads documents: YAML, or JSON with JSON's own strictness.
package struct DocumentReader: Sendable {
    /// How a document is written.
    package enum Format: String, Sendable, CaseIterable {
        case yaml, json

        /// The format a file name extension stands for, or nil.
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

    /// Reads the file at `path`, which messages call `name`; without one, that is the path.
    package func read(path: String, format: Format, name: String? = nil) throws(Diagnostic) -> DocumentNode {
        let name = name ?? path
        let bytes: [UInt8]
        do throws(Diagnostic) {
            bytes = try ByteSource.bytes(path: path, name: name, limit: limits.bytes)
        } catch {
            throw Diagnostic(file: name, message: error.sentence)
        }
        return try read(bytes, format: format, name: name)
    }

    /// Reads a document in memory, which messages call `name`.
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
            throw Diagnostic(file: name, position: error.position, message: error.sentence)
        }
    }

    /// Refuses bytes that are not text.
    private static func checkText(_ bytes: [UInt8]) throws(Diagnostic) {
        guard let place = bytes.withUnsafeBytes({ TextPlace.firstFlaw(in: $0) }) else { return }
        throw Diagnostic(position: position(of: place.offset, in: bytes), message: place.sentence)
    }

    /// The line and column of a byte.
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
