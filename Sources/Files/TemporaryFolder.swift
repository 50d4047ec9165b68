import Foundation

/// A new folder for temporary files, which is removed with its owner.
package final class TemporaryFolder: Sendable {
    package let path: String

    package init() throws(OutputError) {
        var path = Array((NSTemporaryDirectory() + "tablesnap-XXXXXX").utf8CString)
        guard mkdtemp(&path) != nil else { throw OutputError(code: errno, path: NSTemporaryDirectory()) }
        self.path = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Removes the folder before its owner ends, which other threads may delay.
    package func remove() { try? FileManager.default.removeItem(atPath: path) }

    deinit { remove() }
}
