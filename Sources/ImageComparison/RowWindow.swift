/// A window of consecutive rows of an image in memory, which moves from its top to its end.
final class RowWindow {
    private let source: any RowSource
    private let reader: any RowReader
    private let buffer: UnsafeMutableRawBufferPointer
    private var rows = 0..<0

    /// Creates a window at the top.
    ///
    /// - Parameter capacity: The maximum number of rows in memory.
    init(_ source: any RowSource, capacity: Int) throws(ImageError) {
        self.source = source
        reader = try source.makeRowReader()
        buffer = .allocate(
            byteCount: min(capacity, source.height) * source.width * Bitmap.bytesPerPixel,
            alignment: Bitmap.bytesPerPixel)
    }

    deinit { buffer.deallocate() }

    private var bytesPerRow: Int { source.width * Bitmap.bytesPerPixel }

    /// Returns the bytes of a row if the first row in memory is `first`.
    private func bytes(of row: Int, after first: Int) -> UnsafeMutableRawBufferPointer {
        let start = (row - first) * bytesPerRow
        return UnsafeMutableRawBufferPointer(rebasing: buffer[start..<start + bytesPerRow])
    }

    /// Drops the rows before `next`, and reads the rows up to its end.
    func move(to next: Range<Int>) throws(ImageError) {
        for row in next.clamped(to: rows) where next.lowerBound > rows.lowerBound {
            bytes(of: row, after: next.lowerBound).copyMemory(
                from: UnsafeRawBufferPointer(bytes(of: row, after: rows.lowerBound)))
        }
        for row in rows.upperBound..<max(rows.upperBound, next.upperBound) {
            try reader.readRow(into: bytes(of: max(row, next.lowerBound), after: next.lowerBound))
        }
        rows = next
    }

    /// Reads the rest of the image, which may be damaged.
    func finish() throws(ImageError) {
        for _ in rows.upperBound..<source.height { try reader.readRow(into: bytes(of: 0, after: 0)) }
        rows = source.height..<source.height
    }

    /// The rows in memory, which are valid until the window moves.
    var pixels: PixelRows? {
        buffer.baseAddress.map {
            PixelRows(
                start: UnsafePointer($0.assumingMemoryBound(to: UInt8.self)), bytesPerRow: bytesPerRow,
                rows: rows)
        }
    }
}
