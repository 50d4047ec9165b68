import Diagnostics
import Goldens
import ImageComparison

/// The result of the comparison of an image with its golden image.
struct ImageVerdict: Sendable, Encodable {
    enum Outcome: String, Sendable, CaseIterable, Encodable {
        /// The image matches its golden image.
        case same
        /// The image has the size and the layout of its golden image. Its pixels were not compared, because this machine
        /// does not have the fonts of the golden image.
        case sameLayout
        /// The image differs, or its golden image cannot be read.
        case different
        /// There is no golden image.
        case missing
        /// The image was recorded as golden, and must be reviewed.
        case recorded
        /// The image was not drawn or not compared.
        case error

        /// A Boolean value that indicates whether the verification succeeds with the outcome.
        var passes: Bool { self == .same || self == .sameLayout }

        /// The outcome in the summary and in reports.
        var title: String { self == .sameLayout ? "not compared (other fonts)" : rawValue }
    }

    let scene: String
    /// The state of the scene. `nil` for its primary image.
    let state: String?
    /// The path of the golden image. It is empty if the scene cannot be read.
    let golden: String
    let outcome: Outcome
    /// The messages, one on each line.
    let messages: [String]
    /// The time in seconds, rounded to milliseconds.
    let seconds: Double
    /// The differences from the fonts of the golden image. `nil` unless the outcome is ``Outcome/sameLayout``.
    var otherFonts: String?
    /// The difference. `nil` if no pixels were compared.
    var difference: Difference?
    /// The changed rows, cells and parts. `nil` if nothing changed or the parts are unknown.
    var changedParts: String?
    /// The warning that the images of a failure could not be stored. `nil` if they were.
    var artifactsProblem: Diagnostic?
    /// The images for a report. `nil` if there is no report or no difference.
    var images: GoldenArtifacts.ImageFiles?

    /// The properties in the JSON of the results.
    private enum CodingKeys: CodingKey {
        case scene, state, golden, outcome, messages, seconds, otherFonts, difference, changedParts
    }

    /// The difference between an image and its golden image.
    struct Difference: Sendable, Encodable {
        let differentPixels: Int
        let comparedPixels: Int
        let largestDifference: Double
        /// The remaining number of pixels that could differ.
        let slack: Int
        /// The bounding boxes of the different pixels: x, y, width and height.
        let regions: [[Int]]

        init(_ comparison: ImageComparison) {
            differentPixels = comparison.differentPixels
            comparedPixels = comparison.comparedPixels
            largestDifference = comparison.largestDifference
            slack = comparison.slack
            regions = comparison.regions.map { [$0.x, $0.y, $0.width, $0.height] }
        }
    }

    /// The name of the image in messages.
    var name: String { scene + (state.map { " (\($0))" } ?? "") }
}
