import Bitmaps
import CPNGStream

extension PNGFile {
    /// Decodes the pixels row by row from the top: bytes red, green, blue and alpha in straight 8-bit sRGB.
    ///
    /// - Throws: `damaged`. Rows may have been handed over by then.
    private func decodeRows(_ take: (UnsafeRawBufferPointer) -> Void) throws(PNGError) {
        try checkPixels()
        let (width, height) = size
        var message = [CChar](repeating: 0, count: CPNG_MESSAGE_SIZE)
        let isWhole = withoutActuallyEscaping(take) { take in
            var sink = RowSink(length: width * Bitmap.bytesPerPixel, take: take)
            return withUnsafeMutablePointer(to: &sink) { sink in
                cpng_decode(
                    bytes, bytes.count, UInt32(width), UInt32(height),
                    { context, row in
                        let sink = context.assumingMemoryBound(to: RowSink.self).pointee
                        sink.take(UnsafeRawBufferPointer(start: row, count: sink.length))
                    }, sink, &message)
            }
        }
        guard isWhole else {
            throw .damaged(String(latin1: message.lazy.map(UInt8.init(bitPattern:)).prefix { $0 != 0 }))
        }
    }

    private struct RowSink {
        var length: Int
        var take: (UnsafeRawBufferPointer) -> Void
    }

    /// Makes sure that the picture is not too large to be decoded.
    ///
    /// - Throws: `tooLarge`, `sideTooLong` or `tooMuchMemory`.
    package func checkSize(_ limits: PNGLimits = PNGLimits()) throws(PNGError) { try limits.check(format) }

    /// Decodes the pixels as they are.
    ///
    /// - Parameter limits: Checked before any memory is taken.
    /// - Throws: `damaged`, `tooLarge`, `sideTooLong` or `tooMuchMemory`.
    func bitmap(limits: PNGLimits) throws(PNGError) -> Bitmap {
        try limits.check(format)
        var pixels: [UInt8] = []
        try decodeRows { row in
            if pixels.isEmpty { pixels.reserveCapacity(row.count * size.height) }
            pixels.append(contentsOf: row)
        }
        do {
            return try Bitmap(width: size.width, height: size.height, bytes: pixels)
        } catch {
            throw .damaged("\(error)")
        }
    }

    /// Decodes the pixels reduced by a whole number, as ``PixelReducer`` does. Only a row of them is ever in memory
    /// unless the file is interlaced.
    ///
    /// - Parameter limits: Checked before any memory is taken.
    /// - Throws: `damaged`, `tooLarge`, `sideTooLong` or `tooMuchMemory`.
    package func premultipliedBitmap(
        reduction: Int, limits: PNGLimits = PNGLimits()
    ) throws(PNGError) -> PremultipliedBitmap {
        try limits.check(format)
        var reducer: PixelReducer?
        try decodeRows { row in
            if reducer == nil {
                reducer = PixelReducer(width: size.width, height: size.height, reduction: reduction)
            }
            reducer?.add(row)
        }
        guard let reducer else { throw .damaged("it has no rows") }
        return reducer.reduced
    }
}
