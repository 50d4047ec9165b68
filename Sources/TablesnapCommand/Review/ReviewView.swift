import Foundation
import Goldens
import ImageComparison
import Images

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
        let path = path(of: failure, artifacts)
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        let image = try Bitmap(pngFile: path)
        guard self == .changes, failure.kind == .different else { return image }
        let reference = try Bitmap(pngFile: artifacts.path(failure.name, "reference"))
        return try ImageComparison(reference, image).differenceImage(.blinkStrip)
    }

    /// Returns the path of the image. For changes, this is the most similar image.
    func path(of failure: GoldenFailure, _ artifacts: GoldenArtifacts) -> String {
        switch self {
        case .before: artifacts.path(failure.name, "reference")
        case .now, .changes: artifacts.path(failure.name, "actual")
        case .difference: artifacts.path(failure.name, "difference")
        }
    }
}
