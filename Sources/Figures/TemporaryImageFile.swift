import Diagnostics
import Foundation
import Synchronization

/// A temporary file with drawn images, which are written together when their page is complete, or not at all.
/// The file has no name and ends with the program. The required memory does not depend on the number of
/// images.
final class TemporaryImageFile: Sendable {
    /// The position of an image in the file.
    struct Location: Sendable, Equatable {
        fileprivate let offset: Int
        fileprivate let count: Int
    }

    private let descriptor: Int32
    private let end = Mutex(0)

    init() throws(Diagnostic) {
        var path = Array((NSTemporaryDirectory() + "tablesnap-XXXXXX").utf8CString)
        descriptor = mkstemp(&path)
        guard descriptor >= 0 else { throw Self.failure }
        unlink(path)
    }

    deinit { close(descriptor) }

    /// Appends an image, and returns its location.
    func append(_ image: [UInt8]) throws(Diagnostic) -> Location {
        let location = end.withLock { end in
            defer { end += image.count }
            return Location(offset: end, count: image.count)
        }
        try Self.transfer(location.count) { done in
            image.withUnsafeBytes { bytes in
                pwrite(
                    descriptor, bytes.baseAddress.map { $0 + done }, location.count - done,
                    off_t(location.offset + done))
            }
        }
        return location
    }

    /// Returns the image at a location.
    func image(at location: Location) throws(Diagnostic) -> [UInt8] {
        var image = [UInt8](repeating: 0, count: location.count)
        try Self.transfer(location.count) { done in
            image.withUnsafeMutableBytes { bytes in
                pread(
                    descriptor, bytes.baseAddress.map { $0 + done }, location.count - done,
                    off_t(location.offset + done))
            }
        }
        return image
    }

    /// Reads or writes a number of bytes, possibly with several system calls.
    private static func transfer(_ count: Int, _ step: (_ done: Int) -> Int) throws(Diagnostic) {
        var done = 0
        while done < count {
            let moved = step(done)
            guard moved > 0 || (moved < 0 && errno == EINTR) else { throw failure }
            done += max(moved, 0)
        }
    }

    /// The error of the latest system call.
    private static var failure: Diagnostic {
        Diagnostic(
            message: "the temporary file for images cannot be used: \(String(cString: strerror(errno)))"
        )
    }
}
