import Images
import TableSpecimens
import Testing

@testable import ImageComparison

/// The perceptual mode counts the pixels that pixelmatch 7.2 counts, one by one, and the OKLab mode those of later
/// versions.
@Suite struct PixelmatchTests {
    static let thresholds = [0, 0.005, 0.05, 0.1, 0.3]

    private func expectAgreement(
        _ first: Bitmap, _ second: Bitmap, threshold: Double, countsAntialiasing: Bool = false,
        backdrop: ComparisonMode.Backdrop = .checkerboard, version: SlowPixelmatch.Version = .seven,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> (different: Int, antialiased: Int) {
        let slow = SlowPixelmatch(
            first: first, second: second, threshold: threshold, includesAntialiasing: countsAntialiasing,
            isOverCheckerboard: backdrop == .checkerboard, version: version
        ).verdicts
        let mode: ComparisonMode =
            switch version {
            case .seven:
                .perceptual(
                    threshold: threshold, countsAntialiasing: countsAntialiasing, backdrop: backdrop)
            case .later:
                .oklab(threshold: threshold, countsAntialiasing: countsAntialiasing, backdrop: backdrop)
            }
        let comparison = ImageComparison(first, second, tolerance: Tolerance(mode))
        let counts = (slow.filter { $0 == .different }.count, slow.filter { $0 == .antialiased }.count)
        #expect(comparison.differentPixels == counts.0, sourceLocation: sourceLocation)
        #expect(comparison.antialiasedPixels == counts.1, sourceLocation: sourceLocation)
        let haveSamePositions = slow.indices.allSatisfy { index in
            let state = comparison.map?[index % first.width, index / first.width] ?? .accepted
            return (state == .different) == (slow[index] == .different)
                && (state == .antialiased) == (slow[index] == .antialiased)
        }
        #expect(haveSamePositions, sourceLocation: sourceLocation)
        return counts
    }

    static let kinds = SlowPixelmatch.Version.allCases.flatMap { version in
        [true, false].map { (isOpaque: $0, version: version) }
    }

    @Test(arguments: kinds, ComparisonMode.Backdrop.allCases)
    func noise(
        _ kind: (isOpaque: Bool, version: SlowPixelmatch.Version), backdrop: ComparisonMode.Backdrop
    ) throws {
        let (isOpaque, version) = kind
        var random = SeededNumbers(seed: 7)
        var found = (different: 0, antialiased: 0)
        for round in 0..<caseCount(80) {
            let (width, height) = (
                Int.random(in: 1...14, using: &random), Int.random(in: 1...14, using: &random)
            )
            let levels = [2, 3, 5, 256][round % 4]
            let counts = try expectAgreement(
                .random(width, height, levels: levels, isOpaque: isOpaque, &random),
                .random(width, height, levels: levels, isOpaque: isOpaque, &random),
                threshold: Self.thresholds[round % 5], countsAntialiasing: round % 7 == 0, backdrop: backdrop,
                version: version)
            found.different += counts.different
            found.antialiased += counts.antialiased
        }
        #expect(found.different > caseCount(1000))
    }

    /// Even areas side by side, with some pixels halfway between those to their left and right.
    @Test(arguments: kinds, ComparisonMode.Backdrop.allCases)
    func areasWithSmoothedPixels(
        _ kind: (isOpaque: Bool, version: SlowPixelmatch.Version), backdrop: ComparisonMode.Backdrop
    ) throws {
        let (isOpaque, version) = kind
        var random = SeededNumbers(seed: 8)
        var found = (different: 0, antialiased: 0)
        for round in 0..<caseCount(60) {
            let areas = try Bitmap.random(8, 8, levels: 2 + round % 3, isOpaque: isOpaque, &random)
            let first = try Bitmap(24, 24) { x, y in areas[x / 3, y / 3] }
            let second = try Bitmap(24, 24) { x, y in
                guard (1..<23).contains(x), Int.random(in: 0..<4, using: &random) == 0 else {
                    return first[x, y]
                }
                let mean = zip(first[x - 1, y].bytes, first[x + 1, y].bytes).map {
                    UInt8((Int($0) + Int($1)) / 2)
                }
                return Pixel(mean[0], mean[1], mean[2], mean[3])
            }
            let counts = expectAgreement(
                first, second, threshold: Self.thresholds[round % 5], backdrop: backdrop, version: version)
            found.different += counts.different
            found.antialiased += counts.antialiased
        }
        #expect(found.different > caseCount(300) && found.antialiased > caseCount(1000), "\(found)")
    }

    @Test(arguments: kinds, ComparisonMode.Backdrop.allCases)
    func discsThatMoved(
        _ kind: (isOpaque: Bool, version: SlowPixelmatch.Version), backdrop: ComparisonMode.Backdrop
    ) throws {
        let (isOpaque, version) = kind
        var found = (different: 0, antialiased: 0)
        for seed in 1...UInt64(caseCount(12)) {
            let first = try Bitmap.discs(44, 30, seed: seed, shift: 0, isOpaque: isOpaque)
            for (shift, threshold) in zip([0.03, 0.2, 0.5, 1, 1.4], Self.thresholds) {
                let second = try Bitmap.discs(44, 30, seed: seed, shift: shift, isOpaque: isOpaque)
                let counts = expectAgreement(
                    first, second, threshold: threshold, backdrop: backdrop, version: version)
                found.different += counts.different
                found.antialiased += counts.antialiased
                _ = expectAgreement(
                    first, second, threshold: threshold, countsAntialiasing: true, backdrop: backdrop,
                    version: version)
            }
        }
        #expect(found.different > caseCount(300) && found.antialiased > caseCount(1000), "\(found)")
    }

    /// On white paper a white pixel that becomes transparent is no change; on the checkerboard it is.
    @Test func theBackdropShowsThroughTranslucentPixels() throws {
        let first = try Bitmap.plain(6, 6)
        let second = try first.changing([(2, 2), (3, 2)], to: Pixel(gray: 255, alpha: 0))
        func count(_ backdrop: ComparisonMode.Backdrop) -> Int {
            ImageComparison(first, second, tolerance: Tolerance(.perceptual(backdrop: backdrop)))
                .differentPixels
        }
        #expect(count(.checkerboard) == 2)
        #expect(count(.white) == 0)
    }

    /// By the formula: 35215 t², of which brightness takes 0.5053, so between gray 0 and 26 for t = 0.1.
    @Test func theThresholdIsTheDistanceOfGrays() throws {
        let black = try Bitmap.plain(3, 1, .black)
        func differs(_ gray: UInt8) throws -> Bool {
            let other = try Bitmap.plain(3, 1, Pixel(gray: gray))
            return ImageComparison(black, other, tolerance: Tolerance(.perceptual())).differentPixels == 3
        }
        #expect(try !differs(26))
        #expect(try differs(27))
        let white = try Bitmap.plain(3, 1)
        let comparison = ImageComparison(black, white, tolerance: Tolerance(.perceptual()))
        #expect(abs(comparison.largestDifference - 0.966) < 0.001)
        let tolerant = Tolerance(.perceptual(threshold: comparison.largestDifference + 1e-9))
        #expect(ImageComparison(black, white, tolerance: tolerant).passes)
    }
}
