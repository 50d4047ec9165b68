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
    /// The buffers of the converted rows of several strips, one after another. Their number limits the memory.
    private let memory: UnsafeMutableRawPointer
    private let bufferSize: Int
    private let freeBuffers = DispatchSemaphore(value: StripPipeline.bufferCount)
    private var submittedCount = 0
    private static let bufferCount = 3

    init(width: Int, stripHeight: Int, scale: Double, rows: any RowSink) throws(SnapshotError) {
        bufferSize = rows.rowSize * stripHeight
        guard let strip = StripSurface(width: width, height: stripHeight),
            let memory = malloc(max(bufferSize * Self.bufferCount, 1))
        else {
            throw SnapshotError(.invalidSize, "there is no memory for \(stripHeight) rows of \(width) pixels")
        }
        (self.strip, self.memory) = (strip, memory)
        rasterizer = Rasterizer(scale: scale)
        self.rows = rows
    }

    deinit { free(memory) }

    private func buffer(_ index: Int) -> UnsafeMutableRawBufferPointer {
        UnsafeMutableRawBufferPointer(start: memory + index * bufferSize, count: bufferSize)
    }

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
            draw(list, firstRow: firstRow, count, to: buffer(index))
            writing.async { [self] in
                write(UnsafeRawBufferPointer(rebasing: buffer(index)[..<(count * rows.rowSize)]))
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
