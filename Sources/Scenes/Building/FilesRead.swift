import DataFiles
import Files
import Foundation
import Synchronization
import Typesetting

/// The files that scenes were made of, each with a digest of its content, so that it can be told later whether drawing
/// them again would give something else.
package final class FilesRead: Sendable {
    private let files = Mutex<[String: String]>([:])
    private let run: RunFiles?
    private let takesDigests: Bool

    /// - Parameters:
    ///   - run: The files of the run, none of which is replaced by its outputs.
    ///   - takesDigests: A Boolean value that indicates whether digests are recorded.
    package init(of run: RunFiles? = nil, takesDigests: Bool = true) {
        self.run = run
        self.takesDigests = takesDigests
    }

    /// Notes a file that is about to be read. Its digest is taken before that: when it changes meanwhile, the digest is
    /// of what it was, and the change is seen.
    package func note(_ path: String) {
        run?.read(path)
        guard takesDigests else { return }
        if files.withLock({ $0[path] }) != nil { return }
        let digest = Self.digest(of: path)
        files.withLock { $0[path] = $0[path] ?? digest }
    }

    /// Records the files beside a database, which SQLite may have made while it read them. Their digests are not taken:
    /// reading changes the index of changes.
    func noteCompanions(ofDatabase path: String) { run?.readCompanions(ofDatabase: path) }

    /// The digests by path, as the system takes it.
    package var digests: [String: String] { files.withLock { $0 } }

    /// The SHA-256 digest of what a file holds; empty for one that is not there, or is no file.
    package static func digest(of path: String) -> String {
        let url = URL(fileURLWithPath: path)
        // Reading from a pipe would take away what is read.
        guard let values = try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey]),
            values.isRegularFile == true, let content = try? Data(contentsOf: url, options: .mappedIfSafe)
        else { return "" }
        return SHA256.hexadecimal(of: content)
    }
}

extension RunFiles {
    /// Records that the run reads the files beside a database, such as the changes that are not in it yet. Call it when
    /// the database has been opened: SQLite may make them then.
    package func readCompanions(ofDatabase path: String) {
        for companion in SQLiteDatabase.companions(of: path) { read(companion) }
    }
}
