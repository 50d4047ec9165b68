package import Diagnostics
import Files
package import Foundation

/// A usage log: a file in which a test run records every golden image it uses. Images that are not in it are orphaned.
/// The log must be of a complete and successful run, and begin as a new file.
package struct GoldenUsageLog: Sendable {
    /// The environment variable with the path of the file. Without it, nothing is recorded.
    package static let variable = "TABLESNAP_USAGE_LOG"

    private static let maxBytes = 256 << 20

    package let path: String

    /// Creates a reference to a file.
    package init(path: String) { self.path = path }

    /// Creates a reference to the file in the environment variable. The result is `nil` if the variable is not set.
    package init?(environment: [String: String]) {
        guard let path = environment[Self.variable], !path.isEmpty else { return nil }
        self.path = path
    }

    /// Adds a golden image. Threads and processes can add images concurrently.
    ///
    /// - Throws: A `Diagnostic` if the file could not be written, or is the golden image.
    package func add(_ golden: GoldenFile) throws(Diagnostic) {
        if let own = FileIdentity(path: path), own == FileIdentity(path: golden.path) {
            throw .notWritten(path, "it is the \(golden.noun) \(golden.path); name another file")
        }
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure }
        defer { close(descriptor) }
        let line = Array((golden.path + "\n").utf8)
        // The system does not interleave the data of a single call.
        guard write(descriptor, line, line.count) == line.count else { throw failure }
    }

    private var failure: Diagnostic { .notWritten(path, SystemError().description) }

    /// Returns the paths of golden images and texts below a folder that are not in the file, sorted by path.
    ///
    /// - Throws: A `Diagnostic` if the file does not exist, because nothing was recorded.
    package func unreferenced(below folder: URL) throws(Diagnostic) -> [String] {
        let lines: [ArraySlice<UInt8>]
        do throws(RegularFile.Failure) {
            lines = try RegularFile(path: path, limit: Self.maxBytes).bytes.split(
                separator: UInt8(ascii: "\n"))
        } catch {
            throw .notRead(path, error.description)
        }
        let referenced = Set(lines.map { String(decoding: $0, as: UTF8.self) })
        let folder = folder.standardizedFileURL.path
        return try GoldenName.files(in: folder).map { FileSearch.joined(folder, $0) }
            .filter { !referenced.contains($0) }
    }
}
