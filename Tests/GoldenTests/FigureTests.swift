import GuideListings
import TableSnapshots
import Testing

@Suite("The guides' figures")
struct FigureTests {
    @Test(arguments: Figure.all.map(\.name))
    func figuresAreTheGoldenPictures(name: String) throws {
        let figure = try #require(Figure.all.first { $0.name == name })
        try figure.withTable { table in
            let snapshot = try TableSnapshot(of: table, options: figure.options)
            try Golden(name: "figures/\(name)").expect(snapshot.bitmap())
        }
    }

    @Test func everyGoldenPictureIsAFigure() throws {
        #expect(try Golden.names(in: "figures") == Figure.all.map(\.name).sorted())
    }
}
