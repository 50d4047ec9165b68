import UIKitNames

/// The images of the gallery.
enum GalleryImages {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../Assets/photo.jpg").standardizedFileURL.path

    /// A JPEG of 480 × 360 pixels.
    static let photo = UIImage(contentsOfFile: file)

    /// The same JPEG at 48 × 36 points.
    static let smallPhoto = (try? Data(contentsOf: URL(fileURLWithPath: file))).flatMap {
        UIImage(data: $0, scale: 10)
    }

    /// A yellow star on a transparent background, 224 pixels wide and high, at four pixels per point.
    static let star: UIImage = {
        let (side, samples) = (224, 4)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(side * side * 4)
        for y in 0..<side {
            for x in 0..<side {
                var covered = 0
                for sample in 0..<samples * samples {
                    let across =
                        (Double(x) + (Double(sample % samples) + 0.5) / Double(samples)) / Double(side)
                    let down = (Double(y) + (Double(sample / samples) + 0.5) / Double(samples)) / Double(side)
                    if isInStar(2 * across - 1, 2 * down - 1) { covered += 1 }
                }
                // Transparent pixels are black, which must not be visible at the edges.
                let alpha = UInt8(covered * 255 / (samples * samples))
                bytes += alpha == 0 ? [0, 0, 0, 0] : [255, 204, 0, alpha]
            }
        }
        guard let bitmap = try? Bitmap(width: side, height: side, bytes: bytes) else {
            fatalError("a star of \(side) pixels has pixels")
        }
        return UIImage(bitmap: bitmap, scale: 4)
    }()

    /// Returns a Boolean value that indicates whether a point is inside a star with five tips on a circle of
    /// radius 1.
    private static func isInStar(_ x: Double, _ y: Double) -> Bool {
        let sector = 2 * Double.pi / 5
        var angle = atan2(x, -y).truncatingRemainder(dividingBy: sector)
        if angle < 0 { angle += sector }
        angle = min(angle, sector - angle)
        // The edge leads from the tip at angle 0 to the notch half a sector further.
        let notch = (radius: 0.45, angle: sector / 2)
        let (notchX, notchY) = (notch.radius * sin(notch.angle), notch.radius * cos(notch.angle))
        let distance = hypot(x, y)
        let (pointX, pointY) = (distance * sin(angle), distance * cos(angle))
        return (notchX - 0) * (pointY - 1) - (notchY - 1) * (pointX - 0) <= 0
    }
}
