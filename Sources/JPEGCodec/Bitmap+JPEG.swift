import Bitmaps

extension Bitmap {
    /// Decodes a JPEG file to upright 8-bit RGB, taking its colours for sRGB. Pictures for print, in four inks, come
    /// out about right, because their colour profile is not looked at.
    ///
    /// - Parameter maximumPixels: Checked before any memory is taken.
    /// - Throws: `notJPEG`, `cutShort`, `damaged`, `unsupported`, `tooLarge` or `outOfMemory`.
    package init(jpegBytes: [UInt8], maximumPixels: Int = 100_000_000) throws(JPEGError) {
        let header = try JPEGHeader(ofFileStartingWith: jpegBytes)
        let (width, height) = (header.storedWidth, header.storedHeight)
        guard width * height <= maximumPixels else {
            throw .tooLarge(width: width, height: height, maximumPixels: maximumPixels)
        }
        var pixels = try JPEGDecoder().pixels(of: jpegBytes, header: header)
        if case .inks(let isInverted) = header.colors { pixels.turnInksToColors(isInverted: isInverted) }
        if header.orientation != .up {
            pixels = header.orientation.upright(pixels, width: width, height: height)
        }
        do {
            try self.init(width: header.size.width, height: header.size.height, bytes: pixels)
        } catch {
            throw .damaged("\(error)")
        }
    }
}

extension [UInt8] {
    /// Turns pixels whose bytes are cyan, magenta, yellow and black into red, green, blue and 255.
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
