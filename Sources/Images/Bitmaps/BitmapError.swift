/// An error in creating an image from pixels.
public enum BitmapError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A side, in pixels, is less than 1.
    case emptySide(width: Int, height: Int)

    /// The number of bytes is not `width * height * 4`.
    case wrongByteCount(width: Int, height: Int, bytes: Int)

    /// A description of the error.
    public var description: String {
        switch self {
        case .emptySide(let width, let height):
            "an image of \(width) × \(height) pixels has no pixels"
        case .wrongByteCount(let width, let height, let bytes):
            "\(bytes) bytes are not the pixels of an image of \(width) × \(height)"
        }
    }
}
