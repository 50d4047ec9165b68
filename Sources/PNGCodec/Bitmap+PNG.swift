import Bitmaps
import CPNGStream

extension Bitmap {
    /// Decodes a PNG file of any kind to straight 8-bit sRGB.
    ///
    /// - Parameter maximumPixels: Checked before any memory is taken.
    /// - Throws: `notPNG`, `cutShort`, `damaged` or `tooLarge`.
    package init(pngBytes: [UInt8], maximumPixels: Int = 100_000_000) throws(PNGError) {
        let (width, height) = try PNGFile(pngBytes).size
        guard width * height <= maximumPixels else {
            throw .tooLarge(width: width, height: height, maximumPixels: maximumPixels)
        }
        var pixels = [UInt8](repeating: 0, count: width * height * Self.bytesPerPixel)
        var message = [CChar](repeating: 0, count: CPNG_MESSAGE_SIZE)
        guard
            cpng_decode(pngBytes, pngBytes.count, UInt32(width), UInt32(height), &pixels, &message)
        else { throw .damaged(String(latin1: message.lazy.map(UInt8.init(bitPattern:)).prefix { $0 != 0 })) }
        do {
            try self.init(width: width, height: height, bytes: pixels)
        } catch {
            throw .damaged("\(error)")
        }
    }

    /// The picture as a PNG file, without alpha channel when it is opaque.
    ///
    /// - Parameter pixelsPerMetre: Nil says nothing.
    package func pngData(
        compression: Compression = .stable, pixelsPerMetre: UInt32? = nil, texts: [PNGText] = []
    ) throws(PNGError) -> [UInt8] {
        let header = PNGHeader(
            width: width, height: height, isOpaque: isOpaque, pixelsPerMetre: pixelsPerMetre, texts: texts)
        let sink = MemorySink()
        let writer = try PNGWriter(
            header: header, layout: .straightRGBA, compression: compression, sink: sink)
        try bytes.withUnsafeBufferPointer { bytes throws(PNGError) in
            try writer.writeRows(UnsafeRawBufferPointer(bytes), bytesPerRow: bytesPerRow, count: height)
        }
        try writer.finish()
        return sink.bytes
    }
}
