import Foundation
import Images
import TableSpecimens
import Testing

@testable import TableSnapshots

@Suite("Drawing environments")
struct DrawingEnvironmentTests {
    private let golden = DrawingEnvironment(
        libraries: ["FreeType": "2.13.2", "Pango": "1.50.12"],
        fonts: [
            FontFile(name: "Inter-Bold.otf", version: "4.000", sha256: "b"),
            FontFile(name: "Inter-Regular.otf", version: "4.000", sha256: "r"),
        ])

    @Test func environmentIsRecordedOnlyOnRequest() throws {
        let script = ScriptedTable(rows: [2])
        var options = SnapshotOptions(scale: 1, theme: .modern)
        let plain = try TableSnapshot(of: script.table, options: options).pngData()
        #expect(DrawingEnvironment(recordedIn: plain) == nil)
        options.recordsEnvironment = true
        let recorded = try TableSnapshot(of: script.table, options: options).pngData()
        let environment = try #require(DrawingEnvironment(recordedIn: recorded))
        #expect(environment.fonts.map(\.name) == ["Inter-Regular.otf"])
        #expect(environment.fonts.allSatisfy { $0.sha256.count == 64 && $0.version.contains(".") })
        let libraries = [
            "Cairo", "Fontconfig", "FreeType", "HarfBuzz", "Pango", "Pixman", "libpng", "tablesnap",
        ]
        #expect(environment.libraries.keys.sorted() == libraries)
        #expect(environment.libraries.values.allSatisfy { $0.contains(".") })

        // The record changes neither the pixels nor what strips they are drawn in does to the bytes.
        #expect(try Bitmap(pngBytes: recorded) == Bitmap(pngBytes: plain))
        options.stripHeight = 1
        #expect(try TableSnapshot(of: script.table, options: options).pngData() == recorded)
    }

    @Test func recordedEnvironmentMatchesCurrentOne() throws {
        var options = SnapshotOptions(scale: 1, theme: .modern)
        options.recordsEnvironment = true
        let script = ScriptedTable(rows: [1])
        let bytes = try TableSnapshot(of: script.table, options: options).pngData()
        let recorded = try #require(DrawingEnvironment(recordedIn: bytes))
        #expect(DrawingEnvironment.current.difference(from: recorded) == nil)
    }

    @Test func differenceIsOneSentence() {
        var here = golden
        #expect(here.difference(from: golden) == nil)
        here.libraries["FreeType"] = "2.12.1"
        #expect(here.difference(from: golden) == "drawn with FreeType 2.12.1, the golden with 2.13.2")
        here.fonts[0].sha256 = "other"
        here.fonts.remove(at: 1)
        #expect(
            here.difference(from: golden)
                == "drawn with another file Inter-Bold.otf 4.000 than the golden; "
                + "without Inter-Regular.otf, the golden with 4.000")
        here = golden
        here.fonts[1] = FontFile(name: "Inter-Regular.otf", version: "3.019", sha256: "old")
        #expect(here.difference(from: golden) == "drawn with Inter-Regular.otf 3.019, the golden with 4.000")
    }

    @Test func onlyRecordedComponentsAreCompared() {
        var here = golden
        here.libraries["Later"] = "1.0"
        here.fonts.append(FontFile(name: "NotoSans-Regular.ttf", version: "2.004", sha256: "n"))
        #expect(here.difference(from: golden) == nil)
    }

    @Test func recordsRoundTripAndInvalidRecordsAreIgnored() throws {
        #expect(try JSONDecoder().decode(DrawingEnvironment.self, from: Data(golden.json().utf8)) == golden)
        #expect(DrawingEnvironment(recordedIn: []) == nil)
        #expect(DrawingEnvironment(recordedIn: Array("no image".utf8)) == nil)
        let pixel = try Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 0])
        let text = PNGText(keyword: DrawingEnvironment.keyword, text: "{")
        #expect(DrawingEnvironment(recordedIn: try pixel.pngData(texts: [text])) == nil)
    }
}
