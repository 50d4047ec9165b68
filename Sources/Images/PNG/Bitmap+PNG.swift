package import Files

extension Bitmap {
    /// Decodes a PNG file of any kind to straight 8-bit sRGB.
    ///
    /// 16-bit samples are rounded. Colors are converted if the file has a gamma (gAMA) other than that of
    /// sRGB. A file without one is interpreted as sRGB, and the sRGB chunk overrides gAMA. Primaries (cHRM)
    /// and color profiles (iCCP) are ignored; see ``PNGFile/ignoredColors``. For an animated file, the result is its default image.
    ///
    /// - Parameter limits: The limits, which are checked before any memory is allocated.
    /// - Throws: `unknownFormat`, `cutShort`, `damaged`, `tooLarge` or `outOfMemory`.
    package init(pngBytes: [UInt8], limits: PNGLimits = PNGLimits()) throws(ImageError) {
        try limits.check(PNGFile.format(ofFileStartingWith: pngBytes))
        self = try PNGFile(pngBytes).bitmap(limits: limits)
    }

    /// Returns the image as a PNG file. An opaque image has no alpha channel.
    ///
    /// - Parameter pixelsPerMeter: The resolution. `nil` omits it.
    package func pngData(
        compression: PNGCompression = .stable, pixelsPerMeter: UInt32? = nil, texts: [PNGText] = []
    ) throws(OutputError) -> [UInt8] {
        let header = PNGHeader(
            width: width, height: height, isOpaque: isOpaque, pixelsPerMeter: pixelsPerMeter, texts: texts)
        let sink = MemorySink()
        let writer = try PNGWriter(
            header: header, isStraight: true, compression: compression, sink: sink)
        try bytes.withUnsafeBufferPointer { bytes throws(OutputError) in
            try writer.writeRows(UnsafeRawBufferPointer(bytes), bytesPerRow: bytesPerRow, count: height)
        }
        try writer.finish()
        return sink.bytes
    }
}
