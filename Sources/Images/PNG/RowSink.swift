package import Files

/// A destination for the rows of an image, from top to bottom.
///
/// Rows are converted on one thread, and the converted rows are written on another, so that both take place at the same
/// time. After an error, the sink must not be used.
package protocol RowSink: AnyObject {
    /// The number of bytes of a converted row.
    var rowSize: Int { get }

    /// Converts the next rows of pixels in Cairo's format.
    ///
    /// - Parameters:
    ///   - pixels: The bytes from the first row's first pixel on, four for each pixel, at any alignment.
    ///   - bytesPerRow: The distance between the starts of two rows, at least four times the width.
    ///   - count: The number of rows, 0 or more.
    ///   - output: The memory for the converted rows.
    func convertRows(
        _ pixels: UnsafeRawBufferPointer, bytesPerRow: Int, count: Int,
        to output: UnsafeMutableRawBufferPointer)

    /// Appends converted rows.
    func write(_ rows: UnsafeRawBufferPointer) throws(OutputError)
}

extension UnsafeRawBufferPointer {
    /// Returns the start of one or more rows, all of which must be in the buffer.
    func startOfRows(_ rows: Int, width: Int, bytesPerRow: Int) -> UnsafePointer<UInt8> {
        let size = Bitmap.bytesPerPixel * width
        guard let baseAddress, bytesPerRow >= size, count >= (rows - 1) * bytesPerRow + size else {
            preconditionFailure("the buffer is too small for its rows")
        }
        return baseAddress.assumingMemoryBound(to: UInt8.self)
    }
}
