/// An image shared by everything that draws it: pixels in memory, or a decoder that produces them when they are
/// required.
package final class DisplayImage: Sendable {
    package let width: Int, height: Int
    package let identity: ImageIdentity
    private let content: Content

    private enum Content: Sendable {
        case bitmap(Bitmap)
        case encoded(Decoder)
    }

    /// A closure that decodes an image and reduces it by an integer factor. The result must be the same, or nearly the
    /// same, as that of ``PixelReducer``. It must be the same each time.
    package typealias Decoder = @Sendable (_ reduction: Int) throws(ImageError) -> PremultipliedBitmap

    package init(_ bitmap: Bitmap) {
        width = bitmap.width
        height = bitmap.height
        identity = .unique()
        content = .bitmap(bitmap)
    }

    /// Creates an image of known size. It is decoded when it is drawn, and cached in limited memory.
    package init(width: Int, height: Int, identity: ImageIdentity, decoder: @escaping Decoder) {
        (self.width, self.height, self.identity) = (width, height, identity)
        content = .encoded(decoder)
    }

    /// Returns the pixels, reduced by an integer factor. Decoded pixels are cached.
    package func pixels(reduction: Int, in cache: ImageCache) throws(ImageError) -> PremultipliedBitmap {
        switch content {
        case .bitmap(let bitmap): return PremultipliedBitmap(bitmap, reduction: reduction)
        case .encoded(let decode):
            let key = decodedKey(reduction)
            if let known = cache[key] { return known }
            let pixels = try decode(reduction)
            cache.insert(pixels, for: key)
            return pixels
        }
    }

    /// The image, mirrored at its vertical axis.
    package var mirrored: DisplayImage {
        DisplayImage(width: width, height: height, identity: .unique()) { reduction throws(ImageError) in
            let image = try self.pixels(reduction: reduction, in: .shared)
            let rows = stride(from: 0, to: image.pixels.count, by: image.width)
            return PremultipliedBitmap(
                width: image.width, height: image.height,
                pixels: rows.flatMap { image.pixels[$0..<$0 + image.width].reversed() })
        }
    }

    /// Returns the part of the image in columns and rows of its pixels, which are not empty.
    package func cropped(columns: Range<Int>, rows: Range<Int>) -> DisplayImage {
        DisplayImage(width: columns.count, height: rows.count, identity: .unique()) {
            reduction throws(ImageError) in
            let image = try self.pixels(reduction: 1, in: .shared)
            let lines = rows.map { y in
                image.pixels[y * image.width + columns.lowerBound..<y * image.width + columns.upperBound]
            }
            return PremultipliedBitmap(width: columns.count, height: rows.count, pixels: lines.flatMap { $0 })
                .reduced(by: reduction)
        }
    }

    /// Marks the reduced pixels as hardly required anymore, because they have been scaled.
    package func retirePixels(reduction: Int, in cache: ImageCache) { cache.retire(decodedKey(reduction)) }

    private func decodedKey(_ reduction: Int) -> ImageCache.Key { .decoded(identity, reduction: reduction) }

    /// The minimum number of decoded pixels for each drawn pixel, in both directions. It is sufficient for high-quality
    /// scaling.
    private static let spareResolution = 2

    /// Returns the largest power of two by which the image can be reduced for drawing at a size. It depends only on the
    /// size, so that rendering is independent of earlier drawing.
    package func reduction(forWidth drawnWidth: Int, height drawnHeight: Int) -> Int {
        func isEnough(_ reduction: Int) -> Bool {
            PixelReducer.side(width, reduction) >= Self.spareResolution * max(drawnWidth, 1)
                && PixelReducer.side(height, reduction) >= Self.spareResolution * max(drawnHeight, 1)
        }
        var reduction = 1
        while reduction < max(width, height), isEnough(2 * reduction) { reduction *= 2 }
        return reduction
    }
}

extension DisplayImage: Equatable, CustomStringConvertible {
    package static func == (left: DisplayImage, right: DisplayImage) -> Bool {
        if left.identity == right.identity { return true }
        guard case .bitmap(let first) = left.content, case .bitmap(let second) = right.content else {
            return false
        }
        return first == second
    }

    package var description: String { "image \(width)×\(height)" }
}
