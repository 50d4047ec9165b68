import DisplayList
import Images

extension PremultipliedBitmap {
    /// Returns the color at a point in pixels, interpolated between the four nearest pixels. The edges are repeated
    /// outward.
    func color(x: CGFloat, y: CGFloat) -> UInt32 {
        let (left, right, across) = Self.neighbors(of: x, count: width)
        let (top, bottom, down) = Self.neighbors(of: y, count: height)
        let upper = (pixels[top * width + left], pixels[top * width + right])
        let lower = (pixels[bottom * width + left], pixels[bottom * width + right])
        return [0, 8, 16, 24].reduce(0) { color, shift in
            func part(_ pixel: UInt32) -> CGFloat { CGFloat(pixel >> shift & 0xFF) }
            let above = part(upper.0) + (part(upper.1) - part(upper.0)) * across
            let below = part(lower.0) + (part(lower.1) - part(lower.0)) * across
            return color | UInt32((above + (below - above) * down).rounded()) << shift
        }
    }

    /// Returns the two pixels around a coordinate, and the weight of the second.
    private static func neighbors(of position: CGFloat, count: Int) -> (first: Int, second: Int, CGFloat) {
        let last = CGFloat(count - 1)
        let position = position.isNaN ? 0 : min(max(position - 0.5, 0), last)
        let first = Int(position)
        return (first, min(first + 1, count - 1), position - CGFloat(first))
    }
}

extension StripSurface {
    /// Creates a surface for a size in points. The result is `nil` if it is too large.
    convenience init?(pixels size: CGSize, scale: Double) {
        func side(_ length: CGFloat) -> Int { Int(clamping: (length * scale).rounded(.up)) }
        self.init(width: side(size.width), height: side(size.height))
    }

    /// A copy of the pixels.
    var bitmap: PremultipliedBitmap {
        let stride = bytesPerRow
        let pixels = withPixels { bytes in
            (0..<height).flatMap { row in
                (0..<width).map { column in
                    bytes.loadUnaligned(
                        fromByteOffset: row * stride + column * Bitmap.bytesPerPixel, as: UInt32.self)
                }
            }
        }
        return PremultipliedBitmap(width: width, height: height, pixels: pixels)
    }
}

extension RGBA {
    /// Returns the color as a pixel of a ``StripSurface``, with its opacity multiplied by a factor.
    func premultipliedPixel(opacity: Double) -> UInt32 {
        var color = self
        color.alpha *= opacity
        return color.premultipliedPixel
    }
}
