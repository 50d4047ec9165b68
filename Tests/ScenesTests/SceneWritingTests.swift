import DataFiles
import Foundation
import SceneSchema
import TableKit
import Testing

@testable import DataTables
@testable import Scenes

@Suite struct SceneWritingTests {
    static let examples: [String] = {
        let assets = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Assets")
        let files = FileManager.default.enumerator(atPath: assets.path)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".yaml") && !$0.hasPrefix("themes/") }.sorted().map {
            assets.appending(path: $0).path
        }
    }()

    @Test(arguments: examples)
    func everyExampleRoundTrips(path: String) throws {
        let scene = try TableScene.read(contentsOf: path).scene
        #expect(try TableScene(yaml: scene.yaml) == scene)
        let json = try SceneFile(Array(scene.json.utf8), format: .json, name: "json")
        #expect(json.scene == scene)
        #expect(json.scene.yaml == scene.yaml)
    }

    /// An image does not replace a file that its scene uses, under any name.
    @Test(arguments: ["s.yaml", "data.csv", "link"])
    func sceneDoesNotOverwriteItsInputFiles(name: String) throws {
        let sandbox = try SceneSandbox([
            "s.yaml": "data: data.csv\nrow: \"{a}\"", "data.csv": "a\n1\n",
        ])
        let path = sandbox.path + "/" + name
        try FileManager.default.createSymbolicLink(
            atPath: sandbox.path + "/link", withDestinationPath: "data.csv")
        let before = try String(contentsOfFile: path, encoding: .utf8)
        let file = try SceneFile(contentsOf: sandbox.path + "/s.yaml")
        #expect(throws: InputError.self) { try file.writePNG(to: path) }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == before)
        try file.writePNG(to: sandbox.path + "/s.png")
    }

    @Test func sampleFilesDoNotFollowLinksOutsideFolder() throws {
        let sandbox = try SceneSandbox(["in/a": ""])
        try FileManager.default.createSymbolicLink(
            atPath: sandbox.path + "/in/people.csv", withDestinationPath: "../people.csv")
        #expect(throws: (any Error).self) { try ReferenceSamples.Outputs(to: sandbox.path + "/in").write() }
        #expect(!FileManager.default.fileExists(atPath: sandbox.path + "/people.csv"))
    }

    @Test func sampleFilesAreCheckedBeforeAnyIsWritten() throws {
        let sandbox = try SceneSandbox(["in/people.csv": "mine", "mine": ""])
        try FileManager.default.createSymbolicLink(
            atPath: sandbox.path + "/in/people.sqlite", withDestinationPath: "../mine")
        #expect(throws: (any Error).self) { try ReferenceSamples.Outputs(to: sandbox.path + "/in").write() }
        let files = try FileManager.default.contentsOfDirectory(atPath: sandbox.path + "/in")
        #expect(Set(files) == ["people.csv", "people.sqlite"])
        #expect(try String(contentsOfFile: sandbox.path + "/in/people.csv", encoding: .utf8) == "mine")
    }

    @Test func sampleDatabaseReplacesWholeFile() throws {
        let sandbox = try SceneSandbox(["people.sqlite": "no database"])
        let path = sandbox.path + "/people.sqlite"
        for _ in 1...2 {
            try ReferenceSamples.Outputs(to: sandbox.path).write()
            let names = try SQLiteRecords.of(
                SQLiteDatabase.open(path: path, name: "a"),
                selecting: .query("SELECT group_concat(name) AS names FROM sqlite_schema"), maxRows: 10)
            #expect(try names.record(at: 0)[0] == "people,cities")
        }
    }

    @Test func everyKeyRoundTrips() throws {
        let scene = try scene(SceneSpecimens.allKeys)
        #expect(try TableScene(yaml: scene.yaml) == scene)
        #expect(try SceneFile(Array(scene.json.utf8), format: .json, name: "json").scene == scene)
    }

    @Test func scenesAreWrittenInShortForm() throws {
        var scene = TableScene(style: .grouped, sections: [SceneSection([SceneRow("One")])])
        #expect(scene.yaml == "style: grouped\nrows:\n  - One\n")
        scene.sections[0].header = SceneHeaderFooter("Head")
        #expect(scene.yaml == "style: grouped\nsections:\n  - header: Head\n    rows:\n      - One\n")
        #expect(TableScene().yaml == "{}\n")
        #expect(TableScene(sections: [SceneSection()]).yaml == "sections:\n  - {}\n")
    }
}

@Suite struct SchemaTests {
    private let schema = JSONSchema.sceneDocument

    /// The reader and the schema accept and reject the same scenes, also after random changes.
    @Test func schemaAndReaderAgree() throws {
        var mutations = SceneMutations(seed: 7)
        var accepted = 0
        let reader = SchemaReader(schema)
        let root = try DocumentReader().read(Array(SceneSpecimens.allKeys.utf8), format: .yaml, name: "s")
        #expect(reader.accepts(root))
        for _ in 0..<500 {
            let node = mutations.mutated(root)
            var scene = SceneReader(file: "s")
            scene.checksOnlyShape = true
            _ = TableScene.definition.decode(node, &scene)
            let isAccepted = reader.accepts(node)
            if isAccepted { accepted += 1 }
            #expect(isAccepted == !scene.hasErrors, "\(YAMLWriter.string(node)) \(scene.problems)")
            if isAccepted != !scene.hasErrors { return }
        }
        #expect((50...450).contains(accepted))
    }

    @Test func everyKeyIsInTheSchemaAndTheReference() throws {
        let schemaKeys = Set(JSONSchema.scene.matches(of: #/"([^"]+)": \{/#).map { String($0.output.1) })
        let topics = KeyReference.scenes.scenes + KeyReference.scenes.themes
        var infos: [DefinitionInfo] = []
        JSONSchema.collect(TableScene.info, into: &infos)
        #expect(infos.count > 15)
        for info in infos {
            let topic = try #require(topics.first { $0.name == info.name })
            #expect(topic.entries.count == info.keys.count)
            for key in info.keys {
                #expect(schemaKeys.contains(key.name), "\(key.name)")
                #expect(topic.entries.contains { $0.term.prefix { $0 != " " && $0 != ":" } == key.name })
                #expect(key.summary.hasSuffix("."))
            }
        }
    }

    /// The specimen has every key, so tests with it cover all keys.
    @Test func specimenHasEveryKey() throws {
        let root = try DocumentReader().read(Array(SceneSpecimens.allKeys.utf8), format: .yaml, name: "s")
        var keys: Set<String> = []
        func collect(_ node: DocumentNode) {
            for entry in node.mapping ?? [] {
                keys.insert(entry.key)
                collect(entry.value)
            }
            for element in node.sequence ?? [] { collect(element) }
        }
        collect(root)
        var infos: [DefinitionInfo] = []
        JSONSchema.collect(TableScene.info, into: &infos)
        // The parts of a theme have separate tests.
        var parts: [DefinitionInfo] = []
        JSONSchema.collect(Theme.info, into: &parts)
        let shared = ["font", "dynamic color"]
        let names = Set(parts.map(\.name)).subtracting(shared)
        let own = infos.filter { !names.contains($0.name) }
        for key in own.flatMap(\.keys) { #expect(keys.contains(key.name), "\(key.name)") }
    }
}
