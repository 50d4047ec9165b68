import Foundation

/// An image whose rows can be read from the top any number of times, without all of it in memory.
package protocol RowSource: Sendable {
    /// The number of pixels in a row, 1 or more.
    var width: Int { get }

    /// The number of rows, 1 or more.
    var height: Int { get }

    func makeRowReader() throws(ImageError) -> any RowReader

    /// Returns a Boolean value that indicates whether the pixels are known to be equal to those of another image without
    /// reading them.
    func hasPixels(of other: any RowSource) -> Bool
}

extension RowSource {
    package func hasPixels(of other: any RowSource) -> Bool { false }
}

/// A reader of an image's rows, one after another from the top.
package protocol RowReader: AnyObject {
    /// Fills `row` with the next row: straight 8-bit sRGB in the order red, green, blue, alpha. At least one
    /// row must remain.
    func readRow(into row: UnsafeMutableRawBufferPointer) throws(ImageError)
}

extension Bitmap: RowSource {
    package func makeRowReader() -> any RowReader { BitmapRowReader(self) }

    package func hasPixels(of other: any RowSource) -> Bool {
        guard let other = other as? Bitmap, width == other.width, height == other.height else { return false }
        return bytes.withUnsafeBytes { bytes in
            other.bytes.withUnsafeBytes { others in
                guard let start = bytes.baseAddress, let otherStart = others.baseAddress else { return true }
                return memcmp(start, otherStart, bytes.count) == 0
            }
        }
    }
}

/// A reader of the rows of an image in memory.
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
