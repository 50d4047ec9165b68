import Foundation

/// Consecutive rows of an image, at a fixed memory address.
struct PixelRows {
    /// The first row, with four bytes per pixel: red, green, blue, alpha.
    let start: UnsafePointer<UInt8>
    let bytesPerRow: Int
    /// The range of rows in the image.
    let rows: Range<Int>

    func pixel(_ x: Int, _ y: Int) -> UnsafePointer<UInt8> {
        start + (y - rows.lowerBound) * bytesPerRow + x * Bitmap.bytesPerPixel
    }

    /// Returns the pixel as one number, for tests of equality.
    func word(_ x: Int, _ y: Int) -> UInt32 { UnsafeRawPointer(pixel(x, y)).loadUnaligned(as: UInt32.self) }
}

/// The same rows of two images, in their common part.
struct ImagePair {
    let first: PixelRows, second: PixelRows
    /// The dimensions of the common part in pixels, which can contain more rows.
    let width: Int, height: Int

    /// Returns a Boolean value that indicates whether a row of the common part is bitwise equal.
    func isRowEqual(_ y: Int) -> Bool {
        memcmp(first.pixel(0, y), second.pixel(0, y), width * Bitmap.bytesPerPixel) == 0
    }

    /// Calls `body` with each pixel of some rows that is not bitwise equal, in reading order.
    @inline(__always)
    func forEachUnequalPixel(inRows rows: Range<Int>, _ body: (_ x: Int, _ y: Int) -> Void) {
        var y = rows.lowerBound
        while y < rows.upperBound {
            if !isRowEqual(y) { forEachUnequalPixel(inRow: y, body) }
            y += 1
        }
    }

    @inline(__always) private func forEachUnequalPixel(inRow y: Int, _ body: (_ x: Int, _ y: Int) -> Void) {
        let (firstRow, secondRow) = (
            UnsafeRawPointer(first.pixel(0, y)), UnsafeRawPointer(second.pixel(0, y))
        )
        let evenWidth = width & ~1
        var x = 0
        while x < evenWidth {
            let offset = x * Bitmap.bytesPerPixel
            let both =
                firstRow.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                ^ secondRow.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            if both != 0 {
                let inMemoryOrder = both.littleEndian
                if UInt32(truncatingIfNeeded: inMemoryOrder) != 0 { body(x, y) }
                if inMemoryOrder >> 32 != 0 { body(x + 1, y) }
            }
            x += 2
        }
        if x < width, first.word(x, y) != second.word(x, y) { body(x, y) }
    }
}
