import ImageComparison
import Images
import TableSpecimens
import Testing

@Suite struct RegionTests {
    private func compare(_ width: Int, _ height: Int, _ changes: [(x: Int, y: Int)]) throws -> ImageComparison
    {
        let white = try Bitmap.plain(width, height)
        return ImageComparison(white, try white.changing(changes))
    }

    @Test func distantChangesAreSeparateRegions() throws {
        let comparison = try compare(100, 100, [(80, 10), (82, 12), (5, 5), (50, 90)])
        #expect(
            comparison.regions == [
                PixelRect(x: 5, y: 5, width: 1, height: 1), PixelRect(x: 80, y: 10, width: 3, height: 3),
                PixelRect(x: 50, y: 90, width: 1, height: 1),
            ])
        #expect(comparison.description.contains("in 3 regions: 1 × 1 at (5, 5), 3 × 3 at (80, 10), 1 × 1"))
    }

    @Test func changesUpToTwelvePixelsApartAreOneRegion() throws {
        for start in 0..<24 {
            #expect(try compare(60, 20, [(start, 3), (start + 12, 3)]).regions.count == 1)
            #expect(try compare(60, 20, [(start, 3), (start + 24, 3)]).regions.count == 2)
            #expect(try compare(20, 80, [(3, start), (3 + 12, start + 12)]).regions.count == 1)
        }
    }

    @Test func regionsThatInterlockAreOne() throws {
        // A frame around a spot.
        let frame = (10..<90).flatMap { [(x: $0, y: 10), (x: $0, y: 89), (x: 10, y: $0), (x: 89, y: $0)] }
        #expect(
            try compare(100, 100, frame + [(50, 50)]).regions == [
                PixelRect(x: 10, y: 10, width: 80, height: 80)
            ])
    }

    @Test func thereAreUpToThirtyTwoRegions() throws {
        for step in [25, 30, 49, 50, 60] {
            let positions = stride(from: 0, to: 300, by: step).flatMap { y in
                stride(from: 0, to: 300, by: step).map { (x: $0, y: y) }
            }
            let comparison = try compare(300, 300, positions)
            #expect((1...32).contains(comparison.regions.count))
            #expect(comparison.differentPixels == positions.count)
            // None is lost, none is counted twice.
            #expect(
                comparison.regions.map { comparison.differentPixels(in: $0) }.reduce(0, +) == positions.count)
        }
    }

    @Test func regionsCoverEveryDifferenceTightly() throws {
        var random = SeededNumbers(seed: 3)
        for _ in 0..<30 {
            let positions = (0..<Int.random(in: 1...20, using: &random)).map { _ in
                (x: Int.random(in: 0..<150, using: &random), y: Int.random(in: 0..<90, using: &random))
            }
            let comparison = try compare(150, 90, positions)
            #expect(
                comparison.regions.map { comparison.differentPixels(in: $0) }.reduce(0, +)
                    == comparison.differentPixels)
            for region in comparison.regions {
                let sides = [
                    PixelRect(x: region.x, y: region.y, width: 1, height: region.height),
                    PixelRect(x: region.x + region.width - 1, y: region.y, width: 1, height: region.height),
                    PixelRect(x: region.x, y: region.y, width: region.width, height: 1),
                    PixelRect(x: region.x, y: region.y + region.height - 1, width: region.width, height: 1),
                ]
                #expect(sides.allSatisfy { comparison.differentPixels(in: $0) > 0 })
            }
        }
    }
}
