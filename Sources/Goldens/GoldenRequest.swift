import Diagnostics
import Foundation
package import ImageComparison
import Images
package import TableSnapshots

/// An image or a text that is to be compared with its golden file, or to replace it.
package struct GoldenRequest {
    let content: GoldenContent
    let golden: GoldenFile
    private let snapshot: TableSnapshot?
    private let tolerance: Tolerance
    private let ignored: [PixelRect]
    private let otherFonts: OtherFonts
    private let acceptsBoxes: Bool
    private let start: Date?

    /// Creates a request for an image.
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
        self.init(
            .image(drawing), with: golden, of: snapshot, tolerance: tolerance, ignoring: ignored,
            otherFonts: otherFonts, acceptsBoxes: acceptsBoxes, since: start)
    }

    /// Creates a request for an image or a text. The parameters other than the start are about images.
    package init(
        _ content: GoldenContent, with golden: GoldenFile, of snapshot: TableSnapshot? = nil,
        tolerance: Tolerance = .exact, ignoring ignored: [PixelRect] = [],
        otherFonts: OtherFonts = .comparePixels, acceptsBoxes: Bool = false, since start: Date? = nil
    ) {
        (self.content, self.golden, self.snapshot, self.tolerance) = (content, golden, snapshot, tolerance)
        (self.ignored, self.otherFonts, self.acceptsBoxes, self.start) =
            (ignored, otherFonts, acceptsBoxes, start)
    }

    /// Compares the image or text with the golden file.
    package func compare() -> Verdict {
        var verdict = Verdict(.missing, of: golden)
        verdict.content = content
        do throws(Diagnostic) {
            if let reference = try golden.read() {
                switch content {
                case .image(let drawing): try compare(drawing, with: reference, &verdict)
                case .text(let text): try compare(text, with: reference, &verdict)
                }
            }
        } catch {
            verdict.outcome = .unreadable
            verdict.reason = "\(error)"
        }
        let missingFonts = content.image?.missingFonts ?? []
        if !acceptsBoxes, !missingFonts.isEmpty, verdict.outcome != .sameLayout {
            verdict.outcome = .notDrawn
            verdict.reason = missingFonts.joined(separator: "; ")
        }
        // Nothing requires it of an image that is the same, and it takes a tenth of the time of such a comparison.
        if verdict.outcome != .same { verdict.content = withLayout(verdict.content) }
        return verdict
    }

    /// Returns the content of a verdict with the record of its layout.
    private func withLayout(_ content: GoldenContent?) -> GoldenContent {
        let content = content ?? self.content
        return content.image.map { .image($0.withLayout(of: snapshot)) } ?? content
    }

    private func compare(
        _ text: String, with reference: GoldenFile.Contents, _ verdict: inout Verdict
    ) throws(Diagnostic) {
        verdict.outcome = reference.bytes.elementsEqual(text.utf8) ? .same : .different
        verdict.reference = reference
        guard verdict.outcome == .different else { return }
        verdict.lineDifference = LineDifference(from: try golden.text(of: reference), to: text)
        verdict.isReplaced = isNewer(reference)
    }

    /// Returns a Boolean value that indicates whether a golden file was written after the run began.
    private func isNewer(_ reference: GoldenFile.Contents) -> Bool {
        start.map { reference.modified > $0 } ?? false
    }

    private func compare(
        _ drawing: DrawnImage, with reference: GoldenFile.Contents, _ verdict: inout Verdict
    ) throws(Diagnostic) {
        let rows = try golden.rows(of: reference)
        let comparison: ImageComparison
        do throws(ImageError) {
            comparison = try ImageComparison(
                rowsOf: rows, drawing.bitmap, tolerance: tolerance, ignoring: ignored)
        } catch { throw .notRead(golden.path, "it \(error.reason)") }
        (verdict.reference, verdict.comparison) = (reference, comparison)
        verdict.outcome = comparison.passes ? .same : .different
        guard !comparison.passes else { return }
        let drawing = drawing.withLayout(of: snapshot)
        verdict.content = .image(drawing)
        if otherFonts == .compareLayout,
            let difference = OtherFontsDifference.of(drawing, from: reference.bytes)
        {
            verdict.layoutDifference = difference.layout
            let size = (rows.width, rows.height)
            let isSame =
                difference.layout == nil
                && OtherFonts.areSimilar((drawing.bitmap.width, drawing.bitmap.height), size)
            if isSame { (verdict.outcome, verdict.otherFonts) = (.sameLayout, difference.fonts) }
        }
        guard verdict.outcome == .different else { return }
        verdict.changedParts = snapshot.flatMap { .of($0, in: comparison) }
        findChanges(in: drawing, from: reference, (rows.width, rows.height), comparison, &verdict)
        verdict.isReplaced = isNewer(reference)
    }

    /// Finds the differences from the golden image in words and areas.
    private func findChanges(
        in drawing: DrawnImage, from reference: GoldenFile.Contents, _ size: (width: Int, height: Int),
        _ comparison: ImageComparison, _ verdict: inout Verdict
    ) {
        guard let layout = drawing.layout, let golden = try? ImageChanges.Recorded(pngBytes: reference.bytes),
            let record = golden.layout
        else {
            verdict.changes = ImageChanges(
                areas: ChangedArea.of(comparison, before: size, after: drawing.bitmap.size))
            return
        }
        let before = ImageChanges.Recorded(
            golden.bitmap, layout: compared(record, scale: drawing.scale), scale: golden.scale)
        let after = ImageChanges.Recorded(
            drawing.bitmap, layout: compared(layout, scale: drawing.scale), scale: drawing.scale)
        let changes = ImageChanges.of(before, after, comparison, ignoring: ignored)
        verdict.changes = changes
        verdict.alignedOverlay = changes.rows.flatMap {
            AlignedOverlay.of(before.bitmap, after.bitmap, $0)
        }
    }

    /// Returns a record without the parts in areas that are not compared.
    private func compared(_ record: LayoutRecord, scale: Double?) -> LayoutRecord {
        var record = record
        let scale = scale ?? 1
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

    /// Records the image or text as the golden file if the mode requires it after a verdict, and returns the final verdict.
    package func record(_ verdict: Verdict, _ mode: RecordMode) -> Verdict {
        guard let recording = Self.recording(verdict.outcome, mode) else { return verdict }
        var recorded = verdict
        do {
            if verdict.isReplaced { throw Diagnostic(message: Self.replacement(of: golden)) }
            try write(withLayout(verdict.content), recording)
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

    /// Returns the sentence about a golden file that another process has written.
    static func replacement(of golden: GoldenFile) -> String {
        "another test or process wrote the \(golden.noun) after this run began; give each snapshot a unique "
            + "name or path, or run again"
    }

    private func write(_ content: GoldenContent, _ recording: Verdict.Recording) throws {
        try content.checkLimits(of: golden)
        let bytes = try content.fileData()
        if recording == .new, start != nil, let present = try golden.read(), present.bytes != bytes {
            throw Diagnostic(message: Self.replacement(of: golden))
        }
        try golden.write(bytes)
    }
}
