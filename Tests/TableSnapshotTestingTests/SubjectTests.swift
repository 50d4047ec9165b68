import Foundation
import Images
import TableSpecimens
import Testing

@testable import TableSnapshotTesting

@Suite struct SubjectTests {
    private let trial: Trial

    init() throws { trial = try Trial() }

    private func golden(_ name: String) throws -> Bitmap {
        try Bitmap(pngBytes: #require(trial.bytes(name + ".png")))
    }

    @Test func tablesAreDrawnWholeUnlessOptionsSayOtherwise() throws {
        let script = ScriptedTable(rows: [30])
        trial.run {
            assertSnapshot(of: script.table, path: "whole")
            assertSnapshot(of: script.table, path: "screen", options: SnapshotOptions(extent: .screen))
            let view: View = script.table
            assertSnapshot(of: view, path: "view")
        }
        #expect(try golden("whole").height == 30 * 44 * 2)
        #expect(try golden("screen").height == 1000)
        #expect(try golden("view") == golden("whole"))
    }

    @Test func controllersAreDrawnAsTheirViews() throws {
        final class Names: TableViewController {
            override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
        }
        trial.run { assertSnapshot(of: Names(), path: "p") }
        let picture = try golden("p")
        #expect(picture.width == 750 && picture.height == 176)
    }

    @Test func imagesAreDrawnPixelForPixel() throws {
        let bitmap = try Bitmap(
            width: 2, height: 1, bytes: [10, 20, 30, 255, 200, 100, 0, 255])
        trial.run {
            assertSnapshot(of: bitmap, path: "bitmap")
            assertSnapshot(of: Image(bitmap: bitmap, scale: 2), path: "image")
        }
        #expect(try golden("bitmap") == bitmap)
        #expect(try golden("image") == bitmap)
    }

    @Test func preparedSnapshotsTakeNoOptions() throws {
        let script = ScriptedTable()
        let snapshot = try script.table.snapshot({ script.table.reloadData() }, progress: 1)
        trial.run { assertSnapshot(of: snapshot, path: "p") }
        #expect(try golden("p").width == 750)
        let reports = trial.run { assertSnapshot(of: snapshot, path: "q", traits: [.dark]) }
        #expect(reports.first?.message.hasPrefix("a snapshot that is prepared takes neither") == true)
        let picture = try Bitmap.plain()
        #expect(trial.run { assertSnapshot(of: picture, path: "q", options: SnapshotOptions()) }.count == 1)
    }

    @Test func scenesHaveAPictureForEachState() throws {
        let scene = try TableScene(
            yaml: """
                rows: [One, Two]
                states:
                  - {name: editing, editing: true}
                  - {name: dark, traits: {appearance: dark}}
                """)
        trial.run { assertSnapshot(of: scene, path: "scene", traits: [TraitCollection(displayScale: 3)]) }
        #expect(trial.files() == ["scene.dark@3x.png", "scene.editing@3x.png", "scene@3x.png"])
        #expect(try golden("scene@3x").width == 1125)
        #expect(try golden("scene@3x") != golden("scene.dark@3x"))
        #expect(trial.run { assertSnapshot(of: scene, path: "scene") }.count == 3, "other names")
    }

    @Test func sceneFilesFindWhatIsInTheirFolder() throws {
        let file = trial.folder.appending(path: "scene.yaml")
        try Data("data: list.csv\nrow: {text: \"{name}\"}\n".utf8).write(to: file)
        try Data("name\nApple\nPear\n".utf8).write(to: trial.folder.appending(path: "list.csv"))
        let scene = try SceneFile(contentsOf: file.path)
        #expect(
            trial.run { assertSnapshot(of: scene, path: "p") }.first?.message.hasPrefix("recorded") == true)
        #expect(try golden("p").height == 176)
        try Data("rows:\n  - {text: A, image: gone.png}\n".utf8).write(to: file)
        let broken = try SceneFile(contentsOf: file.path)
        let reports = trial.run { assertSnapshot(of: broken, path: "q") }
        #expect(reports.first?.message.contains("gone.png") == true)
        #expect(trial.files() == ["p.png"])
    }

    private struct Fruits: SnapshotSubject {
        let names: [String]

        func snapshotPictures(with options: SnapshotOptions?) throws -> [SnapshotPicture] {
            try names.map { name in
                let label = Label(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
                label.text = name
                return SnapshotPicture(
                    try TableSnapshot(of: label, options: options ?? SnapshotOptions()), named: name)
            }
        }
    }

    @Test func typesOfAProgramCanBeSubjects() {
        trial.run { assertSnapshot(of: Fruits(names: ["Apple", "Pear"]), path: "p") }
        #expect(trial.files() == ["p.Apple.png", "p.Pear.png"])
        let none = trial.run { assertSnapshot(of: Fruits(names: []), path: "p") }
        #expect(none.map(\.message) == ["the subject has no pictures to compare"])
    }
}
