import DataFiles
package import Files
import Foundation
import Synchronization
import Typesetting

/// The files that scenes depend on, each with a digest of its content. The digests determine later whether
/// the scenes must be drawn again.
package final class FilesRead: Sendable {
    private let files = Mutex<[String: String]>([:])
    private let run: RunFiles?
    private let takesDigests: Bool

    /// - Parameters:
    ///   - run: The files of the run, which its outputs must not replace.
    ///   - takesDigests: A Boolean value that indicates whether digests are recorded.
    package init(of run: RunFiles? = nil, takesDigests: Bool = true) {
        self.run = run
        self.takesDigests = takesDigests
    }

    /// Records a file before it is read. The digest is computed first, so that a change during the read is
    /// detected later.
    ///
    /// - Parameter digest: Returns the digest. `nil` computes it.
    package func record(_ path: String, digest: (() -> String)? = nil) {
        run?.read(path)
        guard takesDigests else { return }
        if files.withLock({ $0[path] }) != nil { return }
        let digest = digest?() ?? SHA256.hexadecimal(ofFileAt: path)
        files.withLock { $0[path] = $0[path] ?? digest }
    }

    /// Records the files next to a database, which SQLite may have created. It computes no digests of them,
    /// because reading changes the index of the write-ahead log.
    package func recordCompanions(ofDatabase path: String) { run?.readCompanions(ofDatabase: path) }

    /// The digests by absolute path.
    package var digests: [String: String] { files.withLock { $0 } }
}

extension RunFiles {
    /// Records that the run reads the files next to a database, such as the write-ahead log. Call it after
    /// the database is opened, because SQLite may create them then.
    package func readCompanions(ofDatabase path: String) {
        for companion in SQLiteDatabase.companions(of: path) { read(companion) }
    }
}
