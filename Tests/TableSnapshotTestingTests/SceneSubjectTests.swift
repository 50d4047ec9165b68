import Foundation
import Images
import SceneSnapshotTesting
import Testing

@testable import TableSnapshotTesting

/// Scenes as subjects of snapshots.
@Suite struct SceneSubjectTests {
    private let trial: Trial

    init() throws { trial = try Trial() }

    @Test func scenesHaveAnImageForEachState() throws {
        let scene = try TableScene(
            yaml: """
                rows: [One, Two]
                states:
                  - {name: editing, editing: true}
                  - {name: dark, traits: {appearance: dark}}
                """)
        trial.run { assertSnapshot(of: scene, path: "scene", traits: [TraitCollection(displayScale: 3)]) }
        #expect(trial.files() == ["scene.dark@3x.png", "scene.editing@3x.png", "scene@3x.png"])
        #expect(try trial.golden("scene@3x").width == 1206)
        #expect(try trial.golden("scene@3x") != trial.golden("scene.dark@3x"))
        #expect(trial.run { assertSnapshot(of: scene, path: "scene") }.count == 3, "other names")
    }

    @Test func scenesAreDrawnOnDevices() throws {
        let scene = try TableScene(yaml: "device: iPhone SE\nrows: [One, Two]")
        trial.run {
            assertSnapshot(of: scene, path: "scene")
            assertSnapshot(of: scene, on: .iPhone13, path: "scene")
        }
        #expect(trial.files() == ["scene.iPhone13@3x.png", "scene@2x.png"])
        #expect(try trial.golden("scene@2x").width == 640)
        #expect(try trial.golden("scene.iPhone13@3x").width == 1170)
    }

    @Test func sceneFilesUseTheirFolder() throws {
        let file = trial.folder.appending(path: "scene.yaml")
        try Data("data: list.csv\nrow: {text: \"{name}\"}\n".utf8).write(to: file)
        try Data("name\nApple\nPear\n".utf8).write(to: trial.folder.appending(path: "list.csv"))
        let scene = try SceneFile(contentsOf: file.path)
        #expect(
            trial.run { assertSnapshot(of: scene, path: "p") }.first?.message.hasPrefix("recorded") == true)
        #expect(try trial.golden("p@2x").height == 212)
        try Data("rows:\n  - {text: A, image: gone.png}\n".utf8).write(to: file)
        let broken = try SceneFile(contentsOf: file.path)
        let reports = trial.run { assertSnapshot(of: broken, path: "q") }
        #expect(reports.first?.message.contains("gone.png") == true)
        #expect(trial.files() == ["p@2x.png"])
    }

    /// The same warnings are errors in `tablesnap verify`.
    @Test func valuesThatAFormatDoesNotUnderstandAreErrors() throws {
        let file = trial.folder.appending(path: "scene.yaml")
        try Data("data: list.csv\nrow: {text: \"{price:number.2}\"}\n".utf8).write(to: file)
        try Data("price\n1\nmany\n".utf8).write(to: trial.folder.appending(path: "list.csv"))
        let scene = try SceneFile(contentsOf: file.path)
        let reports = trial.run { assertSnapshot(of: scene, path: "p") }
        #expect(reports.first?.message.contains("list.csv:3: price: \"many\" is not a number") == true)
        #expect(trial.files() == [])
    }
}
