package import Foundation

/// The metadata that changes when a file is written or replaced.
package struct FileStamp: Hashable, Sendable {
    private let identity: FileIdentity
    package let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    /// The time of the last change of the contents.
    package var modified: Date { Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9) }

    /// Creates the stamp of the file at a path. The result is `nil` if there is none.
    package init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    init(_ status: stat) {
        identity = FileIdentity(status)
        size = Int(status.st_size)
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        seconds = Int(time.tv_sec)
        nanoseconds = Int(time.tv_nsec)
    }
}
