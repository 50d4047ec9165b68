import CGLib
package import Foundation

/// A namespace for SHA-256 digests.
package enum SHA256 {
    /// Returns the digest of bytes in hexadecimal.
    package static func hexadecimal(of content: Data) -> String {
        content.withUnsafeBytes { bytes in
            let start = bytes.bindMemory(to: UInt8.self).baseAddress
            guard let text = g_compute_checksum_for_data(G_CHECKSUM_SHA256, start, gsize(bytes.count)) else {
                return ""
            }
            defer { g_free(text) }
            return String(cString: text)
        }
    }

    /// Returns the digest of bytes in Base64, as in a Content Security Policy.
    package static func base64(of content: Data) -> String {
        let digits = Array(hexadecimal(of: content))
        let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
            UInt8(String(digits[$0...$0 + 1]), radix: 16)
        }
        return Data(bytes).base64EncodedString()
    }

    /// Returns the digest of a file in hexadecimal, without loading the file. It is empty if the file cannot
    /// be read or is not a regular file.
    package static func hexadecimal(ofFileAt path: String) -> String {
        // Opening a pipe would release its writer.
        guard (try? FileKind(path: path)) == .regular,
            let file = try? InputFile(path: path, flags: O_NONBLOCK), file.kind == .regular
        else { return "" }
        let digest = Digest()
        guard (try? file.forEachBlock(digest.update)) != nil else { return "" }
        return digest.hexadecimal
    }

    /// The digest of bytes that are added one after another.
    package final class Digest {
        private let checksum: OpaquePointer?

        package init() { checksum = g_checksum_new(G_CHECKSUM_SHA256) }

        deinit { g_checksum_free(checksum) }

        /// Adds bytes. None may follow ``hexadecimal``.
        package func update(_ bytes: UnsafeRawBufferPointer) {
            g_checksum_update(
                checksum, bytes.bindMemory(to: UInt8.self).baseAddress, gssize(bytes.count))
        }

        /// The digest of all bytes in hexadecimal.
        package var hexadecimal: String { String(cString: g_checksum_get_string(checksum)) }
    }
}
