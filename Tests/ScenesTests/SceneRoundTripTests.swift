import DataFiles
import DisplayList
import Foundation
import TableSnapshots
import Testing

@testable import Scenes

/// Scenes that are written and read again have the same images.
@Suite struct SceneRoundTripTests {
    /// What the images of a scene file show, with the paths in it relative to a folder. The same display lists are the
    /// same pixels, without the time that it takes to draw them.
    private func displayLists(_ yaml: [UInt8], _ folder: SceneFolder) throws -> [DisplayList] {
        let content = try SceneContent(SceneFile(yaml, format: .yaml, name: "scene"), folder: folder)
        return try content.scene.variants.map { variant in
            // The table does not retain the scene that is its data source.
            let scene = try SceneTable(content, variant: variant)
            return try withExtendedLifetime(scene) { try scene.snapshot().displayList }
        }
    }

    /// All but the list of 150,000 rows, which takes half a minute: the demonstrations draw it.
    private static let examples = SceneWritingTests.examples.filter { !$0.hasSuffix("long-list.yaml") }

    @Test(arguments: examples)
    func everyExampleRoundTripsToSameImage(path: String) throws {
        let folder = SceneFolder(of: path)
        let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
        let scene = try TableScene.read(contentsOf: path).scene
        let isSame = try displayLists(bytes, folder) == displayLists(Array(scene.yaml.utf8), folder)
        #expect(isSame)
    }
}
