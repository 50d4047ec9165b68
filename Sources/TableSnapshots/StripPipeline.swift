import Dispatch
import Files
import Rendering
import Synchronization

/// A pipeline that turns display lists into rows of an image. Drawing and writing run in the background, in order,
/// while the caller records the next strip.
///
/// The rows are converted where they were drawn, since their pixels are still in the processor's cache there, and since
/// drawing takes less time than compression.
//
// Unchecked, because only the drawing queue uses the rasterizer and the strip, and only the writing queue writes rows.
// Buffers are used in turn: each is written after drawing, in order, so that the next one is always the free one.
final class StripPipeline: @unchecked Sendable {
    private let drawing = DispatchQueue(label: "tablesnap.drawing")
    private let writing = DispatchQueue(label: "tablesnap.writing")
    private let rasterizer: Rasterizer
    private let rows: any RowSink
    private let failure = Mutex<SnapshotError?>(nil)
    private let strip: StripSurface
    /// The converted rows of several strips. Their number limits the memory.
    private let buffers: [UnsafeMutableRawBufferPointer]
    private let freeBuffers = DispatchSemaphore(value: StripPipeline.bufferCount)
    private var submittedCount = 0
    private static let bufferCount = 3

    init(width: Int, stripHeight: Int, scale: Double, rows: any RowSink) throws(SnapshotError) {
        let size = rows.rowSize * stripHeight
        guard let strip = StripSurface(width: width, height: stripHeight),
            let memory = malloc(max(size * Self.bufferCount, 1))
        else {
            throw SnapshotError(.invalidSize, "there is no memory for \(stripHeight) rows of \(width) pixels")
        }
        self.strip = strip
        buffers = (0..<Self.bufferCount).map {
            UnsafeMutableRawBufferPointer(start: memory + $0 * size, count: size)
        }
        rasterizer = Rasterizer(scale: scale)
        self.rows = rows
    }

    deinit { free(buffers[0].baseAddress) }

    /// Adds the next strip, and waits while too many are in progress.
    func submit(_ list: DisplayList, firstRow: Int, count: Int) throws(SnapshotError) {
        freeBuffers.wait()
        if let failure = failure.withLock({ $0 }) {
            freeBuffers.signal()
            throw failure
        }
        let index = submittedCount % Self.bufferCount
        submittedCount += 1
        drawing.async { [self] in
            draw(list, firstRow: firstRow, count, to: buffers[index])
            writing.async { [self] in
                write(UnsafeRawBufferPointer(rebasing: buffers[index][..<(count * rows.rowSize)]))
                freeBuffers.signal()
            }
        }
    }

    private func draw(
        _ list: DisplayList, firstRow: Int, _ count: Int, to buffer: UnsafeMutableRawBufferPointer
    ) {
        rasterizer.draw(list, firstRow: firstRow, count: count, on: strip)
        if let reason = strip.failure {
            fail(SnapshotError(.drawing, "the image could not be drawn: \(reason)"))
        } else if let reason = rasterizer.failure {
            fail(SnapshotError(.image, "a row's image, \(reason)"))
        } else {
            strip.withPixels {
                rows.convertRows($0, bytesPerRow: strip.bytesPerRow, count: count, to: buffer)
            }
        }
    }

    private func write(_ converted: UnsafeRawBufferPointer) {
        guard failure.withLock({ $0 == nil }) else { return }
        do throws(OutputError) { try rows.write(converted) } catch { fail(SnapshotError(error)) }
    }

    private func fail(_ error: SnapshotError) { failure.withLock { $0 = error } }

    /// Waits for all strips. The caller must not use the rows before.
    func wait() {
        drawing.sync {}
        writing.sync {}
    }

    /// Waits for all strips, and throws the first error.
    func finish() throws(SnapshotError) {
        wait()
        if let failure = failure.withLock({ $0 }) { throw failure }
    }
}
