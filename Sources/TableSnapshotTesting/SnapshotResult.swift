/// The result of comparing one image with its golden image.
public struct SnapshotResult: Sendable {
    /// The outcome of a comparison.
    public enum Outcome: Sendable, Hashable {
        /// The image matches the golden image within the tolerance.
        case passed
        /// The image has the size and the layout of the golden image. Its pixels were not compared, because this
        /// machine does not have the fonts of the golden image; see `OtherFonts`.
        case sameLayout
        /// The image differs from the golden image.
        case different
        /// There is no golden image.
        case missing
        /// The image has become the golden image, which you should inspect. A test does not pass with an image that it
        /// has recorded.
        case recorded
        /// The image could not be drawn, named, compared or recorded, or lacks characters that no font contains.
        case failed
    }

    /// The outcome.
    public let outcome: Outcome

    /// The description of the result: one sentence, and lines with details.
    public let message: String

    /// The path of the golden image. `nil` if the image could not be named.
    public let goldenPath: String?

    /// The comparison. `nil` if there was no golden image.
    public let comparison: ImageComparison?

    /// The changed rows, cells and parts of a table, such as “row 1:4: accessory; header 2: text”. `nil` if there are
    /// none, or if the parts are unknown.
    public let changedParts: ChangedParts?

    /// The check. `nil` if an error occurred earlier.
    let check: GoldenCheck?

    /// A Boolean value that indicates whether the image matches an existing golden image.
    public var passes: Bool { outcome == .passed || outcome == .sameLayout }

    /// Creates the result of a check.
    ///
    /// - Parameter wasRecorded: Whether the same test has recorded the image in this run. It does not pass when it is
    ///   repeated.
    init(_ check: GoldenCheck, of image: SnapshotImage, wasRecorded: Bool) {
        self.check = check
        goldenPath = check.golden.path
        comparison = check.comparison
        var snapshot: TableSnapshot?
        if case .snapshot(let drawn) = image.content { snapshot = drawn }
        changedParts = check.outcome == .different ? snapshot.flatMap(check.changedParts) : nil
        let isRepeated = wasRecorded && check.passes
        message =
            isRepeated
            ? "\(check.golden.path) was recorded in this run. Inspect it: the next run compares with it"
            : check.report(changedParts)
        outcome =
            switch check.outcome {
            case .passed where isRepeated: .recorded
            case .passed: .passed
            case .sameLayout: .sameLayout
            case .different: .different
            case .missing: .missing
            case .recorded: .recorded
            case .unreadable, .incomplete, .notRecorded: .failed
            }
    }

    /// Creates the result of an error before the comparison.
    init(_ error: any Error, goldenPath: String?) {
        outcome = .failed
        message = "\(error)"
        self.goldenPath = goldenPath
        comparison = nil
        changedParts = nil
        check = nil
    }
}
