import Foundation

/// The system's functions for names of files. They return an error number, or 0. Tests replace them by functions that
/// fail.
struct FileNames {
    /// Gives a file a second name.
    var link: (_ path: String, _ newPath: String) -> Int32
    /// Gives a file another name, whose earlier file is removed.
    var rename: (_ path: String, _ newPath: String) -> Int32
    var unlink: (_ path: String) -> Int32

    static var system: FileNames {
        FileNames(
            link: { linkat(AT_FDCWD, $0, AT_FDCWD, $1, AT_SYMLINK_FOLLOW) == 0 ? 0 : errno },
            rename: { Foundation.rename($0, $1) == 0 ? 0 : errno },
            unlink: { Foundation.unlink($0) == 0 ? 0 : errno })
    }
}
