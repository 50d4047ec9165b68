import CGLib
import Foundation

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
}
