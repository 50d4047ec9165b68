import GuideListings
import TableSnapshots
import Testing

@Suite("The guides' figures")
struct FigureTests {
    @Test(arguments: Figure.all.map(\.name))
    func figuresAreTheGoldenPictures(name: String) throws {
        let figure = try #require(Figure.all.first { $0.name == name })
        try figure.withSnapshot { try Golden(name: "figures/\(name)").expect($0.bitmap()) }
    }

    @Test func everyGoldenPictureIsAFigure() throws {
        #expect(try Golden.names(in: "figures") == Figure.all.map(\.name).sorted())
    }
}
