#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Why bytes could not be written. The paths are as the caller gave them.
package enum OutputError: Error, Equatable, Sendable {
    case folderMissing(String)
    case notAFolder(String)
    case permissionDenied(String)
    case isFolder(String)
    case diskFull(String)
    /// The other end of a pipe was closed.
    case readerGone(String)
    /// Any other error number of the system.
    case system(path: String, code: Int32)

    init(code: Int32, path: String) {
        switch code {
        case EACCES, EPERM: self = .permissionDenied(path)
        case EISDIR: self = .isFolder(path)
        case ENOTDIR: self = .notAFolder(path)
        case ENOSPC, EDQUOT: self = .diskFull(path)
        case EPIPE: self = .readerGone(path)
        default: self = .system(path: path, code: code)
        }
    }
}

extension OutputError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .folderMissing(let path): "the folder \(path) does not exist"
        case .notAFolder(let path): "\(path) is not a folder"
        case .permissionDenied(let path): "no permission to write \(path)"
        case .isFolder(let path): "\(path) is a folder"
        case .diskFull(let path): "no space left for \(path)"
        case .readerGone(let path): "the reader of \(path) closed it"
        case .system(let path, let code): "\(path): \(String(cString: strerror(code)))"
        }
    }
}
