import Foundation

/// An error in writing bytes. The paths are as the caller specified them.
package enum OutputError: Error, Equatable, Sendable {
    case folderMissing(String)
    case notAFolder(String)
    case permissionDenied(String)
    case isFolder(String)
    case diskFull(String)
    /// The other end of a pipe was closed.
    case closedPipe(String)
    /// The output is the same file as an input of the run.
    case replacesInput(String, input: String)
    /// The output is the same file as another output of the run.
    case replacesOutput(String)
    /// A link leads to a file outside the folder for the output.
    case leadsOutside(String, folder: String)
    /// Any other error number of the system.
    case system(path: String, code: Int32)
    /// A file could not be written, and others that had been written before could not be put back.
    indirect case notRestored(OutputError, [Remaining])
    /// All files were written, and second names of the replaced files could not be removed.
    case notRemoved([String])

    /// A file that remains after a failure.
    package enum Remaining: Equatable, Sendable {
        /// A new file, where there was none.
        case new(String)
        /// The earlier file of a path, which could not be put back.
        case earlier(String, of: String)
        /// A second name of the file at a path.
        case copy(String, of: String)
    }

    init(code: Int32, path: String) {
        switch code {
        case EACCES, EPERM: self = .permissionDenied(path)
        case EISDIR: self = .isFolder(path)
        case ENOTDIR: self = .notAFolder(path)
        case ENOSPC, EDQUOT: self = .diskFull(path)
        case EPIPE: self = .closedPipe(path)
        default: self = .system(path: path, code: code)
        }
    }
}

extension OutputError {
    /// A Boolean value that indicates whether the output was rejected because of its file.
    package var isRejection: Bool {
        switch self {
        case .replacesInput, .replacesOutput, .leadsOutside: true
        default: false
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
        case .closedPipe(let path): "the reader of \(path) closed it"
        case .replacesInput(let path, let input):
            "\(path): the output would replace \(path == input ? "this file" : input), which this run reads; "
                + "name another file"
        case .replacesOutput(let path):
            "\(path): the output would replace another output of this run; name another file"
        case .leadsOutside(let path, let folder):
            "\(path): a link leads out of \(folder == "." || folder.isEmpty ? "its folder" : folder); "
                + "remove the link, or add --allow-outside"
        case .system(let path, let code): "\(path): \(SystemError(code: code))"
        case .notRestored(let error, let files):
            "\(error); restore or remove " + files.map(\.description).joined(separator: ", ")
        case .notRemoved(let paths):
            "all files were written, but copies of the earlier ones remain; remove "
                + paths.joined(separator: ", ")
        }
    }
}

extension OutputError.Remaining: CustomStringConvertible {
    package var description: String {
        switch self {
        case .new(let path): "the new file \(path)"
        case .earlier(let backup, let path): "\(backup), the earlier file of \(path)"
        case .copy(let backup, let path): "\(backup), a copy of \(path)"
        }
    }
}
