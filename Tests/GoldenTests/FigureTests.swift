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

    @Test func articleShowsEveryFigureOfGuide() throws {
        let article = try String(
            contentsOf: Repository.folder.appending(
                path: "Sources/TableSnapshots/TableSnapshots.docc/GuideFigures.md"), encoding: .utf8)
        // 5-1 to 5-9; 5-6 by tags and by outlets.
        let figures = [
            "cell-parts", "cell-parts-editing", "cell-content", "subtitle-with-image", "storyboard",
            "tagged-cells", "outlet-cells", "static-cells", "connections", "image-on-right",
        ]
        // DocC finds no others.
        let goldens = try Repository.goldens(in: "figures") + Repository.goldens(in: "demo")
        let shown = article.matches(of: /!\[.*\]\((.*)\)/).map { String($0.1) }
        #expect(Set(figures).subtracting(shown) == [] && Set(shown).subtracting(goldens) == [])
    }
}
