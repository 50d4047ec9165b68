import Dispatch
import DisplayList
import Files
import Images
import Rendering
import Synchronization

/// A pipeline that turns display lists into rows of an image. Drawing and encoding run in the background, in order,
/// while the caller records the next strip.
final class StripPipeline {
    private let drawing: Worker<Rasterizer>
    private let encoding: Worker<any RowSink>
    private let state = State()
    // The strips are used in turn. Their number limits the memory.
    private let strips: [SendableStrip]
    private let freeStrips = DispatchSemaphore(value: StripPipeline.stripCount)
    private var submittedCount = 0

    private static let stripCount = 3

    /// The first error.
    private final class State: Sendable {
        let failure = Mutex<SnapshotError?>(nil)
    }

    // Unchecked, because only one worker at a time uses a strip: it is encoded after drawing. Strips are encoded in
    // order, so that the next strip in turn is always the free one.
    private struct SendableStrip: @unchecked Sendable {
        let surface: StripSurface
    }

    init(width: Int, stripHeight: Int, scale: Double, rows: any RowSink) throws(SnapshotError) {
        var strips: [SendableStrip] = []
        for _ in 0..<Self.stripCount {
            guard let surface = StripSurface(width: width, height: stripHeight) else {
                throw SnapshotError(
                    .invalidSize, "there is no memory for \(stripHeight) rows of \(width) pixels")
            }
            strips.append(SendableStrip(surface: surface))
        }
        self.strips = strips
        drawing = Worker("drawing", Rasterizer(scale: scale))
        // Safe to pass: until the end of `finish`, only the encoding worker uses the rows and their resources. The
        // caller waits for both workers before it continues.
        nonisolated(unsafe) let rows = rows
        encoding = Worker("encoding", rows)
    }

    /// Adds the next strip, and waits while too many are in progress.
    func submit(_ list: DisplayList, firstRow: Int, count: Int) throws(SnapshotError) {
        freeStrips.wait()
        if let failure = state.failure.withLock({ $0 }) {
            freeStrips.signal()
            throw failure
        }
        let strip = strips[submittedCount % Self.stripCount]
        submittedCount += 1
        drawing.perform { [state, encoding, freeStrips] rasterizer in
            rasterizer.draw(list, firstRow: firstRow, on: strip.surface)
            if let failure = Self.failure(rasterizer, strip.surface) {
                state.failure.withLock { $0 = failure }
            }
            encoding.perform { rows in
                Self.write(strip.surface, count, to: rows, state)
                freeStrips.signal()
            }
        }
    }

    private static func failure(_ rasterizer: Rasterizer, _ strip: StripSurface) -> SnapshotError? {
        if let reason = strip.failure {
            return SnapshotError(.drawing, "the image could not be drawn: \(reason)")
        }
        return rasterizer.failure.map { SnapshotError(.image, "a row's image, \($0)") }
    }

    private static func write(_ strip: StripSurface, _ count: Int, to rows: any RowSink, _ state: State) {
        guard state.failure.withLock({ $0 == nil }) else { return }
        do throws(OutputError) {
            try strip.withPixels { pixels throws(OutputError) in
                try rows.writeRows(pixels, bytesPerRow: strip.bytesPerRow, count: count)
            }
        } catch {
            state.failure.withLock { $0 = SnapshotError(error) }
        }
    }

    /// Waits for all strips.
    func finish() throws(SnapshotError) {
        drawing.wait()
        encoding.wait()
        if let failure = state.failure.withLock({ $0 }) { throw failure }
    }

    deinit {
        drawing.wait()
        encoding.wait()
    }
}

/// A serial background worker with exclusive access to a resource.
//
// Unchecked, because the resource is touched only by blocks of one serial queue.
private final class Worker<Resource>: @unchecked Sendable {
    private let queue: DispatchQueue
    private let resource: Resource

    init(_ name: String, _ resource: sending Resource) {
        queue = DispatchQueue(label: "tablesnap.\(name)")
        self.resource = resource
    }

    func perform(_ work: @escaping @Sendable (Resource) -> Void) {
        queue.async { work(self.resource) }
    }

    func wait() { queue.sync {} }
}
