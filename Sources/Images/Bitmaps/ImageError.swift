/// An error in reading or creating an image.
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
        /// The number of bytes does not match the sides of the image.
        case wrongSize
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
    package init(_ kind: Kind, path: String? = nil, reason: String) {
        (self.kind, self.path, self.reason) = (kind, path, reason)
    }

    /// The complete sentence.
    public var description: String { "\(path ?? "the image") \(reason)" }

    /// Returns the error for a file.
    package func located(at path: String?) -> ImageError { ImageError(kind, path: path, reason: reason) }
}

extension ImageError {
    package static let notPNG = ImageError(.unknownFormat, reason: "is not a PNG file")
    package static let notJPEG = ImageError(.unknownFormat, reason: "is not a JPEG file")
    package static let cutShort = ImageError(.cutShort, reason: "is cut short")
    package static let outOfMemory = ImageError(.outOfMemory, reason: "does not fit in memory")

    package static func damaged(_ reason: String) -> ImageError {
        ImageError(.damaged, reason: "is damaged: \(reason)")
    }

    /// Returns the error for a kind of JPEG, such as "12 bits a color".
    package static func unsupported(_ kind: String) -> ImageError {
        ImageError(.unsupported, reason: "is a JPEG with \(kind), which is not supported")
    }

    /// Returns the error for a size in pixels.
    ///
    /// - Parameter limit: The end of the sentence, such as "sides of 100 are allowed".
    package static func tooLarge(width: Int, height: Int, limit: String) -> ImageError {
        ImageError(.tooLarge, reason: "is too large: \(width) × \(height) pixels, when \(limit)")
    }
}
