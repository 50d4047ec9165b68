import DataFiles
package import Files
import Synchronization

/// The folder that the paths in an input are relative to, and that they must not leave.
package struct InputFolder: Sendable {
    /// The path of the folder, which is `.` or empty for the working directory.
    package let path: String
    /// A Boolean value that indicates whether paths may lead out of the folder.
    package let allowsOutside: Bool
    /// The record of the files that are read. `nil` if they are not recorded.
    package let reads: FilesRead?

    package init(_ path: String, allowsOutside: Bool = false, reads: FilesRead? = nil) {
        self.path = path
        self.allowsOutside = allowsOutside
        self.reads = reads
    }

    /// Creates the folder of a file.
    package init(of file: String, allowsOutside: Bool = false, reads: FilesRead? = nil) {
        self.init(folderPath(of: file), allowsOutside: allowsOutside, reads: reads)
    }

    /// Returns the path of a file for the system, and records it.
    package func systemPath(_ file: String) -> String {
        let systemPath = joined(file)
        reads?.record(systemPath)
        return systemPath
    }

    package func joined(_ file: String) -> String { FileSearch.joined(path, file) }

    /// Returns the reason why a file must not be read. It is the end of a sentence that begins with its name.
    /// The result is `nil` if it may be read.
    ///
    /// Links are followed, so that they cannot lead out of the folder.
    ///
    /// - Parameter owner: What names the file.
    package func objection(to file: String, of owner: String = "scene") -> String? {
        guard !allowsOutside else { return nil }
        let reason = "is outside the \(owner)'s folder; use --allow-outside to read it"
        if file.hasPrefix("/") || file.split(separator: "/").contains("..") { return reason }
        guard let root = realPath(path.isEmpty ? "." : path), let real = realPath(joined(file)) else {
            return nil
        }
        guard real == root || real.hasPrefix(root == "/" ? root : root + "/") else { return reason }
        // Reading a pipe would wait for its writer.
        guard (try? FileKind(path: real)) == .special else { return nil }
        return "is a pipe or a device, not a file; use --allow-outside to read it"
    }
}

/// The files that scenes depend on, each with a digest of its content. The digests determine later whether
/// the scenes must be drawn again.
package final class FilesRead: Sendable {
    private let files = Mutex<[String: String]>([:])
    private let others = Mutex<(fontFolders: Set<String>, databases: Set<String>)>(([], []))
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
    package func recordCompanions(ofDatabase path: String) {
        run?.readCompanions(ofDatabase: path)
        others.withLock { _ = $0.databases.insert(path) }
    }

    /// Records that the fonts in a folder are read. New files in it affect drawings, too.
    package func record(fontFolder path: String) { others.withLock { _ = $0.fontFolders.insert(path) } }

    /// The paths of the folders whose fonts were read.
    package var fontFolders: Set<String> { others.withLock { $0.fontFolders } }

    /// The paths of the databases that were opened.
    package var databases: Set<String> { others.withLock { $0.databases } }

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
