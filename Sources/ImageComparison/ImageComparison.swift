import Bitmaps

/// What is different between two pictures, compared exactly.
package enum ImageComparison: Equatable, Sendable {
    /// Every pixel is the same.
    case same
    /// The pictures have different sizes, in pixels.
    case differentSizes(width: Int, height: Int, otherWidth: Int, otherHeight: Int)
    /// So many pixels differ; the first, in reading order, is at (x, y).
    case differentPixels(count: Int, x: Int, y: Int)

    /// Compares two pictures.
    package init(_ first: Bitmap, _ second: Bitmap) {
        guard first.width == second.width, first.height == second.height else {
            self = .differentSizes(
                width: first.width, height: first.height, otherWidth: second.width, otherHeight: second.height
            )
            return
        }
        // Comparing whole buffers is the fast way to find that nothing changed, which is the usual case.
        if first.bytes == second.bytes {
            self = .same
            return
        }
        var count = 0
        var firstPixel: Int?
        for pixel in 0..<(first.width * first.height) {
            let bytes = pixel * Bitmap.bytesPerPixel..<(pixel + 1) * Bitmap.bytesPerPixel
            guard first.bytes[bytes] != second.bytes[bytes] else { continue }
            count += 1
            if firstPixel == nil { firstPixel = pixel }
        }
        let pixel = firstPixel ?? 0
        self = .differentPixels(count: count, x: pixel % first.width, y: pixel / first.width)
    }
}

extension ImageComparison: CustomStringConvertible {
    package var description: String {
        switch self {
        case .same: "the pictures are the same"
        case .differentSizes(let width, let height, let otherWidth, let otherHeight):
            "the sizes differ: \(width) × \(height) and \(otherWidth) × \(otherHeight) pixels"
        case .differentPixels(let count, let x, let y):
            "\(count) pixels differ, the first at (\(x), \(y))"
        }
    }
}
