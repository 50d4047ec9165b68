import Diagnostics
import Foundation
import ImageComparison

/// The comparison of a drawing with its golden image, which includes recording according to the mode.
package struct GoldenCheck: Sendable {
    /// The outcome of a check.
    package enum Outcome: Sendable, Equatable {
        /// The drawing matches within the tolerance.
        case passed
        /// The drawing has the size and the layout of the golden image. Its pixels were not compared, because it has
        /// other fonts, as the text reports.
        case sameLayout(String)
        /// The drawing differs, and was not recorded.
        case different
        /// There is no golden image, and none was recorded.
        case missing
        /// The golden image exists but could not be read, for the given reason.
        case unreadable(String)
        /// The drawing lacks characters, as the text reports. It was not recorded.
        case incomplete(String)
        /// The drawing has become the golden image.
        case recorded(Recording)
        /// The drawing could not be recorded, for the given reason.
        case notRecorded(String)

        var isSameLayout: Bool { if case .sameLayout = self { true } else { false } }
    }

    package enum Recording: Sendable, Equatable {
        /// There was no golden image.
        case new
        /// The drawing differed, or the golden image could not be read.
        case failed
        /// The mode records all drawings.
        case all
    }

    /// The golden file, which may have been recorded.
    package let golden: GoldenFile
    package let drawing: Drawing
    package let outcome: Outcome
    /// The existing golden image, with the contents of its file.
    package let reference: GoldenFile.Contents?
    package let comparison: ImageComparison?
    /// The difference from the layout of the golden image, if pixels were not compared. `nil` if there is none.
    package let layoutDifference: String?

    /// A Boolean value that indicates whether the golden image differs, and was written after the run began.
    let isReplaced: Bool

    /// A Boolean value that indicates whether the drawing matches an existing golden image.
    package var passes: Bool {
        switch outcome {
        case .passed, .sameLayout: true
        default: false
        }
    }

    /// Compares a drawing, and records it according to the mode.
    ///
    /// - Parameters:
    ///   - ignored: The parts of the images that are not compared.
    ///   - otherFonts: The comparison if this machine does not have the fonts of the golden image.
    ///   - acceptsBoxes: Whether characters without a font can be boxes in the drawing.
    ///   - start: The start of a run that has not recorded the golden image. A different golden image that is newer was
    ///     written by another process, and is not replaced. `nil` if the run is unknown.
    package init(
        _ drawing: Drawing, with golden: GoldenFile, mode: RecordMode, tolerance: Tolerance = .exact,
        ignoring ignored: [PixelRect] = [], otherFonts: OtherFonts = .comparePixels,
        acceptsBoxes: Bool = false, since start: Date? = nil
    ) {
        self.golden = golden
        self.drawing = drawing
        var found: Outcome
        do throws(Diagnostic) {
            (reference, comparison) = try Self.compare(golden, drawing, tolerance, ignoring: ignored)
            found = comparison.map { $0.passes ? .passed : .different } ?? .missing
        } catch {
            (reference, comparison) = (nil, nil)
            found = .unreadable("\(error)")
        }
        var layoutDifference: String?
        if otherFonts == .compareLayout, found == .different, let reference,
            let difference = OtherFontsDifference(drawing, from: reference.bytes)
        {
            layoutDifference = difference.layout
            let size = (reference.rows.width, reference.rows.height)
            let isSame =
                difference.layout == nil
                && OtherFonts.areSimilar((drawing.bitmap.width, drawing.bitmap.height), size)
            if isSame { found = .sameLayout(difference.fonts) }
        }
        self.layoutDifference = layoutDifference
        let (isDifferent, modified) = (found == .different, reference?.modified)
        isReplaced = isDifferent && start.flatMap { start in modified.map { $0 > start } } ?? false
        if !acceptsBoxes, !drawing.missingFonts.isEmpty, !found.isSameLayout {
            found = .incomplete(drawing.missingFonts.joined(separator: "; "))
        } else if let recording = Self.recording(found, mode) {
            found =
                isReplaced
                ? .notRecorded(Self.replacement) : Self.record(drawing, in: golden, recording, since: start)
        }
        outcome = found
    }

    private static func compare(
        _ golden: GoldenFile, _ drawing: Drawing, _ tolerance: Tolerance, ignoring ignored: [PixelRect]
    ) throws(Diagnostic) -> (GoldenFile.Contents?, ImageComparison?) {
        guard let reference = try golden.read() else { return (nil, nil) }
        do throws(ImageError) {
            let comparison = try ImageComparison(
                rowsOf: reference.rows, drawing.bitmap, tolerance: tolerance, ignoring: ignored)
            return (reference, comparison)
        } catch { throw .notRead(golden.path, "it \(error.reason)") }
    }

    /// Returns the reason for recording after an outcome in a mode, or `nil` if the drawing is not recorded.
    private static func recording(_ found: Outcome, _ mode: RecordMode) -> Recording? {
        switch (mode, found) {
        case (.never, _), (.failed, .passed), (.failed, .sameLayout): nil
        case (_, .missing): .new
        case (.missing, _): nil
        case (.failed, _): .failed
        case (.all, _): .all
        }
    }

    /// The sentence about a golden image that another process has written.
    static let replacement =
        "another test or process wrote the golden image after this run began; give each snapshot a unique "
        + "name or path, or run again"

    private static func record(
        _ drawing: Drawing, in golden: GoldenFile, _ recording: Recording, since start: Date?
    ) -> Outcome {
        do {
            // A recorded image must be readable again.
            do throws(ImageError) {
                try PNGLimits().check(width: drawing.bitmap.width, height: drawing.bitmap.height)
            } catch { throw Diagnostic.notWritten(golden.path, "it \(error.reason)") }
            let bytes = try drawing.pngData()
            if recording == .new, start != nil, let present = try golden.read(), present.bytes != bytes {
                return .notRecorded(replacement)
            }
            try golden.write(bytes)
            return .recorded(recording)
        } catch { return .notRecorded("\(error)") }
    }
}

extension GoldenCheck {
    /// The kind of failure that a user can review. `nil` if the check did not fail, or failed at recording.
    package var failureKind: GoldenFailure.Kind? {
        switch outcome {
        case .different: .different
        case .missing: .missing
        case .unreadable: .unreadable
        case .passed, .sameLayout, .incomplete, .recorded, .notRecorded: nil
        }
    }
}

extension GoldenCheck: CustomStringConvertible {
    /// The description of the outcome in one sentence.
    package var description: String {
        switch outcome {
        case .passed, .different: comparison.map { "\(golden.name): \($0)" } ?? golden.name
        case .sameLayout(let fonts): "\(golden.name): \(Self.descriptionWithoutPixels(fonts))"
        case .missing: "there is no golden image \(golden.path), and none was recorded"
        case .unreadable(let reason), .incomplete(let reason), .notRecorded(let reason):
            "\(golden.name): \(reason)"
        case .recorded(let recording): "recorded \(golden.path)\(Self.words(recording))"
        }
    }

    /// Returns the description of an image whose pixels were not compared.
    ///
    /// - Parameter fonts: The differences from the fonts of the golden image.
    package static func descriptionWithoutPixels(_ fonts: String) -> String {
        "same size and layout; the pixels were not compared, because the image was \(fonts)"
    }

    private static func words(_ recording: Recording) -> String {
        switch recording {
        case .new: "; there was no golden image. Inspect it: the next run compares with it"
        case .failed: ", which failed. Inspect it: the next run compares with it"
        case .all: ", as all images are. Inspect it, and run again without recording"
        }
    }
}
