import Diagnostics
import Foundation

/// The bytes of an input, which can be read from any offset.
///
/// Files are read with `pread` and never mapped. Access to a mapped page of a file that has since been
/// truncated kills the process. Inputs that can be read only once, such as pipes, are retained in memory.
package final class ByteSource {
    /// The name of the input in error messages.
    package let name: String
    /// The number of bytes in the input.
    package let size: Int
    private let storage: Storage

    private enum Storage {
        case memory([UInt8])
        case file(descriptor: Int32, stamp: FileStamp)
    }

    package init(bytes: [UInt8], name: String) {
        self.name = name
        size = bytes.count
        storage = .memory(bytes)
    }

    /// Opens the file, pipe or device at `path`.
    ///
    /// Throws if it cannot be opened, is a folder, or is no regular file and exceeds `maxPipeBytes`.
    package convenience init(path: String, name: String, maxPipeBytes: Int) throws(Diagnostic) {
        // The system would end such a path at its null character, and open another file.
        guard !path.utf8.contains(0) else { throw Self.openingError(path, name: name, code: ENOENT) }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.openingError(path, name: name, code: errno) }
        try self.init(owning: descriptor, name: name, maxPipeBytes: maxPipeBytes)
    }

    /// Reads an open descriptor. Its path, such as /dev/stdin, cannot be opened again if it is a socket or
    /// belongs to another user.
    package convenience init(duplicating descriptor: Int32, name: String, maxPipeBytes: Int)
        throws(Diagnostic)
    {
        let own = dup(descriptor)
        guard own >= 0 else { throw Self.readingError(name: name, code: errno) }
        try self.init(owning: own, name: name, maxPipeBytes: maxPipeBytes)
    }

    /// Takes ownership of an open file, pipe or device, and closes it.
    ///
    /// Throws the same errors as for a path.
    private init(owning descriptor: Int32, name: String, maxPipeBytes: Int) throws(Diagnostic) {
        self.name = name
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            let code = errno
            close(descriptor)
            throw Self.readingError(name: name, code: code)
        }
        let kind = status.st_mode & S_IFMT
        guard kind != S_IFDIR else {
            close(descriptor)
            throw Diagnostic(file: name, message: "expected a file, found a folder")
        }
        // Files in /proc report a size of 0, and must be read like pipes.
        guard kind != S_IFREG || status.st_size == 0 else {
            size = Int(status.st_size)
            storage = .file(descriptor: descriptor, stamp: FileStamp(status))
            return
        }
        defer { close(descriptor) }
        let bytes = try Self.readPipe(descriptor, name: name, limit: maxPipeBytes)
        size = bytes.count
        storage = .memory(bytes)
    }

    /// Returns all bytes of the file, pipe or device at `path`, up to `limit`.
    ///
    /// Throws if it cannot be read or is longer.
    package static func bytes(path: String, name: String, limit: Int) throws(Diagnostic) -> [UInt8] {
        try ByteSource(path: path, name: name, maxPipeBytes: limit).all(limit)
    }

    /// Returns all bytes of an open descriptor, up to `limit`.
    package static func bytes(descriptor: Int32, name: String, limit: Int) throws(Diagnostic) -> [UInt8] {
        try ByteSource(duplicating: descriptor, name: name, maxPipeBytes: limit).all(limit)
    }

    private func all(_ limit: Int) throws(Diagnostic) -> [UInt8] {
        guard size <= limit else {
            throw Diagnostic(
                file: name, message: "the file is larger than \(limit >> 20) MiB, the maximum")
        }
        var bytes = [UInt8](repeating: 0, count: size)
        var failure: Diagnostic?
        bytes.withUnsafeMutableBytes { target in
            do throws(Diagnostic) { try fill(target, from: 0) } catch { failure = error }
        }
        if let failure { throw failure }
        return bytes
    }

    deinit {
        if case .file(let descriptor, _) = storage {
            close(descriptor)
        }
    }

    /// Fills `target` with the bytes from `offset` on, all of which must be within `size`.
    ///
    /// Throws if the file cannot be read or has been written to since it was opened.
    package func fill(_ target: UnsafeMutableRawBufferPointer, from offset: Int) throws(Diagnostic) {
        switch storage {
        case .memory(let bytes):
            bytes.withUnsafeBytes { all in
                target.copyMemory(from: UnsafeRawBufferPointer(rebasing: all[offset..<offset + target.count]))
            }
        case .file(let descriptor, let stamp):
            guard let count = readBytes(of: descriptor, into: target, from: offset) else {
                throw Self.readingError(name: name, code: errno)
            }
            var status = stat()
            guard count == target.count, fstat(descriptor, &status) == 0, FileStamp(status) == stamp else {
                throw .changed(name)
            }
        }
    }

    private static func readPipe(_ descriptor: Int32, name: String, limit: Int) throws(Diagnostic) -> [UInt8]
    {
        var bytes: [UInt8] = []
        let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)
        defer { block.deallocate() }
        while true {
            let got = read(descriptor, block.baseAddress, block.count)
            if got == 0 { return bytes }
            if got > 0 {
                bytes.append(contentsOf: block[..<got])
            } else if errno != EINTR {
                throw readingError(name: name, code: errno)
            }
            guard bytes.count <= limit else {
                let sentence =
                    "the input is larger than \(limit >> 20) MiB; save it as a file, and specify that instead"
                throw Diagnostic(file: name, message: sentence)
            }
        }
    }

    private static func openingError(_ path: String, name: String, code: Int32) -> Diagnostic {
        switch code {
        case ENOENT, ENOTDIR:
            Diagnostic(
                file: name, message: "no such file", remedy: remedy(forMissing: path))
        case EACCES, EPERM: Diagnostic(file: name, message: "permission to read the file is denied")
        default:
            Diagnostic(file: name, message: "the file cannot be opened: \(String(cString: strerror(code)))")
        }
    }

    /// Returns a question with the most similar name of a file in the folder of a missing file.
    private static func remedy(forMissing path: String) -> String? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folderPath(of: path))) ?? []
        // The order of a folder's entries differs between file systems.
        let visible = names.filter { !$0.hasPrefix(".") }.sorted().prefix(maxFilesCompared)
        return suggestion(forUnknown: (path as NSString).lastPathComponent, among: visible)
    }

    private static let maxFilesCompared = 10_000

    private static func readingError(name: String, code: Int32) -> Diagnostic {
        Diagnostic(file: name, message: "the file cannot be read: \(String(cString: strerror(code)))")
    }
}

extension Diagnostic {
    /// Returns the error for a file that has changed since it was opened.
    package static func changed(_ file: String) -> Diagnostic {
        Diagnostic(
            file: file, message: "the file changed while it was being read",
            remedy: "run again once it is complete")
    }
}
