import Foundation
import GuideListings
import TableSnapshotTesting
import Testing

@Suite("The guides' figures")
struct FigureTests {
    @Test(arguments: Figure.all.map(\.name))
    func figuresMatchGoldenImages(name: String) throws {
        let figure = try #require(Figure.all.first { $0.name == name })
        let golden = Repository.golden(name, in: "figures")
        try figure.withSnapshot { snapshot in
            withSnapshots(directory: golden.directory) { assertSnapshot(of: snapshot, path: golden.path) }
        }
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

    /// The page is that of the folder on GitHub.
    @Test func pageShowsEveryFigureOfGuides() throws {
        let folder = Repository.folder.appending(path: "Snapshots/figures")
        let page = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
        let shown = page.matches(of: /!\[[^\]]+\]\((.+)\)/).map {
            folder.appending(path: String($0.1)).standardizedFileURL
        }
        #expect(shown.filter { !FileManager.default.fileExists(atPath: $0.path) } == [])
        // 5-1 to 5-9; 5-6 by tags and by outlets.
        let figures: Set = [
            "cell-parts", "cell-parts-editing", "cell-content", "subtitle-with-image", "storyboard",
            "tagged-cells", "outlet-cells", "static-cells", "connections", "image-on-right",
        ]
        let names = shown.map { String($0.lastPathComponent.dropLast(4).prefix { $0 != "@" }) }
        #expect(figures.subtracting(names) == [])
    }
}
