/// Where the rows of a picture go, from top to bottom.
package protocol RowSink: AnyObject {
    /// Appends rows of Cairo's pixels.
    ///
    /// - Parameters:
    ///   - pixels: The first row's first pixel and on; four bytes a pixel, at any alignment.
    ///   - bytesPerRow: From the start of one row to the next, at least four times the width.
    ///   - count: Rows, 0 or more.
    func writeRows(_ pixels: UnsafeRawBufferPointer, bytesPerRow: Int, count: Int) throws(PNGError)
}

extension PNGWriter: RowSink {}
