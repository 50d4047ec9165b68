import Foundation

/// A regular file of limited size in memory, as opposed to a pipe or a device, which could block or be endless.
package struct RegularFile {
    package let bytes: [UInt8]
    package let stamp: FileStamp

    /// The reason why a file cannot be read.
    package enum Failure: Error {
        case folder
        /// The file is a pipe, a device or a socket.
        case special
        case tooLarge
        /// Any other error number of the system.
        case system(Int32)
    }

    /// Reads a file.
    ///
    /// - Parameter limit: The maximum size in bytes.
    package init(path: String, limit: Int) throws(Failure) {
        // The system would end the path at its null character, and open another file.
        guard !path.utf8.contains(0) else { throw .system(ENOENT) }
        // Opening a pipe without a writer would block.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            // The errors for a socket and for a device without a driver.
            throw errno == ENXIO || errno == ENODEV ? .special : .system(errno)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG where status.st_size <= limit: break
        case S_IFREG: throw .tooLarge
        case S_IFDIR: throw .folder
        default: throw .special
        }
        stamp = FileStamp(status)
        var code: Int32?
        bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
            let found = readBytes(of: descriptor, into: UnsafeMutableRawBufferPointer(buffer), from: 0)
            if found == nil { code = errno }
            count = found ?? 0
        }
        if let code { throw .system(code) }
    }
}

/// Reads a file from an offset until a buffer is full or the file ends.
///
/// - Returns: The number of bytes, or `nil` after an error, which is in `errno`.
func readBytes(
    of descriptor: Int32, into target: UnsafeMutableRawBufferPointer, from offset: Int
) -> Int? {
    var done = 0
    while done < target.count {
        let rest = UnsafeMutableRawBufferPointer(rebasing: target[done...])
        let count = pread(descriptor, rest.baseAddress, rest.count, off_t(offset + done))
        if count == 0 { break }
        if count < 0, errno != EINTR { return nil }
        done += max(count, 0)
    }
    return done
}
