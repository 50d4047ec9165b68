/// The limits for decoding an image.
///
/// They are checked before memory is allocated for the pixels. A pixel requires 4 bytes, and up to 8 more in
/// an interlaced image until it is complete. Golden images are read within the default limits, so recording
/// checks them first.
package struct PNGLimits: Sendable, Equatable {
    /// The maximum size of a file in bytes.
    package static let fileBytes = 256 << 20

    /// The maximum of the longer side in pixels. A row of a single pixel takes as long as a row of a hundred.
    package var side: Int

    /// The maximum product of width and height.
    package var pixels: Int

    /// The maximum product of width and height for an interlaced image, which must be in memory as a whole.
    package var interlacedPixels: Int

    package init(side: Int = 1_000_000, pixels: Int = 100_000_000, interlacedPixels: Int = 25_000_000) {
        (self.side, self.pixels, self.interlacedPixels) = (side, pixels, interlacedPixels)
    }

    /// No limits, for files that this package has written.
    package static let none = PNGLimits(side: PNGHeader.maximumSide, pixels: .max, interlacedPixels: .max)

    /// Checks that an image can be read again after ``PNGWriter`` writes it.
    ///
    /// - Throws: `tooLarge`.
    package func check(width: Int, height: Int) throws(ImageError) {
        guard max(width, height) <= side else {
            throw .tooLarge(width: width, height: height, limit: "sides of \(side) are allowed")
        }
        // Up to this limit, the number of bytes does not overflow.
        let maximum = min(pixels, 1 << 56)
        guard width <= maximum / height else {
            throw .tooLarge(width: width, height: height, limit: "\(maximum) in all are allowed")
        }
    }

    func check(_ format: PNGFormat) throws(ImageError) {
        let (width, height) = (format.width, format.height)
        try check(width: width, height: height)
        guard !format.isInterlaced || width * height <= interlacedPixels else {
            throw .tooLarge(
                width: width, height: height,
                limit: "\(interlacedPixels) in all are allowed in an interlaced file")
        }
    }
}
