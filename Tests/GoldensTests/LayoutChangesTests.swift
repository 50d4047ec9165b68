import ImageComparison
import Images
import TableSnapshots
import Testing

@testable import Goldens

@Suite("Changes in words") struct LayoutChangesTests {
    /// Returns a record of rows, each with a text, at scale 1.
    private func record(
        _ rows: [String], height: Int = 10, scale: Int = 1,
        traits: String = "appearance light direction ltr size L"
    ) throws -> LayoutRecord {
        let lines = rows.enumerated().flatMap { index, text in
            [
                "row 0:\(index) 0,\(index * height),40,\(height)",
                "  text 4,\(index * height + 2),20,6 17 label \"\(text)\"",
            ]
        }
        let header = "tablesnap-layout 2\nimage 40x\(rows.count * height) scale \(scale) \(traits)"
        return try #require(LayoutRecord(([header] + lines).joined(separator: "\n"), scale: 1))
    }

    /// Returns an image of a record, in which the color of each row is determined by its text.
    private func image(_ record: LayoutRecord, changing changed: Int? = nil) throws -> Bitmap {
        var bytes = [UInt8](repeating: 255, count: 40 * Int(record.size.height) * 4)
        for (index, element) in record.elements.enumerated() where !element.part.name.isEmpty {
            guard let row = element.part.row?.row, let frame = record.elements[index - 1].frame else {
                continue
            }
            let shade = UInt8(truncatingIfNeeded: element.text?.utf8.reduce(0) { $0 &* 31 &+ Int($1) } ?? 0)
            for pixel in Int(frame.minY) * 40..<Int(frame.maxY) * 40 { bytes[pixel * 4] = shade }
            // One pixel in the text.
            if row == changed { bytes[((Int(frame.minY) + 3) * 40 + 5) * 4 + 1] = 0 }
        }
        return try Bitmap(width: 40, height: Int(record.size.height), bytes: bytes)
    }

    private func changes(_ before: LayoutRecord, _ after: LayoutRecord, changing changed: Int? = nil) throws
        -> [String]
    {
        let images = try (before: image(before), after: image(after, changing: changed))
        let regions = ImageComparison(images.before, images.after).regions
        return LayoutChanges.of(before, after, .of(before, after), images: images, regions: regions).map(
            \.description)
    }

    @Test(
        arguments: [
            (
                ["a", "b", "c"], ["N", "a", "b", "c"],
                ["row 0:0 “N” inserted, 10 pt", "rows 0:0–0:2 moved 10 pt down, otherwise equal"]
            ),
            (
                ["a", "b", "c"], ["a", "c"],
                ["row 0:1 “b” removed, 10 pt", "row 0:2 moved 10 pt up, otherwise equal"]
            ),
            (["a", "b", "c"], ["a", "x", "c"], ["row 0:1 text “b” → “x”"]),
            (
                ["a", "b", "c"], ["b", "c", "a"],
                ["row 0:0 moved 20 pt down, otherwise equal", "rows 0:1–0:2 moved 10 pt up, otherwise equal"]
            ),
            (["a", "a"], ["a", "a", "a"], ["row 0:2 “a” inserted, 10 pt"]),
            (["a"], ["a"], []),
        ])
    func rowsAreAligned(before: [String], after: [String], words: [String]) throws {
        #expect(try changes(record(before), record(after)) == words)
    }

