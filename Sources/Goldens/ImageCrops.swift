import Files
import ImageComparison
import Images

/// The areas of an image, whose rows are decoded one after another.
struct ImageCrops {
    /// An area.
    struct Crop {
        /// The digest of the size and the pixels of the area.
        fileprivate(set) var digest = ""
        /// The area with its context. `nil` if it is too large.
        fileprivate(set) var bitmap: Bitmap?
    }

    /// The number of pixels around an area, which show where it is.
    private static let context = 48
    /// The maximum number of pixels of an area with its context, so that the areas of an image require little memory.
    private static let maxPixels = 1 << 18

    /// An area whose rows are being read.
    private struct Reading {
        let area: PixelRect
        /// The area with its context.
        let outer: PixelRect
        let isShown: Bool
        let digest = SHA256.Digest()
        var pixels: [UInt8] = []

        init(_ area: PixelRect, in size: (width: Int, height: Int)) {
            let context = ImageCrops.context
            let outer = PixelRect(
                x: area.x - context, y: area.y - context, width: area.width + 2 * context,
                height: area.height + 2 * context)
            self.area = area
            self.outer = outer.within(size) ?? area
            isShown = self.outer.width <= ImageCrops.maxPixels / self.outer.height
        }

        mutating func add(_ row: UnsafeRawBufferPointer, _ y: Int) {
            func pixels(_ rect: PixelRect) -> UnsafeRawBufferPointer {
                let start = rect.x * Bitmap.bytesPerPixel
                return UnsafeRawBufferPointer(
                    rebasing: row[start..<start + rect.width * Bitmap.bytesPerPixel])
            }
            if isShown, y >= outer.y, y < outer.y + outer.height { self.pixels += pixels(outer) }
            if y >= area.y, y < area.y + area.height { digest.update(pixels(area)) }
        }

        var crop: Crop {
            Crop(
                digest: "\(area.width)x\(area.height) \(digest.hexadecimal)",
                bitmap: isShown
                    ? try? Bitmap(width: outer.width, height: outer.height, bytes: self.pixels) : nil)
        }
    }

    /// Returns areas of a PNG file. Those outside of it, and `nil`, have none.
    ///
    /// - Throws: An error if the image cannot be read.
    static func of(_ png: [UInt8], _ areas: [PixelRect?]) throws(ImageError) -> [Crop?] {
        let rows = try PNGRows(png)
        let size = (width: rows.width, height: rows.height)
        var readings = areas.map { $0?.within(size).map { Reading($0, in: size) } }
        let end = readings.compactMap { $0 }.map { $0.outer.y + $0.outer.height }.max() ?? 0
        let reader = try rows.makeRowReader()
        let row = UnsafeMutableRawBufferPointer.allocate(
            byteCount: size.width * Bitmap.bytesPerPixel, alignment: Bitmap.bytesPerPixel)
        defer { row.deallocate() }
        for y in 0..<end {
            try reader.readRow(into: row)
            for index in readings.indices { readings[index]?.add(UnsafeRawBufferPointer(row), y) }
        }
        return readings.map { $0?.crop }
    }
}
