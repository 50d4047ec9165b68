import Goldens
import ImageComparison

/// What came of one picture that was compared with its golden.
struct PictureVerdict: Sendable {
    /// In what way it went.
    enum Outcome: String, Sendable, CaseIterable, Codable {
        /// Close enough to its golden.
        case same
        /// Different, or its golden cannot be read.
        case different
        /// Without a golden.
        case missing
        /// Its golden now, which nobody has looked at.
        case recorded
        /// Not drawn or not compared at all.
        case error
    }

    /// The path of the scene.
    let scene: String
    /// The state of the scene; nil for its own.
    let state: String?
    /// The path of the golden picture; empty when the scene cannot be read.
    let golden: String
    let outcome: Outcome
    /// What there is to say, a line for each thing.
    let messages: [String]
    /// The time it took, in seconds.
    let seconds: Double
    /// What differs; nil when nothing was compared.
    var difference: Difference?
    /// The rows, cells and parts that changed; nil when nothing did or none is known.
    var changedParts: String?
    /// What a report shows; nil unless there is a report and something to show.
    var pictures: GoldenArtifacts.Pictures?

    /// How a picture differs from its golden.
    struct Difference: Sendable, Codable {
        let differentPixels: Int
        let comparedPixels: Int
        let largestDifference: Double
        /// How many more pixels could differ.
        let slack: Int
        /// The boxes around the different pixels: x, y, width and height.
        let regions: [[Int]]

        init(_ comparison: ImageComparison) {
            differentPixels = comparison.differentPixels
            comparedPixels = comparison.comparedPixels
            largestDifference = comparison.largestDifference
            slack = comparison.slack
            regions = comparison.regions.map { [$0.x, $0.y, $0.width, $0.height] }
        }
    }

    /// What messages call the picture.
    var name: String { scene + (state.map { " (\($0))" } ?? "") }
}
