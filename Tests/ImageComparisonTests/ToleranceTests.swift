import ImageComparison
import Images
import Testing

@Suite struct ToleranceTests {
    /// 10 × 10 white pixels, of which the first so many are black in the second image.
    private func images(changed: Int) throws -> (Bitmap, Bitmap) {
        let white = try Bitmap.plain(10, 10)
        return (white, try white.changing((0..<changed).map { (x: $0 % 10, y: $0 / 10) }))
    }

    private func compare(changed: Int, _ limit: DifferenceLimit) throws -> ImageComparison {
        let (first, second) = try images(changed: changed)
        return ImageComparison(first, second, tolerance: Tolerance(limit: limit))
    }

    @Test func equalImagesAreTheSame() throws {
        for mode in [.exact, .channels(maximum: 0), .perceptual(), .oklab(), .ciede2000(), .ssim()]
            as [ComparisonMode]
        {
            let (first, _) = try images(changed: 0)
            let second = try Bitmap(width: 10, height: 10, bytes: first.bytes.map { $0 })
            let comparison = ImageComparison(first, second, tolerance: Tolerance(mode))
            #expect(comparison.outcome == .same && comparison.passes)
            #expect(comparison.differentPixels == 0 && comparison.regions.isEmpty)
            #expect(comparison.comparedPixels == 100)
            #expect("\(comparison)" == "the images are the same")
        }
    }

    @Test(arguments: [1, 2, 3, 4, 5, 7, 8, 9])
    func everyPixelAndChannelIsCompared(width: Int) throws {
        let first = try Bitmap(width, 3) { x, y in Pixel(10, UInt8(x), UInt8(y), 200) }
        for index in first.bytes.indices {
            var bytes = first.bytes
            bytes[index] ^= 1
            let comparison = ImageComparison(first, try Bitmap(width: width, height: 3, bytes: bytes))
            #expect(comparison.outcome == .moreThanAllowed)
            #expect(comparison.differentPixels == 1 && comparison.largestDifference == 1)
            let position = PixelRect(x: index / 4 % width, y: index / 4 / width, width: 1, height: 1)
            #expect(comparison.regions == [position])
        }
    }

    @Test func channelsMayDifferUpToTheMaximum() throws {
        let first = try Bitmap.plain(4, 4, Pixel(100, 100, 100, 100))
        for channel in 0..<4 {
            var bytes = first.bytes
            bytes[20 + channel] += 7
            let second = try Bitmap(width: 4, height: 4, bytes: bytes)
            func outcome(_ maximum: Int) -> ImageComparison.Outcome {
                ImageComparison(first, second, tolerance: Tolerance(.channels(maximum: maximum))).outcome
            }
            #expect(outcome(7) == .withinLimit)
            #expect(outcome(6) == .moreThanAllowed)
            #expect(outcome(255) == .withinLimit)
        }
    }

    @Test func pixelsAndFractionAreLimits() throws {
        #expect(try compare(changed: 5, .none).outcome == .moreThanAllowed)
        #expect(try compare(changed: 5, .pixels(5)).outcome == .withinLimit)
        #expect(try compare(changed: 6, .pixels(5)).outcome == .moreThanAllowed)
        #expect(try compare(changed: 5, .fraction(0.05)).outcome == .withinLimit)
        #expect(try compare(changed: 6, .fraction(0.05)).outcome == .moreThanAllowed)
        #expect(try compare(changed: 0, .fraction(0.05)).outcome == .same)
        // Both limits apply.
        #expect(try !compare(changed: 6, DifferenceLimit(pixels: 0...5, fraction: 0...0.5)).passes)
        #expect(try !compare(changed: 6, DifferenceLimit(pixels: 0...50, fraction: 0...0.05)).passes)
        #expect(try compare(changed: 5, DifferenceLimit(pixels: 0...50, fraction: 0...0.05)).passes)
    }

    @Test func slackIsReported() throws {
        #expect(try compare(changed: 5, .pixels(8)).slack == 3)
        #expect(try compare(changed: 5, .pixels(2)).slack == -3)
        #expect(try compare(changed: 5, DifferenceLimit(pixels: 0...50, fraction: 0...0.07)).slack == 2)
        #expect(try compare(changed: 5, .pixels(1000)).slack == 95)
    }

    /// Fractions whose product with the number of pixels is rounded in the wrong direction.
    @Test func fractionsAreExact() throws {
        for pixels in 0...100 {
            let fraction = Double(pixels) / 100
            #expect(try compare(changed: pixels, .fraction(fraction)).passes)
            #expect(try compare(changed: pixels, .fraction(fraction...1)).passes)
            #expect(try pixels == 100 || !compare(changed: pixels + 1, .fraction(fraction)).passes)
            #expect(try pixels == 0 || !compare(changed: pixels - 1, .fraction(fraction...1)).passes)
        }
    }

