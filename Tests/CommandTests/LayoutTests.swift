import Foundation
import TestSupport
import Testing

/// Golden images record their layout and texts, and failures name the changes in words.
@Suite struct LayoutTests {
    private let scene = """
        sections:
          - header: Network
            rows:
              - {text: Wi-Fi, detail: Home, style: value1, accessory: disclosure}
              - {text: Bluetooth, detail: "On", style: value1}
              - Cellular

        """

    @Test func recordIsPrinted() throws {
        let folder = try Folder(["a.yaml": scene])
        #expect(try folder.run(["verify", "a.yaml"]).status == 1)
        let lines = try folder.run(["layout", "Snapshots/a.png"]).lines
        #expect(
            Array(lines.prefix(4)) == [
                "tablesnap-layout 2", "image 402x209 scale 2 appearance light direction ltr size L",
                "header 0 0,22,402,28", "  text 20,26.46,362,20.29 17 semibold #000000 \"Network\"",
            ])
        #expect(lines.contains("row 0:0 0,50,402,53 disclosureIndicator"))
        #expect(lines.contains { $0.hasPrefix("  detail ") && $0.hasSuffix(" 17 secondaryLabel \"Home\"") })
        // The record is the same on every run.
        let bytes = try folder.bytes(of: "Snapshots/a.png")
        #expect(try folder.run(["verify", "a.yaml", "--record", "all"]).status == 1)
        #expect(try folder.bytes(of: "Snapshots/a.png") == bytes)
    }

    /// A record ends after 2,000 elements with the number of others.
    @Test func recordsOfLongTablesAreCut() throws {
        let rows = (0..<700).map { "  - Row \($0)\n" }
        let folder = try Folder([
            "a.yaml": "width: 80\nrowHeight: 20\ntraits: {scale: 1}\nrows:\n" + rows.joined()
        ])
        #expect(try folder.run(["verify", "a.yaml"]).status == 1)
        let lines = try folder.run(["layout", "Snapshots/a.png"]).lines
        #expect(
            lines.dropFirst(2).count == 1999 && lines.last?.hasPrefix("rest 102 sha256 ") == true,
            "\(lines.count)")
        try folder.write(
            Array(("width: 80\nrowHeight: 20\ntraits: {scale: 1}\nrows:\n  - New\n" + rows.joined()).utf8),
            to: "a.yaml")
        let outcome = try folder.run(["verify", "a.yaml", "--record", "never"])
        #expect(
            outcome.lines.contains(
                "    Changed: row 0:0 “New” inserted, 20 pt; rows 0:0–0:664 moved 20 pt down, otherwise equal"
            ),
            "\(outcome.lines)")
    }

    @Test func imagesWithoutRecordAreReported() throws {
        let folder = try Folder(["a.csv": "name\nx\n", "b.png": "no image"])
        try folder.render("a.csv", printing: ["using --title name"])
        // git diff ends when a program for conversion fails.
        try folder.expect(
            "layout", "a.png", status: 0,
            ["no record of a layout; tablesnap render adds one with --record-environment"])
        try folder.expect("layout", "b.png", status: 0, ["no record of a layout: it is not a PNG file"])
        try folder.expectFailure(
            ["layout", "c.png"], status: 1, "c.png: no such file; did you mean \"a.png\"?")
        try folder.expectFailure(["layout"], status: 2, "expected one image; see tablesnap layout --help")
    }

    @Test(
        arguments: [
            ("Wi-Fi", "WLAN", "row 0:0 text “Wi-Fi” → “WLAN”"),
            ("      - Cellular\n", "", "row 0:2 “Cellular” removed, 53 pt"),
            (
                "    rows:\n", "    rows:\n      - New\n",
                "row 0:0 “New” inserted, 53 pt; rows 0:0–0:2 moved 53 pt down, otherwise equal"
            ),
            (
                "- Cellular", "- {text: {text: Cellular, color: systemRed}}",
                "row 0:2 text color label → systemRed"
            ),
            (
                "- Cellular", "- {text: {text: Cellular, font: {size: 19}}}",
                "row 0:2 text font 17 → 19; row 0:2 height 53 → 56 pt"
            ),
            (
                "\"On\", style: value1", "\"On\", style: value1, height: 60",
                "row 0:1 height 53 → 60 pt; row 0:2 moved 7 pt down, otherwise equal"
            ),
            (
                "accessory: disclosure", "accessory: checkmark",
                "row 0:0 state disclosureIndicator → checkmark"
            ),
            (
                "sections:", "traits: {scale: 3}\nsections:",
                "the golden is at 2x, the image at 3x; layout and texts are equal"
            ),
            ("sections:", "traits: {appearance: dark}\nsections:", "appearance light → dark"),
            ("sections:", "width: 390\nsections:", "width 402 → 390 pt"),
        ])
    func changesAreNamed(old: String, new: String, words: String) throws {
        let folder = try Folder(["a.yaml": scene])
        #expect(try folder.run(["verify", "a.yaml"]).status == 1)
        try folder.write(Array(scene.replacing(old, with: new).utf8), to: "a.yaml")
        let outcome = try folder.run(["verify", "a.yaml", "--record", "never"])
        #expect(outcome.status == 1)
        #expect(outcome.lines.contains { $0.hasPrefix("    Changed: \(words)") }, "\(outcome.lines)")
        let json = try folder.run(["verify", "a.yaml", "--record", "never", "--json"])
        #expect(String(decoding: json.output, as: UTF8.self).contains("\"changes\""))
    }
}
