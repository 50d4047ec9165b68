import TableSpecimens

@testable import Images

/// Returns an image with flat parts, edges, a gradient and noise, so that both row filters are used.
func testImage(width: Int, height: Int, isOpaque: Bool) throws -> Bitmap {
    var random = SeededNumbers(seed: 1)
    var bytes: [UInt8] = []
    for y in 0..<height {
        for x in 0..<width {
            switch (y / 4) % 4 {
            case 0: bytes += [250, 250, 255, 255]
            case 1: bytes += [UInt8(x * 3 & 255), UInt8(x * 2 & 255), UInt8((x + y) & 255), 255]
            case 2: bytes += (0..<4).map { _ in .random(in: 0...255, using: &random) }
            default: bytes += x % 5 == 0 ? [0, 0, 0, UInt8(x * 7 & 255)] : [255, 200, 3, 128]
            }
            if isOpaque { bytes[bytes.count - 1] = 255 }
        }
    }
    return try Bitmap(width: width, height: height, bytes: bytes)
}

/// Pixels the way Cairo stores them, with rows further apart than they are long.
struct CairoPixels {
    let bytesPerRow: Int
    var words: [UInt32]

    init(of bitmap: Bitmap, rowPadding: Int = 2) {
        bytesPerRow = 4 * (bitmap.width + rowPadding)
        words = []
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let start = (y * bitmap.width + x) * 4
                let pixel = bitmap.bytes[start..<start + 4].map(UInt32.init)
                let alpha = pixel[3]
                let colors = pixel[..<3].map { ($0 * alpha + 127) / 255 }
                words.append(alpha << 24 | colors[0] << 16 | colors[1] << 8 | colors[2])
            }
            words += [UInt32](repeating: 0x1234_5678, count: rowPadding)
        }
    }

    /// Writes all the rows in calls of the given numbers of rows, over and over.
    func write(to writer: PNGWriter, height: Int, split: [Int]) throws {
        try words.withUnsafeBytes { bytes in
            var (y, call) = (0, 0)
            while y < height {
                let count = min(split[call % split.count], height - y)
                let rows = UnsafeRawBufferPointer(rebasing: bytes[(y * bytesPerRow)...])
                try writer.writeRows(rows, bytesPerRow: bytesPerRow, count: count)
                y += count
                call += 1
            }
        }
    }
}

extension Bitmap {
    /// Returns the image after a conversion to Cairo's premultiplied form and back.
    func roundedByPremultiplying() throws -> Bitmap {
        var result = bytes
        for start in stride(from: 0, to: bytes.count, by: 4) {
            let alpha = Int(bytes[start + 3])
            for index in start..<start + 3 {
                let premultiplied = (Int(bytes[index]) * alpha + 127) / 255
                result[index] = alpha == 0 ? 0 : UInt8(min(255, (premultiplied * 255 + alpha / 2) / alpha))
            }
        }
        return try Bitmap(width: width, height: height, bytes: result)
    }
}
