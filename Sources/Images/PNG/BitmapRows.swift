import CPNGStream

/// A sink that collects rows into an image in memory. It is the image that a PNG file with these rows
/// contains.
package final class BitmapRows: RowSink {
    private let width: Int
    private let height: Int
    private let isOpaque: Bool
    private var bytes: [UInt8]
    private var rowsWritten = 0

    /// Creates a sink.
    ///
    /// - Parameter isOpaque: Whether to ignore the alpha of the pixels.
    package init(width: Int, height: Int, isOpaque: Bool) {
        self.width = width
        self.height = height
        self.isOpaque = isOpaque
        bytes = []
        bytes.reserveCapacity(Bitmap.bytesPerPixel * width * height)
    }

    package func writeRows(
        _ pixels: UnsafeRawBufferPointer, bytesPerRow: Int, count: Int
    ) throws(PNGError) {
        guard count <= height - rowsWritten else {
            throw .wrongRowCount(expected: height, written: rowsWritten + count)
        }
        guard count > 0 else { return }
        let size = Bitmap.bytesPerPixel * width
        let needed = (count - 1) * bytesPerRow + size
        guard let start = pixels.baseAddress, bytesPerRow >= size, pixels.count >= needed else {
            throw .shortRows(needed: max(needed, size * count), given: pixels.count)
        }
        let rows = [UInt8](unsafeUninitializedCapacity: size * count) { target, used in
            guard let output = target.baseAddress else { return }
            cpng_straighten_rows(
                output, start.assumingMemoryBound(to: UInt8.self), bytesPerRow, width, count, !isOpaque)
            used = size * count
        }
        bytes += rows
        rowsWritten += count
    }

    /// Returns the image, after all rows are written.
    ///
    /// - Throws: `wrongRowCount`.
    package func bitmap() throws(PNGError) -> Bitmap {
        do {
            return try Bitmap(width: width, height: height, bytes: bytes)
        } catch {
            throw .wrongRowCount(expected: height, written: rowsWritten)
        }
    }
}
