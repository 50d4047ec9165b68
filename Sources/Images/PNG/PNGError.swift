import Files

/// Why a PNG file could not be read or written.
package enum PNGError: Error, Equatable, Sendable {
    // Reading
    case notPNG
    case cutShort
    /// With libpng's reason, or ours.
    case damaged(String)
    /// Sides in pixels.
    case tooLarge(width: Int, height: Int, maximumPixels: Int)
    case interlacedTooLarge(width: Int, height: Int, maximumPixels: Int)
    case sideTooLong(width: Int, height: Int, maximum: Int)

    // Writing
    /// A side is outside 1 ... 2^31 - 1 pixels.
    case invalidSize(width: Int, height: Int)
    /// Outside 1 ... 2^31 - 1.
    case invalidResolution(pixelsPerMetre: UInt32)
    case invalidKeyword(String)
    /// The text of this keyword contains a zero character.
    case zeroInText(keyword: String)
    case unsupportedLevel(PNGCompression)
    /// The buffer is too small for the rows it is said to hold.
    case shortRows(needed: Int, given: Int)
    case wrongRowCount(expected: Int, written: Int)
    /// Writing went on after a failure or after the end.
    case notWritable
    /// libpng or a compressor gave up, with its reason.
    case encoder(String)
    case output(OutputError)
    case outOfMemory
}

extension PNGError: CustomStringConvertible {
    /// The reason as the end of a sentence that begins with the file's name.
    package var description: String {
        switch self {
        case .notPNG: "is not a PNG file"
        case .cutShort: "is cut short"
        case .damaged(let reason): "is damaged: \(reason)"
        case .tooLarge(let width, let height, let maximumPixels):
            "is too large: \(width) × \(height) pixels, when \(maximumPixels) in all are allowed"
        case .interlacedTooLarge(let width, let height, let maximumPixels):
            "is too large: \(width) × \(height) pixels, when \(maximumPixels) in all are allowed in an interlaced file"
        case .sideTooLong(let width, let height, let maximum):
            "is too large: \(width) × \(height) pixels, when sides of \(maximum) are allowed"
        case .invalidSize(let width, let height):
            "cannot be \(width) × \(height) pixels: each side must be 1 to \(PNGHeader.maximumSide)"
        case .invalidResolution(let pixelsPerMetre):
            "cannot have \(pixelsPerMetre) pixels per metre: it must be 1 to \(PNGHeader.maximumSide)"
        case .invalidKeyword(let keyword):
            "cannot have a text with the keyword “\(keyword)”: a keyword is 1 to 79 Latin-1 characters "
                + "without spaces at its ends or side by side"
        case .zeroInText(let keyword): "cannot have a zero character in the text “\(keyword)”"
        case .unsupportedLevel(let compression): "cannot be compressed with \(compression): no such level"
        case .shortRows(let needed, let given):
            "was not given enough pixels: \(given) bytes instead of \(needed)"
        case .wrongRowCount(let expected, let written):
            "was given \(written) rows of pixels instead of \(expected)"
        case .notWritable: "is already finished or has failed"
        case .encoder(let reason): "could not be written: \(reason)"
        case .output(let error): "could not be written: \(error)"
        case .outOfMemory: "does not fit in memory"
        }
    }
}
