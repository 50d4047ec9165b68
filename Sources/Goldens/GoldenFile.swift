import Files
import Foundation
import Images

/// A picture that drawings are compared with, kept as a PNG file.
package struct GoldenFile: Sendable, Hashable {
    /// Where the file is.
    package let path: String

    /// What messages call the picture, and what artifacts are named after: its path below the package's folder, without
    /// extension.
    package let name: String

    /// The file among those of its run; `nil` outside of one.
    private var claim: OutputClaim?

    /// A file with a name of its own.
    package init(path: String, name: String, claim: OutputClaim? = nil) {
        self.path = path
        self.name = name
        self.claim = claim
    }

    /// The golden picture called `name`, such as `Suite/test.name`, in a folder.
    ///
    /// - Parameters:
    ///   - directory: An absolute path, or one below `package`.
    ///   - package: The folder of the package.
    package init(_ name: String, directory: String, package: URL) {
        let isAbsolute = directory.hasPrefix("/")
        let folder = isAbsolute ? URL(fileURLWithPath: directory) : package.appending(path: directory)
        path = folder.appending(path: name + ".png").standardizedFileURL.path
        let root = package.standardizedFileURL.path
        if path.hasPrefix(root + "/") {
            self.name = String(path.dropFirst(root.count + 1).dropLast(".png".count))
        } else {
            self.name = GoldenName.fileName(directory) + "/" + name
        }
    }

    /// What a golden file contains.
    package struct Contents: Sendable {
        /// The file.
        package let bytes: [UInt8]
        /// The image, whose pixels are decoded row by row when they are compared.
        package let rows: PNGRows
    }

    /// Reads the file; `nil` when there is none.
    ///
    /// - Throws: ``GoldenError/notRead(path:reason:)``.
    package func read() throws(GoldenError) -> Contents? {
        guard let bytes = try fileBytes() else { return nil }
        do throws(PNGError) {
            return try Contents(bytes: bytes, rows: PNGRows(PNGFile(bytes)))
        } catch {
            throw unreadable(error)
        }
    }

    /// The error for a file that is no image or a damaged one.
    func unreadable(_ error: any Error) -> GoldenError { .notRead(path: path, reason: "it \(error)") }

    /// The whole file; nil when there is none.
    private func fileBytes() throws(GoldenError) -> [UInt8]? {
        func refusal(_ reason: String) -> GoldenError { .notRead(path: path, reason: reason) }
        // Not to wait for a pipe that nobody writes to.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw refusal(String(cString: strerror(errno)))
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw refusal(String(cString: strerror(errno))) }
        switch status.st_mode & S_IFMT {
        case S_IFREG where status.st_size <= PNGLimits.fileBytes: break
        case S_IFREG: throw refusal("it is longer than \(PNGLimits.fileBytes >> 20) MiB")
        case S_IFDIR: throw refusal("it is a folder")
        default: throw refusal("it is not a file")
        }
        do {
            return [UInt8](try FileHandle(fileDescriptor: descriptor).readToEnd() ?? Data())
        } catch {
            throw refusal(error.localizedDescription)
        }
    }

    /// Replaces the file, or makes it and the folders it is in. Whoever reads it meanwhile finds the old one or the new
    /// one, whole.
    ///
    /// - Throws: ``GoldenError/notWritten(path:reason:)``.
    package func write(_ bytes: [UInt8]) throws(GoldenError) {
        try bytes.writeAtomically(to: path, claim)
    }
}

extension [UInt8] {
    /// Writes a file that appears at its path when it is complete, and the folders that it is in.
    ///
    /// - Parameter claim: The file among those of its run; `nil` outside of one.
    func writeAtomically(to path: String, _ claim: OutputClaim?) throws(GoldenError) {
        do throws(OutputError) {
            let place: OutputClaim = if let claim { claim } else { try RunFiles().claim(path) }
            let file = try OutputFile(place, makesFolders: true)
            try file.write(self)
            try file.commit()
        } catch {
            throw GoldenError(error, path: path)
        }
    }
}
