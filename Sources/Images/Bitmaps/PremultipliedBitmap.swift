/// An image in Cairo's pixel format: premultiplied 8-bit sRGB.
///
/// Each pixel is a 32-bit number with alpha, red, green and blue from its highest byte to its lowest. The
/// rows follow each other from the top without padding.
package struct PremultipliedBitmap: Sendable, Equatable {
    /// The number of pixels in a row and the number of rows, each 1 or more.
    package let width: Int, height: Int

    package let pixels: [UInt32]

    package init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(width > 0 && height > 0 && pixels.count == width * height)
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    /// Creates a premultiplied image, scaled down as by ``PixelReducer``.
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

    package var byteCount: Int { pixels.count * Bitmap.bytesPerPixel }
}
