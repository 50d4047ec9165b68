import Dispatch
import DisplayList
import PNGCodec
import Raster
import Synchronization

/// Turns display lists into the rows of a picture: drawing them and taking them in, which is compressing for a file,
/// each go on in the background, in order, while the caller describes the next strip.
final class StripPipeline {
    private let drawing: Worker<Rasterizer>
    private let encoding: Worker<any RowSink>
    private let state: State
    // Bounds the strips on their way, and with them the memory.
    private let freeSlots = DispatchSemaphore(value: StripPipeline.slotCount)

    private static let slotCount = 3

    /// Strips that are free, and the first thing that went wrong.
    private final class State: Sendable {
        let strips: Mutex<[SendableStrip]>
        let failure = Mutex<SnapshotError?>(nil)

        init(strips: sending [SendableStrip]) { self.strips = Mutex(strips) }
    }

    // Unchecked, because a strip is taken out of the free ones before it is used and put back after that: one worker
    // at a time has it.
    private struct SendableStrip: @unchecked Sendable {
        let surface: StripSurface
    }

    init(width: Int, stripHeight: Int, scale: Double, rows: any RowSink) throws(SnapshotError) {
        var strips: [SendableStrip] = []
        for _ in 0..<Self.slotCount {
            guard let surface = StripSurface(width: width, height: stripHeight) else {
                throw SnapshotError(
                    .invalidSize, "there is no memory for \(stripHeight) rows of \(width) pixels")
            }
            strips.append(SendableStrip(surface: surface))
        }
        state = State(strips: strips)
        drawing = Worker("drawing", Rasterizer(scale: scale))
        // Safe to hand over: from here to the end of `finish` the encoding worker alone uses the rows and what is behind
        // them, and the caller waits for both before it goes on.
        nonisolated(unsafe) let rows = rows
        encoding = Worker("encoding", rows)
    }

    /// Adds the next strip, and waits while too many are on their way.
    func submit(_ list: DisplayList, firstRow: Int, count: Int) throws(SnapshotError) {
        freeSlots.wait()
        if let failure = state.failure.withLock({ $0 }) {
            freeSlots.signal()
            throw failure
        }
        drawing.perform { [state, encoding, freeSlots] rasterizer in
            guard let strip = state.strips.withLock({ $0.popLast() }) else { return }
            rasterizer.draw(list, firstRow: firstRow, on: strip.surface)
            if let failure = Self.failure(rasterizer, strip.surface) {
                state.failure.withLock { $0 = failure }
            }
            encoding.perform { rows in
                Self.write(strip.surface, count, to: rows, state)
                state.strips.withLock { $0.append(strip) }
                freeSlots.signal()
            }
        }
    }

    private static func failure(_ rasterizer: Rasterizer, _ strip: StripSurface) -> SnapshotError? {
        if let reason = strip.failure {
            return SnapshotError(.drawing, "the picture could not be drawn: \(reason)")
        }
        return rasterizer.failure.map { SnapshotError(.image, "a row's picture, \($0)") }
    }

    private static func write(_ strip: StripSurface, _ count: Int, to rows: any RowSink, _ state: State) {
        guard state.failure.withLock({ $0 == nil }) else { return }
        do throws(PNGError) {
            try strip.withPixels { pixels throws(PNGError) in
                try rows.writeRows(pixels, bytesPerRow: strip.bytesPerRow, count: count)
            }
        } catch {
            state.failure.withLock { $0 = SnapshotError(error) }
        }
    }

    /// Waits for everything that was added.
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

/// Something that only one background thread touches, and work to do with it, in order.
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
