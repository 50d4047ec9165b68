/// What came of comparing one picture with its golden one.
public struct SnapshotResult: Sendable {
    /// The kinds of results.
    public enum Outcome: Sendable, Hashable {
        /// The picture is close enough to the golden one.
        case passed
        /// The picture differs from the golden one.
        case different
        /// There is no golden picture.
        case missing
        /// The picture is the golden one now: look at it. A test does not pass with a picture it has recorded itself.
        case recorded
        /// The picture could not be drawn, named, compared or recorded.
        case failed
    }

    /// The kind of result.
    public let outcome: Outcome

    /// The result in words: one sentence, and lines that tell more.
    public let message: String

    /// Where the golden picture is, or should be; nil when the picture could not be named.
    public let goldenPath: String?

    /// The comparison; nil when there was nothing to compare with.
    public let comparison: ImageComparison?

    /// The rows, cells and parts of a table in which pixels differ, such as "row 1:4: accessory; header 2: text"; nil
    /// when none do, or the parts are not known.
    public let changedParts: ChangedParts?

    /// What was checked; nil when it did not come to that.
    let check: GoldenCheck?

    /// Whether the picture was found close enough to a golden one that was there before.
    public var passes: Bool { outcome == .passed }

    init(_ check: GoldenCheck, of picture: SnapshotPicture) {
        self.check = check
        goldenPath = check.golden.path
        comparison = check.comparison
        var snapshot: TableSnapshot?
        if case .snapshot(let drawn, _, _) = picture.content { snapshot = drawn }
        changedParts = check.outcome == .different ? snapshot.flatMap(check.changedParts) : nil
        message = check.report(changedParts)
        outcome =
            switch check.outcome {
            case .passed: .passed
            case .different: .different
            case .missing: .missing
            case .recorded: .recorded
            case .unreadable, .notRecorded: .failed
            }
    }

    /// A failure before anything was compared.
    init(_ error: any Error, goldenPath: String?) {
        outcome = .failed
        message = "\(error)"
        self.goldenPath = goldenPath
        comparison = nil
        changedParts = nil
        check = nil
    }
}
