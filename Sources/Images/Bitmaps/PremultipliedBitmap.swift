/// A picture ready to be drawn: 8-bit sRGB whose colors are multiplied by alpha, a 32-bit number for each pixel with
/// alpha, red, green and blue from its highest byte to its lowest, as Cairo has them. Row by row from the top, with
/// nothing between the rows.
package struct PremultipliedBitmap: Sendable, Equatable {
    /// Pixels in a row, and rows; 1 or more.
    package let width: Int, height: Int

    package let pixels: [UInt32]

    /// Makes a picture of `width * height` pixels.
    package init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(width > 0 && height > 0 && pixels.count == width * height)
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Multiplies a picture's colors, and reduces it as ``PixelReducer`` does.
    package init(_ bitmap: Bitmap, reduction: Int = 1) {
        var reducer = PixelReducer(width: bitmap.width, height: bitmap.height, reduction: reduction)
        bitmap.bytes.withUnsafeBytes { bytes in
            for y in 0..<bitmap.height {
                let start = y * bitmap.bytesPerRow
                reducer.add(UnsafeRawBufferPointer(rebasing: bytes[start..<start + bitmap.bytesPerRow]))
            }
        }
        self = reducer.reduced
    }

    /// The memory the pixels take.
    package var byteCount: Int { pixels.count * Bitmap.bytesPerPixel }
}