    @Test func imageBetterThanDeclaredFails() throws {
        #expect(try compare(changed: 5, .pixels(4...6)).passes)
        #expect(try compare(changed: 3, .pixels(4...6)).outcome == .fewerThanDeclared)
        #expect(try compare(changed: 7, .pixels(4...6)).outcome == .moreThanAllowed)
        #expect(try compare(changed: 3, .fraction(0.04...0.06)).outcome == .fewerThanDeclared)
        let equal = try compare(changed: 0, .pixels(1...6))
        #expect(equal.outcome == .fewerThanDeclared && !equal.passes)
    }

    @Test func limitsThatContradictEachOtherFail() throws {
        for changed in [0, 5, 30] {
            #expect(
                try !compare(changed: changed, DifferenceLimit(pixels: 20...30, fraction: 0...0.1)).passes)
        }
    }

    @Test func impossibleComparisonsFail() throws {
        let invalid: [(Tolerance, String)] = [
            (Tolerance(.channels(maximum: 256)), "a channel difference of 256 is not within 0 ... 255"),
            (Tolerance(.channels(maximum: -1)), "a channel difference of -1 is not within 0 ... 255"),
            (Tolerance(.perceptual(threshold: .nan)), "a threshold of nan is not within 0 ... 1"),
            (Tolerance(.perceptual(threshold: 1.5)), "a threshold of 1.5 is not within 0 ... 1"),
            (Tolerance(.oklab(threshold: -0.5)), "a threshold of -0.5 is not within 0 ... 1"),
            (Tolerance(.ciede2000(maximum: -1)), "a color distance of -1.0 is not 0 or more"),
            (Tolerance(.ciede2000(maximum: .infinity)), "a color distance of inf is not 0 or more"),
            (Tolerance(.ssim(minimum: .nan)), "a similarity of nan is not within -1 ... 1"),
            (Tolerance(limit: .pixels(-3)), "a limit of -3 pixels is less than 0"),
            (Tolerance(limit: .pixels(-3, inWindowOf: 8)), "a limit of -3 pixels is less than 0"),
            (Tolerance(limit: .pixels(3, inWindowOf: 0)), "a window of 0 pixels is less than 1"),
            (Tolerance(limit: .fraction(1.2)), "a fraction from 0.0 to 1.2 is not within 0 ... 1"),
            (Tolerance(limit: .fraction(.infinity)), "a fraction from 0.0 to inf is not within 0 ... 1"),
            (Tolerance(limit: .fraction(.nan)), "a fraction from -1.0 to -1.0 is not within 0 ... 1"),
        ]
        let (first, second) = try images(changed: 0)
        for (tolerance, reason) in invalid {
            let comparison = ImageComparison(first, second, tolerance: tolerance)
            #expect(comparison.outcome == .notCompared(reason) && !comparison.passes && comparison.slack == 0)
            #expect("\(comparison)" == "the images could not be compared: \(reason)")
        }
    }

    @Test func descriptionsContainPixelsFractionAndSlack() throws {
        #expect(
            try compare(changed: 5, .none).description
                == "5 of 100 pixels (5 %) differ, by up to 255 of 255; all in 5 × 1 at (0, 0)")
        #expect(
            try compare(changed: 5, .pixels(8)).description
                == "5 of 100 pixels (5 %) differ, by up to 255 of 255; allowed: at most 8 pixels, 3 to spare; "
                + "all in 5 × 1 at (0, 0)")
        #expect(
            try compare(changed: 5, .fraction(0.025)).description
                == "5 of 100 pixels (5 %) differ, by up to 255 of 255; allowed: at most 2.5 %, 3 too many; "
                + "all in 5 × 1 at (0, 0)")
        #expect(
            try compare(changed: 5, DifferenceLimit(pixels: 7...9, fraction: 0...0.5)).description
                == "5 of 100 pixels (5 %) differ, by up to 255 of 255; declared: 7 to 9 pixels and at most 50 %, "
                + "so the limit can be tightened; all in 5 × 1 at (0, 0)")
    }
}

@Suite("Odd numbers in tolerances")
struct OddToleranceTests {
    static let numbers: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, -1, 0, 2]

    @Test(arguments: numbers)
    func limitsAndModesAreRejectedOrUsed(number: Double) throws {
        let (first, second) = (try Bitmap.plain(8, 8), try Bitmap.plain(8, 8, .black))
        let whole = Int(clamping: number)
        var limits = [DifferenceLimit.fraction(number), .pixels(whole), .none]
        if !number.isNaN { limits.append(.fraction(number...number)) }
        limits += [.pixels(whole...whole), .pixels(Int.min...Int.max), .pixels(whole, inWindowOf: whole)]
        let modes: [ComparisonMode] = [
            .exact, .channels(maximum: whole), .perceptual(threshold: number), .oklab(threshold: number),
            .ciede2000(maximum: number),
            .ssim(minimum: number),
        ]
        for limit in limits {
            for mode in modes {
                let comparison = ImageComparison(
                    first, second, tolerance: Tolerance(mode, limit: limit),
                    ignoring: [PixelRect(x: whole, y: whole, width: whole, height: whole)])
                _ = (comparison.slack, comparison.differentFraction, "\(limit) \(comparison)")
                _ = comparison.differentPixels(in: PixelRect(x: -3, y: whole, width: whole, height: .max))
            }
        }
    }
}
