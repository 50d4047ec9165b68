import Synchronization

/// What tells a picture from all others, however many objects stand for it: pictures of one identity have the same
/// pixels.
package enum ImageIdentity: Hashable, Sendable {
    /// A picture in memory. Numbers are not used again, as addresses are.
    case number(Int)

    /// A file in a state: whoever changes a file gives it another time.
    case file(device: UInt64, inode: UInt64, size: Int64, seconds: Int64, nanoseconds: Int64)

    private static let count = Atomic(0)

    /// An identity that no other picture has.
    package static func unique() -> ImageIdentity {
        .number(count.wrappingAdd(1, ordering: .relaxed).newValue)
    }
}
