/// An error in reading an image.
public struct ImageError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kinds of errors.
    public enum Kind: Sendable, Hashable, CaseIterable {
        /// The file does not exist or cannot be read.
        case unreadable
        /// The bytes are neither a PNG nor a JPEG file.
        case unknownFormat
        /// The file is truncated.
        case cutShort
        /// The file is corrupt.
        case damaged
        /// The kind of PNG or JPEG is not supported.
        case unsupported
        /// The file or the image exceeds a size limit.
        case tooLarge
        /// There is not enough memory for the image.
        case outOfMemory
    }

    /// The kind of error.
    public let kind: Kind

    /// The path of the file, as specified. `nil` for an image in memory.
    public let path: String?

    /// The end of a sentence that begins with the file, such as "does not exist".
    public let reason: String

    /// Creates an error from a kind, a file and the end of a sentence that begins with the file.
    package init(_ kind: Kind, path: String?, reason: String) {
        self.kind = kind
        self.path = path
        self.reason = reason
    }

    /// The complete sentence.
    public var description: String { "\(path ?? "the image") \(reason)" }
}
