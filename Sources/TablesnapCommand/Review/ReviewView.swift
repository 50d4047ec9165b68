import Files
import Foundation
import Goldens
import ImageComparison
import Images
import TableSnapshots

/// The views of a failure in a review.
enum ReviewView {
    /// Each change before and after, enlarged.
    case changes
    /// The golden image.
    case before
    /// The drawing.
    case now
    /// The drawing in gray, with the changes in color.
    case difference

    /// Returns the image, or `nil` if there is none.
    func bitmap(of failure: GoldenFailure, _ artifacts: GoldenArtifacts) throws -> Bitmap? {
        if self == .changes, failure.kind == .different {
            let reference = try Bitmap(pngFile: artifacts.path(failure.name, "reference"))
            let actual = try Bitmap(pngFile: artifacts.path(failure.name, "actual"))
            return try ImageComparison(reference, actual).differenceImage(.blinkStrip)
        }
        let path = path(of: failure, artifacts)
        return FileManager.default.fileExists(atPath: path) ? try Bitmap(pngFile: path) : nil
    }

    /// Returns the text of a failed golden text, or `nil` if there is none. The changes are the different lines.
    func text(of failure: GoldenFailure, _ artifacts: GoldenArtifacts) throws -> String? {
        let path = (self == .changes ? .difference : self).path(of: failure, artifacts)
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        let bytes = try ByteSource.bytes(path: path, name: path, limit: TableSnapshot.maxTextBytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the path of the image. For changes, this is the difference, or the drawing without one.
    func path(of failure: GoldenFailure, _ artifacts: GoldenArtifacts) -> String {
        switch self {
        case .before: artifacts.path(failure.name, "reference")
        case .now: artifacts.path(failure.name, "actual")
        case .changes where failure.kind != .different: artifacts.path(failure.name, "actual")
        case .changes, .difference: artifacts.path(failure.name, "difference")
        }
    }
}
