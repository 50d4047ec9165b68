import Images

/// A picture shared by every place that draws it: pixels in memory, or a way to decode them when they are needed.
package final class DisplayImage: Sendable {
    /// The sides in pixels, 1 or more.
    package let width: Int, height: Int

    package let identity: ImageIdentity

    private let content: Content

    private enum Content: Sendable {
        case bitmap(Bitmap)
        case encoded(Decoder)
    }

    /// Decodes a picture and reduces it by a whole number, as ``PixelReducer`` does or nearly so. Must give the same
    /// pixels each time.
    package typealias Decoder = @Sendable (_ reduction: Int) throws(ImageError) -> PremultipliedBitmap

    package init(_ bitmap: Bitmap) {
        width = bitmap.width
        height = bitmap.height
        identity = .unique()
        content = .bitmap(bitmap)
    }

    /// Makes a picture of known size that is decoded when it is drawn, and kept in a cache of bounded size.
    package init(width: Int, height: Int, identity: ImageIdentity, decoder: @escaping Decoder) {
        self.width = width
        self.height = height
        self.identity = identity
        content = .encoded(decoder)
    }

    /// The pixels, reduced by a whole number. What had to be decoded is kept in the cache.
    package func pixels(reduction: Int, in cache: ImageCache) throws(ImageError) -> PremultipliedBitmap {
        switch content {
        case .bitmap(let bitmap): return PremultipliedBitmap(bitmap, reduction: reduction)
        case .encoded(let decode):
            let key = decodedKey(reduction)
            if let known = cache[key] { return known }
            let pixels = try decode(reduction)
            cache.keep(pixels, for: key)
            return pixels
        }
    }

    /// Says that the reduced pixels are hardly needed again, because they have been scaled.
    package func retirePixels(reduction: Int, in cache: ImageCache) { cache.retire(decodedKey(reduction)) }

    private func decodedKey(_ reduction: Int) -> ImageCache.Key {
        ImageCache.Key(image: identity, form: .decoded(reduction: reduction))
    }

    /// Pixels are decoded with at least this many for each one drawn, in both directions: enough to scale them well.
    private static let spareResolution = 2

    /// The reduction that leaves enough pixels to draw the picture at a size, the largest power of two there is. It
    /// depends on nothing else, so that a picture looks the same whatever was drawn before.
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
