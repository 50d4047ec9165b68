import UIKitNames

/// Images for the listings, which are generated so that no third-party images are necessary.
enum StripedImage {
    /// Returns an image with diagonal stripes in a color and a lighter one. Its size is `width` × `height`
    /// points, at two pixels per point.
    static func make(_ color: UIColor, width: Int = 80, height: Int = 60) -> UIImage? {
        let (pixelWidth, pixelHeight) = (width * 2, height * 2)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(pixelWidth * pixelHeight * 4)
        for y in 0..<pixelHeight {
            for x in 0..<pixelWidth {
                let fraction = (x + y) / 16 % 2 == 0 ? 0.0 : 0.4
                for part in [color.light.red, color.light.green, color.light.blue] {
                    bytes.append(UInt8((part + (1 - part) * fraction) * 255))
                }
                bytes.append(255)
            }
        }
        return (try? Bitmap(width: pixelWidth, height: pixelHeight, bytes: bytes)).map {
            UIImage(bitmap: $0, scale: 2)
        }
    }
}
