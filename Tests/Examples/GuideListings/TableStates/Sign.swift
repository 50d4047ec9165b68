import UIKitNames

/// A white image for a button, which is generated without a file.
enum Sign {
    case bin, flag, dots

    /// An image of 20 × 20 points, at two pixels per point.
    var image: UIImage {
        let side = 40
        var bytes: [UInt8] = []
        bytes.reserveCapacity(side * side * 4)
        for y in 0..<side {
            for x in 0..<side {
                let isInk = covers(x - side / 2, y - side / 2)
                bytes += isInk ? [255, 255, 255, 255] : [0, 0, 0, 0]
            }
        }
        guard let bitmap = try? Bitmap(width: side, height: side, bytes: bytes) else {
            preconditionFailure("a picture of \(side) × \(side) pixels has \(side * side * 4) bytes")
        }
        return UIImage(bitmap: bitmap, scale: 2)
    }

    /// Returns a Boolean value that indicates whether a pixel, relative to the center, is white.
    private func covers(_ x: Int, _ y: Int) -> Bool {
        switch self {
        case .bin:
            // The lid with its handle is above a box of vertical bars.
            (abs(y + 13) < 2 && abs(x) < 16) || (abs(y + 16) < 2 && abs(x) < 6)
                || (y > -9 && y < 18 && abs(x) < 12
                    && (y >= 14 || [-10, -4, 4, 10].contains { abs(x - $0) < 2 }))
        case .flag: (x >= -12 && x < -8 && abs(y) < 18) || (x >= -8 && x < 14 && y >= -18 && y < 0)
        case .dots: abs(y) < 4 && [-12, 0, 12].contains { abs(x - $0) < 4 }
        }
    }
}
