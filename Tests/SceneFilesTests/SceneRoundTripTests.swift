import Documents
import Foundation
import TableSnapshots
import Testing

@testable import SceneFiles

/// Scenes that are written and read again are the same pictures.
@Suite struct SceneRoundTripTests {
    /// The pictures of a scene file, with the paths in it relative to a folder.
    private func pictures(_ yaml: [UInt8], _ folder: SceneFolder) throws -> [[UInt8]] {
        let content = try SceneContent(SceneFile(yaml, format: .yaml, name: "scene"), folder: folder)
        return try content.scene.pictures.map { picture in
            // The table does not retain the scene that is its data source.
            let scene = try SceneTable(content, picture: picture)
            return try withExtendedLifetime(scene) { try scene.snapshot().bitmap().bytes }
        }
    }

    @Test(arguments: SceneWritingTests.examples)
    func everyExampleIsTheSamePictureWhenReadBack(path: String) throws {
        let folder = SceneFolder(of: path)
        let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
        let scene = try TableScene.read(contentsOf: path).scene
        #expect(try pictures(bytes, folder) == pictures(Array(scene.yaml.utf8), folder))
    }
}
