import Images
import Synchronization
import Typesetting

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

    /// The most memory the pictures take, in bytes.
    package let capacity: Int

    private let state: Mutex<RecentValues<Key, PremultipliedBitmap>>

    /// What an entry takes besides its pixels, about.
    private static let entrySize = 256

    package init(capacity: Int) {
        self.capacity = capacity
        state = Mutex(RecentValues(capacity: capacity))
    }

    /// The memory the pictures take at present, in bytes.
    package var byteCount: Int { state.withLock { $0.size } }

    /// A picture, or nil when it is not there any more.
    package subscript(key: Key) -> PremultipliedBitmap? { state.withLock { $0[key] } }

    /// Keeps a picture, unless it is so large that hardly any other would be left.
    package func keep(_ pixels: PremultipliedBitmap, for key: Key) {
        let size = pixels.byteCount + Self.entrySize
        guard size <= capacity / 2 else { return }
        state.withLock { $0.insert(pixels, size: size, for: key) }
    }

    /// Lets a picture go before all others, though not yet.
    package func retire(_ key: Key) { state.withLock { $0.retire(key) } }
}
