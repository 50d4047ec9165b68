import Diagnostics
package import Files
import Foundation
package import ImageComparison
import Images
import TableSnapshots

/// What is compared with a golden file, or replaces it: an image or a text.
package enum GoldenContent: Sendable {
    case image(DrawnImage)
    /// A text, which is compared as a whole.
    case text(String)

    /// The image. `nil` for a text.
    package var image: DrawnImage? { if case .image(let image) = self { image } else { nil } }

    /// Returns a hash value of what is compared, for comparisons in this process.
    ///
    /// - Parameter ignored: The parts of an image that are not compared.
    package func digest(ignoring ignored: [PixelRect]) -> Int {
        switch self {
        case .image(let image): image.digest(ignoring: ignored)
        case .text(let text): text.hashValue
        }
    }

    /// Returns the golden file, which has the same bytes on every machine.
    package func fileData() throws(OutputError) -> [UInt8] {
        switch self {
        case .image(let image): try image.pngData()
        case .text(let text): Array(text.utf8)
        }
    }

    /// Checks that a recorded file can be read again.
    func checkLimits(of golden: GoldenFile) throws(Diagnostic) {
        switch self {
        case .image(let image):
            do throws(ImageError) {
                try PNGLimits().check(width: image.bitmap.width, height: image.bitmap.height)
            } catch { throw .notWritten(golden.path, "it \(error.reason)") }
        case .text(let text):
            let limit = TableSnapshot.maxTextBytes
            guard text.utf8.count <= limit else {
                throw .notWritten(golden.path, "it is larger than \(limit >> 20) MB")
            }
        }
    }
}
