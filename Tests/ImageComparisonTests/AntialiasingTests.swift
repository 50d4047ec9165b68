import Images
import Testing

@testable import ImageComparison

/// Each rule by which a changed pixel is taken for a smoothed edge, on images of 5 × 5 grays of which the pixel in
/// the middle, or at the middle of a side, changes.
@Suite struct AntialiasingTests {
    /// Dark to the left, bright to the right, the edge smoothed in between.
    private let edge: [[UInt8]] = [
        [0, 0, 100, 255, 255], [0, 0, 100, 255, 255], [0, 0, 100, 255, 255], [0, 0, 100, 255, 255],
        [0, 0, 100, 255, 255],
    ]
    /// No two neighbors of a pixel are equal.
    private let noise: [[UInt8]] = [
        [1, 20, 3, 240, 251], [7, 30, 11, 230, 249], [13, 40, 100, 220, 247], [2, 50, 9, 210, 245],
        [17, 60, 21, 200, 243],
    ]

    private func isAntialiased(_ first: [[UInt8]], _ second: [[UInt8]], x: Int = 2, y: Int = 2) throws -> Bool
    {
        let (one, other) = try (Bitmap.grays(first), Bitmap.grays(second))
        let verdict = SlowPixelmatch(first: one, second: other).verdict(x, y)
        let comparison = ImageComparison(one, other, tolerance: Tolerance(.perceptual()))
        let state = comparison.map?[x, y]
        #expect(verdict != .same)
        #expect((state == .antialiased) == (verdict == .antialiased))
        #expect(state == .antialiased || state == .different)
        return state == .antialiased
    }

    private func setting(_ image: [[UInt8]], _ changes: [(x: Int, y: Int, gray: UInt8)]) -> [[UInt8]] {
        var image = image
        for change in changes { image[change.y][change.x] = change.gray }
        return image
    }

    @Test func aSmoothedEdgeIsAntialiased() throws {
        let moved = setting(edge, [(2, 2, 160)])
        #expect(try isAntialiased(edge, moved))
        #expect(try isAntialiased(moved, edge))
        let one = try ImageComparison(
            .grays(edge), .grays(moved), tolerance: Tolerance(.perceptual(countsAntialiasing: true)))
        #expect(one.differentPixels == 1 && one.antialiasedPixels == 0)
    }

    @Test func spotInAnEvenAreaIsNotAntialiased() throws {
        let even = [[UInt8]](repeating: [UInt8](repeating: 90, count: 5), count: 5)
        #expect(try !isAntialiased(even, setting(even, [(2, 2, 200)])))
    }

    @Test func pixelWithMoreThanTwoEqualNeighborsIsNotAntialiased() throws {
        // The edge has one above and one below; a third makes the line thick. In the second image the middle is
        // brighter than all.
        let thick = setting(edge, [(3, 1, 100)])
        #expect(try !isAntialiased(thick, setting(thick, [(2, 2, 255), (1, 1, 255)])))
        #expect(try isAntialiased(edge, setting(edge, [(2, 2, 255), (1, 1, 255)])))
    }

    @Test func theBorderCountsAsAnEqualNeighbor() throws {
        // Below a row that changes as a whole there is dark and bright. Two equal neighbors and the border are
        // three; without the border they are two.
        let top: [[UInt8]] = [
            [100, 100, 100, 100, 100], [0, 0, 0, 255, 255], [0, 0, 0, 255, 255], [0, 0, 0, 255, 255],
            [0, 0, 0, 255, 255],
        ]
        let changed = [[UInt8](repeating: 160, count: 5)] + top.dropFirst()
        #expect(try !isAntialiased(top, changed, y: 0))
        let above: [UInt8] = [10, 20, 30, 40, 50]
        #expect(try isAntialiased([above] + top.dropLast(), [above] + changed.dropLast(), y: 1))
    }

    @Test func withoutADarkerAndABrighterNeighborItIsNot() throws {
        // A notch into the dark, then into the bright: all neighbors are on one side of it.
        let dark = setting(edge, [(2, 1, 0), (2, 3, 0), (3, 1, 0), (3, 2, 0), (3, 3, 0)])
        #expect(try !isAntialiased(dark, setting(dark, [(2, 2, 200)])))
        let bright = setting(edge, [(2, 1, 255), (2, 3, 255), (1, 1, 255), (1, 2, 255), (1, 3, 255)])
        #expect(try !isAntialiased(bright, setting(bright, [(2, 2, 20)])))
    }

