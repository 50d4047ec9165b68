import Files

extension Bitmap {
    /// Decodes a PNG file of any kind to straight 8-bit sRGB.
    ///
    /// Samples of 16 bits are rounded. Colors are converted when the file has a gamma (gAMA) other than sRGB's; a file
    /// without is taken for sRGB, and the chunk sRGB overrides gAMA. Primaries (cHRM) and color profiles (iCCP) are
    /// ignored. Of an animated file this is the image that other programs show.
    ///
    /// - Parameter limits: Checked before any memory is taken.
    /// - Throws: `notPNG`, `cutShort`, `damaged`, `tooLarge`, `interlacedTooLarge` or `sideTooLong`.
    package init(pngBytes: [UInt8], limits: PNGLimits = PNGLimits()) throws(PNGError) {
        try limits.check(PNGFile.format(ofFileStartingWith: pngBytes))
        self = try PNGFile(pngBytes).bitmap(limits: limits)
    }

    /// The picture as a PNG file, without alpha channel when it is opaque.
    ///
    /// - Parameter pixelsPerMetre: Nil says nothing.
    package func pngData(
        compression: PNGCompression = .stable, pixelsPerMetre: UInt32? = nil, texts: [PNGText] = []
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
