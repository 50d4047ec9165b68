import Images
import TableSpecimens

/// Red, green, blue, alpha.
struct Pixel: Equatable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8

    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    init(gray: UInt8, alpha: UInt8 = 255) { self.init(gray, gray, gray, alpha) }

    var bytes: [UInt8] { [red, green, blue, alpha] }

    static let white = Pixel(gray: 255)
    static let black = Pixel(gray: 0)
}

extension Bitmap {
    init(_ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> Pixel) throws {
        try self.init(
            width: width, height: height,
            bytes: (0..<height).flatMap { y in (0..<width).flatMap { x in pixel(x, y).bytes } })
    }

    static func plain(_ width: Int, _ height: Int, _ pixel: Pixel = .white) throws -> Bitmap {
        try Bitmap(width: width, height: height, bytes: (0..<width * height).flatMap { _ in pixel.bytes })
    }

    /// Returns grays, row by row.
    static func grays(_ rows: [[UInt8]]) throws -> Bitmap {
        try Bitmap(rows[0].count, rows.count) { x, y in Pixel(gray: rows[y][x]) }
    }

    subscript(x: Int, y: Int) -> Pixel {
        let start = y * bytesPerRow + x * 4
        return Pixel(bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3])
    }

    /// Returns the image with other pixels at some positions.
    func changing(_ positions: [(x: Int, y: Int)], to pixel: Pixel = .black) throws -> Bitmap {
        var bytes = bytes
        for position in positions {
            let start = position.y * bytesPerRow + position.x * 4
            bytes.replaceSubrange(start..<start + 4, with: pixel.bytes)
        }
        return try Bitmap(width: width, height: height, bytes: bytes)
    }

    /// Discs in colors that follow from the seed, with smoothed edges, moved to the right by a part of a pixel.
    static func discs(_ width: Int, _ height: Int, seed: UInt64, shift: Double, isOpaque: Bool) throws
        -> Bitmap
    {
        var random = SeededNumbers(seed: seed)
        func byte() -> Double { Double(UInt8.random(in: 0...255, using: &random)) }
        let discs = (0..<6).map { _ in
            (
                x: Double.random(in: 0...Double(width), using: &random) + shift,
                y: Double.random(in: 0...Double(height), using: &random),
                radius: Double.random(in: 2...12, using: &random),
                color: [byte(), byte(), byte(), isOpaque ? 255 : byte()]
            )
        }
        let backdrop = [byte(), byte(), byte(), isOpaque ? 255 : byte()]
        return try Bitmap(width, height) { x, y in
            var color = backdrop
            for disc in discs {
                let (across, down) = (Double(x) + 0.5 - disc.x, Double(y) + 0.5 - disc.y)
                let coverage = min(
                    1, max(0, disc.radius + 0.5 - (across * across + down * down).squareRoot()))
                for channel in 0..<4 {
                    color[channel] += (disc.color[channel] - color[channel]) * coverage
                }
            }
            return Pixel(UInt8(color[0]), UInt8(color[1]), UInt8(color[2]), UInt8(color[3]))
        }
    }

    /// Colors of a small palette at random positions, so that neighbors are often equal.
    static func random(
        _ width: Int, _ height: Int, levels: Int, isOpaque: Bool, _ random: inout SeededNumbers
    ) throws
        -> Bitmap
    {
        func byte() -> UInt8 { UInt8(Int.random(in: 0..<levels, using: &random) * 255 / max(1, levels - 1)) }
        return try Bitmap(width, height) { _, _ in
            let color = (byte(), byte(), byte())
            return Pixel(color.0, color.1, color.2, isOpaque ? 255 : byte())
        }
    }
}
