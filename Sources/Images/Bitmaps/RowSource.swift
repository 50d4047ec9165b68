/// An image whose rows can be read from the top, as often as needed, without all of it in memory.
package protocol RowSource: Sendable {
    /// Pixels in a row, 1 or more.
    var width: Int { get }

    /// Rows, 1 or more.
    var height: Int { get }

    /// Begins to read at the top.
    func makeRowReader() throws -> any RowReader
}

/// Reads the rows of an image, one after another from the top.
package protocol RowReader: AnyObject {
    /// Fills `row` with the next row: straight 8-bit sRGB, bytes red, green, blue and alpha. There must be one left.
    func readRow(into row: UnsafeMutableRawBufferPointer) throws
}

extension Bitmap: RowSource {
    package func makeRowReader() -> any RowReader { BitmapRowReader(self) }
}

/// Reads the rows of an image in memory.
private final class BitmapRowReader: RowReader {
    private let bitmap: Bitmap
    private var offset = 0

    init(_ bitmap: Bitmap) { self.bitmap = bitmap }

    func readRow(into row: UnsafeMutableRawBufferPointer) {
        let end = offset + bitmap.bytesPerRow
        bitmap.bytes.withUnsafeBytes { bytes in
            row.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[offset..<end]))
        }
        offset = end
    }
}
