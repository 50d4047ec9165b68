/// How large an image may be that is decoded. All of it is checked before memory is taken for the pixels: 4 bytes
/// each, and up to 8 more in an interlaced image until it is complete.
///
/// Golden images are read within the defaults, so whoever records one checks it against them first.
package struct PNGLimits: Sendable, Equatable {
    /// The longest file that is read, in bytes.
    package static let fileBytes = 256 << 20

    /// The longer side in pixels. Rows of a single pixel take as long as rows of a hundred.
    package var side: Int

    /// Width times height.
    package var pixels: Int

    /// Width times height of an interlaced image, which is in memory as a whole whatever is made of it.
    package var interlacedPixels: Int

    package init(
        side: Int = 1_000_000, pixels: Int = 100_000_000, interlacedPixels: Int = 25_000_000
    ) {
        self.side = side
        self.pixels = pixels
        self.interlacedPixels = interlacedPixels
    }

    /// For files of our own making.
    package static let none = PNGLimits(
        side: PNGHeader.maximumSide, pixels: .max, interlacedPixels: .max)

    /// Makes sure that an image can be read again once it is written by ``PNGWriter``.
    ///
    /// - Throws: `tooLarge` or `sideTooLong`.
    package func check(width: Int, height: Int) throws(PNGError) {
        guard max(width, height) <= side else {
            throw .sideTooLong(width: width, height: height, maximum: side)
        }
        // Up to here the number of bytes can be counted.
        let maximum = min(pixels, 1 << 56)
        guard width <= maximum / height else {
            throw .tooLarge(width: width, height: height, maximumPixels: maximum)
        }
    }

    func check(_ format: PNGFormat) throws(PNGError) {
        let (width, height) = (format.width, format.height)
        try check(width: width, height: height)
        guard !format.isInterlaced || width * height <= interlacedPixels else {
            throw .interlacedTooLarge(width: width, height: height, maximumPixels: interlacedPixels)
        }
    }
}
