package import Diagnostics
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
        case file(InputFile)
    }

    package init(bytes: [UInt8], name: String) {
        self.name = name
        size = bytes.count
        storage = .memory(bytes)
    }

    /// A function that throws for the first bytes of a pipe that is not worth reading to its end.
    package typealias Check = (UnsafeRawBufferPointer) throws(Diagnostic) -> Void

    /// Opens the file, pipe or device at `path`.
    ///
    /// Throws if it cannot be opened, is a folder, or is no regular file and exceeds `maxPipeBytes` or fails a check.
    package convenience init(
        path: String, name: String, maxPipeBytes: Int, checkPipe: Check = { _ in }
    ) throws(Diagnostic) {
        let file: InputFile
        do throws(SystemError) {
            file = try InputFile(path: path)
        } catch {
            throw Self.openingError(path, name: name, error)
        }
        try self.init(file, name: name, maxPipeBytes: maxPipeBytes, checkPipe)
    }

    /// Reads an open descriptor. Its path, such as /dev/stdin, cannot be opened again if it is a socket or
    /// belongs to another user.
    package convenience init(
        duplicating descriptor: Int32, name: String, maxPipeBytes: Int, checkPipe: Check = { _ in }
    ) throws(Diagnostic) {
        let file: InputFile
        do throws(SystemError) {
            file = try InputFile(owning: dup(descriptor))
        } catch {
            throw Self.readingError(name: name, error)
        }
        try self.init(file, name: name, maxPipeBytes: maxPipeBytes, checkPipe)
    }

    private init(
        _ file: InputFile, name: String, maxPipeBytes: Int, _ checkPipe: Check
    ) throws(Diagnostic) {
        self.name = name
        guard file.kind != .folder else {
            throw Diagnostic(file: name, message: "expected a file, found a folder")
        }
        // Files in /proc report a size of 0, and must be read like pipes.
        guard file.kind != .regular || file.stamp.size == 0 else {
            size = file.stamp.size
            storage = .file(file)
            return
        }
        let bytes = try Self.readPipe(file, name: name, limit: maxPipeBytes, checkPipe)
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

    private static func size(_ limit: Int) -> String {
        limit < 1 << 20 ? "\(limit >> 10) KiB" : "\(limit >> 20) MiB"
    }

    private func all(_ limit: Int) throws(Diagnostic) -> [UInt8] {
        guard size <= limit else {
            throw Diagnostic(
                file: name, message: "the file is larger than \(Self.size(limit)), the maximum")
        }
        var bytes = [UInt8](repeating: 0, count: size)
        var failure: Diagnostic?
        bytes.withUnsafeMutableBytes { target in
            do throws(Diagnostic) { try fill(target, from: 0) } catch { failure = error }
        }
        if let failure { throw failure }
        return bytes
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
        case .file(let file):
            let count: Int
            do throws(SystemError) {
                count = try file.read(into: target, from: offset)
            } catch {
                throw Self.readingError(name: name, error)
            }
            guard count == target.count, file.isUnchanged else { throw .changed(name) }
        }
    }

    private static func readPipe(
        _ file: InputFile, name: String, limit: Int, _ check: Check
    ) throws(Diagnostic) -> [UInt8] {
        var bytes: [UInt8] = []
        let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)
        defer { block.deallocate() }
        while true {
            let got = read(file.descriptor, block.baseAddress, block.count)
            if got == 0 { return bytes }
            if got > 0 {
                if bytes.isEmpty { try check(UnsafeRawBufferPointer(rebasing: block[..<got])) }
                bytes.append(contentsOf: block[..<got])
            } else if errno != EINTR {
                throw readingError(name: name, SystemError())
            }
            guard bytes.count <= limit else {
                let sentence =
                    "the input is larger than \(Self.size(limit)); save it as a file, and specify that instead"
                throw Diagnostic(file: name, message: sentence)
            }
        }
    }

    private static func openingError(_ path: String, name: String, _ error: SystemError) -> Diagnostic {
        switch error.code {
        case ENOENT, ENOTDIR:
            Diagnostic(
                file: name, message: "no such file", remedy: remedy(forMissing: path))
        case EACCES, EPERM: Diagnostic(file: name, message: "permission to read the file is denied")
        default: Diagnostic(file: name, message: "the file cannot be opened: \(error)")
        }
    }

    /// Returns a question with the most similar name of a file in the folder of a missing file.
    private static func remedy(forMissing path: String) -> String? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folderPath(of: path))) ?? []
        let name = (path as NSString).lastPathComponent
        // The order of a folder's entries differs between file systems. A link to a missing file has the name itself.
        let visible = names.filter { !$0.hasPrefix(".") && $0 != name }.sorted().prefix(maxFilesCompared)
        return suggestion(forUnknown: name, among: visible)
    }

    private static let maxFilesCompared = 10_000

    private static func readingError(name: String, _ error: SystemError) -> Diagnostic {
        Diagnostic(file: name, message: "the file cannot be read: \(error)")
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
