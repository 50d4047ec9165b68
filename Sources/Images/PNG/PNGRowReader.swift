import CImages

/// A decoder of the rows of a PNG file, one after another from the top. Only an interlaced image is in memory
/// as a whole.
package final class PNGRowReader: RowReader {
    private let file: PNGFile
    private let path: String?
    private let handle: OpaquePointer

    /// Creates a decoder of a file, whose path is in its errors.
    ///
    /// - Throws: `damaged` or `outOfMemory`.
    init(_ file: PNGFile, path: String? = nil) throws(ImageError) {
        do { try file.checkPixels() } catch { throw error.located(at: path) }
        let (width, height) = file.size
        guard let handle = cpng_reader_create(UInt32(width), UInt32(height)) else {
            throw .outOfMemory.located(at: path)
        }
        (self.file, self.path, self.handle) = (file, path, handle)
    }

    deinit { cpng_reader_destroy(handle) }

    /// Fills `row` with the next row: straight 8-bit sRGB in the order red, green, blue, alpha. At least one
    /// row must remain.
    ///
    /// - Throws: `damaged`.
    package func readRow(into row: UnsafeMutableRawBufferPointer) throws(ImageError) {
        precondition(row.count == file.format.width * Bitmap.bytesPerPixel)
        guard let start = row.baseAddress?.assumingMemoryBound(to: UInt8.self),
            cpng_reader_read_row(handle, file.bytes, file.bytes.count, start)
        else { throw .damaged(String(cString: cpng_reader_message(handle))).located(at: path) }
    }
}

/// A PNG file whose rows are decoded on demand.
package struct PNGRows: RowSource {
    let file: PNGFile
    private let path: String?

    /// Parses a file, and checks that the image is not too large.
    ///
    /// - Parameter path: The path of the file for errors.
    /// - Throws: `unknownFormat`, `cutShort`, `damaged` or `tooLarge`.
    package init(_ bytes: [UInt8], path: String? = nil, limits: PNGLimits = PNGLimits()) throws(ImageError) {
        do {
            file = try PNGFile(bytes)
            try limits.check(file.format)
        } catch { throw error.located(at: path) }
        self.path = path
    }

    package var width: Int { file.format.width }
    package var height: Int { file.format.height }

    package func makeRowReader() throws(ImageError) -> any RowReader { try PNGRowReader(file, path: path) }
}
