import PNGCodec

/// A picture to show in an image view. Mirrors `UIImage`.
public final class Image: Sendable {
    /// The size in points: the pixels divided by the scale.
    public let size: CGSize

    /// Pixels per point.
    public let scale: CGFloat

    package let content: DisplayImage

    /// Makes a picture from pixels, of which `scale` make a point; a scale that is no number above 0 counts as 1.
    public init(bitmap: Bitmap, scale: CGFloat = 1) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        self.content = DisplayImage(bitmap)
        self.scale = scale
        self.size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    }

    /// Reads a PNG file. A name that ends in `@2x` or `@3x` before the extension sets the scale.
    ///
    /// - Throws: ``ImageError`` when the file cannot be read or is not a whole PNG.
    public convenience init(contentsOf path: String) throws(ImageError) {
        let bytes = try ImageError.reading(path)
        do {
            self.init(bitmap: try Bitmap(pngBytes: bytes), scale: Self.scale(ofFileNamed: path))
        } catch {
            throw ImageError(path: path, reason: "\(error)")
        }
    }

    /// Reads a PNG file, or answers nil when that fails. Mirrors `UIImage(contentsOfFile:)`.
    public convenience init?(contentsOfFile path: String) {
        do { try self.init(contentsOf: path) } catch { return nil }
    }

    private static func scale(ofFileNamed path: String) -> CGFloat {
        let name =
            path.split(separator: "/").last?.split(separator: ".").dropLast().joined(separator: ".") ?? ""
        if name.hasSuffix("@2x") { return 2 }
        return name.hasSuffix("@3x") ? 3 : 1
    }
}
