import CImages

/// A sink that collects rows into an image in memory. It is the image that a PNG file with these rows contains.
package final class BitmapRows: RowSink {
    private let width: Int, height: Int
    private let isOpaque: Bool
    private var bytes: [UInt8]
    private var byteCount = 0

    /// Creates a sink.
    ///
    /// - Parameter isOpaque: Whether to ignore the alpha of the pixels.
    package init(width: Int, height: Int, isOpaque: Bool) {
        (self.width, self.height, self.isOpaque) = (width, height, isOpaque)
        bytes = Array(repeating: 0, count: Bitmap.bytesPerPixel * width * height)
    }

    /// Rows are converted into the image, so that nothing remains to be written.
    package var rowSize: Int { 0 }

    package func write(_ rows: UnsafeRawBufferPointer) {}

    package func convertRows(
        _ pixels: UnsafeRawBufferPointer, bytesPerRow: Int, count: Int,
        to output: UnsafeMutableRawBufferPointer = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    ) {
        guard count > 0 else { return }
        let size = Bitmap.bytesPerPixel * width * count
        precondition(size <= bytes.count - byteCount, "there are more rows than in the image")
        let start = pixels.startOfRows(count, width: width, bytesPerRow: bytesPerRow)
        bytes.withUnsafeMutableBufferPointer { bytes in
            guard let output = bytes.baseAddress else { return }
            cpng_straighten_rows(output + byteCount, start, bytesPerRow, width, count, !isOpaque)
        }
        byteCount += size
    }

    /// The image, after all rows are converted.
    package var bitmap: Bitmap {
        precondition(byteCount == bytes.count, "there are fewer rows than in the image")
        return Bitmap(width: width, height: height, pixels: bytes)
    }
}
