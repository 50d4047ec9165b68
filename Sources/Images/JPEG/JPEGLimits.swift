/// The limits for decoding a JPEG file, which are checked before memory is allocated for the pixels.
package struct JPEGLimits: Sendable, Equatable {
    /// The maximum product of width and height.
    package var pixels: Int

    /// The maximum number of scans. Encoders write up to about twenty.
    package var scans: Int

    /// The maximum product of scans and pixels. Each scan processes the complete image, even if it has few bytes.
    package var pixelsOfScans: Int

    package init(pixels: Int = 100_000_000, scans: Int = 100, pixelsOfScans: Int = 2_000_000_000) {
        (self.pixels, self.scans, self.pixelsOfScans) = (pixels, scans, pixelsOfScans)
    }
}
