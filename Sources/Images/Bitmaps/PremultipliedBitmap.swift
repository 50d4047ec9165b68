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

    /// Returns the image, scaled down by an integer factor. Each pixel is the average of those it replaces.
    package func reduced(by reduction: Int) -> PremultipliedBitmap {
        guard reduction > 1 else { return self }
        let newWidth = PixelReducer.side(width, reduction)
        let newHeight = PixelReducer.side(height, reduction)
        var reduced: [UInt32] = []
        reduced.reserveCapacity(newWidth * newHeight)
        for top in stride(from: 0, to: height, by: reduction) {
            for left in stride(from: 0, to: width, by: reduction) {
                reduced.append(
                    average(
                        left..<min(left + reduction, width), top..<min(top + reduction, height)))
            }
        }
        return PremultipliedBitmap(width: newWidth, height: newHeight, pixels: reduced)
    }

    private func average(_ columns: Range<Int>, _ rows: Range<Int>) -> UInt32 {
        var sums = SIMD4<UInt64>()
        for y in rows {
            for x in columns {
                let pixel = UInt64(pixels[y * width + x])
                sums &+= SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
            }
        }
        let count = UInt64(columns.count * rows.count)
        let part = (sums &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
        return UInt32(part.x | part.y << 8 | part.z << 16 | part.w << 24)
    }
}
