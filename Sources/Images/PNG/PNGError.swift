import Files

/// An error in reading or writing a PNG file.
package enum PNGError: Error, Equatable, Sendable {
    // Errors in reading
    case notPNG
    case cutShort
    /// The file is corrupt, with a reason from libpng or from this module.
    case damaged(String)
    /// The image has too many pixels. The sides are in pixels.
    case tooLarge(width: Int, height: Int, maximumPixels: Int)
    case interlacedTooLarge(width: Int, height: Int, maximumPixels: Int)
    case sideTooLong(width: Int, height: Int, maximum: Int)

    // Errors in writing
    /// A side is outside the range from 1 to 2^31 - 1 pixels.
    case invalidSize(width: Int, height: Int)
    /// The resolution is outside the range from 1 to 2^31 - 1.
    case invalidResolution(pixelsPerMetre: UInt32)
    case invalidKeyword(String)
    /// The text of this keyword contains a null character.
    case zeroInText(keyword: String)
    case unsupportedLevel(PNGCompression)
    /// The buffer is too small for the given number of rows.
    case shortRows(needed: Int, given: Int)
    case wrongRowCount(expected: Int, written: Int)
    /// The writer was used after an error or after the end.
    case notWritable
    /// libpng or a compressor failed, with its reason.
    case encoder(String)
    case output(OutputError)
    case outOfMemory
}

extension PNGError: CustomStringConvertible {
    /// The end of a sentence that begins with the file's name.
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
            "has too few pixels: \(given) bytes instead of \(needed)"
        case .wrongRowCount(let expected, let written):
            "has \(written) rows of pixels instead of \(expected)"
        case .notWritable: "is already finished or has failed"
        case .encoder(let reason): "could not be written: \(reason)"
        case .output(let error): "could not be written: \(error)"
        case .outOfMemory: "does not fit in memory"
        }
    }
}
