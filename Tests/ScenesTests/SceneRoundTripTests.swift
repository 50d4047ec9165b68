import DataFiles
import DisplayList
import Foundation
import TableSnapshots
import Testing

@testable import DataTables
@testable import Scenes

/// Written scenes have the same images after reading.
@Suite struct SceneRoundTripTests {
    /// Returns the display lists of a scene's images, with paths relative to a folder. Equal display lists result in
    /// equal pixels, and comparing them is faster.
    private func displayLists(_ yaml: [UInt8], _ folder: InputFolder) throws -> [DisplayList] {
        let content = try OpenScene.open(
            SceneFile(yaml, format: .yaml, name: "scene"), in: folder, isStrict: false)
        return try content.scene.variants.map { try content.image($0).displayList }
    }

    /// All scenes except for that of 150,000 rows, which would take half a minute. The demonstrations draw it.
    private static let examples = SceneWritingTests.examples.filter { !$0.hasSuffix("long-list.yaml") }

    @Test(arguments: examples)
    func everyExampleRoundTripsToSameImage(path: String) throws {
        let folder = InputFolder(of: path)
        let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
        let scene = try TableScene.read(contentsOf: path).scene
        let isSame = try displayLists(bytes, folder) == displayLists(Array(scene.yaml.utf8), folder)
        #expect(isSame)
    }
}
