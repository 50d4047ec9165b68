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
        let otherFonts = try Repository.otherFonts()
        let folder = try TestFolder()
        try ReferenceSamples.Outputs(to: folder.path).write()
        for (name, example) in page.images {
            let claim = try RunFiles().claim(folder.path(of: name))
            try example.draw(in: InputFolder(folder.path), to: claim, scale: 1).commit()
            if otherFonts != nil { continue }
            let image = DrawnFile(url: folder.url.appending(path: name))
            assertSnapshot(of: image, path: "keys/\(Self.golden(of: name))")
        }
    }

    @Test func otherFontsAreReported() throws {
        guard let otherFonts = try Repository.otherFonts() else { return }
        print("KeyTests: the images were drawn, and not compared: \(otherFonts)")
    }

    @Test func everyGoldenImageIsThatOfAKey() throws {
        let names = Self.pages.flatMap(\.images).map { Self.golden(of: $0.name) }
        #expect(names.count > 400)
        #expect(try Repository.goldens(in: "keys") == names.sorted())
    }
}
