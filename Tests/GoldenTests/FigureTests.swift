import Foundation
import GuideListings
import TableSnapshotTesting
import Testing

@Suite("The guides' figures")
struct FigureTests {
    @Test(arguments: Figure.all.map(\.name))
    func figuresMatchGoldenImages(name: String) throws {
        let figure = try #require(Figure.all.first { $0.name == name })
        try figure.withSnapshot { assertSnapshot(of: $0, path: "figures/\(name)") }
    }

    /// The record distinguishes another machine from an error.
    @Test(arguments: ["figures", "demo"])
    func goldenImagesRecordTheirEnvironment(folder: String) throws {
        for path in try Repository.goldenFiles(in: folder).values {
            let environment = try Repository.environment(ofGolden: path)
            #expect(environment?.libraries["FreeType"] != nil, "\(path)")
        }
    }

    @Test func everyGoldenImageIsAFigure() throws {
        #expect(try Repository.goldens(in: "figures") == Figure.all.map(\.name).sorted())
    }

    @Test func pageShowsEveryFigureOfGuide() throws {
        let page = try PageText("Tests/Examples/GuideFigures.md").text
        // 5-1 to 5-9; 5-6 by tags and by outlets.
        let figures = [
            "cell-parts", "cell-parts-editing", "cell-content", "subtitle-with-image", "storyboard",
            "tagged-cells", "outlet-cells", "static-cells", "connections", "image-on-right",
        ]
        let goldens = try ["figures", "demo"].flatMap { try Repository.goldenFiles(in: $0).values }
        let shown = page.matches(of: /!\[.*\]\(\.\.\/\.\.\/(.*)\)/).map { String($0.1) }
        let names = shown.map {
            String(URL(fileURLWithPath: $0).lastPathComponent.prefix { $0 != "@" && $0 != "." })
        }
        #expect(Set(figures).subtracting(names) == [] && Set(shown).subtracting(goldens) == [])
    }
}
