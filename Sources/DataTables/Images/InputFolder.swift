import Diagnostics
import Files

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
    package func objection(to file: String) -> String? {
        guard !allowsOutside else { return nil }
        let reason = "is outside the scene's folder; use --allow-outside to read it"
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
