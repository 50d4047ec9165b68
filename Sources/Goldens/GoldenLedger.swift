import Files
import Foundation

/// A file in which a run of tests notes every golden picture it looks for, so that those that nothing looks for can be
/// told afterwards: after a whole and successful run, into a file that was not there before.
package struct GoldenLedger: Sendable {
    /// The environment variable that names the file. Without it nothing is noted.
    package static let variable = "TABLESNAP_LEDGER"

    /// Where the file is.
    package let path: String

    /// The file at a path.
    package init(path: String) { self.path = path }

    /// The file that the environment names, if it does.
    package init?(environment: [String: String]) {
        guard let path = environment[Self.variable], !path.isEmpty else { return nil }
        self.path = path
    }

    /// Adds a golden picture. Any number of threads and processes can at once.
    ///
    /// - Throws: ``GoldenError/notWritten(path:reason:)``.
    package func add(_ golden: GoldenFile) throws(GoldenError) {
        if let own = FileIdentity(path: path), own == FileIdentity(path: golden.path) {
            throw .notWritten(path: path, reason: "it is the golden image \(golden.path); name another file")
        }
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure }
        defer { close(descriptor) }
        let line = Array((golden.path + "\n").utf8)
        // One call, which the system keeps whole.
        guard write(descriptor, line, line.count) == line.count else { throw failure }
    }

    private var failure: GoldenError { .notWritten(path: path, reason: String(cString: strerror(errno))) }

    /// The golden pictures below a folder that are not in the file, by path.
    ///
    /// - Throws: ``GoldenError/notRead(path:reason:)`` when the file is not there: nothing was noted then.
    package func unreferenced(below folder: URL) throws(GoldenError) -> [String] {
        let text: String
        do {
            text = try String(contentsOfFile: path, encoding: .utf8)
        } catch {
            throw .notRead(path: path, reason: error.localizedDescription)
        }
        let referenced = Set(text.split(separator: "\n").map(String.init))
        return FileManager.default.files(below: folder, withExtension: "png").filter {
            !referenced.contains($0)
        }
    }
}

extension FileManager {
    /// The files of a kind in a folder and the folders in it, by path. Hidden ones are left out.
    func files(below folder: URL, withExtension kind: String) -> [String] {
        let found = enumerator(
            at: folder.standardizedFileURL, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        let files = (found?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == kind }
        return files.map(\.standardizedFileURL.path).sorted()
    }
}
