import Foundation

/// An open file, pipe or device to read from, closed with its owner.
final class InputFile {
    let descriptor: Int32
    let kind: FileKind
    let stamp: FileStamp

    /// Opens the file at a path, close-on-exec.
    convenience init(path: String, flags: Int32 = 0) throws(SystemError) {
        // The system would end the path at its null character, and open another file.
        guard !path.utf8.contains(0) else { throw SystemError(code: ENOENT) }
        try self.init(owning: open(path, O_RDONLY | O_CLOEXEC | flags))
    }

    /// Takes ownership of a descriptor, which is negative if the last call could not create it.
    init(owning descriptor: Int32) throws(SystemError) {
        guard descriptor >= 0 else { throw SystemError() }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            let error = SystemError()
            close(descriptor)
            throw error
        }
        self.descriptor = descriptor
        kind = FileKind(status)
        stamp = FileStamp(status)
    }

    deinit { close(descriptor) }

    /// A Boolean value that indicates whether the file is as it was when it was opened.
    var isUnchanged: Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && FileStamp(status) == stamp
    }

    /// Reads from an offset until a buffer is full or the file ends.
    ///
    /// - Returns: The number of bytes.
    func read(into target: UnsafeMutableRawBufferPointer, from offset: Int) throws(SystemError) -> Int {
        var done = 0
        while done < target.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: target[done...])
            let count = pread(descriptor, rest.baseAddress, rest.count, off_t(offset + done))
            if count == 0 { break }
            if count < 0, errno != EINTR { throw SystemError() }
            done += max(count, 0)
        }
        return done
    }

    /// Calls a function with the bytes of the file, block by block.
    func forEachBlock(_ body: (UnsafeRawBufferPointer) -> Void) throws(SystemError) {
        let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)
        defer { block.deallocate() }
        var offset = 0
        while true {
            let count = try read(into: block, from: offset)
            if count == 0 { return }
            body(UnsafeRawBufferPointer(rebasing: block[..<count]))
            offset += count
        }
    }
}
