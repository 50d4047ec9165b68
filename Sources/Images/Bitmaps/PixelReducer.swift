/// A filter that scales an image down by an integer while its rows are read. The full image is never in memory.
///
/// Each pixel of the result is the mean of a square of `reduction` × `reduction` pixels. Squares at the right
/// and bottom edges may be smaller.
package struct PixelReducer {
    private let width: Int
    private let reduction: Int
    private let reducedWidth: Int, reducedHeight: Int
    private var pixels: [UInt32]
    private var pixelCount = 0

    /// The sums for each reduced pixel in the current row of squares: alpha, and red, green and blue times alpha.
    private var sums: [SIMD4<UInt64>]
    private var rowsInSums = 0
    private var rowsLeft: Int

    /// Creates a filter for an image of `width` × `height` pixels.
    ///
    /// - Parameter reduction: The scale divisor, 1 or more. 1 retains the size.
    package init(width: Int, height: Int, reduction: Int) {
        precondition(width > 0 && height > 0 && reduction > 0)
        self.width = width
        self.reduction = reduction
        reducedWidth = Self.side(width, reduction)
        reducedHeight = Self.side(height, reduction)
        sums = Array(repeating: .zero, count: reduction == 1 ? 0 : reducedWidth)
        rowsLeft = height
        pixels = Array(repeating: 0, count: reducedWidth * reducedHeight)
    }

    /// Returns the reduced length of a side in pixels.
    package static func side(_ pixels: Int, _ reduction: Int) -> Int { (pixels - 1) / reduction + 1 }

    /// Adds the next row: red, green, blue and alpha of each pixel, one byte each, not premultiplied.
    package mutating func add(_ row: UnsafeRawBufferPointer) {
        precondition(row.count == width * Bitmap.bytesPerPixel && rowsLeft > 0)
        rowsLeft -= 1
        guard reduction > 1 else {
            let start = pixelCount
            pixels.withUnsafeMutableBufferPointer { pixels in
                for x in 0..<width { pixels[start + x] = Self.premultiplied(row, at: x) }
            }
            pixelCount += width
            return
        }
        addToSums(row)
        rowsInSums += 1
        if rowsInSums == reduction || rowsLeft == 0 { endRowOfSquares() }
    }

    /// The reduced image, after all rows are added.
    package var reduced: PremultipliedBitmap {
        PremultipliedBitmap(width: reducedWidth, height: reducedHeight, pixels: pixels)
    }

    private static func premultiplied(_ row: UnsafeRawBufferPointer, at x: Int) -> UInt32 {
        let offset = x * Bitmap.bytesPerPixel
        let alpha = UInt32(row[offset + 3])
        func scaled(_ part: Int) -> UInt32 { (UInt32(row[offset + part]) * alpha + 127) / 255 }
        return alpha << 24 | scaled(0) << 16 | scaled(1) << 8 | scaled(2)
    }

    private mutating func addToSums(_ row: UnsafeRawBufferPointer) {
        sums.withUnsafeMutableBufferPointer { sums in
            var x = 0
            for square in 0..<reducedWidth {
                // The sum of a square's row does not overflow: 255 × 255 × reduction is far below 2³².
                var sum = SIMD4<UInt32>.zero
                let end = min(x + reduction, width)
                while x < end {
                    let offset = x * Bitmap.bytesPerPixel
                    let alpha = UInt32(row[offset + 3])
                    let colors = SIMD4(
                        1, UInt32(row[offset]), UInt32(row[offset + 1]), UInt32(row[offset + 2]))
                    sum &+= colors &* alpha
                    x += 1
                }
                sums[square] &+= SIMD4(truncatingIfNeeded: sum)
            }
        }
    }

    private mutating func endRowOfSquares() {
        for square in 0..<reducedWidth {
            let columns = min(reduction, width - square * reduction)
            let count = UInt64(columns * rowsInSums)
            let sum = sums[square]
            let alpha = (sum[0] + count / 2) / count
            func color(_ part: Int) -> UInt64 { (sum[part] + count * 127) / (count * 255) }
            pixels[pixelCount] = UInt32(alpha << 24 | color(1) << 16 | color(2) << 8 | color(3))
            pixelCount += 1
            sums[square] = .zero
        }
        rowsInSums = 0
    }
}
