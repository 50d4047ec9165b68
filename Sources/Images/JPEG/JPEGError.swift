/// An error in reading a JPEG file.
package enum JPEGError: Error, Equatable, Sendable {
    case notJPEG
    case cutShort
    /// The file is corrupt, with a reason from libjpeg or from this module.
    case damaged(String)
    /// The kind of JPEG is not supported, such as "12 bits a color".
    case unsupported(String)
    /// The image has too many pixels. The sides are in pixels.
    case tooLarge(width: Int, height: Int, maximumPixels: Int)
    case tooManyScans(Int, maximum: Int)
    /// The product of scans and pixels exceeds `maximum`.
    case tooMuchWork(width: Int, height: Int, scans: Int, maximum: Int)
    case outOfMemory
}

extension JPEGError: CustomStringConvertible {
    /// The end of a sentence that begins with the file's name.
    package var description: String {
        switch self {
        case .notJPEG: "is not a JPEG file"
        case .cutShort: "is cut short"
        case .damaged(let reason): "is damaged: \(reason)"
        case .unsupported(let kind): "is a JPEG with \(kind), which is not supported"
        case .tooLarge(let width, let height, let maximumPixels):
            "is too large: \(width) × \(height) pixels, when \(maximumPixels) in all are allowed"
        case .tooManyScans(let count, let maximum): "has \(count) scans, when \(maximum) are allowed"
        case .tooMuchWork(let width, let height, let scans, let maximum):
            "has \(scans) scans of \(width) × \(height) pixels, when \(maximum) pixels in all are allowed"
        case .outOfMemory: "does not fit in memory"
        }
    }
}
