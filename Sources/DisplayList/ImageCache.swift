import Bitmaps
import Synchronization

/// Pictures as they were decoded and as they were scaled, in memory of bounded size: what was not used for the longest
/// time goes first. What is drawn does not depend on what the cache holds.
package final class ImageCache: Sendable {
    /// The cache of everything that is drawn in this process.
    package static let shared = ImageCache(capacity: 48 << 20)

    /// What a picture was made into.
    package enum Form: Hashable, Sendable {
        case decoded(reduction: Int)
        case scaled(width: Int, height: Int)
    }

    package struct Key: Hashable, Sendable {
        var image: ImageIdentity
        var form: Form

        package init(image: ImageIdentity, form: Form) {
            self.image = image
            self.form = form
        }
    }

    private struct Entry {
        var pixels: PremultipliedBitmap
        var lastUse: UInt64
    }

    private struct State {
        var entries: [Key: Entry] = [:]
        var byteCount = 0
        var uses: UInt64 = 0
    }

    /// The most memory the pictures take, in bytes.
    package let capacity: Int

    private let state = Mutex(State())

    /// What an entry takes besides its pixels, about.
    private static let entrySize = 256

    package init(capacity: Int) { self.capacity = capacity }

    /// The memory the pictures take at present, in bytes.
    package var byteCount: Int { state.withLock { $0.byteCount } }

    /// A picture, or nil when it is not there any more.
    package subscript(key: Key) -> PremultipliedBitmap? {
        state.withLock { state in
            state.uses += 1
            guard let index = state.entries.index(forKey: key) else { return nil }
            state.entries.values[index].lastUse = state.uses
            return state.entries.values[index].pixels
        }
    }

    /// Keeps a picture, unless it is so large that hardly any other would be left.
    package func keep(_ pixels: PremultipliedBitmap, for key: Key) {
        let size = Self.size(pixels)
        guard size <= capacity / 2 else { return }
        state.withLock { state in
            if let old = state.entries[key] { state.byteCount -= Self.size(old.pixels) }
            if state.byteCount + size > capacity { Self.makeRoom(size, capacity, &state) }
            state.uses += 1
            state.entries[key] = Entry(pixels: pixels, lastUse: state.uses)
            state.byteCount += size
        }
    }

    /// Lets a picture go before all others, though not yet.
    package func retire(_ key: Key) {
        state.withLock { $0.entries[key]?.lastUse = 0 }
    }

    private static func size(_ pixels: PremultipliedBitmap) -> Int { pixels.byteCount + entrySize }

    /// Drops what was not used for the longest time. A quarter more than needed, so that entries are not sorted for
    /// each new one.
    private static func makeRoom(_ size: Int, _ capacity: Int, _ state: inout State) {
        let target = capacity - max(size, capacity / 4)
        for (key, entry) in state.entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard state.byteCount > target else { return }
            state.entries[key] = nil
            state.byteCount -= Self.size(entry.pixels)
        }
    }
}
