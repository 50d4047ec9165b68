import Bitmaps

/// Pixels shared by every place that draws them, told apart by identity, so that a rasteriser can scale each
/// picture once and find it again.
package final class DisplayImage: Sendable, Equatable, CustomStringConvertible {
    package let bitmap: Bitmap

    package init(_ bitmap: Bitmap) { self.bitmap = bitmap }

    package static func == (left: DisplayImage, right: DisplayImage) -> Bool {
        left === right || left.bitmap == right.bitmap
    }

    package var description: String { "image \(bitmap.width)×\(bitmap.height)" }
}
