import Bitmaps
import CPNGStream

extension PNGFile {
    /// Decodes the pixels row by row from the top: bytes red, green, blue and alpha in straight 8-bit sRGB.
    ///
    /// - Parameter maximumPixels: Checked before any memory is taken.
    /// - Throws: `damaged` or `tooLarge`. Rows may have been handed over by then.
    private func decodeRows(
        maximumPixels: Int, _ take: (UnsafeRawBufferPointer) -> Void
    ) throws(PNGError) {
        try checkSize(maximumPixels: maximumPixels)
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

    /// The largest pictures that are decoded unless the caller says otherwise.
    package static let maximumPixels = 100_000_000

    /// Makes sure that there are no more pixels than are decoded.
    ///
    /// - Throws: `tooLarge`.
    package func checkSize(maximumPixels: Int = PNGFile.maximumPixels) throws(PNGError) {
        guard size.width * size.height <= maximumPixels else {
            throw .tooLarge(width: size.width, height: size.height, maximumPixels: maximumPixels)
        }
    }

    /// Decodes the pixels as they are.
    ///
    /// - Throws: `damaged` or `tooLarge`.
    func bitmap(maximumPixels: Int) throws(PNGError) -> Bitmap {
        var pixels: [UInt8] = []
        try decodeRows(maximumPixels: maximumPixels) { row in
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
    /// - Throws: `damaged` or `tooLarge`.
    package func premultipliedBitmap(
        reduction: Int, maximumPixels: Int = PNGFile.maximumPixels
    ) throws(PNGError) -> PremultipliedBitmap {
        var reducer: PixelReducer?
        try decodeRows(maximumPixels: maximumPixels) { row in
            if reducer == nil {
                reducer = PixelReducer(width: size.width, height: size.height, reduction: reduction)
            }
            reducer?.add(row)
        }
        guard let reducer else { throw .damaged("it has no rows") }
        return reducer.reduced
    }
}
