import Diagnostics
import Foundation
import Synchronization

/// A temporary file with drawn images, which are written together when their page is complete, or not at all.
/// The file has no name and ends with the program. The required memory does not depend on the number of
/// images.
final class PictureSpool: Sendable {
    /// The position of an image in the file.
    struct Place: Sendable, Equatable {
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

    /// Keeps a picture.
    func keep(_ picture: [UInt8]) throws(Diagnostic) -> Place {
        let place = end.withLock { end in
            defer { end += picture.count }
            return Place(offset: end, count: picture.count)
        }
        try Self.transfer(place.count) { done in
            picture.withUnsafeBytes { bytes in
                pwrite(
                    descriptor, bytes.baseAddress.map { $0 + done }, place.count - done,
                    off_t(place.offset + done))
            }
        }
        return place
    }

    /// A picture that is kept.
    func picture(at place: Place) throws(Diagnostic) -> [UInt8] {
        var picture = [UInt8](repeating: 0, count: place.count)
        try Self.transfer(place.count) { done in
            picture.withUnsafeMutableBytes { bytes in
                pread(
                    descriptor, bytes.baseAddress.map { $0 + done }, place.count - done,
                    off_t(place.offset + done))
            }
        }
        return picture
    }

    /// Reads or writes so many bytes, which the system may do piece by piece.
    private static func transfer(_ count: Int, _ step: (_ done: Int) -> Int) throws(Diagnostic) {
        var done = 0
        while done < count {
            let moved = step(done)
            guard moved > 0 || (moved < 0 && errno == EINTR) else { throw failure }
            done += max(moved, 0)
        }
    }

    /// What the system says of the latest call.
    private static var failure: Diagnostic {
        Diagnostic(
            message: "the temporary file for pictures cannot be used: \(String(cString: strerror(errno)))"
        )
    }
}
