import CPNGStream

/// A sink that collects rows into an image in memory. It is the image that a PNG file with these rows contains.
package final class BitmapRows: RowSink {
    private let width: Int, height: Int
    private let isOpaque: Bool
    private var bytes: [UInt8] = []

    /// Creates a sink.
    ///
    /// - Parameter isOpaque: Whether to ignore the alpha of the pixels.
    package init(width: Int, height: Int, isOpaque: Bool) {
        (self.width, self.height, self.isOpaque) = (width, height, isOpaque)
        bytes.reserveCapacity(Bitmap.bytesPerPixel * width * height)
    }

    package func writeRows(_ pixels: UnsafeRawBufferPointer, bytesPerRow: Int, count: Int) {
        guard count > 0 else { return }
        let start = pixels.startOfRows(count, width: width, bytesPerRow: bytesPerRow)
        let size = Bitmap.bytesPerPixel * width * count
        bytes += [UInt8](unsafeUninitializedCapacity: size) { target, used in
            guard let output = target.baseAddress else { return }
            cpng_straighten_rows(output, start, bytesPerRow, width, count, !isOpaque)
            used = size
        }
    }

    /// The image, after all rows are written.
    package var bitmap: Bitmap { Bitmap(width: width, height: height, pixels: bytes) }
}
