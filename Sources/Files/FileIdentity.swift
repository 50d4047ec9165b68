import Foundation

/// The identity of a file, independent of its path and of links.
package enum FileIdentity: Hashable, Sendable {
    /// A file that exists.
    case file(device: UInt64, number: UInt64)
    /// A file that does not exist yet, by its path without links.
    case missing(path: String)

    /// Creates the identity of the file at a path. The result is `nil` for a folder, a device and a pipe,
    /// which are never replaced.
    package init?(path: String) {
        var status = stat()
        if stat(path, &status) == 0 {
            guard FileKind(status) == .regular else { return nil }
            self.init(status)
        } else {
            guard let path = pathWithoutLinks(path) else { return nil }
            self = .missing(path: path)
        }
    }

    /// Creates the identity of an open file. The result is `nil` for all but regular files.
    package init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0, FileKind(status) == .regular else { return nil }
        self.init(status)
    }

    /// Creates the identity of a file of any kind.
    init(_ status: stat) {
        self = .file(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
    }
}

/// Returns the absolute path without links of a file, or `nil` if it does not exist.
package func realPath(_ path: String) -> String? {
    // The system would end the path at its null character.
    guard !path.utf8.contains(0), let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
}

/// Returns the absolute path without links of a file that need not exist, nor its folders. The result is
/// `nil` if links form a cycle.
func pathWithoutLinks(_ path: String) -> String? {
    if let real = realPath(path) { return real }
    // The last component is missing, or a link to a missing file.
    guard let target = try? followingLinks(from: path.withoutSlashesAtEnd).withoutSlashesAtEnd else {
        return nil
    }
    let parent = folderPath(of: target)
    guard parent != target, let folder = pathWithoutLinks(parent) else { return nil }
    let name = target.lastIndex(of: "/").map { target[target.index(after: $0)...] } ?? target[...]
    switch name {
    case "", ".": return folder
    case "..": return folderPath(of: folder)
    default: return (folder == "/" ? "" : folder) + "/" + name
    }
}

extension String {
    fileprivate var withoutSlashesAtEnd: String {
        var path = self[...]
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return String(path)
    }
}
