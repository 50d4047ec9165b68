import GuideListings
import TableSnapshotTesting
import Testing

@Suite("The guides' figures")
struct FigureTests {
    @Test(arguments: Figure.all.map(\.name))
    func figuresAreTheGoldenPictures(name: String) throws {
        let figure = try #require(Figure.all.first { $0.name == name })
        try figure.withSnapshot { assertSnapshot(of: $0, path: "figures/\(name)") }
    }

    /// So that a difference on another machine can be told from a mistake.
    @Test(arguments: ["figures", "demo"])
    func goldenPicturesSayWhatTheyWereDrawnWith(folder: String) throws {
        for name in try Repository.goldens(in: folder) {
            let environment = try Repository.environment(ofGolden: "\(folder)/\(name)")
            #expect(environment?.libraries["FreeType"] != nil, "\(folder)/\(name)")
        }
    }

    @Test func everyGoldenPictureIsAFigure() throws {
        #expect(try Repository.goldens(in: "figures") == Figure.all.map(\.name).sorted())
    }
}
