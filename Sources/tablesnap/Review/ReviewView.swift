import Foundation
import Goldens
import ImageComparison
import Images

/// What a review shows of a failure.
enum ReviewView {
    /// Before and after of each change, enlarged.
    case changes
    /// The golden picture.
    case before
    /// The drawing.
    case now
    /// The drawing in gray with what changed in color.
    case difference

    /// The picture; nil when there is none.
    func bitmap(of failure: GoldenFailure, _ artifacts: GoldenArtifacts) throws -> Bitmap? {
        let path = path(of: failure, artifacts)
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        let picture = try Bitmap(pngFile: path)
        guard self == .changes, failure.kind == .different else { return picture }
        let reference = try Bitmap(pngFile: artifacts.path(failure.name, "reference"))
        return try ImageComparison(reference, picture).picture(.blinkStrip)
    }

    /// Where the picture is, or for changes the nearest to it.
    func path(of failure: GoldenFailure, _ artifacts: GoldenArtifacts) -> String {
        switch self {
        case .before: artifacts.path(failure.name, "reference")
        case .now: artifacts.path(failure.name, "actual")
        case .difference: artifacts.path(failure.name, "difference")
        case .changes: artifacts.path(failure.name, "actual")
        }
    }
}
