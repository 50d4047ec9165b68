import Foundation
import GuideListings
import TableSnapshotTesting
import Testing

/// The guides' figures as scene files: each is the same image as the figure that Swift listings make.
@Suite("The guides' figures as scenes")
struct GuideSceneTests {
    @Test func scenesMatchFiguresOfListings() throws {
        let shell = try Shell()
        defer { shell.remove() }
        let outcome = try shell.run(
            """
            for scene in Assets/guides/*.yaml; do
                tablesnap render "$scene" --quiet -o "$(basename "$scene" .yaml).png"
            done
            for name in cell-styles subtitle-with-image sections-plain sections-grouped; do
                tablesnap render Assets/guides/$name.yaml --theme classic --width 320 --quiet -o $name-classic.png
            done
            """)
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        let names = try shell.images()
        #expect(names.count >= 29)
        let figures = Set(Figure.all.map(\.name))
        for name in names { #expect(figures.contains(name), "no figure is called \(name)") }
        // The listings' test has compared with these goldens already, which an assertion may do once.
        let goldens = try Repository.goldenFiles(in: "figures").filter { names.contains($0.key) }
        try Repository.expectGoldens(
            for: Dictionary(uniqueKeysWithValues: goldens.map { ($0.key + ".png", $0.value) }),
            drawnIn: shell.folder, by: "GuideSceneTests")
    }
}
