import CPNGStream

/// A decoder of the rows of a PNG file, one after another from the top. Only an interlaced image is in memory
/// as a whole.
package final class PNGRowReader: RowReader {
    private let file: PNGFile
    private let handle: OpaquePointer

    /// Creates a decoder of a file.
    ///
    /// - Throws: `damaged` or `outOfMemory`.
    init(_ file: PNGFile) throws(PNGError) {
        try file.checkPixels()
        let (width, height) = file.size
        guard let handle = cpng_reader_create(UInt32(width), UInt32(height)) else { throw .outOfMemory }
        self.file = file
        self.handle = handle
    }

    deinit { cpng_reader_destroy(handle) }

    /// Fills `row` with the next row: straight 8-bit sRGB in the order red, green, blue, alpha. At least one
    /// row must remain.
    ///
    /// - Throws: `damaged`.
    package func readRow(into row: UnsafeMutableRawBufferPointer) throws(PNGError) {
        precondition(row.count == file.format.width * Bitmap.bytesPerPixel)
        guard let start = row.baseAddress?.assumingMemoryBound(to: UInt8.self),
            cpng_reader_read_row(handle, file.bytes, file.bytes.count, start)
        else { throw .damaged(String(cString: cpng_reader_message(handle))) }
    }
}

/// A PNG file whose rows are decoded on demand.
package struct PNGRows: RowSource {
    private let file: PNGFile

    /// Checks that the image is not too large.
    ///
    /// - Throws: `tooLarge`, `interlacedTooLarge` or `sideTooLong`.
    package init(_ file: PNGFile, limits: PNGLimits = PNGLimits()) throws(PNGError) {
        try file.checkSize(limits)
        self.file = file
    }

    package var width: Int { file.format.width }
    package var height: Int { file.format.height }
    package func makeRowReader() throws -> any RowReader { try PNGRowReader(file) }
}
