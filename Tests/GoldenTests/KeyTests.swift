import Files
import Scenes
import TableSnapshotTesting
import TestSupport
import Testing

/// The examples of the keys as golden images at scale 1, one for each key: a failure names the key that broke.
@Suite("The keys of scenes")
struct KeyTests {
    private static let pages: [ReferencePages.Page] =
        (try? ReferencePages(.markdown).pages.filter { !$0.images.isEmpty }) ?? []

    /// Returns the name of an image's golden image, such as `row-height`.
    private static func golden(of image: String) -> String {
        String(image.dropFirst("scene-".count).dropLast(".png".count))
    }

    @Test(arguments: pages.map(\.name))
    func examplesMatchGoldenImages(page: String) throws {
        let page = try #require(Self.pages.first { $0.name == page })
        // The images record no fonts, so that they remain small.
        let hasOtherFonts = try Repository.otherFonts() != nil
        var drawn: [String: String] = [:]
        let folder = try TestFolder()
        try ReferenceSamples.Outputs(to: folder.path).write()
        for (name, example) in page.images {
            let claim = try RunFiles().claim(folder.path(of: name))
            try example.draw(in: InputFolder(folder.path), to: claim, scale: 1).commit()
            let golden = "keys/\(Self.golden(of: name))"
            drawn[name] = "Snapshots/\(golden).png"
            if hasOtherFonts { continue }
            assertSnapshot(of: DrawnFile(url: folder.url.appending(path: name)), path: golden)
        }
        if hasOtherFonts { try Repository.expectGoldens(for: drawn, drawnIn: folder.url, by: "KeyTests") }
    }

    @Test func everyGoldenImageIsThatOfAKey() throws {
        let names = Self.pages.flatMap(\.images).map { Self.golden(of: $0.name) }
        #expect(names.count > 400)
        #expect(try Repository.goldens(in: "keys") == names.sorted())
    }
}
