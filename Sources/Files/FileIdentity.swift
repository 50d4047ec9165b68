#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Which file of the system a path leads to, whatever the path and through any links.
package enum FileIdentity: Hashable, Sendable {
    /// A file that exists.
    case file(device: UInt64, number: UInt64)
    /// A file that does not exist yet, by its path without links.
    case missing(path: String)

    /// The identity of the file at a path; `nil` for a folder, a device and a pipe, which are never replaced.
    package init?(path: String) {
        var status = stat()
        if stat(path, &status) == 0 {
            self.init(status)
        } else {
            guard let path = pathWithoutLinks(path) else { return nil }
            self = .missing(path: path)
        }
    }

    /// The identity of an open file; `nil` for anything but a plain file.
    package init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init?(_ status: stat) {
        guard status.st_mode & S_IFMT == S_IFREG else { return nil }
        self = .file(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
    }
}

/// The absolute path without links of a file that need not exist, nor the folders that it is in; `nil` when its links
/// lead in a circle.
func pathWithoutLinks(_ path: String) -> String? {
    if let real = realpath(path, nil) {
        defer { free(real) }
        return String(cString: real)
    }
    // The last part is missing, or a link to what is missing.
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
