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

    @Test func everyGoldenPictureIsAFigure() throws {
        #expect(try Repository.goldens(in: "figures") == Figure.all.map(\.name).sorted())
    }
}
