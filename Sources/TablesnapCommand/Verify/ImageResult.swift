import Diagnostics
import Goldens
import ImageComparison

/// The result of the comparison of an image with its golden image.
struct ImageResult: Sendable, Encodable {
    var scene: String
    /// The state of the scene. `nil` for its primary image.
    let state: String?
    /// The path of the golden image. It is empty if the scene cannot be read.
    var golden: String
    let outcome: Verdict.Outcome
    /// The messages, one on each line.
    var messages: [String]
    /// The time in seconds, rounded to milliseconds.
    let seconds: Double
    /// The errors, or the failure with the position of the first changed row, header or footer, as far as it is known. Empty
    /// if the image passes.
    var problems: [Diagnostic] = []
    /// The path of an unused golden image with the same pixels, if there is no golden image.
    var formerGolden: String?
    /// The differences from the fonts and libraries of the golden image. `nil` if there are none, or if the image does not
    /// differ.
    var environment: String?
    /// A Boolean value that indicates whether these are differences of fonts.
    var hasOtherFonts = false
    /// The paths of the stored images of a failure: their difference first, if there is one. Empty if there are none.
    var attachments: [String] = []
    /// The differences from the fonts of the golden image. `nil` unless the outcome is `sameLayout`.
    var otherFonts: String?
    /// The difference. `nil` if no pixels were compared.
    var difference: Difference?
    /// The changed rows, cells and parts. `nil` if nothing changed or the parts are unknown.
    var changedParts: String?
    /// The differences from the layout and the texts that the golden image records. `nil` if there are none.
    var changes: [LayoutChange]?
    /// A Boolean value that indicates whether the image was not drawn, because nothing changed since it passed.
    var isUnchanged = false
    /// The SHA-256 digest of the golden image. `nil` unless the image passed without anything to report.
    var passedGolden: String?
    /// The warning that the images of a failure could not be stored. `nil` if they were.
    var artifactsProblem: Diagnostic?
    /// The record of the failure, whose images are in the artifacts. `nil` if there is none.
    var failure: GoldenFailure?

    /// The properties in the JSON of the results.
    enum CodingKeys: CodingKey {
        case scene, state, golden, outcome, messages, seconds, unchanged, environment, otherFonts
        case difference, changedParts, changes, attachments
    }

    func encode(to encoder: any Encoder) throws {
        var properties = encoder.container(keyedBy: CodingKeys.self)
        try properties.encode(scene, forKey: .scene)
        try properties.encodeIfPresent(state, forKey: .state)
        try properties.encode(golden, forKey: .golden)
        try properties.encode(outcome.category, forKey: .outcome)
        try properties.encode(messages, forKey: .messages)
        try properties.encode(seconds, forKey: .seconds)
        try properties.encode(isUnchanged, forKey: .unchanged)
        try properties.encodeIfPresent(environment, forKey: .environment)
        try properties.encodeIfPresent(otherFonts, forKey: .otherFonts)
        try properties.encodeIfPresent(difference, forKey: .difference)
        try properties.encodeIfPresent(changedParts, forKey: .changedParts)
        try properties.encodeIfPresent(changes, forKey: .changes)
        if !attachments.isEmpty { try properties.encode(attachments, forKey: .attachments) }
    }

    /// The difference between an image and its golden image.
    struct Difference: Sendable, Codable {
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

    /// The messages, with the differences from the environment of the golden image.
    var messagesWithEnvironment: [String] {
        messages + [environment.map { "The image was \($0)" }].compactMap(\.self)
    }

    /// The name of the image in messages.
    var name: String { scene + (state.map { " (\($0))" } ?? "") }
}

extension Verdict.Outcome {
    /// The name of the outcome in lines, summaries and files. A golden image that cannot be read is different, and what was
    /// not drawn or not recorded is an error.
    var category: String {
        switch self {
        case .same, .sameLayout, .different, .missing, .recorded: rawValue
        case .unreadable: Self.different.rawValue
        case .notRecorded, .notDrawn: Self.error
        }
    }

    /// The category of images that could not be verified.
    static let error = "error"

    /// All categories, in the order of summaries.
    static var categories: [String] {
        allCases.map(\.category).reduce(into: []) { all, category in
            if !all.contains(category) { all.append(category) }
        }
    }
}
