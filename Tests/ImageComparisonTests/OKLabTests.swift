import Images
import TableSpecimens
import Testing

@testable import ImageComparison

/// The numbers of the tests of pixelmatch's main branch, and the limit of the densest window.
@Suite struct OKLabTests {
    private func differs(
        _ first: Pixel, _ second: Pixel, _ mode: ComparisonMode = .oklab()
    ) throws -> Bool {
        let comparison = ImageComparison(
            try .plain(1, 1, first), try .plain(1, 1, second), tolerance: Tolerance(mode))
        return comparison.differentPixels == 1
    }

    @Test func lightnessIsCorrectedNearBlack() throws {
        #expect(try !differs(.black, Pixel(gray: 13)))
        #expect(try differs(.black, Pixel(gray: 23)))
    }

    @Test func colorsOfTheSameBrightnessDiffer() throws {
        #expect(try differs(Pixel(41, 56, 157), Pixel(41, 56, 0)))
        #expect(try differs(Pixel(39, 44, 92), Pixel(39, 44, 14)))
        #expect(try !differs(Pixel(0, 254, 252), Pixel(94, 254, 252)))
        #expect(try !differs(Pixel(0, 254, 252), Pixel(47, 254, 252)))
    }

    @Test func backdropOfTranslucentPixels() throws {
        let (translucent, opaque) = (Pixel(gray: 0, alpha: 128), Pixel(gray: 127))
        #expect(try !differs(translucent, opaque, .oklab(backdrop: .white)))
        #expect(try differs(translucent, opaque))
    }

    /// The distance has the same bits on every machine.
    @Test func blackAndWhiteHaveADistanceOfOne() throws {
        let comparison = ImageComparison(
            try .plain(1, 1, .black), try .plain(1, 1), tolerance: Tolerance(.oklab()))
        #expect(abs(comparison.largestDifference - 1) < 1e-7)
        let color = ImageComparison(
            try .plain(1, 1, Pixel(41, 56, 157)), try .plain(1, 1, Pixel(200, 130, 12)),
            tolerance: Tolerance(.oklab()))
        #expect(color.largestDifference == 0.6033606059806241)
        #expect(try !differs(.black, .white, .oklab(threshold: comparison.largestDifference.nextUp)))
    }

    /// A square of 3 × 3 different pixels in an image of 10 × 10.
    @Test(arguments: [(3, 9), (2, 4), (1, 1), (100, 9)])
    func densestWindow(side: Int, expected: Int) throws {
        let white = try Bitmap.plain(10, 10)
        let changed = try white.changing((0..<9).map { (x: 2 + $0 % 3, y: 2 + $0 / 3) })
        func compare(_ maximum: Int) -> ImageComparison {
            ImageComparison(
                white, changed, tolerance: Tolerance(limit: .pixels(maximum, inWindowOf: side)))
        }
        #expect(compare(expected).outcome == .withinLimit && compare(expected).slack == 0)
        #expect(compare(expected - 1).outcome == .moreThanAllowed && compare(expected - 1).slack == -1)
        #expect(compare(0).densestWindow == expected)
        #expect(
            "\(compare(expected - 1))"
                == "9 of 100 pixels (9 %) differ, by up to 255 of 255, at most \(expected) in one window; "
                + "allowed: at most \(expected - 1) pixels in \(side) × \(side), 1 too many; all in 3 × 3 at (2, 2)"
        )
        let same = ImageComparison(white, white, tolerance: Tolerance(limit: .pixels(0, inWindowOf: side)))
        #expect(same.outcome == .same && same.densestWindow == 0)
    }

    /// The densest window is that of all squares, compared with their numbers one by one, in any strips.
    @Test func windowsOfNoise() throws {
        var random = SeededNumbers(seed: 12)
        for (width, height) in [(1, 1), (7, 20), (20, 7), (13, 13)] {
            let first = try Bitmap.random(width, height, levels: 2, isOpaque: true, &random)
            let second = try Bitmap.random(width, height, levels: 2, isOpaque: true, &random)
            for side in [1, 2, 5, 7, 40] {
                let size = min(side, width, height)
                let counts = (0...height - size).flatMap { top in
                    (0...width - size).map { left in
                        (0..<size * size).count {
                            let (x, y) = (left + $0 % size, top + $0 / size)
                            return first[x, y] != second[x, y]
                        }
                    }
                }
                for rows in [1, 3, height] {
                    let comparison = try ImageComparison(
                        rowsOf: first, second, tolerance: Tolerance(limit: .pixels(3, inWindowOf: side)),
                        rowsPerStrip: rows)
                    #expect(comparison.densestWindow == counts.max())
                }
            }
        }
    }
}
