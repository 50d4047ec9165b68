import Files

/// An error in finding, naming, reading or writing golden images.
package enum GoldenError: Error, Equatable, Sendable {
    /// The value of `TABLESNAP_RECORD` is not a mode.
    case unknownRecordMode(String)
    /// No folder above a source file contains a `Package.swift`.
    case noPackage(sourceFile: String)
    /// A file was not written, because the target of its path is rejected.
    case rejected(OutputError)
    /// A file or folder could not be written, with the reason.
    case notWritten(path: String, reason: String)
    /// A file or folder could not be read, with the reason.
    case notRead(path: String, reason: String)
}

extension GoldenError {
    init(_ error: OutputError, path: String) {
        self = error.isRejection ? .rejected(error) : .notWritten(path: path, reason: "\(error)")
    }
}

extension GoldenError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknownRecordMode(let name):
            "\(RecordMode.variable): expected "
                + RecordMode.allCases.map(\.rawValue).joined(separator: ", ") + ", found “\(name)”"
        case .noPackage(let file):
            "no folder above \(file) contains Package.swift; set \(PackageFolder.variable) to the folder that "
                + "contains Snapshots"
        case .rejected(let error): "\(error)"
        case .notWritten(let path, let reason): "\(path) could not be written: \(reason)"
        case .notRead(let path, let reason): "\(path) could not be read: \(reason)"
        }
    }
}
