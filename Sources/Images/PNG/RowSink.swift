package import Files

/// A destination for the rows of an image, from top to bottom.
package protocol RowSink: AnyObject {
    /// Appends rows of pixels in Cairo's format. After an error, the sink must not be used.
    ///
    /// - Parameters:
    ///   - pixels: The bytes from the first row's first pixel on, four for each pixel, at any alignment.
    ///   - bytesPerRow: The distance between the starts of two rows, at least four times the width.
    ///   - count: The number of rows, 0 or more.
    func writeRows(_ pixels: UnsafeRawBufferPointer, bytesPerRow: Int, count: Int) throws(OutputError)
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