    @Test func theDarkestOrTheBrightestMustBeInAnEvenArea() throws {
        #expect(try !isAntialiased(noise, setting(noise, [(2, 2, 160)])))
        // Even on one side only: bright, then dark.
        var brightSide = noise
        for y in 0..<5 { brightSide[y].replaceSubrange(3..<5, with: [255, 255]) }
        #expect(try isAntialiased(brightSide, setting(brightSide, [(2, 2, 160)])))
        var darkSide = noise
        for y in 0..<5 { darkSide[y].replaceSubrange(0..<2, with: [0, 0]) }
        #expect(try isAntialiased(darkSide, setting(darkSide, [(2, 2, 160)])))
    }

    @Test func evenAreaMustBeInBothImages() throws {
        var brightSide = noise
        for y in 0..<5 { brightSide[y].replaceSubrange(3..<5, with: [255, 255]) }
        #expect(try !isAntialiased(brightSide, setting(noise, [(2, 2, 160)])))
        #expect(try !isAntialiased(noise, setting(brightSide, [(2, 2, 160)])))
    }

    @Test func threeIdenticalNeighborsMakeAnAreaEven() throws {
        // The brightest neighbor, at (3, 1), with two and with three identical ones.
        var two = noise
        two[1][3] = 255
        two[0][4] = 255
        two[1][4] = 255
        #expect(try !isAntialiased(two, setting(two, [(2, 2, 160)])))
        var three = two
        three[0][3] = 255
        #expect(try isAntialiased(three, setting(three, [(2, 2, 160)])))
    }

    @Test func borderCountsTowardEvenArea() throws {
        // The brightest neighbor of (2, 1), at (3, 0), has two identical ones and the border.
        var image = noise
        image[0][3] = 255
        image[0][4] = 255
        image[1][4] = 255
        #expect(try isAntialiased(setting(image, [(2, 1, 100)]), setting(image, [(2, 1, 160)]), y: 1))
        image[1][4] = 249
        #expect(try !isAntialiased(setting(image, [(2, 1, 100)]), setting(image, [(2, 1, 160)]), y: 1))
    }

    @Test func oneOfTheImagesIsSufficient() throws {
        // Sharp in one, where the pixel belongs to the dark side; smoothed in the other.
        let sharp = setting(edge, [(2, 0, 0), (2, 1, 0), (2, 2, 0), (2, 3, 0), (2, 4, 0)])
        #expect(try isAntialiased(sharp, setting(sharp, [(2, 2, 120)])))
        #expect(try isAntialiased(setting(sharp, [(2, 2, 120)]), sharp))
    }

    @Test func ofEquallyDarkNeighborsTheFirstColumnCounts() throws {
        // (1, 3) and (3, 1) are darkest, and only one of them is in an even area. Row by row (3, 1) would come first.
        var image = noise.map { $0.map { UInt8(60 + Int($0) / 2) } }
        image[2][2] = 100
        for position in [(1, 3), (0, 3), (0, 4), (1, 4), (3, 1)] { image[position.1][position.0] = 10 }
        #expect(try isAntialiased(image, setting(image, [(2, 2, 140)])))
        var mirrored = noise.map { $0.map { UInt8(60 + Int($0) / 2) } }
        mirrored[2][2] = 100
        for position in [(3, 1), (4, 0), (3, 0), (4, 1), (1, 3)] { mirrored[position.1][position.0] = 10 }
        #expect(try !isAntialiased(mirrored, setting(mirrored, [(2, 2, 140)])))
    }

    @Test func equalBrightnessOfOtherColorsCounts() throws {
        // Brightness decides which neighbors are equal: here only transparent black, which shows the same backdrop.
        let clear = Pixel(0, 0, 0, 0)
        let first = try Bitmap(5, 5) { x, _ in x < 2 ? clear : x == 2 ? Pixel(9, 9, 9, 0) : .white }
        let second = try first.changing([(2, 2)], to: Pixel(gray: 120))
        let slow = SlowPixelmatch(first: first, second: second)
        let comparison = ImageComparison(first, second, tolerance: Tolerance(.perceptual()))
        #expect(comparison.differentPixels == slow.verdicts.filter { $0 == .different }.count)
        #expect(comparison.differentPixels + comparison.antialiasedPixels == 1)
    }
}
