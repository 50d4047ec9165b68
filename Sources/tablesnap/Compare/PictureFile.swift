import Bitmaps
import PNGCodec
import Records

/// Why a picture's file cannot be looked at. The description is one sentence.
struct PictureFileError: Error, CustomStringConvertible {
    let description: String
}

extension Bitmap {
    /// The longest file that is read, in bytes.
    private static let longestFile = 256 << 20

    /// Reads a PNG file.
    init(pngFile path: String) throws(PictureFileError) {
        do {
            let bytes = try ByteSource.bytes(path: path, name: path, limit: Self.longestFile)
            try self.init(pngBytes: bytes)
        } catch let error as PNGError {
            throw PictureFileError(description: "\(path) \(error)")
        } catch {
            throw PictureFileError(description: "\(error)")
        }
    }
}
