package import Diagnostics
import Files

extension Diagnostic {
    /// Returns the error for a file or a folder that could not be written.
    package static func notWritten(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(message: "\(path) could not be written: \(reason)")
    }

    /// Returns the error for a file or a folder that could not be read.
    static func notRead(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(message: "\(path) could not be read: \(reason)")
    }

    /// Creates the error for an output. A rejected one is already named.
    init(_ error: OutputError, path: String) {
        self = error.isRejection ? Diagnostic(message: "\(error)") : .notWritten(path, "\(error)")
    }
}
