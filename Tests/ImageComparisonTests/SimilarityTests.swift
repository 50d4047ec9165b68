import Images
import TableSpecimens
import Testing

@testable import ImageComparison

@Suite struct SimilarityTests {
    /// Returns the similarity by its definition: means, variances and covariance of the 7 × 7 pixels around, channel by
    /// channel.
    private func similarity(_ first: Bitmap, _ second: Bitmap, _ x: Int, _ y: Int) -> Double {
        func channels(_ pixel: Pixel) -> [Double] {
            let alpha = Double(pixel.alpha)
            let colors = [pixel.red, pixel.green, pixel.blue].map { (Double($0) * alpha / 255).rounded() }
            return colors + [alpha]
        }
        let positions = (max(0, y - 3)...min(first.height - 1, y + 3)).flatMap { row in
            (max(0, x - 3)...min(first.width - 1, x + 3)).map { (x: $0, y: row) }
        }
        return (0..<4).map { channel in
            let a = positions.map { channels(first[$0.x, $0.y])[channel] }
            let b = positions.map { channels(second[$0.x, $0.y])[channel] }
            let count = Double(positions.count)
            let (meanA, meanB) = (a.reduce(0, +) / count, b.reduce(0, +) / count)
            let varianceA = a.map { ($0 - meanA) * ($0 - meanA) }.reduce(0, +) / count
            let varianceB = b.map { ($0 - meanB) * ($0 - meanB) }.reduce(0, +) / count
            let covariance = zip(a, b).map { ($0 - meanA) * ($1 - meanB) }.reduce(0, +) / count
            let (c1, c2) = (2.55 * 2.55, 7.65 * 7.65)
            return (2 * meanA * meanB + c1) * (2 * covariance + c2)
                / ((meanA * meanA + meanB * meanB + c1) * (varianceA + varianceB + c2))
        }.min() ?? 1
    }

    @Test(arguments: [true, false])
    func agreesWithTheDefinition(isOpaque: Bool) throws {
        var random = SeededNumbers(seed: 11)
        for round in 0..<10 {
            let (width, height) = (
                Int.random(in: 1...24, using: &random), Int.random(in: 1...24, using: &random)
            )
            let first = try Bitmap.discs(width, height, seed: UInt64(round), shift: 0, isOpaque: isOpaque)
            let second =
                round % 2 == 0
                ? try Bitmap.discs(width, height, seed: UInt64(round), shift: 0.7, isOpaque: isOpaque)
                : try first.changing([(width / 2, height / 2), (width - 1, 0)], to: Pixel(gray: 128))
            let expected = (0..<height).map { y in (0..<width).map { x in similarity(first, second, x, y) } }
            for minimum in [0.5, 0.9, 0.99] {
                let comparison = ImageComparison(first, second, tolerance: Tolerance(.ssim(minimum: minimum)))
                // Nothing is so near to the minimum that rounding decides.
                let different = expected.joined().filter { $0 < minimum }.count
                #expect(comparison.differentPixels == different)
                let lowest = expected.joined().min() ?? 1
                #expect(abs(comparison.largestDifference - (1 - lowest)) < 1e-9)
            }
        }
    }

    @Test func missingIconIsDetectedInALargeWhiteImage() throws {
        let white = try Bitmap.plain(200, 100)
        let changed = try white.changing([(100, 50), (101, 50)], to: Pixel(gray: 120))
        let comparison = ImageComparison(white, changed, tolerance: Tolerance(.ssim()))
        #expect(comparison.differentPixels == 8 * 7)
        #expect(comparison.regions == [PixelRect(x: 97, y: 47, width: 8, height: 7)])
    }

    @Test func everyChannelCounts() throws {
        let first = try Bitmap(20, 20) { x, y in Pixel(100, 100, 100, (x + y) % 2 == 0 ? 255 : 250) }
        for channel in 0..<4 {
            var bytes = first.bytes
            for index in stride(from: channel, to: bytes.count, by: 8) { bytes[index] -= 90 }
            let second = try Bitmap(width: 20, height: 20, bytes: bytes)
            #expect(!ImageComparison(first, second, tolerance: Tolerance(.ssim())).passes)
        }
    }

    @Test func ignoredPixelsDoNotShowAroundThem() throws {
        let white = try Bitmap.plain(40, 40)
        let changed = try white.changing((10..<20).map { (x: $0, y: 12) })
        let rect = PixelRect(x: 10, y: 12, width: 10, height: 1)
        #expect(
            ImageComparison(white, changed, tolerance: Tolerance(.ssim()), ignoring: [rect]).outcome == .same)
    }

    @Test func slightNoiseIsSimilar() throws {
        var random = SeededNumbers(seed: 5)
        let first = try Bitmap.discs(60, 60, seed: 4, shift: 0, isOpaque: true)
        let bytes = first.bytes.enumerated().map { index, byte in
            index % 4 == 3 ? byte : UInt8(clamping: Int(byte) + Int.random(in: -1...1, using: &random))
        }
        let second = try Bitmap(width: 60, height: 60, bytes: bytes)
        #expect(ImageComparison(first, second, tolerance: Tolerance(.ssim())).outcome == .withinLimit)
    }
}
