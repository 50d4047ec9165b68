import Foundation
import Images
import TableSpecimens
import Testing

@testable import TableSnapshotTesting

@Suite("Golden images of other fonts")
struct OtherFontsTests {
    private let trial: Trial
    private let script = ScriptedTable(width: 200, rows: [2])

    init() throws {
        trial = try Trial(["TABLESNAP_OTHER_FONTS": "layout"])
        let script = script
        trial.run { assertSnapshot(of: script.table, path: "p") }
    }

    /// Changes the record of the fonts of the golden image.
    private func replaceFonts() throws {
        let golden = try #require(trial.bytes("p@2x.png"))
        var environment = try #require(DrawingEnvironment(recordedIn: golden))
        try #require(!environment.fonts.isEmpty)
        environment.fonts[0].sha256 = "0"
        let texts = try PNGFile(golden).texts.map { text in
            text.keyword == "Drawing environment"
                ? PNGText(keyword: text.keyword, text: environment.json()) : text
        }
        let bytes = try Bitmap(pngBytes: golden).pngData(texts: texts)
        try Data(bytes).write(to: trial.folder.appending(path: "Snapshots/p@2x.png"))
    }

    private func message(_ changes: [String: String] = [:], for script: ScriptedTable) -> String? {
        trial.run(changes) { assertSnapshot(of: script.table, path: "p") }.first?.message
    }

    private func table(_ change: @escaping (TableViewCell) -> Void) -> ScriptedTable {
        ScriptedTable(width: 200, rows: [2]) { cell, path in
            cell.textLabel?.text = "Row 0.\(path.row)"
            change(cell)
        }
    }

    @Test func goldenImagesContainLayout() throws {
        let texts = try PNGFile(#require(trial.bytes("p@2x.png"))).texts
        let layout = try #require(texts.first { $0.keyword == "Layout" }?.text)
        #expect(layout.hasPrefix("tablesnap-layout 2\nimage 200x106 scale 2 appearance light "), "\(layout)")
        let lines = layout.split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("row") } == ["row 0:0 0,0,200,53", "row 0:1 0,53,200,53"])
        #expect(
            lines.contains { $0.hasPrefix("  text ") && $0.hasSuffix(" 17 label \"Row 0.1\"") }, "\(layout)")
    }

    @Test func pixelsOfOtherFontsAreNotCompared() throws {
        let other = table { $0.backgroundColor = .systemYellow }
        #expect(message(for: other)?.contains("pixels") == true)
        try replaceFonts()
        #expect(message(for: other) == nil)
        // Texts are compared with all fonts.
        let text = try #require(message(for: table { $0.textLabel?.text = "Other" }))
        #expect(text.contains("17 label \"Other\", the golden row 0:0 text"), "\(text)")
        let report = try #require(self.message(["TABLESNAP_OTHER_FONTS": "pixels"], for: other))
        #expect(report.contains("with another file"))
    }

    @Test func sizesAndLayoutsAreCompared() throws {
        try replaceFonts()
        let report = try #require(self.message(for: table { $0.accessoryType = .checkmark }))
        #expect(
            report.contains("The layout has row 0:0 0,0,200,53 checkmark, the golden row 0:0 0,0,200,53"),
            "\(report)")
        #expect(self.message(for: ScriptedTable(width: 200, rows: [3])) != nil)
    }

    @Test func otherValuesAreReported() {
        #expect(
            message(["TABLESNAP_OTHER_FONTS": "all"], for: script)
                == "TABLESNAP_OTHER_FONTS: expected pixels or layout, found “all”")
    }

    @Test func aLineReportsTheImagesOfASuite() {
        var images = UncomparedImages()
        images.add("drawn with A 2, the golden with 1", in: "SecondTests")
        images.add("drawn with A 2, the golden with 1", in: "FirstTests")
        images.add("drawn with A 2, the golden with 1; without B, the golden with 3", in: "FirstTests")
        let same = "the golden size and layout; pixels were not compared, because of other fonts"
        #expect(
            images.lines == [
                "FirstTests: 2 images have \(same): drawn with A 2, the golden with 1",
                "SecondTests: 1 image has \(same): drawn with A 2, the golden with 1",
            ])
    }
}
