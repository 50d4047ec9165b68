/// A picture in memory: straight (not premultiplied) 8-bit sRGB pixels, four bytes each in the order red,
/// green, blue, alpha, row by row from the top, with nothing between the rows.
public struct Bitmap: Sendable, Equatable {
    /// Bytes of one pixel.
    public static let bytesPerPixel = 4

    /// Pixels in a row, 1 or more.
    public let width: Int

    /// Rows, 1 or more.
    public let height: Int

    /// The pixels, `width * height * 4` bytes.
    public let bytes: [UInt8]

    /// Makes a picture of the given pixels.
    ///
    /// - Throws: ``BitmapError`` when a side is less than 1 or the number of bytes does not fit the sides.
    public init(width: Int, height: Int, bytes: [UInt8]) throws(BitmapError) {
        guard width > 0, height > 0 else { throw .emptySide(width: width, height: height) }
        let (pixels, isPixelOverflow) = width.multipliedReportingOverflow(by: height)
        let (size, isSizeOverflow) = pixels.multipliedReportingOverflow(by: Self.bytesPerPixel)
        guard !isPixelOverflow, !isSizeOverflow, bytes.count == size else {
            throw .wrongByteCount(width: width, height: height, bytes: bytes.count)
        }
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// Bytes of one row.
    public var bytesPerRow: Int { width * Self.bytesPerPixel }

    /// Whether every pixel's alpha is 255.
    public var isOpaque: Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var common: UInt8 = .max
            for index in stride(from: 3, to: bytes.count, by: Self.bytesPerPixel) { common &= bytes[index] }
            return common == .max
        }
    }
}
