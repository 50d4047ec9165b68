import Diagnostics
import Foundation
package import ImageComparison
import Images
package import TableSnapshots

/// A drawing that is to be compared with its golden image, or to replace it.
package struct GoldenRequest {
    let drawing: DrawnImage
    let golden: GoldenFile
    private let snapshot: TableSnapshot?
    private let tolerance: Tolerance
    private let ignored: [PixelRect]
    private let otherFonts: OtherFonts
    private let acceptsBoxes: Bool
    private let start: Date?

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - snapshot: The drawn snapshot, which names the changed parts. `nil` if there is none.
    ///   - ignored: The parts of the images that are not compared.
    ///   - otherFonts: The comparison if this machine does not have the fonts of the golden image.
    ///   - acceptsBoxes: Whether characters without a font can be boxes in the drawing.
    ///   - start: The start of a run that has not recorded the golden image. A different golden image that is newer was
    ///     written by another process, and is not replaced. `nil` if the run is unknown.
    package init(
        _ drawing: DrawnImage, with golden: GoldenFile, of snapshot: TableSnapshot? = nil,
        tolerance: Tolerance = .exact, ignoring ignored: [PixelRect] = [],
        otherFonts: OtherFonts = .comparePixels, acceptsBoxes: Bool = false, since start: Date? = nil
    ) {
        (self.drawing, self.golden, self.snapshot, self.tolerance) = (drawing, golden, snapshot, tolerance)
        (self.ignored, self.otherFonts, self.acceptsBoxes, self.start) =
            (ignored, otherFonts, acceptsBoxes, start)
    }

    /// Compares the drawing with the golden image.
    package func compare() -> Verdict {
        var verdict = Verdict(.missing, of: golden)
        verdict.drawing = drawing
        do throws(Diagnostic) {
            if let reference = try golden.read() { try compare(with: reference, &verdict) }
        } catch {
            verdict.outcome = .unreadable
            verdict.reason = "\(error)"
        }
        if !acceptsBoxes, !drawing.missingFonts.isEmpty, verdict.outcome != .sameLayout {
            verdict.outcome = .notDrawn
            verdict.reason = drawing.missingFonts.joined(separator: "; ")
        }
        return verdict
    }

    private func compare(
        with reference: GoldenFile.Contents, _ verdict: inout Verdict
    ) throws(Diagnostic) {
        let comparison: ImageComparison
        do throws(ImageError) {
            comparison = try ImageComparison(
                rowsOf: reference.rows, drawing.bitmap, tolerance: tolerance, ignoring: ignored)
        } catch { throw .notRead(golden.path, "it \(error.reason)") }
        (verdict.reference, verdict.comparison) = (reference, comparison)
        verdict.outcome = comparison.passes ? .same : .different
        guard !comparison.passes else { return }
        if otherFonts == .compareLayout,
            let difference = OtherFontsDifference.of(drawing, from: reference.bytes)
        {
            verdict.layoutDifference = difference.layout
            let size = (reference.rows.width, reference.rows.height)
            let isSame =
                difference.layout == nil
                && OtherFonts.areSimilar((drawing.bitmap.width, drawing.bitmap.height), size)
            if isSame { (verdict.outcome, verdict.otherFonts) = (.sameLayout, difference.fonts) }
        }
        guard verdict.outcome == .different else { return }
        verdict.changedParts = snapshot.flatMap { .of($0, in: comparison) }
        findChanges(from: reference, comparison, &verdict)
        verdict.isReplaced = start.map { reference.modified > $0 } ?? false
    }

    /// Finds the differences from the golden image in words and areas.
    private func findChanges(
        from reference: GoldenFile.Contents, _ comparison: ImageComparison, _ verdict: inout Verdict
    ) {
        guard let layout = drawing.layout, let golden = try? ImageChanges.Recorded(pngBytes: reference.bytes),
            let record = golden.layout
        else {
            let size = (reference.rows.width, reference.rows.height)
            verdict.changes = ImageChanges(
                areas: ChangedArea.of(comparison, before: size, after: drawing.bitmap.size))
            return
        }
        let before = ImageChanges.Recorded(golden.bitmap, layout: compared(record), scale: golden.scale)
        let after = ImageChanges.Recorded(drawing.bitmap, layout: compared(layout), scale: drawing.scale)
        let changes = ImageChanges.of(before, after, comparison, ignoring: ignored)
        verdict.changes = changes
        verdict.alignedOverlay = changes.rows.flatMap {
            AlignedOverlay.of(before.bitmap, after.bitmap, $0)
        }
    }

    /// Returns a record without the parts in areas that are not compared.
    private func compared(_ record: LayoutRecord) -> LayoutRecord {
        var record = record
        let scale = drawing.scale ?? 1
        record.elements.removeAll { element in
            guard let frame = element.frame, !element.part.name.isEmpty else { return false }
            let pixels = frame.pixels(at: scale)
            return ignored.contains { rect in
                rect.x <= pixels.x && rect.y <= pixels.y && rect.x + rect.width >= pixels.x + pixels.width
                    && rect.y + rect.height >= pixels.y + pixels.height
            }
        }
        return record
    }

    /// Records the drawing as the golden image if the mode requires it after a verdict, and returns the final verdict.
    package func record(_ verdict: Verdict, _ mode: RecordMode) -> Verdict {
        guard let recording = Self.recording(verdict.outcome, mode) else { return verdict }
        var recorded = verdict
        do {
            if verdict.isReplaced { throw Diagnostic(message: Self.replacement) }
            try write(recording)
            (recorded.outcome, recorded.recording) = (.recorded, recording)
        } catch {
            (recorded.outcome, recorded.reason) = (.notRecorded, "\(error)")
        }
        return recorded
    }

    /// Returns the occasion of a recording after an outcome in a mode, or `nil` if the drawing is not recorded.
    private static func recording(_ outcome: Verdict.Outcome, _ mode: RecordMode) -> Verdict.Recording? {
        switch (mode, outcome) {
        case (.never, _), (_, .notDrawn), (.failed, .same), (.failed, .sameLayout): nil
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

    private func write(_ recording: Verdict.Recording) throws {
        // A recorded image must be readable again.
        do throws(ImageError) {
            try PNGLimits().check(width: drawing.bitmap.width, height: drawing.bitmap.height)
        } catch { throw Diagnostic.notWritten(golden.path, "it \(error.reason)") }
        let bytes = try drawing.pngData()
        if recording == .new, start != nil, let present = try golden.read(), present.bytes != bytes {
            throw Diagnostic(message: Self.replacement)
        }
        try golden.write(bytes)
    }
}
