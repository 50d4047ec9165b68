package import Files
import Synchronization

/// The identity of an image, independent of the objects that represent it. Images with the same identity have the same
/// pixels.
package enum ImageIdentity: Hashable, Sendable {
    /// An image in memory. Unlike addresses, numbers are never reused.
    case number(Int)

    /// A file in a specific state. Changes of the file change its modification time.
    case file(FileStamp)

    private static let count = Atomic(0)

    /// Returns an identity that no other image has.
    package static func unique() -> ImageIdentity {
        .number(count.wrappingAdd(1, ordering: .relaxed).newValue)
    }
}
