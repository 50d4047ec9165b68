import DataFiles
import Foundation
import TableKit
import Testing

@testable import Scenes

/// The reference of every key, with an example each.
@Suite struct ReferenceTests {
    private let sandbox: SceneSandbox
    private let folder: SceneFolder

    init() throws {
        sandbox = try SceneSandbox()
        try ReferenceSamples.write(to: sandbox.path)
        folder = SceneFolder(sandbox.path)
    }

    @Test(arguments: KeyReference.objects)
    func everyKeyHasAnExampleThatShowsIt(object: String) throws {
        let info = try #require(KeyReference.infos.first { $0.name == object })
        guard info.stage != nil else { return }
        for key in info.keys {
            let example = try #require(try ExampleScene(key, of: info), "\(object): \(key.name)")
            let yaml = example.yaml
            let file = try SceneFile(Array(yaml.utf8), format: .yaml, name: "\(object): \(key.name)")
            #expect(file.warnings.isEmpty, "\(file.warnings) in \(yaml)")
            guard example.isDrawn else {
                #expect(example.remark != nil)
                continue
            }
            let shown = try ExampleScene.look(of: example.node, in: folder)
            guard let plain = example.plain else { continue }
            // Without the key the scene looks different, or is none.
            let other = try? ExampleScene.look(of: plain, in: folder)
            #expect((shown == other) == (example.remark != nil), "\(object): \(key.name) in \(yaml)")
        }
    }

    @Test func everyKeyOfThemesHasAnExampleThatShowsIt() throws {
        let pages = try ReferencePages(.markdown, samples: folder)
        #expect(pages.unshown == [])
        let names = Set(pages.pages.map(\.name))
        #expect(names.count == KeyReference.objects.count + 2)
        for page in pages.pages {
            for link in page.text.matches(of: /\]\(([^)]+)\)/).map(\.1) {
                #expect(
                    names.contains(String(link)) || page.pictures.contains { $0.name == link },
                    "\(link) in \(page.name)")
            }
        }
        let pictures = pages.pages.flatMap(\.pictures).map(\.name)
        #expect(Set(pictures).count == pictures.count)
    }
}
