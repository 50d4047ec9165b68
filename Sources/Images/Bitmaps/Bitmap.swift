/// An image in memory.
///
/// Its pixels are straight (not premultiplied) 8-bit sRGB, four bytes each in the order red, green, blue,
/// alpha. The rows follow each other from the top without padding.
public struct Bitmap: Sendable, Equatable {
    /// The number of bytes in a pixel.
    public static let bytesPerPixel = 4

    /// The number of pixels in a row, 1 or more.
    public let width: Int

    /// The number of rows, 1 or more.
    public let height: Int

    /// The pixels, `width * height * 4` bytes.
    public let bytes: [UInt8]

    /// Creates an image from pixels.
    ///
    /// - Throws: ``ImageError`` if a side is less than 1 or the number of bytes does not match the sides.
    public init(width: Int, height: Int, bytes: [UInt8]) throws(ImageError) {
        let pixels = bytes.count / Self.bytesPerPixel
        guard width > 0, height > 0, bytes.count % Self.bytesPerPixel == 0, pixels / width == height,
            pixels % width == 0
        else {
            throw ImageError(
                .wrongSize, reason: "of \(width) × \(height) pixels cannot have \(bytes.count) bytes")
        }
        self.init(width: width, height: height, pixels: bytes)
    }

    /// Creates an image from as many pixels as its sides require.
    package init(width: Int, height: Int, pixels bytes: [UInt8]) {
        precondition(width > 0 && bytes.count == width * height * Self.bytesPerPixel)
        (self.width, self.height, self.bytes) = (width, height, bytes)
    }

    /// The number of bytes in a row.
    public var bytesPerRow: Int { width * Self.bytesPerPixel }

    /// A Boolean value that indicates whether the alpha of every pixel is 255.
    public var isOpaque: Bool {
        bytes.withUnsafeBufferPointer { bytes in
            // Whole pixels take an eighth of the time of single bytes.
            bytes.withMemoryRebound(to: UInt32.self) { pixels in
                var common = UInt32.max
                for pixel in pixels { common &= pixel }
                return UInt32(littleEndian: common) >> 24 == 255
            }
        }
    }
}
