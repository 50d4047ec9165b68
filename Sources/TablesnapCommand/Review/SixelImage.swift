import Images

/// An image as sixels: bands of six rows, drawn one color after the other.
struct SixelImage {
    /// The control sequence that shows the image in a terminal.
    private(set) var bytes: [UInt8]

    private let bitmap: Bitmap
    private let reduction: Double
    private let width: Int
    private let height: Int

    /// The number of levels to which red, green and blue are rounded, so that a palette of 256 colors is
    /// sufficient.
    private static let levels = 6

    /// - Parameter reduction: The number of pixels that become one in each dimension, 1 or more.
    init(_ bitmap: Bitmap, reduction: Double) {
        self.bitmap = bitmap
        self.reduction = reduction
        width = max(1, Int(Double(bitmap.width) / reduction))
        height = max(1, Int(Double(bitmap.height) / reduction))
        bytes = Array("\u{1B}Pq\"1;1;\(width);\(height)".utf8)
        appendPalette()
        for top in stride(from: 0, to: height, by: 6) { appendStripe(top) }
        bytes += Array("\u{1B}\\".utf8)
    }

    private mutating func appendPalette() {
        let steps = Self.levels - 1
        for index in 0..<Self.levels * Self.levels * Self.levels {
            let parts = [
                index / (Self.levels * Self.levels), index / Self.levels % Self.levels, index % Self.levels,
            ]
            let percents = parts.map { String($0 * 100 / steps) }.joined(separator: ";")
            bytes += Array("#\(index);2;\(percents)".utf8)
        }
    }

    /// Appends six rows: for each color, the columns that contain it, with a bit for each row.
    private mutating func appendStripe(_ top: Int) {
        var columns: [Int: [UInt8]] = [:]
        for y in top..<min(top + 6, height) {
            for x in 0..<width {
                columns[color(x, y), default: Array(repeating: 0, count: width)][x] |= 1 << UInt8(y - top)
            }
        }
        for (color, bits) in columns.sorted(by: { $0.key < $1.key }) {
            bytes += Array("#\(color)".utf8)
            appendRuns(bits)
            bytes.append(UInt8(ascii: "$"))
        }
        bytes.append(UInt8(ascii: "-"))
    }

    private mutating func appendRuns(_ bits: [UInt8]) {
        var start = 0
        while start < bits.count {
            var end = start + 1
            while end < bits.count, bits[end] == bits[start] { end += 1 }
            let character = 63 + bits[start]
            if end - start > 3 {
                bytes += Array("!\(end - start)".utf8) + [character]
            } else {
                bytes += Array(repeating: character, count: end - start)
            }
            start = end
        }
    }

    /// Returns the index of the palette's nearest color to the mean of the reduced pixels on white.
    private func color(_ x: Int, _ y: Int) -> Int {
        let (columns, rows) = (span(x, bitmap.width), span(y, bitmap.height))
        var sums = [0, 0, 0]
        for row in rows {
            for column in columns {
                let offset = row * bitmap.bytesPerRow + column * Bitmap.bytesPerPixel
                let alpha = Int(bitmap.bytes[offset + 3])
                for channel in 0..<3 {
                    sums[channel] += (Int(bitmap.bytes[offset + channel]) * alpha + 255 * (255 - alpha)) / 255
                }
            }
        }
        let whole = 255 * columns.count * rows.count
        return sums.reduce(0) { $0 * Self.levels + ($1 * (Self.levels - 1) * 2 + whole) / (2 * whole) }
    }

    /// Returns the range of pixels that become one in a dimension.
    private func span(_ index: Int, _ count: Int) -> Range<Int> {
        let start = min(Int(Double(index) * reduction), count - 1)
        return start..<max(start + 1, min(Int(Double(index + 1) * reduction), count))
    }
}
