import Bitmaps
import Foundation
import PNGCodec
import Testing

@Suite("README")
struct ReadmeTests {
    private let text: String

    init() throws {
        text = try String(contentsOf: Golden.repository.appending(path: "README.md"), encoding: .utf8)
    }

    /// The fenced blocks of a language, from top to bottom.
    private func blocks(_ language: String) -> [String] {
        text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
            $0.components(separatedBy: "\n```").first
        }
    }

    @Test func everyCommandDoesItsWork() throws {
        let commands = blocks("sh").filter { !$0.hasPrefix("make") }
        #expect(commands.count == 2)
        for command in commands {
            let shell = try Shell()
            defer { shell.remove() }
            let outcome = try shell.run(command)
            #expect(outcome.status == 0, "\(command): \(outcome.errors)")
            #expect(try !shell.pictures().isEmpty)
        }
    }

    @Test func theTwoCommandsAreThere() throws {
        let targets = blocks("sh")[0].split(separator: "\n").compactMap {
            $0.split(separator: " ").dropFirst().first
        }
        #expect(targets == ["demo", "test"])
        let shell = try Shell()
        defer { shell.remove() }
        for target in targets {
            // Making them for real is what runs this test, and a release build besides.
            #expect(try shell.run("make -n \(target)", in: Golden.repository).status == 0)
        }
    }

    @Test func theListingIsWhatIsCompiledHere() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
            path: "ReadmeListing.swift")
        let listing = try String(contentsOf: file, encoding: .utf8)
        #expect(blocks("swift").map { $0 + "\n" } == [listing])
    }

    @Test func theSceneDraws() throws {
        let shell = try Shell()
        defer { shell.remove() }
        let scene = try #require(blocks("yaml").first)
        let folder = shell.folder
        for name in ["countries.csv", "flags"] {
            try FileManager.default.copyItem(
                at: Golden.repository.appending(path: "Assets/\(name)"), to: folder.appending(path: name))
        }
        try Data(scene.utf8).write(to: folder.appending(path: "scene.yaml"))
        let outcome = try shell.run("tablesnap render scene.yaml")
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        #expect(try shell.pictures() == ["scene", "scene-editing"])
    }

    @Test func theListingDraws() throws {
        let shell = try Shell()
        defer { shell.remove() }
        let path = shell.folder.appending(path: "fruits.png")
        try drawFruits(to: path.path)
        try Golden(name: "readme/fruits").expect(Bitmap(pngBytes: [UInt8](Data(contentsOf: path))))
    }

    @Test func everyPictureIsThere() throws {
        let paths = text.matches(of: /(?:src="|!\[[^\]]*\]\()([^")]+\.png)/).map { String($0.1) }
        #expect(!paths.isEmpty)
        for path in paths {
            #expect(
                FileManager.default.fileExists(atPath: Golden.repository.appending(path: path).path),
                "\(path)")
        }
    }
}
