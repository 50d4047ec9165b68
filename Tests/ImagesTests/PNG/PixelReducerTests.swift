import TableSpecimens
import Testing

@testable import Images

@Suite("Reducing images by whole numbers")
struct PixelReducerTests {
    private func random(_ width: Int, _ height: Int, seed: UInt64 = 3) throws -> Bitmap {
        var numbers = SeededNumbers(seed: seed)
        let bytes = (0..<width * height * 4).map { _ in UInt8.random(in: 0...255, using: &numbers) }
        return try Bitmap(width: width, height: height, bytes: bytes)
    }

    /// Returns the mean of each square, with fractions.
    private func mean(_ bitmap: Bitmap, _ reduction: Int, x: Int, y: Int) -> [Double] {
        var sums = [0.0, 0, 0, 0]
        var count = 0.0
        for row in y * reduction..<min((y + 1) * reduction, bitmap.height) {
            for column in x * reduction..<min((x + 1) * reduction, bitmap.width) {
                let start = (row * bitmap.width + column) * 4
                let alpha = Double(bitmap.bytes[start + 3])
                sums[0] += alpha
                for part in 0..<3 { sums[part + 1] += Double(bitmap.bytes[start + part]) * alpha / 255 }
                count += 1
            }
        }
        return sums.map { $0 / count }
    }

    @Test(arguments: [1, 2, 3, 4, 7, 8, 100])
    func reducedPixelsAreMeansOfSquares(reduction: Int) throws {
        for (width, height) in [(1, 1), (8, 8), (9, 7), (23, 41)] {
            let bitmap = try random(width, height)
            let reduced = PremultipliedBitmap(bitmap, reduction: reduction)
            #expect(reduced.width == (width + reduction - 1) / reduction)
            #expect(reduced.height == (height + reduction - 1) / reduction)
            for y in 0..<reduced.height {
                for x in 0..<reduced.width {
                    let pixel = reduced.pixels[y * reduced.width + x]
                    let parts = [24, 16, 8, 0].map { Double(pixel >> UInt32($0) & 255) }
                    for (part, mean) in zip(parts, mean(bitmap, reduction, x: x, y: y)) {
                        #expect(abs(part - mean) <= 0.51)
                    }
                    #expect(parts.dropFirst().allSatisfy { $0 <= parts[0] })
                }
            }
        }
    }

    @Test(arguments: [1, 2, 8])
    func fileIsReducedLikeItsPixels(reduction: Int) throws {
        let bitmap = try random(37, 23)
        let file = try PNGFile(try bitmap.pngData())
        #expect(
            try file.premultipliedBitmap(reduction: reduction)
                == PremultipliedBitmap(bitmap, reduction: reduction))
        #expect(throws: ImageError.tooLarge(width: 37, height: 23, limit: "850 in all are allowed")) {
            try file.premultipliedBitmap(reduction: reduction, limits: PNGLimits(pixels: 850))
        }
    }
}
