import Images
import Testing

@testable import ImageComparison

@Suite struct DifferenceImageTests {
    private let red = Pixel(255, 0, 0)
    private let magenta = Pixel(255, 0, 255)

    private func changed() throws -> (first: Bitmap, second: Bitmap) {
        let first = try Bitmap(60, 40) { x, _ in x < 30 ? Pixel(0, 0, 200) : .white }
        return (first, try first.changing([(20, 20), (21, 20)], to: .white))
    }

    @Test func overlayShowsDifferentPixelsInRed() throws {
        let (first, second) = try changed()
        let overlay = try ImageComparison(first, second).differenceImage(.overlay)
        #expect(overlay.width == 60 && overlay.height == 40 && overlay.isOpaque)
        #expect(overlay[20, 20] == red && overlay[21, 20] == red)
        let context = overlay[5, 5]
        #expect(
            context.red == context.green && context.green == context.blue && (150..<255).contains(context.red)
        )
        #expect(overlay[50, 5] == .white)
        // The outline is around the region, not on it.
        #expect(overlay[16, 16] == magenta && overlay[25, 24] == magenta && overlay[17, 18] == magenta)
        #expect(overlay[18, 18] == context && overlay[15, 20] == context && overlay[22, 20] == context)
    }

    @Test func antialiasedAndIgnoredPixelsHaveTheirColors() throws {
        let first = try Bitmap.discs(40, 30, seed: 2, shift: 0, isOpaque: true)
        let second = try Bitmap.discs(40, 30, seed: 2, shift: 0.4, isOpaque: true)
        let comparison = ImageComparison(
            first, second, tolerance: Tolerance(.perceptual(threshold: 0.05)),
            ignoring: [PixelRect(x: 0, y: 0, width: 40, height: 5)])
        let overlay = try comparison.differenceImage(.overlay)
        var yellow = 0
        for y in 0..<30 {
            for x in 0..<40 {
                let pixel = overlay[x, y]
                switch comparison.map?[x, y] {
                case .antialiased:
                    #expect(pixel == Pixel(255, 200, 0) || pixel == magenta)
                    yellow += pixel == magenta ? 0 : 1
                case .different: #expect(pixel == red || pixel == magenta)
                case .ignored: #expect(pixel.blue == 255)
                default: #expect(pixel == magenta || pixel.red == pixel.green && pixel.green == pixel.blue)
                }
            }
        }
        #expect(yellow > 5)
    }

    @Test func sideBySideShowsBothAndTheOverlay() throws {
        let (first, second) = try changed()
        let image = try ImageComparison(first, second).differenceImage(.sideBySide)
        let step = (image.width - 60) / 2
        #expect(step > 60 && image.height == 40)
        #expect(image[5, 5] == first[5, 5] && image[20, 20] == first[20, 20])
        #expect(image[step + 5, 5] == second[5, 5] && image[step + 20, 20] == .white)
        #expect(image[2 * step + 20, 20] == red)
        for frame in 0..<3 { #expect(image[frame * step + 16, 20] == magenta) }
    }

    @Test func theBlinkStripEnlargesBeforeAndAfter() throws {
        let (first, second) = try changed()
        let image = try ImageComparison(first, second).differenceImage(.blinkStrip)
        // 42 × 40 pixels around the change, seven times as large, twice.
        #expect(image.width == 2 * 42 * 7 + 3 * 16)
        #expect(image.height == 40 * 7 + 2 * 16)
        let (x, y) = (16 + 20 * 7, 16 + 20 * 7)
        #expect(image[x, y] == first[20, 20] && image[x + 13, y + 6] == first[21, 20])
        let after = 42 * 7 + 16
        #expect(image[x + after, y] == .white && image[x + after + 13, y + 6] == .white)
        #expect(image[x + after + 14, y] == second[22, 20])
    }

    @Test func imagesOfOtherSizesAreShownCompletely() throws {
        let first = try Bitmap.plain(20, 30, Pixel(10, 20, 30))
        let second = try Bitmap.plain(50, 10, Pixel(10, 20, 30))
        let comparison = ImageComparison(first, second)
        let overlay = try comparison.differenceImage(.overlay)
        #expect(overlay.width == 50 && overlay.height == 30)
        #expect(overlay[5, 20] == red && overlay[40, 5] == red)
        #expect(overlay[5, 5].red == overlay[5, 5].blue)
        #expect(overlay[40, 25] == Pixel(gray: 128))
        for kind in DifferenceImage.allCases { #expect(try comparison.differenceImage(kind).width >= 50) }
    }

    @Test func equalImagesHaveNoOutlines() throws {
        let first = try Bitmap.plain(20, 30, Pixel(10, 20, 30))
        let comparison = ImageComparison(first, first)
        let overlay = try comparison.differenceImage(.overlay)
        #expect(Set((0..<600).map { overlay[$0 % 20, $0 / 20].red }).count == 1)
        #expect(try comparison.differenceImage(.blinkStrip).height > 30)
    }

    @Test func translucentPixelsAreShownOverSquares() throws {
        let clear = try Bitmap.plain(32, 32, Pixel(0, 0, 0, 0))
        let image = try ImageComparison(clear, clear).differenceImage(.sideBySide)
        #expect(image.isOpaque)
        #expect(image[0, 0] == .white && image[8, 0] == Pixel(gray: 225) && image[8, 8] == .white)
    }
}
