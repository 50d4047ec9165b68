import ImageComparison
import Images
import Testing

@Suite struct ChangedPartsTests {
    /// A header and rows of 20 pixels with a text and an accessory each.
    private let parts: [PicturePart] =
        [
            PicturePart(owner: "header 2", rect: PixelRect(x: 0, y: 0, width: 100, height: 20)),
            PicturePart(owner: "header 2", name: "text", rect: PixelRect(x: 10, y: 4, width: 60, height: 12)),
        ]
        + (0..<12).flatMap { row in
            let y = 20 * (row + 1)
            return [
                PicturePart(
                    owner: "row 1:\(row)", name: "background",
                    rect: PixelRect(x: 0, y: y, width: 100, height: 20)),
                PicturePart(
                    owner: "row 1:\(row)", name: "text",
                    rect: PixelRect(x: 10, y: y + 4, width: 60, height: 12)),
                PicturePart(
                    owner: "row 1:\(row)", name: "accessory",
                    rect: PixelRect(x: 80, y: y + 4, width: 10, height: 12)),
            ]
        }

    private func changes(_ places: [(x: Int, y: Int)]) throws -> ChangedParts {
        let white = try Bitmap.plain(100, 300)
        return try ImageComparison(white, white.changing(places)).changedParts(among: parts)
    }

    @Test func partsAreNamedByTheirOwners() throws {
        let changed = try changes([(85, 110), (86, 110), (30, 10)])
        #expect(changed.summary() == "header 2: text; row 1:4: accessory")
        #expect(changed.changes.map(\.pixels) == [1, 2])
        #expect(changed.pixelsElsewhere == 0)
    }

    @Test func theSmallestPartCounts() throws {
        #expect(try changes([(1, 1)]).summary() == "header 2")
        #expect(try changes([(1, 41)]).summary() == "row 1:1: background")
        #expect(
            try changes([(1, 41), (12, 46), (80, 45)]).summary() == "row 1:1: background, text, accessory")
    }

    @Test func whatNoPartContainsIsElsewhere() throws {
        #expect(try changes([(50, 299)]).summary() == "outside of all parts")
        #expect(try changes([(50, 299), (85, 110)]).summary() == "row 1:4: accessory; elsewhere")
        #expect(try changes([(50, 299), (85, 110)]).pixelsElsewhere == 1)
    }

    @Test func manyOwnersAreShortened() throws {
        let changed = try changes((0..<12).map { (x: 20, y: 20 * ($0 + 1) + 6) })
        #expect(changed.summary(owners: 2) == "row 1:0: text; row 1:1: text; 10 more")
        #expect(changed.summary(owners: 12).hasSuffix("row 1:11: text"))
    }

    @Test func equalPicturesHaveNone() throws {
        let changed = try changes([])
        #expect(changed.changes.isEmpty && changed.pixelsElsewhere == 0 && changed.summary().isEmpty)
    }

    @Test func partsOutsideOfThePictureDoNotMatter() throws {
        let white = try Bitmap.plain(10, 10)
        let far = [
            PicturePart(owner: "far", rect: PixelRect(x: 50, y: -50, width: 10, height: 10)),
            PicturePart(owner: "huge", rect: PixelRect(x: -5, y: -5, width: .max, height: .max)),
        ]
        #expect(
            try ImageComparison(white, white.changing([(3, 3)])).changedParts(among: far).summary() == "huge")
    }
}