    /// The words are checked against the pixels.
    @Test func pixelsContradictWords() throws {
        #expect(
            try changes(record(["a", "b"]), record(["a", "b"]), changing: 1) == ["row 0:1 text: other pixels"]
        )
        #expect(
            try changes(record(["a"]), record(["N", "a"]), changing: 1) == [
                "row 0:0 “N” inserted, 10 pt", "row 0:0 moved 10 pt down",
            ])
    }

    @Test func imagesHaveOtherScalesAndTraits() throws {
        let rows = ["a", "b"]
        #expect(
            try changes(record(rows), record(rows, scale: 3)) == ["the golden is at 1x, the image at 3x"])
        // Pixels at another scale are not compared, so nothing is said about them.
        #expect(
            try changes(record(rows), record(["N"] + rows, scale: 3)).last == "rows 0:0–0:1 moved 10 pt down")
        let dark = try record(rows, traits: "appearance dark direction rtl size L contrast high")
        #expect(
            try changes(record(rows), dark) == [
                "appearance light → dark", "direction ltr → rtl", "contrast normal → high",
            ])
    }

    @Test func partsChange() throws {
        func one(_ lines: String...) throws -> LayoutRecord {
            let text = "tablesnap-layout 2\nimage 40x10 scale 1\n" + lines.joined(separator: "\n")
            return try #require(LayoutRecord(text, scale: 1))
        }
        let usual = try one("row 0:0 0,0,40,10", "  text 4,2,20,6 17 label \"a\"")
        let styled = try one("row 0:0 0,0,40,10", "  text 4,2,20,6 19 bold systemRed \"a\"")
        #expect(
            try changes(usual, styled) == [
                "row 0:0 text font 17 → 19 bold", "row 0:0 text color label → systemRed",
            ])
        let marked = try one(
            "row 0:0 0,0,40,10 checkmark selected", "  text 4,2,20,6 17 label \"a\"", "  accessory 30,2,6,6")
        #expect(
            try changes(usual, marked) == [
                "row 0:0 state none → checkmark selected", "row 0:0 accessory inserted",
            ])
        let moved = try one("row 0:0 0,0,40,10", "  text 6,2,20,6 17 label \"a\"")
        #expect(try changes(usual, moved) == ["row 0:0 text frame 4,2,20,6 → 6,2,20,6"])
    }

    /// Returns the difference image with aligned rows.
    private func overlay(_ before: [String], _ after: [String], changing changed: Int? = nil) throws
        -> Bitmap?
    {
        let records = (before: try record(before), after: try record(after))
        let images = (try image(records.before), try image(records.after, changing: changed))
        let rows = AlignedRows.of(
            .of(records.before, records.after), heights: (images.0.height, images.1.height), scale: 1)
        return rows.flatMap { AlignedOverlay.of(images.0, images.1, $0) }
    }

    /// The rows below an inserted one are next to those of the golden image.
    @Test func rowsOfDifferencesAreAligned() throws {
        func isGreen(_ image: Bitmap, row: Int) -> Bool {
            let pixel = (row * 10 + 5) * 40 * 4
            return Int(image.bytes[pixel + 1]) > Int(image.bytes[pixel]) + 20
        }
        func isRed(_ image: Bitmap, row: Int) -> Bool {
            let pixel = (row * 10 + 5) * 40 * 4
            return Int(image.bytes[pixel]) > Int(image.bytes[pixel + 1]) + 20
        }
        let inserted = try #require(try overlay(["a", "b"], ["a", "N", "b"]))
        #expect(inserted.height == 30)
        #expect((0..<3).map { isGreen(inserted, row: $0) } == [false, true, false])
        let removed = try #require(try overlay(["a", "b", "c"], ["a", "c"]))
        #expect(removed.height == 30)
        #expect((0..<3).map { isRed(removed, row: $0) } == [false, true, false])
        // A different pixel remains visible in a row that was moved.
        let changed = try #require(try overlay(["a"], ["N", "a"], changing: 1))
        #expect(changed.bytes[(13 * 40 + 5) * 4] == 255 && changed.bytes[(13 * 40 + 5) * 4 + 1] == 0)
        #expect(try overlay(["a", "b"], ["a", "c"]) == nil)
    }

    /// A quote and a combining character after it are one character, and other characters are of a control.
    @Test(arguments: ["\u{301}abc", "\u{1F3FD}", "a\u{600}", "\u{200D}", "\"", "\r\n", "\u{1B}[0m"])
    func anyTextIsReadAgain(text: String) throws {
        var record = try record(["a"])
        record.elements[1].text = text
        #expect(LayoutRecord(record.text, scale: 1)?.elements[1].text == text)
    }

    @Test func onlyRecordsOfThisVersionAreRead() throws {
        #expect(LayoutRecord("tablesnap-layout 3\nrow 0:0", scale: 1) == nil)
        #expect(LayoutRecord("tablesnap-layout 2\nimage nanxinf", scale: 1) == nil)
        let lines = Array(repeating: "row 0:0 0,0,1,1", count: LayoutRecord.maxElements + 2)
        #expect(
            LayoutRecord("tablesnap-layout 2\nimage 1x1\n" + lines.joined(separator: "\n"), scale: 1) == nil)
    }

    /// The elements after the last common one of a record that is cut may be in the other one, too.
    @Test func cutRecordsClaimNothingAboutTheRest() throws {
        var (before, after) = (try record(["a", "b", "c"]), try record(["N", "a", "b"]))
        (before.rest, after.rest) = (
            LayoutRecord.Rest(count: 9, digest: "0a"), LayoutRecord.Rest(count: 10, digest: "0b")
        )
        #expect(
            try changes(before, after) == [
                "row 0:0 “N” inserted, 10 pt", "rows 0:0–0:1 moved 10 pt down, otherwise equal",
            ])
        #expect(before.rest != after.rest)
    }

    /// Two rows have changed places, and one of them its control.
    @Test func titlesIdentifyRows() throws {
        func switches(_ rows: [(String, String)]) throws -> LayoutRecord {
            let lines = rows.enumerated().flatMap { index, row in
                [
                    "row 0:\(index) 0,\(index * 10),40,10",
                    "  text 4,\(index * 10 + 2),20,6 17 label \"\(row.0)\"",
                    "  switch 30,\(index * 10 + 2),6,6 \"\(row.1)\"",
                ]
            }
            let text = "tablesnap-layout 2\nimage 40x20 scale 1\n" + lines.joined(separator: "\n")
            return try #require(LayoutRecord(text, scale: 1))
        }
        let words = try changes(switches([("a", "0"), ("b", "0")]), switches([("b", "0"), ("a", "1")]))
        #expect(
            words.contains("row 0:0 switch “0” → “1”")
                && words.contains { $0.hasPrefix("row 0:0 moved 10 pt down") })
        #expect(!words.contains { $0.contains("removed") || $0.contains("inserted") }, "\(words)")
    }

    /// Texts contain anything, and tables have any length.
    @Test func recordsAreReadAgain() throws {
        let text = #"""
            tablesnap-layout 2
            image 402x44.5 scale 2 appearance light direction ltr size L
            row 0:0 0,0,402,44.5 disclosureIndicator
              editing control 20,1.25,20,20
              text 20,11,41,22 17 semibold italic Menlo #FF00AA80 "a \"b\" \\ \n\u{0} 1,2,3,4"
              column 1 60,11,41,22 17 label ""
              switch 300,11,51,31 "Wi-Fi, on"
            clock 1,2,3,4 12 label "18:35"
            rest 3 sha256 0a
            """#
        let record = try #require(LayoutRecord(text, scale: 2))
        #expect(record.text == text)
        #expect(record.elements[2].text == "a \"b\" \\ \n\0 1,2,3,4")
        #expect(
            record.elements.map(\.part.description)[1...3] == [
                "row 0:0 editing control", "row 0:0 text", "row 0:0 column 1",
            ])
        #expect(record.rest?.count == 3)
        #expect(LayoutRecord("tablesnap-layout 2\nimage 1x2\nrow 0:0", scale: 1) == nil)
        #expect(LayoutRecord("tablesnap-layout 2", scale: 1) == nil)
    }

    /// Files of earlier versions have frames in pixels, and names of parts in the line of their element.
    @Test func earlierRecordsAreRead() throws {
        let old = try #require(LayoutRecord("row 0:0 0,0,80,20 text editing control\nindex\nclock", scale: 2))
        #expect(old.version == 1)
        #expect(
            old.elements.map(\.part.description) == [
                "row 0:0", "row 0:0 text editing control", "index", "clock",
            ])
        #expect(old.elements[0].frame == CGRect(x: 0, y: 0, width: 40, height: 10))
        let new = try #require(
            LayoutRecord(
                "tablesnap-layout 2\nimage 40x10 scale 2\nrow 0:0 0,0,40,10 checkmark\n  text 0,0,1,1 17 label \"a\"\n"
                    + "  editing control 0,0,1,1\nindex 0,0,1,1\nclock 0,0,1,1", scale: 2))
        #expect(new.asVersionOne.elements == old.elements)
    }

    /// Earlier versions have headers after all rows, and the current one has all elements from top to bottom.
    @Test func earlierRecordsHaveAnotherOrder() throws {
        let old = try #require(
            LayoutRecord(
                "row 0:0 0,20,80,20 text\nrow 1:0 0,60,80,20\nheader 0 0,0,80,20 text\nheader 1 0,40,80,20",
                scale: 2))
        let new = try #require(
            LayoutRecord(
                "tablesnap-layout 2\nimage 40x40 scale 2\nheader 0 0,0,40,10\n  text 0,0,1,1 17 label \"a\"\n"
                    + "row 0:0 0,10,40,10\n  text 0,10,1,1 17 label \"b\"\nheader 1 0,20,40,10\nrow 1:0 0,30,40,10",
                scale: 2))
        #expect(new.asVersionOne.sortedByName == old.sortedByName)
    }
}
