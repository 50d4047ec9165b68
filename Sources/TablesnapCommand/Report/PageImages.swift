import Diagnostics
import Files
import Foundation
import Goldens
import Images

/// The addresses of the whole images of a page.
protocol PageImageSource {
    /// Returns the address of an image.
    ///
    /// - Parameters:
    ///   - index: The index of the entry.
    ///   - kind: The kind in the name of its file.
    mutating func address(of png: [UInt8], _ index: Int, _ kind: String) throws(OutputError) -> String
}

/// A namespace for the images of failures on pages.
enum PageImages {
    /// The kinds in the names of files.
    static let kinds = ["reference", "actual", "difference"]

    /// The images in a page itself, which contains few.
    struct Embedded: PageImageSource {
        func address(of png: [UInt8], _ index: Int, _ kind: String) -> String {
            PageImages.dataAddress(of: png)
        }
    }

    /// Returns the address that contains an image.
    static func dataAddress(of png: [UInt8]) -> String {
        "data:image/png;base64," + Data(png).base64EncodedString()
    }

    /// Reads an image of a failure. `nil` if there is none, as for a text, whose messages contain the difference.
    ///
    /// - Throws: An error if the file cannot be read.
    static func read(
        _ failure: GoldenFailure?, _ kind: String, _ artifacts: GoldenArtifacts
    ) throws -> [UInt8]? {
        guard let failure, !failure.isText else { return nil }
        let path = artifacts.path(failure.name, kind)
        do throws(RegularFile.Failure) {
            return try RegularFile(path: path, limit: PNGLimits.fileBytes).bytes
        } catch .system(ENOENT) {
            return nil
        } catch { throw Diagnostic(message: "\(path) could not be read: \(error)") }
    }
}
