import Foundation
import ImageComparison
import Images
import TableSnapshots
import Testing

@testable import Goldens

@Suite struct ChangeGroupsTests {
    /// Returns the PNG file of a table at scale 1, in which the shade of each row is determined by its text.
    private func table(_ rows: [String], hasRecord: Bool = true) throws -> [UInt8] {
        let lines = rows.enumerated().flatMap { index, text in
            [
                "row 0:\(index) 0,\(index * 20),80,20",
                "  text 4,\(index * 20 + 4),30,10 17 label \"\(text)\"",
                "  accessory 60,\(index * 20 + 4),10,10",
            ]
        }
        let record =
            "tablesnap-layout 2\nimage 80x\(rows.count * 20) scale 1\n" + lines.joined(separator: "\n")
        var bytes = [UInt8](repeating: 255, count: 80 * 20 * rows.count * 4)
        for (index, text) in rows.enumerated() {
            let shade = UInt8(truncatingIfNeeded: text.utf8.reduce(7) { $0 &* 31 &+ Int($1) })
            for (y, x) in (4..<14).flatMap({ y in (4..<34).map { (y, $0) } }) {
                bytes[((index * 20 + y) * 80 + x) * 4] = shade
            }
        }
        return try Bitmap(width: 80, height: rows.count * 20, bytes: bytes).pngData(
            pixelsPerMeter: PNGHeader.pixelsPerMeter(atScale: 1),
            texts: hasRecord ? [PNGText(keyword: LayoutRecord.keyword, text: record)] : [])
    }

    private func groups(_ images: [([String], [String])], hasRecord: Bool = true) throws -> ChangeGroups {
        var groups = ChangeGroups()
        for (index, image) in images.enumerated() {
            let (before, after) = (
                try table(image.0, hasRecord: hasRecord), try table(image.1, hasRecord: hasRecord)
            )
            try groups.add(
                "\(index)", before: before, after: after, ImageChanges.of(before: before, after: after))
        }
        return groups
    }

    @Test func equalChangesAreOneGroupWhereverTheyAre() throws {
        let groups = try groups([
            (["a", "Wi-Fi"], ["a", "WLAN"]), (["Wi-Fi", "a", "b", "Wi-Fi"], ["WLAN", "x", "b", "WLAN"]),
        ])
        #expect(groups.groups.map(\.title) == ["text “Wi-Fi” → “WLAN”", "text “a” → “x”"])
        #expect(groups.groups.map(\.images) == [[0, 1], [1]])
        #expect(groups.groups.map(\.places) == [3, 1])
        #expect(groups.largestFirst == [0, 1])
        // The text is 30 × 10 pixels, with a context of 48 within the image.
        let picture = try #require(groups.groups[0].after)
        #expect((picture.width, picture.height) == (80, 40))
        #expect(try Bitmap(pngBytes: picture.png).width == 80)
    }

    /// Rows that were only moved are no changes of their own.
    @Test func insertedAndRemovedRowsAreGroups() throws {
        let groups = try groups([
            (["a", "b"], ["N", "a", "b"]), (["c", "d"], ["c", "N", "d"]), (["a", "b", "c"], ["a", "c"]),
        ])
        #expect(groups.groups.map(\.title) == ["row “N” inserted, 20 pt", "row “b” removed, 20 pt"])
        #expect(groups.groups.map(\.images) == [[0, 1], [2]])
        #expect(groups.groups[0].before == nil && groups.groups[0].after != nil)
        #expect(groups.groups[1].before != nil && groups.groups[1].after == nil)
    }

    @Test func changesWithoutRecordsArePixels() throws {
        let groups = try groups([(["a", "b"], ["x", "b"]), (["a"], ["x"])], hasRecord: false)
        #expect(groups.groups.map(\.title) == ["other pixels (300 of 300)"])
        #expect(groups.groups[0].images == [0, 1])
    }

    @Test func addedRemovedAndDamagedImagesHaveNoAreas() throws {
        var groups = ChangeGroups()
        let png = try table(["a"])
        for name in ["a", "b"] { try groups.add(name, before: nil, after: png, ImageChanges()) }
        try groups.add("c", before: png, after: nil, ImageChanges())
        try groups.add("d", before: png, after: png, ImageChanges())
        try groups.add("e", before: png, after: png, ImageChanges())
        #expect(throws: ImageError.self) { try groups.add("f", before: png, after: [1], ImageChanges()) }
        #expect(groups.groups.map(\.title) == ["no golden image", "removed", "other pixels", "other pixels"])
        #expect(groups.groups.map(\.images) == [[0, 1], [2], [3], [4]])
    }

    /// Records come from other machines.
    @Test func areasOutsideOfImagesAndLargeOnesAreNotShown() throws {
        var groups = ChangeGroups(maxBytes: 300)
        let png = try table(["a", "b"])
        let far = PixelRect(x: 1 << 31, y: 0, width: 1 << 31, height: 1)
        let near = PixelRect(x: 70, y: 30, width: 1 << 31, height: 1 << 31)
        let areas = [near, far].map { ChangedArea(before: $0, after: $0, pixels: 1) }
        #expect(try groups.add("a", before: png, after: png, ImageChanges(areas: areas)) == [0])
        #expect(groups.groups[0].before != nil)
        let whole = ChangedArea(
            before: PixelRect(x: 0, y: 0, width: 80, height: 40), after: nil, pixels: 9)
        try groups.add("b", before: png, after: png, ImageChanges(areas: [whole]))
        #expect(groups.groups[1].before == nil && groups.groups[1].places == 1)
    }

    @Test(arguments: [
        "{}", #"{"words":[],"areas":[{"before":[0,0,0,1],"pixels":1,"changes":[]}]}"#,
        #"{"words":[],"areas":[{"before":[0,0,1,1],"pixels":1,"changes":[0]}]}"#,
        #"{"words":[],"areas":[],"rows":[[0,1,5,1]]}"#, #"{"words":[],"areas":[],"rows":[[0,-1,0,1]]}"#,
        #"{"words":[],"areas":[],"rows":[[0,1,0,1],[9,1,1,1]]}"#,
    ])
    func recordsAreChecked(json: String) throws {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(ImageChanges.self, from: Data(json.utf8))
        }
    }

    @Test func changesAreReadAgain() throws {
        let changes = try ImageChanges.of(
            before: table(["a", "b", "c"]), after: table(["N", "a", "x", "c"]))
        #expect(
            changes.rows?.numbers == [[0, 0, 0, 20], [0, 20, 20, 20], [20, 20, 40, 20], [40, 20, 60, 20]])
        #expect(changes.rows?.merged.numbers == [[0, 0, 0, 20], [0, 60, 20, 60]])
        let json = try JSONEncoder().encode(changes)
        #expect(try JSONDecoder().decode(ImageChanges.self, from: json) == changes)
    }

    /// Many areas are merged, and none is left out.
    @Test func areasAreLimited() throws {
        let changes = try ImageChanges.of(
            before: table((0..<100).map { "a\($0)" }), after: table((0..<100).map { "b\($0)" }))
        #expect(changes.areas.count == 64)
        #expect(changes.areas.map(\.pixels).reduce(0, +) == 100 * 300)
        #expect(changes.areas.last?.after == PixelRect(x: 4, y: 63 * 20 + 4, width: 30, height: 36 * 20 + 10))
    }
}
