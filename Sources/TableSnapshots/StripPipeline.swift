import Dispatch
import Files
import Rendering
import Synchronization

/// A pipeline that turns display lists into rows of an image. Drawing and encoding run in the background, in order,
/// while the caller records the next strip.
//
// Unchecked, because only the drawing queue uses the rasterizer, and only the encoding queue the rows. Strips are used in
// turn: each is encoded after drawing, in order, so that the next one is always the free one.
final class StripPipeline: @unchecked Sendable {
    private let drawing = DispatchQueue(label: "tablesnap.drawing")
    private let encoding = DispatchQueue(label: "tablesnap.encoding")
    private let rasterizer: Rasterizer
    private let rows: any RowSink
    private let failure = Mutex<SnapshotError?>(nil)
    // The number of strips limits the memory.
    private let strips: [StripSurface]
    private let freeStrips = DispatchSemaphore(value: StripPipeline.stripCount)
    private var submittedCount = 0
    private static let stripCount = 3

    init(width: Int, stripHeight: Int, scale: Double, rows: any RowSink) throws(SnapshotError) {
        strips = (0..<Self.stripCount).compactMap { _ in StripSurface(width: width, height: stripHeight) }
        guard strips.count == Self.stripCount else {
            throw SnapshotError(.invalidSize, "there is no memory for \(stripHeight) rows of \(width) pixels")
        }
        rasterizer = Rasterizer(scale: scale)
        self.rows = rows
    }

    /// Adds the next strip, and waits while too many are in progress.
    func submit(_ list: DisplayList, firstRow: Int, count: Int) throws(SnapshotError) {
        freeStrips.wait()
        if let failure = failure.withLock({ $0 }) {
            freeStrips.signal()
            throw failure
        }
        let index = submittedCount % Self.stripCount
        submittedCount += 1
        drawing.async { [self] in
            draw(list, firstRow: firstRow, count, on: strips[index])
            encoding.async { [self] in
                write(strips[index], count)
                freeStrips.signal()
            }
        }
    }

    private func draw(_ list: DisplayList, firstRow: Int, _ count: Int, on strip: StripSurface) {
        rasterizer.draw(list, firstRow: firstRow, count: count, on: strip)
        if let reason = strip.failure {
            fail(SnapshotError(.drawing, "the image could not be drawn: \(reason)"))
        } else if let reason = rasterizer.failure {
            fail(SnapshotError(.image, "a row's image, \(reason)"))
        }
    }

    private func write(_ strip: StripSurface, _ count: Int) {
        guard failure.withLock({ $0 == nil }) else { return }
        do throws(OutputError) {
            try strip.withPixels { pixels throws(OutputError) in
                try rows.writeRows(pixels, bytesPerRow: strip.bytesPerRow, count: count)
            }
        } catch { fail(SnapshotError(error)) }
    }

    private func fail(_ error: SnapshotError) { failure.withLock { $0 = error } }

    /// Waits for all strips. The caller must not use the rows before.
    func wait() {
        drawing.sync {}
        encoding.sync {}
    }

    /// Waits for all strips, and throws the first error.
    func finish() throws(SnapshotError) {
        wait()
        if let failure = failure.withLock({ $0 }) { throw failure }
    }
}
