import Bitmaps

extension Bitmap {
    /// Decodes a PNG file of any kind to straight 8-bit sRGB.
    ///
    /// - Parameter maximumPixels: Checked before any memory is taken.
    /// - Throws: `notPNG`, `cutShort`, `damaged` or `tooLarge`.
    package init(pngBytes: [UInt8], maximumPixels: Int = PNGFile.maximumPixels) throws(PNGError) {
        self = try PNGFile(pngBytes).bitmap(maximumPixels: maximumPixels)
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
