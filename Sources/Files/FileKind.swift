import Foundation

/// The kind of a file, after symbolic links are followed.
package enum FileKind {
    case missing, regular, folder
    /// A device, a pipe or a socket.
    case special

    package init(path: String) throws(OutputError) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            // If a file is in the position of a folder, the error is in the folder, not in this path.
            guard errno == ENOENT || errno == ENOTDIR else { throw OutputError(code: errno, path: path) }
            self = .missing
            return
        }
        self.init(status)
    }

    init(_ status: stat) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = .regular
        case S_IFDIR: self = .folder
        default: self = .special
        }
    }
}
