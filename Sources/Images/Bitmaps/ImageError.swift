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

    /// Returns the error for a file that is no PNG file. Its first bytes show what Git or another program made of it.
    static func notPNG(startingWith bytes: [UInt8]) -> ImageError {
        if bytes.isEmpty { return ImageError(.unknownFormat, reason: "is empty") }
        let cures: [(start: [UInt8], reason: String)] = [
            (Array("version https://git-lfs.".utf8), "is a Git LFS pointer; run git lfs pull"),
            (
                Array("<<<<<<< ".utf8),
                "contains the conflict markers of a merge; run git checkout --ours or --theirs for it"
            ),
            ([0xFF, 0xD8, 0xFF], "is a JPEG file, not a PNG file"),
        ]
        if let cure = cures.first(where: { bytes.starts(with: $0.start) }) {
            return ImageError(.unknownFormat, reason: cure.reason)
        }
        // Git removes or adds carriage returns.
        let name = PNGFile.signature.prefix { $0 != 0x0D }
        if bytes.starts(with: name + [0x0A]) || bytes.starts(with: name + [0x0D, 0x0D]) {
            return ImageError(
                .unknownFormat,
                reason:
                    "is a PNG file with other line ends; write *.png binary in .gitattributes and check it out again"
            )
        }
        return notPNG
    }
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
