/// A destination for the rows of an image, from top to bottom.
package protocol RowSink: AnyObject {
    /// Appends rows of pixels in Cairo's format.
    ///
    /// - Parameters:
    ///   - pixels: The bytes from the first row's first pixel on, four for each pixel, at any alignment.
    ///   - bytesPerRow: The distance between the starts of two rows, at least four times the width.
    ///   - count: The number of rows, 0 or more.
    func writeRows(_ pixels: UnsafeRawBufferPointer, bytesPerRow: Int, count: Int) throws(PNGError)
}

extension PNGWriter: RowSink {}
