import ImageComparison
import Images
import Testing

@Suite struct SizeAndMaskTests {
    static let modes: [ComparisonMode] = [
        .exact, .channels(maximum: 255), .perceptual(), .ciede2000(), .ssim(),
    ]

    @Test(arguments: modes)
    func otherSizesFailWithThePixelsBeyond(mode: ComparisonMode) throws {
        let tolerance = Tolerance(mode, limit: .fraction(1))
        let small = try Bitmap.plain(10, 8)
        let higher = try ImageComparison(small, .plain(10, 11), tolerance: tolerance)
        #expect(higher.outcome == .differentSizes && !higher.passes)
        #expect(higher.differentPixels == 30 && higher.comparedPixels == 110)
        #expect(higher.regions == [PixelRect(x: 0, y: 8, width: 10, height: 3)])
        #expect(
            higher.description
                == "the size is 10 × 11 instead of 10 × 8 pixels; 30 of 110 pixels (27 %) differ; "
                + "all in 10 × 3 at (0, 8)")
        let narrower = try ImageComparison(small, .plain(7, 8), tolerance: tolerance)
        #expect(narrower.differentPixels == 24 && narrower.outcome == .differentSizes)
    }

    @Test(arguments: modes)
    func cornerInNeitherImageIsNotCompared(mode: ComparisonMode) throws {
        for swap in [false, true] {
            let images = try [Bitmap.plain(10, 4), Bitmap.plain(6, 9)]
            let comparison = ImageComparison(
                images[swap ? 1 : 0], images[swap ? 0 : 1], tolerance: Tolerance(mode))
            #expect(comparison.comparedPixels == 40 + 54 - 24)
            #expect(comparison.differentPixels == 16 + 30)
            #expect(comparison.differentPixels(in: PixelRect(x: 6, y: 4, width: 4, height: 5)) == 0)
        }
    }

    @Test func theCommonPartIsComparedToo() throws {
        let small = try Bitmap.plain(10, 8)
        let large = try Bitmap.plain(40, 8).changing([(3, 3)])
        let comparison = ImageComparison(small, large)
        #expect(comparison.differentPixels == 1 + 240)
        #expect(comparison.differentPixels(in: PixelRect(x: 0, y: 0, width: 10, height: 8)) == 1)
    }

    @Test func imagesTooLargeToOverlayHaveNoDifferenceImage() throws {
        let wide = try Bitmap(width: 1_000_000, height: 1, bytes: [UInt8](repeating: 9, count: 4_000_000))
        let high = try Bitmap(width: 1, height: 1_000_000, bytes: [UInt8](repeating: 9, count: 4_000_000))
        let comparison = ImageComparison(wide, high)
        #expect(comparison.outcome == .differentSizes)
        #expect(comparison.description == "the size is 1 × 1000000 instead of 1000000 × 1 pixels")
        for kind in DifferenceImage.allCases {
            #expect(throws: ImageError.self) { try comparison.differenceImage(kind) }
        }
    }

    @Test(arguments: modes)
    func ignoredPartsAreExcluded(mode: ComparisonMode) throws {
        let first = try Bitmap.plain(30, 30)
        let second = try first.changing([(4, 4), (5, 4), (20, 21)])
        func compare(_ ignored: [PixelRect]) -> ImageComparison {
            ImageComparison(first, second, tolerance: Tolerance(mode), ignoring: ignored)
        }
        let both = [PixelRect(x: 4, y: 4, width: 2, height: 1), PixelRect(x: 20, y: 21, width: 1, height: 1)]
        let all = compare(both)
        #expect(all.outcome == .same && all.comparedPixels == 897 && all.largestDifference == 0)
        guard mode != .channels(maximum: 255) else { return }
        #expect(compare([]).outcome == .moreThanAllowed)
        let one = compare([both[0]])
        #expect(one.outcome == .moreThanAllowed)
        #expect(one.differentPixels(in: PixelRect(x: 0, y: 0, width: 10, height: 10)) == 0)
        // A little too small.
        #expect(compare([PixelRect(x: 4, y: 4, width: 1, height: 1), both[1]]).outcome == .moreThanAllowed)
    }

    @Test func ignoredPartsMayOverlapAndReachOut() throws {
        let first = try Bitmap.plain(10, 10)
        let rects = [
            PixelRect(x: -5, y: -5, width: 7, height: 7), PixelRect(x: 1, y: 1, width: 2, height: 2),
            PixelRect(x: 9, y: 9, width: .max, height: .max), PixelRect(x: 4, y: 4, width: -2, height: 3),
            PixelRect(x: 50, y: 0, width: 3, height: 3), PixelRect(x: .min, y: 0, width: 5, height: 5),
            PixelRect(x: 1, y: 1, width: 2, height: 2),
        ]
        #expect(ImageComparison(first, first, ignoring: rects).comparedPixels == 100 - 4 - 3 - 1)
        #expect(
            try ImageComparison(first, first.changing([(0, 0), (2, 2), (9, 9)]), ignoring: rects).outcome
                == .same)
        #expect(try ImageComparison(first, first.changing([(2, 0)]), ignoring: rects).differentPixels == 1)
    }

    @Test func ignoringEverythingFails() throws {
        let first = try Bitmap.plain(10, 10)
        let comparison = ImageComparison(
            first, first, ignoring: [PixelRect(x: 0, y: 0, width: 10, height: 10)])
        #expect(
            comparison.outcome == .notCompared("all pixels are ignored") && !comparison.passes)
    }

    @Test func fractionsAreOfComparedPixels() throws {
        let first = try Bitmap.plain(10, 10)
        let comparison = try ImageComparison(
            first, first.changing([(9, 9)]), ignoring: [PixelRect(x: 0, y: 0, width: 10, height: 8)])
        #expect(comparison.comparedPixels == 20 && comparison.differentFraction == 0.05)
    }
}
