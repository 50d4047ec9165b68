import Foundation

/// The kind of file at a path, after symbolic links are followed.
enum FileKind {
    case missing, regular, folder
    /// A device, a pipe or a socket.
    case special

    init(path: String) throws(OutputError) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            // If a file is in the position of a folder, the error is in the folder, not in this path.
            guard errno == ENOENT || errno == ENOTDIR else { throw OutputError(code: errno, path: path) }
            self = .missing
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = .regular
        case S_IFDIR: self = .folder
        default: self = .special
        }
    }
}

/// Returns the permissions of a file, or `nil` if it does not exist.
func permissions(ofFileAt path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
}

/// Returns the path at the end of a chain of symbolic links. The file need not exist.
package func followingLinks(from path: String) throws(OutputError) -> String {
    var current = path
    for _ in 0..<40 {
        guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: current) else {
            return current
        }
        current = next.hasPrefix("/") ? next : folderPath(of: current) + "/" + next
    }
    throw OutputError(code: ELOOP, path: path)
}

/// Returns the folder of a path's last component.
package func folderPath(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// Creates a folder and its parent folders. An existing folder remains unchanged.
package func makeFolder(at path: String) throws(OutputError) {
    func make() -> Int32 { mkdir(path, 0o777) == 0 || errno == EEXIST ? 0 : errno }
    var code = make()
    let parent = folderPath(of: path)
    if code == ENOENT || code == ENOTDIR, parent != path {
        try makeFolder(at: parent)
        guard case .folder = try FileKind(path: parent) else { throw .notAFolder(parent) }
        code = make()
    }
    guard code == 0 else { throw OutputError(code: code, path: path) }
}

/// Returns a new name in the same folder, short enough for all file systems.
func temporaryPath(beside path: String) -> String {
    folderPath(of: path) + "/.tablesnap-" + String(UInt64.random(in: 0 ... .max), radix: 36)
}
