package import Diagnostics
package import Files
package import Foundation
package import Images
import TableSnapshots

/// A golden image, stored as a PNG file, or a golden text.
package struct GoldenFile: Sendable, Hashable {
    package let path: String

    /// The name in messages and artifacts: the path below the package's folder, for an image without extension.
    package let name: String

    /// A Boolean value that indicates whether the file is a golden text.
    package var isText: Bool { GoldenName.isText(path) }

    /// The words for the file in messages.
    package var noun: String { isText ? "golden text" : "golden image" }

    /// The claim on the file in its run. `nil` outside of a run.
    private var claim: OutputClaim?

    /// Creates a reference to a file with a custom name.
    package init(path: String, name: String, claim: OutputClaim? = nil) {
        (self.path, self.name, self.claim) = (path, name, claim)
    }

    /// Creates a reference to the golden file with a name, such as `Suite/test.name`, in a folder.
    ///
    /// - Parameters:
    ///   - ending: The end of the file's name, such as `.accessibility.txt`.
    ///   - directory: An absolute path, or a path below `package`.
    ///   - package: The folder of the package.
    package init(
        _ name: String, ending: String = GoldenName.imageEnding, directory: String, package: URL
    ) {
        let isAbsolute = directory.hasPrefix("/")
        let folder = isAbsolute ? URL(fileURLWithPath: directory) : package.appending(path: directory)
        path = folder.appending(path: name + ending).standardizedFileURL.path
        let root = package.standardizedFileURL.path
        self.name = GoldenName.withoutImageEnding(
            path.hasPrefix(root + "/")
                ? String(path.dropFirst(root.count + 1))
                : GoldenName.fileName(directory) + "/" + name + ending)
    }

    /// The contents of a golden file.
    package struct Contents: Sendable {
        package let bytes: [UInt8]
        /// The time at which the file was written.
        package let modified: Date
    }

    /// Reads the file. The result is `nil` if it does not exist.
    ///
    /// - Throws: A `Diagnostic` if the file could not be read, or is too large.
    package func read() throws(Diagnostic) -> Contents? {
        do throws(RegularFile.Failure) {
            let file = try RegularFile(
                path: path, limit: isText ? TableSnapshot.maxTextBytes : PNGLimits.fileBytes)
            return Contents(bytes: file.bytes, modified: file.stamp.modified)
        } catch {
            switch error {
            case .system(ENOENT), .system(ENOTDIR): return nil
            default: throw .notRead(path, error.description)
            }
        }
    }

    /// Returns the image in the file, whose pixels are decoded row by row during a comparison.
    ///
    /// - Throws: A `Diagnostic` if the file is not a PNG file, or is damaged.
    package func rows(of contents: Contents) throws(Diagnostic) -> PNGRows {
        do throws(ImageError) {
            return try PNGRows(contents.bytes)
        } catch {
            throw .notRead(path, "it \(error.reason)")
        }
    }

    /// Returns the text in the file.
    ///
    /// - Throws: A `Diagnostic` if the file is not text in UTF-8.
    package func text(of contents: Contents) throws(Diagnostic) -> String {
        guard let text = String(validating: contents.bytes, as: UTF8.self) else {
            throw .notRead(path, "it is not text in UTF-8")
        }
        return text
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
