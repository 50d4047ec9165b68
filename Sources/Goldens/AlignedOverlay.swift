import ImageComparison
import Images
import TableKit
import TableSnapshots

/// The difference of two images whose rows are aligned, so that rows below an inserted one are not all different.
///
/// Inserted rows are green and removed rows red. The rest is an overlay.
struct AlignedOverlay {
    /// Rows of pixels next to each other. A band of one image is empty in the other one.
    private struct Band {
        let before: Range<Int>
        let after: Range<Int>
        var height: Int { max(before.count, after.count) }
        var tint: Tint? {
            before.isEmpty == after.isEmpty ? nil : before.isEmpty ? .inserted : .removed
        }
    }

    private enum Tint {
        case inserted, removed

        /// The red, green and blue components.
        var color: [Int] { self == .inserted ? [52, 199, 89] : [255, 59, 48] }
    }

    private let before: Bitmap
    private let after: Bitmap
    private let bands: [Band]

    /// Returns the difference of two images with records. `nil` if rows have the same places, or cannot be aligned.
    static func of(
        _ before: Bitmap, _ after: Bitmap, _ alignment: LayoutAlignment, scale: Double
    ) -> Bitmap? {
        guard before.width == after.width,
            let bands = bands(alignment, heights: (before.height, after.height), scale)
        else { return nil }
        return try? AlignedOverlay(before: before, after: after, bands: bands).bitmap
    }

    // MARK: Bands

    private static func bands(
        _ alignment: LayoutAlignment, heights: (Int, Int), _ scale: Double
    ) -> [Band]? {
        let olds = ranges(of: alignment.before, scale), news = ranges(of: alignment.after, scale)
        guard let olds, let news else { return nil }
        // Rows that have changed places are removed from one and inserted at the other.
        var pairs: [(before: Int, after: Int)] = []
        for pair in alignment.pairs where pair.after > pairs.last?.after ?? -1 {
            if olds[pair.before] != nil, news[pair.after] != nil { pairs.append(pair) }
        }
        var bands: [Band] = []
        var (y, other) = (0, 0)
        func addOnly(_ olds: [Range<Int>], _ news: [Range<Int>]) {
            for range in olds where range.upperBound > y {
                bands.append(Band(before: y..<range.upperBound, after: other..<other))
                y = range.upperBound
            }
            for range in news where range.upperBound > other {
                bands.append(Band(before: y..<y, after: other..<range.upperBound))
                other = range.upperBound
            }
        }
        func addBoth(_ old: Range<Int>, _ new: Range<Int>) {
            if !old.isEmpty || !new.isEmpty { bands.append(Band(before: old, after: new)) }
            (y, other) = (old.upperBound, new.upperBound)
        }
        var (old, new) = (0, 0)
        for pair in pairs {
            addOnly(olds[old..<pair.before].compactMap(\.self), news[new..<pair.after].compactMap(\.self))
            guard let range = olds[pair.before], let otherRange = news[pair.after], range.lowerBound >= y,
                otherRange.lowerBound >= other
            else { return nil }
            addBoth(y..<range.lowerBound, other..<otherRange.lowerBound)
            addBoth(range, otherRange)
            (old, new) = (pair.before + 1, pair.after + 1)
        }
        addOnly(olds[old...].compactMap(\.self), news[new...].compactMap(\.self))
        guard y <= heights.0, other <= heights.1 else { return nil }
        addBoth(y..<heights.0, other..<heights.1)
        return bands.contains { $0.before.count != $0.after.count } ? bands : nil
    }

    /// Returns the rows of pixels of each row, header and footer; `nil` for other elements. The result is `nil` if some overlap.
    private static func ranges(of blocks: [LayoutAlignment.Block], _ scale: Double) -> [Range<Int>?]? {
        var end = 0
        var ranges: [Range<Int>?] = []
        for block in blocks {
            guard block.element.part.element?.hasFixedWidth == true, let frame = block.element.frame else {
                ranges.append(nil)
                continue
            }
            let rect = frame.pixels(at: scale)
            // Rounding can add a row of pixels.
            let start = max(rect.y, end)
            guard start - rect.y <= 1, rect.y + rect.height >= start else { return nil }
            ranges.append(start..<rect.y + rect.height)
            end = rect.y + rect.height
        }
        return ranges
    }

    // MARK: Drawing

    private var bitmap: Bitmap {
        get throws(ImageError) {
            let height = bands.reduce(0) { $0 + $1.height }
            var (old, new): ([UInt8], [UInt8]) = ([], [])
            for band in bands {
                // A band of one image is not different, but has a tint.
                let (first, last) = (band.tint == .inserted, band.tint == .removed)
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
                if let tint = band.tint { blend(tint.color, rows: y..<y + band.height, in: &bytes) }
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
