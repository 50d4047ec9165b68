import TableKit

extension Image {
    /// Returns an image of one color, with a size in points and one pixel per point.
    package static func plain(_ width: Int, _ height: Int, _ color: [UInt8] = [200, 30, 60, 255]) -> Image {
        let bytes = (0..<width * height).flatMap { _ in color }
        guard let bitmap = try? Bitmap(width: width, height: height, bytes: bytes) else {
            fatalError("a picture of \(width) × \(height) pixels has no pixels")
        }
        return Image(bitmap: bitmap)
    }
}

extension RGBA {
    /// Creates a color from components between 0 and 255, as in the system's figures.
    package init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
        self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}
