import Files
import Images
import TableSnapshots

/// A drawing that is compared with a golden image, or replaces it.
package struct Drawing: Sendable {
    /// The pixels.
    package var bitmap: Bitmap
    /// The number of pixels per point. `nil` if it is unspecified.
    package var scale: Double?
    /// The text chunks of the file, such as the environment.
    package var texts: [PNGText]
    /// The available fonts.
    package var fonts: FontCollection

    /// Creates a drawing with the text chunks of its file.
    package init(
        _ bitmap: Bitmap, scale: Double? = nil, texts: [PNGText] = [], fonts: FontCollection = .current
    ) {
        (self.bitmap, self.scale, self.texts, self.fonts) = (bitmap, scale, texts, fonts)
    }

    /// Returns the drawing as a PNG file, which has the same bytes on every machine.
    package func pngData() throws(OutputError) -> [UInt8] {
        let pixelsPerMeter = scale.map(PNGHeader.pixelsPerMeter(atScale:))
        return try bitmap.pngData(compression: .stable, pixelsPerMeter: pixelsPerMeter, texts: texts)
    }
}
