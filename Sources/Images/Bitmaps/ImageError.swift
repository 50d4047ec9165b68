/// Why a picture could not be read.
public struct ImageError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What kind of thing was wrong.
    public enum Kind: Sendable, Hashable, CaseIterable {
        /// The file is not there, or may not be read.
        case unreadable
        /// The bytes are neither a PNG nor a JPEG file.
        case unknownFormat
        /// The file ends too early.
        case cutShort
        /// The file contradicts itself.
        case damaged
        /// A kind of PNG or JPEG that is not read.
        case unsupported
        /// The file or the picture is larger than is allowed.
        case tooLarge
        /// There is no memory for the picture.
        case outOfMemory
    }

    /// What kind of thing was wrong.
    public let kind: Kind

    /// The file, as it was named; nil for a picture in memory.
    public let path: String?

    /// The end of a sentence that begins with the file, such as "does not exist".
    public let reason: String

    /// Makes an error from a kind, a file and the end of a sentence that begins with the file.
    package init(_ kind: Kind, path: String?, reason: String) {
        self.kind = kind
        self.path = path
        self.reason = reason
    }

    /// The whole sentence.
    public var description: String { "\(path ?? "the image") \(reason)" }
}
