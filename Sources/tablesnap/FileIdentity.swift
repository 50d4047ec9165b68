import Foundation

/// Which file of the system it is, whatever path leads there.
struct FileIdentity: Equatable {
    private let device: dev_t
    private let number: ino_t

    /// The file at a path, at the end of any links; nil when there is none, or no plain one.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// The file that is open; nil when it is no plain one.
    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init?(_ status: stat) {
        guard status.st_mode & S_IFMT == S_IFREG else { return nil }
        device = status.st_dev
        number = status.st_ino
    }
}
