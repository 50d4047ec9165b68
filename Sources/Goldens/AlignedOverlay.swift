import ImageComparison
import Images

/// The difference of two images whose rows are aligned, so that rows below an inserted one are not all different.
///
/// Inserted rows are green and removed rows red. The rest is an overlay.
struct AlignedOverlay {
    private enum Tint {
        case inserted, removed

        /// Creates the tint of a band. `nil` if both images have rows.
        init?(_ band: AlignedRows.Band) {
            guard band.isOnlyInOne else { return nil }
            self = band.before.isEmpty ? .inserted : .removed
        }

        /// The red, green and blue components.
        var color: [Int] { self == .inserted ? [52, 199, 89] : [255, 59, 48] }
    }

    private let before: Bitmap
    private let after: Bitmap
    private let bands: [AlignedRows.Band]

    /// Returns the difference of two images with aligned rows. `nil` if rows have the same places.
    static func of(_ before: Bitmap, _ after: Bitmap, _ rows: AlignedRows) -> Bitmap? {
        guard before.width == after.width, rows.isMoved else { return nil }
        return try? AlignedOverlay(before: before, after: after, bands: rows.bands).bitmap
    }

    // MARK: Drawing

    private var bitmap: Bitmap {
        get throws(ImageError) {
            let height = bands.reduce(0) { $0 + $1.height }
            var (old, new): ([UInt8], [UInt8]) = ([], [])
            for band in bands {
                // A band of one image is not different, but has a tint.
                let (first, last) = (Tint(band) == .inserted, Tint(band) == .removed)
                append(
                    rows: first ? band.after : band.before, of: first ? after : before, to: &old, band.height)
                append(
                    rows: last ? band.before : band.after, of: last ? before : after, to: &new, band.height)
            }
            let comparison = ImageComparison(
                try Bitmap(width: before.width, height: height, bytes: old),
                try Bitmap(width: before.width, height: height, bytes: new))
            let overlay = try comparison.differenceImage(.overlay)
            var bytes = overlay.bytes
            var y = 0
            for band in bands {
                if let tint = Tint(band) { blend(tint.color, rows: y..<y + band.height, in: &bytes) }
                y += band.height
            }
            return try Bitmap(width: overlay.width, height: overlay.height, bytes: bytes)
        }
    }

    /// Appends rows of an image, and transparent ones up to a height.
    private func append(rows: Range<Int>, of image: Bitmap, to bytes: inout [UInt8], _ height: Int) {
        let length = image.width * Bitmap.bytesPerPixel
        bytes += image.bytes[rows.lowerBound * length..<rows.upperBound * length]
        bytes += [UInt8](repeating: 0, count: (height - rows.count) * length)
    }

    private func blend(_ color: [Int], rows: Range<Int>, in bytes: inout [UInt8]) {
        let length = before.width * Bitmap.bytesPerPixel
        for pixel in stride(
            from: rows.lowerBound * length, to: rows.upperBound * length, by: Bitmap.bytesPerPixel)
        {
            for component in 0..<3 {
                bytes[pixel + component] = UInt8((Int(bytes[pixel + component]) * 2 + color[component]) / 3)
            }
        }
    }
}
