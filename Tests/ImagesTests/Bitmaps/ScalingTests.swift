import Testing

@testable import Images

@Suite("Images scaled by cubic convolution")
struct ScalingTests {
    /// Old and new sizes: smaller, larger, different in each direction, of the same area, more than 16 times smaller.
    static let sizes: [[Int]] = [
        [30, 20, 20, 13], [30, 20, 29, 21], [10, 7, 33, 18], [9, 5, 90, 3], [31, 19, 19, 31],
        [24, 18, 36, 12],
        [1, 1, 7, 5], [2, 3, 1, 1], [40, 6, 2, 11], [3, 2, 60, 40],
    ]

    private func image(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> PremultipliedBitmap {
        let pixels = (0..<width * height).map { color($0 % width, $0 / width) }
        return PremultipliedBitmap(width: width, height: height, pixels: pixels)
    }

    /// An image with sharp edges in all parts.
    private func pattern(_ width: Int, _ height: Int) -> PremultipliedBitmap {
        image(width, height) { x, y in
            let (red, green) = (x / 3 % 2 * 200, (x + y) % 5 * 50)
            return UInt32(255 - y % 4 * 10) << 24 | UInt32(red << 16 | green << 8 | (x * 7 + y * 3) % 200)
        }
    }

    private func parts(_ pixel: UInt32) -> [Int] { [24, 16, 8, 0].map { Int(pixel >> $0 & 255) } }

    @Test("A plain image has its color at each size", arguments: sizes)
    func plainImage(_ size: [Int]) {
        for color: UInt32 in [0, 0xFFFF_FFFF, 0xFF12_3456, 0x8000_4080] {
            let scaled = image(size[0], size[1]) { _, _ in color }.scaled(width: size[2], height: size[3])
            #expect(scaled == image(size[2], size[3]) { _, _ in color })
        }
    }

    @Test("A transposed image has transposed pixels", arguments: sizes)
    func transposedImage(_ size: [Int]) {
        func transposed(_ image: PremultipliedBitmap) -> PremultipliedBitmap {
            self.image(image.height, image.width) { x, y in image.pixels[x * image.width + y] }
        }
        let image = pattern(size[0], size[1])
        #expect(
            transposed(image.scaled(width: size[2], height: size[3]))
                == transposed(image).scaled(width: size[3], height: size[2]))
    }

    /// Returns the value of a Catmull-Rom spline.
    private func spline(_ distance: Double) -> Double {
        let x = abs(distance)
        if x < 1 { return 1.5 * x * x * x - 2.5 * x * x + 1 }
        return x < 2 ? -0.5 * x * x * x + 2.5 * x * x - 4 * x + 2 : 0
    }

    /// Returns weights of pixels around a target pixel, whose sum is 1.
    private func weights(of target: Int, _ count: Int, _ targetCount: Int) -> [(pixel: Int, weight: Double)] {
        let step = Double(count) / Double(targetCount)
        let center = (Double(target) + 0.5) * step
        let radius = max(step, 1)
        let reach = Int(center - 2 * radius) - 1...Int(center + 2 * radius) + 1
        let values = reach.map { (min(max($0, 0), count - 1), spline((Double($0) + 0.5 - center) / radius)) }
        let sum = values.map(\.1).reduce(0, +)
        return values.map { ($0.0, $0.1 / sum) }
    }

    /// The weights are those of one of a few positions in a pixel, so parts differ by some steps. In images that are more
    /// than twice as large, or less than a sixteenth, the weights are others.
    @Test(
        "Pixels are those of a spline",
        arguments: sizes.filter { max($0[2] / $0[0], $0[3] / $0[1]) < 2 && $0[0] <= 16 * $0[2] })
    func splineOfPixels(_ size: [Int]) {
        let source = pattern(size[0], size[1])
        let scaled = source.scaled(width: size[2], height: size[3])
        for y in 0..<size[3] {
            for x in 0..<size[2] {
                var sums = [0.0, 0, 0, 0]
                for (row, down) in weights(of: y, size[1], size[3]) {
                    for (column, across) in weights(of: x, size[0], size[2]) {
                        let pixel = parts(source.pixels[row * size[0] + column])
                        for part in sums.indices { sums[part] += Double(pixel[part]) * down * across }
                    }
                }
                for (part, sum) in zip(parts(scaled.pixels[y * size[2] + x]), sums) {
                    #expect(abs(Double(part) - min(max(sum, 0), 255)) <= 3, "\(x), \(y)")
                }
            }
        }
    }

    /// The pixels are also those of Cairo 1.16.
    @Test(
        "The weights of splines, squares and boxes remain",
        arguments: [
            (
                [7, 5, 4, 3],
                [
                    0xFC00_2304, 0xFC38_8810, 0xFCDA_771C, 0xFC54_2B28, 0xE900_8209, 0xE938_7D15, 0xE9DA_2C21,
                    0xE954_882D, 0xF300_8B0E, 0xF338_281A, 0xF3DA_8326, 0xF354_7E32,
                ]
            ),
            (
                [2, 2, 5, 3],
                [
                    0xFF00_0000, 0xFF00_0000, 0xFF00_1603, 0xFF00_3007, 0xFF00_3107, 0xFA00_1701, 0xFA00_1901,
                    0xFA00_3205, 0xFA00_4C09, 0xFA00_4D09, 0xF400_3303, 0xF400_3403, 0xF400_4E07, 0xF400_670A,
                    0xF400_690A,
                ]
            ),
            (
                [40, 6, 2, 3],
                [0xFA71_6644, 0xFA64_665F, 0xE671_644A, 0xE664_6459, 0xFA71_6350, 0xFA64_6352]
            ),
        ] as [([Int], [UInt32])])
    func weightsRemain(_ size: [Int], pixels: [UInt32]) {
        #expect(pattern(size[0], size[1]).scaled(width: size[2], height: size[3]).pixels == pixels)
    }

    @Test("A part has the pixels of the whole image", arguments: sizes + [[30, 20, 30, 20]])
    func partOfImage(_ size: [Int]) {
        let (width, height) = (size[2], size[3])
        let source = pattern(size[0], size[1])
        let whole = source.scaled(width: width, height: height)
        let (columns, rows) = (width / 3..<width / 3 + (width + 1) / 2, height / 2..<height)
        let part = source.scaled(width: width, height: height, columns: columns, rows: rows)
        #expect(
            part
                == image(columns.count, rows.count) { x, y in
                    whole.pixels[(y + rows.lowerBound) * width + x + columns.lowerBound]
                })
    }

    @Test func greatlyEnlargedPixelsAreSquares() {
        let scaled = image(2, 1) { x, _ in x == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }.scaled(width: 100, height: 10)
        for (x, pixel) in scaled.pixels.prefix(100).enumerated() where !(45..<55).contains(x) {
            #expect(pixel == (x < 50 ? 0xFF00_0000 : 0xFFFF_FFFF))
        }
    }
}
