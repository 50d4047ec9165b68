package import Diagnostics
package import Files
package import Foundation
package import Images

/// A golden image, stored as a PNG file.
package struct GoldenFile: Sendable, Hashable {
    package let path: String

    /// The name of the image in messages and artifacts: its path below the package's folder, without extension.
    package let name: String

    /// The claim on the file in its run. `nil` outside of a run.
    private var claim: OutputClaim?

    /// Creates a reference to a file with a custom name.
    package init(path: String, name: String, claim: OutputClaim? = nil) {
        (self.path, self.name, self.claim) = (path, name, claim)
    }

    /// Creates a reference to the golden image with a name, such as `Suite/test.name`, in a folder.
    ///
    /// - Parameters:
    ///   - directory: An absolute path, or a path below `package`.
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

    /// The contents of a golden file.
    package struct Contents: Sendable {
        package let bytes: [UInt8]
        /// The image, whose pixels are decoded row by row during the comparison.
        package let rows: PNGRows
        /// The time at which the file was written.
        package let modified: Date
    }

    /// Reads the file. The result is `nil` if it does not exist.
    ///
    /// - Throws: A `Diagnostic` if the file is not a PNG file, or is damaged or too large.
    package func read() throws(Diagnostic) -> Contents? {
        guard let file = try file() else { return nil }
        do throws(ImageError) {
            return Contents(
                bytes: file.bytes, rows: try PNGRows(file.bytes), modified: file.stamp.modified)
        } catch {
            throw .notRead(path, "it \(error.reason)")
        }
    }

    /// Returns the complete file, or `nil` if it does not exist.
    private func file() throws(Diagnostic) -> RegularFile? {
        do throws(RegularFile.Failure) {
            return try RegularFile(path: path, limit: PNGLimits.fileBytes)
        } catch {
            switch error {
            case .system(ENOENT), .system(ENOTDIR): return nil
            default: throw .notRead(path, error.description)
            }
        }
    }

    /// Replaces or creates the file, and creates its folders. Concurrent readers find either the complete old file or
    /// the complete new one.
    ///
    /// - Throws: A `Diagnostic` if the file could not be written.
    package func write(_ bytes: [UInt8]) throws(Diagnostic) {
        do throws(OutputError) {
            let output = if let claim { claim } else { try RunFiles().claim(path) }
            try output.write(bytes, makesFolders: true)
        } catch { throw Diagnostic(error, path: path) }
    }
}
