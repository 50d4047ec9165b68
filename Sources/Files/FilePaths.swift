import Foundation

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

/// Creates a folder with a file by which Git ignores it. An existing folder remains unchanged.
package func makeIgnoredFolder(at path: String) throws(OutputError) {
    guard !FileManager.default.fileExists(atPath: path) else { return }
    try makeFolder(at: path)
    // Several threads may write the file. It is no output of a run, whose paths are unique.
    let file = try OutputFile(path: path + "/.gitignore")
    try file.write(Array("*\n".utf8))
    try file.commit()
}

/// Returns a new name in the same folder, short enough for all file systems.
func temporaryPath(beside path: String) -> String {
    folderPath(of: path) + "/.tablesnap-" + String(UInt64.random(in: 0 ... .max), radix: 36)
}
