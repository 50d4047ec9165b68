extension Bitmap {
    /// Decodes a JPEG file to 8-bit RGB in its upright orientation. The colors are interpreted as sRGB.
    ///
    /// CMYK images have approximate colors, because color profiles are ignored; see ``JPEGHeader/ignoredColors``.
    ///
    /// - Parameter reduction: 1, 2, 4 or 8: the side of the square that becomes one pixel. The omitted pixels
    ///   are never computed, and take neither time nor memory.
    /// - Parameter limits: The limits of the full-size image, which are checked before any memory is allocated.
    /// - Throws: `unknownFormat`, `cutShort`, `damaged`, `unsupported`, `tooLarge` or `outOfMemory`.
    package init(
        jpegBytes: [UInt8], reduction: Int = 1, limits: JPEGLimits = JPEGLimits()
    ) throws(ImageError) {
        let header = try JPEGHeader(ofWholeFile: jpegBytes)
        try header.check(limits)
        let width = PixelReducer.side(header.storedWidth, reduction)
        let height = PixelReducer.side(header.storedHeight, reduction)
        var pixels = try JPEGDecoder.pixels(of: jpegBytes, header: header, width: width, height: height)
        if case .inks(let isInverted) = header.colors { pixels.turnInksToColors(isInverted: isInverted) }
        if header.orientation != .up {
            pixels = header.orientation.upright(pixels, width: width, height: height)
        }
        let swapsSides = header.orientation.swapsSides
        self.init(width: swapsSides ? height : width, height: swapsSides ? width : height, pixels: pixels)
    }
}

extension [UInt8] {
    /// Converts pixels of cyan, magenta, yellow and black to red, green, blue and 255.
    fileprivate mutating func turnInksToColors(isInverted: Bool) {
        withUnsafeMutableBufferPointer { bytes in
            for start in stride(from: 0, to: bytes.count, by: 4) {
                func light(_ part: Int) -> UInt32 {
                    UInt32(isInverted ? bytes[start + part] : 255 - bytes[start + part])
                }
                let black = light(3)
                for part in 0..<3 { bytes[start + part] = UInt8((light(part) * black + 127) / 255) }
                bytes[start + 3] = 255
            }
        }
    }
}
