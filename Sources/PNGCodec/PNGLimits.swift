/// How large a picture may be that is decoded. All of it is checked before memory is taken for the pixels.
package struct PNGLimits: Sendable, Equatable {
    /// The longer side in pixels.
    package var side: Int

    /// Width times height.
    package var pixels: Int

    /// Bytes for the pixels and for decoding them.
    package var memory: Int

    package init(side: Int = PNGHeader.maximumSide, pixels: Int = 100_000_000, memory: Int = 1 << 30) {
        self.side = side
        self.pixels = pixels
        self.memory = memory
    }

    /// For files of our own making.
    package static let none = PNGLimits(pixels: .max, memory: .max)

    /// Makes sure that an image can be read again once it is written.
    ///
    /// - Throws: `tooLarge` or `sideTooLong`.
    package func check(width: Int, height: Int) throws(PNGError) {
        guard max(width, height) <= side else {
            throw .sideTooLong(width: width, height: height, maximum: side)
        }
        // Up to here the number of bytes can be counted.
        let maximum = min(pixels, 1 << 56)
        guard width * height <= maximum else {
            throw .tooLarge(width: width, height: height, maximumPixels: maximum)
        }
    }

    func check(_ format: PNGFormat) throws(PNGError) {
        try check(width: format.width, height: format.height)
        guard format.decodingMemory <= memory else {
            throw .tooMuchMemory(bytes: format.decodingMemory, maximum: memory)
        }
    }
}
