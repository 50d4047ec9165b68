import Bitmaps

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The pixels of one picture while its bytes are held in place.
struct PixelRows {
    /// Four bytes a pixel: red, green, blue, alpha.
    let start: UnsafePointer<UInt8>
    let bytesPerRow: Int

    func pixel(_ x: Int, _ y: Int) -> UnsafePointer<UInt8> {
        start + y * bytesPerRow + x * Bitmap.bytesPerPixel
    }

    /// The pixel as one number, of which only equality says something.
    func word(_ x: Int, _ y: Int) -> UInt32 {
        UnsafeRawPointer(pixel(x, y)).loadUnaligned(as: UInt32.self)
    }
}

/// The part that two pictures have in common, while their bytes are held in place.
struct PicturePair {
    let first: PixelRows
    let second: PixelRows
    /// Pixels of the common part.
    let width: Int
    let height: Int

    /// Holds two pictures in place while `body` looks at them.
    ///
    /// - Parameter bytes: To look at instead of the pictures' own; of the same sizes.
    static func with(
        _ first: Bitmap, _ second: Bitmap, bytes: (first: [UInt8], second: [UInt8])? = nil,
        _ body: (PicturePair) -> Void
    ) {
        (bytes?.first ?? first.bytes).withUnsafeBufferPointer { firstBytes in
            (bytes?.second ?? second.bytes).withUnsafeBufferPointer { secondBytes in
                guard let firstStart = firstBytes.baseAddress, let secondStart = secondBytes.baseAddress
                else { return }
                body(
                    PicturePair(
                        first: PixelRows(start: firstStart, bytesPerRow: first.bytesPerRow),
                        second: PixelRows(start: secondStart, bytesPerRow: second.bytesPerRow),
                        width: min(first.width, second.width), height: min(first.height, second.height)))
            }
        }
    }

    /// Whether a row of the common part is equal bit for bit.
    func isRowEqual(_ y: Int) -> Bool {
        memcmp(first.pixel(0, y), second.pixel(0, y), width * Bitmap.bytesPerPixel) == 0
    }

    /// Calls `body` with each pixel that is not equal bit for bit, in reading order.
    @inline(__always)
    func forEachUnequalPixel(_ body: (_ x: Int, _ y: Int) -> Void) {
        var y = 0
        while y < height {
            if !isRowEqual(y) { forEachUnequalPixel(inRow: y, body) }
            y += 1
        }
    }

    @inline(__always)
    private func forEachUnequalPixel(inRow y: Int, _ body: (_ x: Int, _ y: Int) -> Void) {
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

extension Bitmap {
    /// Whether every byte is equal. `Array`'s own comparison takes several times as long.
    func hasSameBytes(as other: Bitmap) -> Bool {
        guard bytes.count == other.bytes.count else { return false }
        return bytes.withUnsafeBytes { bytes in
            other.bytes.withUnsafeBytes { others in
                guard let start = bytes.baseAddress, let other = others.baseAddress else { return false }
                return memcmp(start, other, bytes.count) == 0
            }
        }
    }
}
