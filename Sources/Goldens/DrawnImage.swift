package import Files
import Foundation
package import ImageComparison
package import Images
package import TableSnapshots

/// A drawing that is compared with a golden image, or replaces it.
package struct DrawnImage: Sendable {
    /// The pixels.
    package var bitmap: Bitmap
    /// The number of pixels per point. `nil` if it is unspecified.
    package var scale: Double?
    /// The text chunks of the file, such as the environment.
    package var texts: [PNGText]
    /// The available fonts.
    package var fonts: FontCollection
    /// A sentence for each missing font, whose characters are boxes in the drawing.
    package var missingFonts: [String] = []

    /// Creates a drawing with the text chunks of its file.
    package init(
        _ bitmap: Bitmap, scale: Double? = nil, texts: [PNGText] = [], fonts: FontCollection = .current
    ) {
        (self.bitmap, self.scale, self.texts, self.fonts) = (bitmap, scale, texts, fonts)
    }

    /// The record of the layout and the texts. `nil` if there is none.
    package var layout: LayoutRecord? {
        texts.text(of: LayoutRecord.keyword).flatMap { LayoutRecord($0, scale: scale ?? 1) }
    }

    /// Returns a hash value of the pixels outside of the ignored areas, for comparisons in this process.
    package func digest(ignoring ignored: [PixelRect]) -> Int {
        var bytes = bitmap.bytes
        for rect in ignored {
            let columns = rect.columns(within: bitmap.width)
            for row in rect.rows(within: bitmap.height) {
                let start = (row * bitmap.width + columns.lowerBound) * Bitmap.bytesPerPixel
                for index in start..<start + columns.count * Bitmap.bytesPerPixel { bytes[index] = 0 }
            }
        }
        var hasher = Hasher()
        hasher.combine(bitmap.width)
        hasher.combine(bitmap.height)
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }

    /// The sentence about an image whose pixels all have one color, such as that of a view without content. `nil` for
    /// others.
    var remark: String? {
        // All pixels are equal if each is equal to the next one.
        let isPlain = bitmap.bytes.withUnsafeBytes { bytes in
            let size = Bitmap.bytesPerPixel
            guard let first = bytes.baseAddress, bytes.count > size else { return true }
            return memcmp(first, first + size, bytes.count - size) == 0
        }
        guard isPlain else { return nil }
        let color = bitmap.bytes.prefix(Bitmap.bytesPerPixel).map { String($0, radix: 16, uppercase: true) }
            .map { $0.count < 2 ? "0" + $0 : $0 }.joined()
        return "All its pixels have the color #\(color): check that the subject has content"
    }

    /// Returns the drawing as a PNG file, which has the same bytes on every machine.
    package func pngData() throws(OutputError) -> [UInt8] {
        let pixelsPerMeter = scale.map(PNGHeader.pixelsPerMeter(atScale:))
        return try bitmap.pngData(compression: .stable, pixelsPerMeter: pixelsPerMeter, texts: texts)
    }
}
