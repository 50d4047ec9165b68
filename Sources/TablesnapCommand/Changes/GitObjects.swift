import Diagnostics
import Foundation
import Images

/// A process of git that reads the contents of files in a repository.
final class GitObjects {
    private let process: Process
    private let input = Pipe()
    private let output = Pipe()
    private var buffer: [UInt8] = []
    /// The number of bytes at the beginning of the buffer that are already read.
    private var start = 0

    private static let partBytes = 1 << 16

    init() throws(Diagnostic) {
        process = GitRepository.process(["cat-file", "--batch"])
        process.standardInput = input
        process.standardOutput = output
        do { try process.run() } catch { throw Diagnostic(message: "git could not be run: \(error)") }
    }

    deinit {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// Returns the contents of a file, as they are in the repository.
    ///
    /// - Throws: A `Diagnostic` if there are none, or if they are larger than an image can be.
    func contents(_ identifier: String) throws(Diagnostic) -> [UInt8] {
        do {
            try input.fileHandleForWriting.write(contentsOf: Data((identifier + "\n").utf8))
            // The answer begins with a line such as "IDENTIFIER blob 1234".
            let words = String(decoding: try line(), as: UTF8.self).split(separator: " ")
            guard words.count == 3, let count = Int(words[2]) else {
                throw Diagnostic(message: "git cannot read \(identifier)", remedy: "fetch it")
            }
            guard count <= PNGLimits.fileBytes else {
                try skip(count + 1)
                throw Diagnostic(message: "it is larger than \(PNGLimits.fileBytes >> 20) MB")
            }
            let bytes = try read(count)
            try skip(1)
            return bytes
        } catch {
            throw error as? Diagnostic ?? Diagnostic(message: "git could not be read: \(error)")
        }
    }

    private func line() throws -> ArraySlice<UInt8> {
        while true {
            if let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { start = end + 1 }
                return buffer[start..<end]
            }
            try fill()
        }
    }

    private func read(_ count: Int) throws -> [UInt8] {
        while buffer.count - start < count { try fill() }
        defer { start += count }
        return Array(buffer[start..<start + count])
    }

    private func skip(_ count: Int) throws {
        var rest = count
        while rest > 0 {
            if buffer.count == start { try fill() }
            let part = min(rest, buffer.count - start)
            start += part
            rest -= part
        }
    }

    private func fill() throws {
        buffer.removeFirst(start)
        start = 0
        let old = buffer.count
        buffer += repeatElement(0, count: Self.partBytes)
        // A file handle would wait for all bytes.
        let count = buffer.withUnsafeMutableBytes { bytes in
            while true {
                let part = UnsafeMutableRawBufferPointer(rebasing: bytes[old...])
                let count = Foundation.read(
                    output.fileHandleForReading.fileDescriptor, part.baseAddress, part.count)
                if count >= 0 || errno != EINTR { return count }
            }
        }
        buffer.removeLast(Self.partBytes - max(count, 0))
        guard count > 0 else { throw Diagnostic(message: "git ended unexpectedly") }
    }
}
