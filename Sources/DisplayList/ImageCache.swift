import Synchronization

/// A cache of decoded and scaled images in limited memory, which drops the least recently used images first. Its
/// content does not affect what is drawn.
package final class ImageCache: Sendable {
    package static let shared = ImageCache(capacity: 48 << 20)

    package enum Key: Hashable, Sendable {
        case decoded(ImageIdentity, reduction: Int)
        case scaled(ImageIdentity, width: Int, height: Int)
    }

    package let capacity: Int
    private let state: Mutex<RecentValues<Key, PremultipliedBitmap>>

    /// The approximate overhead of an entry, in bytes.
    private static let entrySize = 256

    package init(capacity: Int) {
        self.capacity = capacity
        state = Mutex(RecentValues(capacity: capacity))
    }

    package var byteCount: Int { state.withLock { $0.size } }

    package subscript(key: Key) -> PremultipliedBitmap? { state.withLock { $0[key] } }

    /// Caches an image, unless it is so large that it would displace almost all others.
    package func insert(_ pixels: PremultipliedBitmap, for key: Key) {
        let size = pixels.byteCount + Self.entrySize
        guard size <= capacity / 2 else { return }
        state.withLock { $0.insert(pixels, size: size, for: key) }
    }

    /// Marks an image as the first to be dropped when memory is required.
    package func retire(_ key: Key) { state.withLock { $0.retire(key) } }
}
