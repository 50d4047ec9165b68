import ImageComparison
import Images
import TableKit
import Testing

@testable import Goldens
@testable import TableSnapshots

@Suite struct ChangedPartsTests {
    /// A header and 12 rows with their parts.
    private let parts: [SnapshotPart] =
        [part("header 2", 0, 0, 100, 20), part("header 2 text", 10, 4, 60, 12)]
        + (0..<12).flatMap { row in
            let y = 20 * (row + 1)
            return [
                part("row 1:\(row) background", 0, y, 100, 20), part("row 1:\(row) text", 10, y + 4, 60, 12),
                part("row 1:\(row) accessory", 80, y + 4, 10, 12),
            ]
        }

    private static func part(
        _ part: TablePart, _ x: Int, _ y: Int, _ width: Int, _ height: Int
    ) -> SnapshotPart {
        SnapshotPart(part: part, frame: CGRect(x: x, y: y, width: width, height: height))
    }

    /// Returns the changed parts of an image in which the pixels at some points differ.
    private func changes(_ points: [(x: Int, y: Int)], in parts: [SnapshotPart]? = nil) throws -> ChangedParts
    {
        let size = (width: 100, height: 300)
        let white = [UInt8](repeating: 255, count: size.width * size.height * 4)
        var other = white
        for point in points { other[(point.y * size.width + point.x) * 4] = 0 }
        let comparison = ImageComparison(
            try Bitmap(width: size.width, height: size.height, bytes: white),
            try Bitmap(width: size.width, height: size.height, bytes: other))
        return ChangedParts.of(parts ?? self.parts, in: comparison)
    }

    @Test func partsAreListedByElement() throws {
        let changed = try changes([(85, 110), (86, 110), (30, 10)])
        #expect(changed.summary() == "header 2: text; row 1:4: accessory")
        #expect(changed.changes.map(\.part) == ["header 2 text", "row 1:4 accessory"])
        #expect(changed.changes.map(\.pixels) == [1, 2])
        #expect(changed.pixelsElsewhere == 0)
    }

    @Test func theSmallestPartCounts() throws {
        #expect(try changes([(1, 1)]).summary() == "header 2")
        #expect(try changes([(1, 41)]).summary() == "row 1:1: background")
        #expect(
            try changes([(1, 41), (12, 46), (80, 45)]).summary() == "row 1:1: background, text, accessory")
    }

    @Test func pixelsOutsideOfAllPartsAreElsewhere() throws {
        #expect(try changes([(50, 299)]).summary() == "outside of all parts")
        #expect(try changes([(50, 299), (85, 110)]).summary() == "row 1:4: accessory; elsewhere")
        #expect(try changes([(50, 299), (85, 110)]).pixelsElsewhere == 1)
    }

    @Test func manyElementsAreShortened() throws {
        let changed = try changes((0..<12).map { (x: 20, y: 20 * ($0 + 1) + 6) })
        #expect(changed.summary(elements: 2) == "row 1:0: text; row 1:1: text; 10 more")
        #expect(changed.summary(elements: 12).hasSuffix("row 1:11: text"))
    }

    @Test func equalImagesHaveNoParts() throws {
        let changed = try changes([])
        #expect(changed.changes.isEmpty && changed.pixelsElsewhere == 0 && changed.summary().isEmpty)
    }

    @Test func partsOfAnotherViewAreListedByName() throws {
        let parts = [Self.part("clock", 0, 0, 10, 10), Self.part("dots[0]", 20, 0, 10, 10)]
        #expect(try changes([(1, 1), (21, 1)], in: parts).summary() == "clock; dots[0]")
    }

    @Test func partsBeyondTheImageAreClipped() throws {
        let far = [Self.part("far", 500, -50, 10, 10), Self.part("huge", -5, -5, .max, .max)]
        #expect(try changes([(3, 3)], in: far).summary() == "huge")
    }
}
