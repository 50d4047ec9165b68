import Diagnostics
import Files
import Foundation
import Synchronization

/// A temporary file with drawn images, which are written together when their page is complete, or not at all. The file
/// has no name and ends with the program. The required memory does not depend on the number of images.
final class TemporaryImageFile: Sendable {
    /// The position of an image in the file.
    struct Location: Sendable, Equatable {
        fileprivate let offset: UInt64
        fileprivate let count: Int
    }

    private let file: Mutex<FileHandle>

    init() throws(Diagnostic) {
        var path = Array((NSTemporaryDirectory() + "tablesnap-XXXXXX").utf8CString)
        let descriptor = mkstemp(&path)
        guard descriptor >= 0 else { throw Self.failure(SystemError().description) }
        unlink(path)
        file = Mutex(FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
    }

    func append(_ image: [UInt8]) throws(Diagnostic) -> Location {
        do {
            return try file.withLock { file in
                let offset = try file.seekToEnd()
                try file.write(contentsOf: image)
                return Location(offset: offset, count: image.count)
            }
        } catch { throw Self.failure(error.localizedDescription) }
    }

    func image(at location: Location) throws(Diagnostic) -> [UInt8] {
        do {
            return try file.withLock { file in
                try file.seek(toOffset: location.offset)
                return [UInt8](try file.read(upToCount: location.count) ?? Data())
            }
        } catch { throw Self.failure(error.localizedDescription) }
    }

    private static func failure(_ reason: String) -> Diagnostic {
        Diagnostic(message: "the temporary file for images cannot be used: \(reason)")
    }
}
