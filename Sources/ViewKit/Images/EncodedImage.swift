import Images

/// The bytes of a PNG or JPEG file that is complete, as far as can be determined without decoding the pixels.
struct EncodedImage {
    /// The upright dimensions in pixels.
    let size: (width: Int, height: Int)
    /// The colors of the file if they are not drawn correctly as sRGB, as the subject of a sentence. `nil` if they are.
    let ignoredColors: String?

    private let path: String?
    private let bytes: [UInt8]
    /// The file's parts if it is a PNG file. `nil` for a JPEG file.
    private let png: PNGFile?

    /// Creates an image from the bytes of a file.
    ///
    /// - Parameter path: The path for error messages. `nil` for an image in memory.
    /// - Throws: ``ImageError``, including for too many pixels.
    init(_ bytes: [UInt8], path: String?) throws(ImageError) {
        self.bytes = bytes
        self.path = path
        do throws(ImageError) {
            if Self.begins(bytes, with: PNGFile.signature) {
                let file = try PNGFile(bytes)
                png = file
                size = file.size
                ignoredColors = file.ignoredColors
                try file.checkSize()
            } else if Self.begins(bytes, with: JPEGHeader.signature) {
                let header = try JPEGHeader(ofWholeFile: bytes)
                png = nil
                size = header.size
                ignoredColors = header.ignoredColors
                try header.check()
            } else {
                let reason = bytes.isEmpty ? "is empty" : "is neither a PNG nor a JPEG file"
                throw ImageError(.unknownFormat, reason: reason)
            }
        } catch {
            throw error.located(at: path)
        }
    }

    /// Returns a Boolean value that indicates whether a possibly truncated file begins with a signature.
    private static func begins(_ bytes: [UInt8], with signature: [UInt8]) -> Bool {
        !bytes.isEmpty && bytes.prefix(signature.count) == signature.prefix(bytes.count)
    }

    /// Decodes the pixels, reduced by a power of two. Most of the omitted detail of a JPEG is never computed.
    func pixels(reduction: Int) throws(ImageError) -> PremultipliedBitmap {
        do throws(ImageError) {
            if let png { return try png.premultipliedBitmap(reduction: reduction) }
            let first = min(reduction, Self.largestJPEGReduction)
            let bitmap = try Bitmap(jpegBytes: bytes, reduction: first)
            return PremultipliedBitmap(bitmap, reduction: reduction / first)
        } catch {
            throw error.located(at: path)
        }
    }

    private static let largestJPEGReduction = 8
}
