/// How much work a JPEG file may ask for. All of it is checked before memory is taken for the pixels.
package struct JPEGLimits: Sendable, Equatable {
    /// Width times height.
    package var pixels: Int

    /// How many times a file may refine its pixels. Encoders write up to about twenty scans.
    package var scans: Int

    /// Scans times pixels: each scan passes over the whole image, however few bytes it has.
    package var pixelsOfScans: Int

    package init(pixels: Int = 100_000_000, scans: Int = 100, pixelsOfScans: Int = 2_000_000_000) {
        self.pixels = pixels
        self.scans = scans
        self.pixelsOfScans = pixelsOfScans
    }
}
