import ImageComparison
import Images

/// A drawing compared with its golden picture, which the drawing becomes where the mode says so.
package struct GoldenCheck: Sendable {
    /// What came of it.
    package enum Outcome: Sendable, Equatable {
        /// The drawing is close enough.
        case passed
        /// The drawing differs, and was not recorded.
        case different
        /// There is no golden picture, and none was recorded.
        case missing
        /// The golden picture is there and could not be read, for this reason.
        case unreadable(String)
        /// The drawing is the golden picture now.
        case recorded(Recording)
        /// The drawing should have become the golden picture and could not be written, for this reason.
        case notRecorded(String)
    }

    /// Why a drawing was recorded.
    package enum Recording: Sendable, Equatable {
        /// There was no golden picture.
        case new
        /// The drawing differed, or the golden picture could not be read.
        case failed
        /// All drawings are.
        case all
    }

    /// The picture that was, or is now, in the file.
    package let golden: GoldenFile
    /// What was drawn.
    package let drawing: Drawing
    /// What came of it.
    package let outcome: Outcome
    /// The golden picture that was found, with what its file says.
    package let reference: GoldenFile.Contents?
    /// The comparison with it.
    package let comparison: ImageComparison?

    /// Whether the drawing was found the same as a golden picture that had been there before.
    package var passes: Bool { outcome == .passed }

    /// Compares, and records where the mode says so.
    ///
    /// - Parameter ignored: Parts of the pictures that are left out.
    package init(
        _ drawing: Drawing, with golden: GoldenFile, mode: RecordMode, tolerance: Tolerance = .exact,
        ignoring ignored: [PixelRect] = []
    ) {
        self.golden = golden
        self.drawing = drawing
        var found: Outcome
        do throws(GoldenError) {
            (reference, comparison) = try Self.compare(golden, drawing, tolerance, ignoring: ignored)
            found = comparison.map { $0.passes ? .passed : .different } ?? .missing
        } catch {
            (reference, comparison) = (nil, nil)
            found = .unreadable("\(error)")
        }
        if let recording = Self.recording(found, mode) { found = Self.record(drawing, in: golden, recording) }
        outcome = found
    }

    private static func compare(
        _ golden: GoldenFile, _ drawing: Drawing, _ tolerance: Tolerance, ignoring ignored: [PixelRect]
    ) throws(GoldenError) -> (GoldenFile.Contents?, ImageComparison?) {
        guard let reference = try golden.read() else { return (nil, nil) }
        do {
            let comparison = try ImageComparison(
                rowsOf: reference.rows, drawing.bitmap, tolerance: tolerance, ignoring: ignored)
            return (reference, comparison)
        } catch {
            throw golden.unreadable(error)
        }
    }

    /// Why the mode has a drawing recorded of which the comparison says this; nil when it has not.
    private static func recording(_ found: Outcome, _ mode: RecordMode) -> Recording? {
        switch (mode, found) {
        case (.none, _), (.failed, .passed): nil
        case (_, .missing): .new
        case (.missing, _): nil
        case (.failed, _): .failed
        case (.all, _): .all
        }
    }

    private static func record(
        _ drawing: Drawing, in golden: GoldenFile, _ recording: Recording
    ) -> Outcome {
        do {
            // What is recorded must be readable again.
            do throws(PNGError) {
                try PNGLimits().check(width: drawing.bitmap.width, height: drawing.bitmap.height)
            } catch {
                throw GoldenError.notWritten(path: golden.path, reason: "it \(error)")
            }
            try golden.write(drawing.pngData())
            return .recorded(recording)
        } catch {
            return .notRecorded("\(error)")
        }
    }
}

extension GoldenCheck: CustomStringConvertible {
    /// What came of it, in one sentence.
    package var description: String {
        switch outcome {
        case .passed: comparison.map { "\(golden.name): \($0)" } ?? golden.name
        case .different: comparison.map { "\(golden.name): \($0)" } ?? golden.name
        case .missing: "there is no golden picture \(golden.path), and none was recorded"
        case .unreadable(let reason), .notRecorded(let reason): "\(golden.name): \(reason)"
        case .recorded(let recording): "recorded \(golden.path)\(Self.words(recording))"
        }
    }

    private static func words(_ recording: Recording) -> String {
        switch recording {
        case .new: "; there was no golden picture. Look at it: the next run compares with it"
        case .failed: ", which failed. Look at it: the next run compares with it"
        case .all: ", as all are. Look at it, and run again without recording"
        }
    }
}
