public import ImageComparison
import Images

/// The outcome of drawing an image or creating a text, comparing it with its golden file, and recording it.
public struct Verdict: Sendable {
    /// The outcome of a comparison.
    public enum Outcome: String, Sendable, Hashable, CaseIterable, Codable {
        /// The image matches the golden image within the tolerance.
        case same
        /// The image has the size and the layout of the golden image. Its pixels were not compared, because this
        /// machine does not have the fonts of the golden image; see `OtherFonts`.
        case sameLayout
        /// The image differs from the golden image.
        case different
        /// There is no golden image.
        case missing
        /// The golden image could not be read.
        case unreadable
        /// The image has become the golden image, which you should inspect. A test does not pass with an image that it
        /// has recorded.
        case recorded
        /// The image could not be recorded.
        case notRecorded
        /// The image could not be drawn, named or compared, or lacks characters that no font contains.
        case notDrawn

        /// A Boolean value that indicates whether a test or a verification passes with the outcome.
        public var passes: Bool { self == .same || self == .sameLayout }

        /// A Boolean value that indicates whether a user can accept or reject the image.
        package var isReviewable: Bool { self == .different || self == .missing || self == .unreadable }
    }

    /// The occasion of a recording.
    enum Recording {
        /// There was no golden image.
        case new
        /// The image differed, or the golden image could not be read.
        case failed
        /// The mode records all images.
        case all
        /// The same test has recorded the image in this run.
        case earlier
    }

    /// The outcome.
    public internal(set) var outcome: Outcome

    /// The golden file. `nil` if the image could not be named.
    package let golden: GoldenFile?

    /// The comparison. `nil` if there was no golden image, and for texts.
    public internal(set) var comparison: ImageComparison?

    /// The changed rows, cells and parts of a table, such as “row 1:4: accessory; header 2: text”. `nil` if there are
    /// none, or if the parts are unknown.
    public internal(set) var changedParts: ChangedParts?

    /// The differences from the layout and the texts that the golden image records. Empty if there are none, or if it has no
    /// record.
    public var layoutChanges: [LayoutChange] { changes?.words ?? [] }

    /// The differences from the golden image in words and areas. `nil` if the image is not different.
    package internal(set) var changes: ImageChanges?

    /// The difference from the golden image with aligned rows. `nil` if rows have the same places, or cannot be aligned.
    var alignedOverlay: Bitmap?

    /// The image or text. `nil` if there is none.
    package internal(set) var content: GoldenContent?

    /// The drawing. `nil` if there is none.
    package var drawing: DrawnImage? { content?.image }

    /// The difference from the golden text. `nil` if there is none, and for images.
    package internal(set) var lineDifference: LineDifference?

    /// The existing golden image or text, with the contents of its file.
    package internal(set) var reference: GoldenFile.Contents?

    /// The differences from the fonts of the golden image, if pixels were not compared.
    package internal(set) var otherFonts: String?

    /// The difference from the layout of the golden image, if its fonts are others. `nil` if there is none.
    var layoutDifference: String?

    /// A Boolean value that indicates whether the golden image differs, and was written after the run began.
    var isReplaced = false

    /// The occasion of the recording. `nil` if there was none.
    var recording: Recording?

    /// The reason of an outcome without a comparison.
    var reason = ""

    init(_ outcome: Outcome, of golden: GoldenFile?) { (self.outcome, self.golden) = (outcome, golden) }

    /// Creates the verdict of an error before the comparison.
    package init(_ error: any Error, golden: GoldenFile? = nil) {
        self.init(.notDrawn, of: golden)
        reason = "\(error)"
    }

    /// The path of the golden image. `nil` if the image could not be named.
    public var goldenPath: String? { golden?.path }

    /// A Boolean value that indicates whether the image matches an existing golden image.
    public var passes: Bool { outcome.passes }

    /// Returns the verdict of a test that has recorded the golden image in this run. It does not pass when it is repeated.
    package var recordedEarlier: Verdict {
        guard passes else { return self }
        var verdict = self
        (verdict.outcome, verdict.recording) = (.recorded, .earlier)
        return verdict
    }
}

extension Verdict {
    /// The description of the result: one sentence, and lines with details.
    public var message: String {
        let named = [golden?.name, sentence].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ": ")
        let first =
            switch outcome {
            case .recorded: "recorded \(sentence)\(advice)"
            case .missing: "\(sentence), and none was recorded"
            case .notDrawn where content == nil: reason
            default: named
            }
        let environment = environmentDifference.map { "The image was \($0)" }
        return ([first] + reasons + [environment].compactMap(\.self)).joined(separator: "\n")
    }

    /// The description of the outcome in one sentence, for a line that begins with the outcome.
    package var sentence: String {
        let path = goldenPath ?? ""
        switch outcome {
        case .same, .different: return comparison?.description ?? lineDifference?.summary ?? ""
        case .sameLayout:
            return
                "same size and layout; the pixels were not compared, because the image was \(otherFonts ?? "")"
        case .missing: return "there is no \(golden?.noun ?? "golden image") \(path)"
        case .unreadable, .notRecorded, .notDrawn: return reason
        case .recorded:
            switch recording {
            case .new: return "\(path), where there was none"
            case .failed: return "\(path), which failed"
            case .earlier: return "\(path), in this run"
            case .all, nil: return path
            }
        }
    }

    private var advice: String {
        recording == .all
            ? ", as all \(golden?.isText == true ? "texts" : "images") are. Inspect it, and run again without recording"
            : ". Inspect it: the next run compares with it"
    }

    /// Sentences that explain a difference: its cause, and the changed parts. A new or different image of one color is
    /// remarked on.
    package var reasons: [String] {
        switch outcome {
        case .different:
            [
                isReplaced ? golden.map { "Cause: \(GoldenRequest.replacement(of: $0))" } : nil,
                changeSummary.map { "Changed: \($0)" }, layoutDifference, drawing?.remark,
            ].compactMap(\.self) + (lineDifference?.excerpt() ?? [])
        case .missing: remark
        case .recorded: recording == .earlier ? [] : remark
        case .same, .sameLayout, .unreadable, .notRecorded, .notDrawn: []
        }
    }

    /// The changes in words, or else the changed parts. `nil` if both are unknown.
    package var changeSummary: String? {
        guard !layoutChanges.isEmpty else { return changedParts?.summary() }
        let words = layoutChanges.prefix(Self.maxChanges).map(\.description)
        let more = layoutChanges.count - words.count
        let onlyScale = layoutChanges.map(\.kind) == [.scale] ? ["layout and texts are equal"] : []
        return (words + onlyScale + (more > 0 ? ["\(more) more"] : [])).joined(separator: "; ")
    }

    private static let maxChanges = 8

    private var remark: [String] { (drawing?.remark).map { [$0] } ?? [] }
}
