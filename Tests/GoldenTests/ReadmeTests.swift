import Foundation
import GuideListings
import Images
import TableSnapshotTesting
import Testing

@Suite("README")
struct ReadmeTests {
    private let text: String

    init() throws {
        text = try String(contentsOf: Repository.folder.appending(path: "README.md"), encoding: .utf8)
    }

    /// Returns the fenced blocks of a language, from top to bottom.
    private func blocks(_ language: String) -> [String] {
        text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
            $0.components(separatedBy: "\n```").first
        }
    }

    @Test func renderCommandsOfReadmeSucceed() throws {
        let commands = blocks("sh").filter { $0.hasPrefix("tablesnap render") }
        #expect(commands.count == 2)
        for command in commands {
            let shell = try Shell()
            defer { shell.remove() }
            let outcome = try shell.run(command)
            #expect(outcome.status == 0, "\(command): \(outcome.errors)")
            #expect(try !shell.images().isEmpty)
        }
    }

    @Test func scenesAreVerified() throws {
        let commands = try #require(blocks("sh").first { $0.hasPrefix("tablesnap verify") })
        let shell = try Shell()
        defer { shell.remove() }
        try FileManager.default.createDirectory(
            at: shell.folder.appending(path: "scenes"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: Repository.folder.appending(path: "Assets/settings-page.yaml"),
            to: shell.folder.appending(path: "scenes/settings.yaml"))
        #expect(try shell.run("tablesnap verify scenes --record missing").status == 1)
        let golden = shell.folder.appending(path: "scenes/Snapshots/settings.png")
        #expect(FileManager.default.fileExists(atPath: golden.path))
        #expect(try shell.run(commands).status == 0)
        try Data("no image".utf8).write(to: golden)
        #expect(try shell.run(commands).status == 1)
    }

    @Test func copiedFontsDrawTheSameImage() throws {
        let commands = try #require(blocks("sh").first { $0.hasPrefix("tablesnap fonts") })
        let shell = try Shell()
        defer { shell.remove() }
        #expect(try shell.run(commands).status == 0)
        #expect(try shell.run("tablesnap render Assets/countries.csv --quiet -o system.png").status == 0)
        #expect(try shell.run("tablesnap compare system.png countries.png").status == 0)
        let fonts = try FileManager.default.contentsOfDirectory(
            atPath: shell.folder.appending(path: "fonts").path)
        #expect(fonts.contains("Inter-Regular.otf.license.txt"))
    }

    @Test func figuresAreDrawnAndChecked() throws {
        let commands = try #require(blocks("sh").first { $0.hasPrefix("tablesnap figures") })
        let page = try #require(text.components(separatedBy: "````markdown\n").dropFirst().first)
        let shell = try Shell()
        defer { shell.remove() }
        let docs = shell.folder.appending(path: "Docs")
        try FileManager.default.createDirectory(at: docs, withIntermediateDirectories: true)
        for folder in [shell.folder, docs] {
            let text = page.components(separatedBy: "````")[0]
            try Data(text.utf8).write(to: folder.appending(path: "guide.md"))
        }
        #expect(try shell.run(commands.split(separator: "\n").suffix(1).joined()).status == 1)
        #expect(try shell.run(commands).status == 0)
        #expect(try shell.images() == ["fruits@2x", "fruits~dark@2x"])
        let drawn = try String(contentsOf: shell.folder.appending(path: "guide.md"), encoding: .utf8)
        #expect(drawn.contains("src=\"fruits@2x.png\" width=\"402\" alt=\"Three kinds of fruit.\""))
    }

    @Test func everyReadmeCommandIsTested() {
        for command in blocks("sh") {
            let commands = ["figures", "fonts", "render", "verify"].map { "tablesnap " + $0 }
            let isRun = (["make"] + commands).contains { command.hasPrefix($0) }
            #expect(isRun, "\(command)")
        }
    }

    @Test func makeTargetsOfReadmeExist() throws {
        let lines = blocks("sh").filter { $0.hasPrefix("make") }.flatMap { $0.split(separator: "\n") }
        let targets = lines.compactMap { $0.split(separator: " ").dropFirst().first }
        #expect(targets == ["deb", "install", "demo", "test", "figures"])
        let shell = try Shell()
        defer { shell.remove() }
        for target in targets {
            // Without `-n`, they would run this test again, and a release build. PackagingTests installs the
            // command of the tests.
            #expect(try shell.run("make -n \(target)", in: Repository.folder).status == 0)
        }
    }

    /// The command of `make figures`, without the build.
    @Test func oneCommandDrawsEveryFigure() throws {
        let shell = try Shell()
        defer { shell.remove() }
        #expect(try shell.run("guides .").status == 0)
        #expect(try shell.images() == Repository.goldens(in: "figures"))
        for name in ["image-on-right", "settings-right-to-left", "controls-dark"] {
            let file = shell.folder.appending(path: "\(name).png")
            let drawn = try Bitmap(pngBytes: [UInt8](Data(contentsOf: file)))
            let figure = try #require(Figure.all.first { $0.name == name })
            #expect(try figure.withSnapshot { try $0.bitmap() == drawn })
        }
    }

    @Test func listingsMatchCompiledCode() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
            path: "ReadmeListing.swift")
        let listing = try String(contentsOf: file, encoding: .utf8)
        // The formatter puts all imports of a file first.
        func lines(_ text: String, areImports: Bool) -> [Substring] {
            text.split(separator: "\n").filter {
                $0.hasPrefix("import ") == areImports && !$0.contains("swift-format-ignore")
            }
        }
        let shown = blocks("swift").joined(separator: "\n")
        #expect(lines(shown, areImports: false) == lines(listing, areImports: false))
        #expect(lines(shown, areImports: true).sorted() == lines(listing, areImports: true).sorted())
    }

    @Test func sceneListingsRender() throws {
        let scenes = blocks("yaml")
        try #require(scenes.count == 1)
        try draw(scenes[0], ["scene", "scene-changed", "scene-editing"])
    }

    private func draw(_ scene: String, _ images: [String]) throws {
        let shell = try Shell()
        defer { shell.remove() }
        let folder = shell.folder
        for name in ["countries.csv", "flags"] {
            try FileManager.default.copyItem(
                at: Repository.folder.appending(path: "Assets/\(name)"), to: folder.appending(path: name))
        }
        try Data(scene.utf8).write(to: folder.appending(path: "scene.yaml"))
        let outcome = try shell.run("tablesnap render scene.yaml")
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        #expect(try shell.images() == images)
    }

    @Test func sceneListingChangesAppearance() throws {
        let shell = try Shell()
        defer { shell.remove() }
        let scene = Repository.folder.appending(path: "Assets/inbox.yaml").path
        let path = shell.folder.appending(path: "dark.png").path
        let yaml = try drawInTheDark(scene, to: path)
        #expect(yaml.contains("appearance: dark") && !yaml.contains("states:"))
        try Data(yaml.utf8).write(to: shell.folder.appending(path: "dark.yaml"))
        #expect(try shell.run("tablesnap render dark.yaml -o again.png").status == 0)
        let again = shell.folder.appending(path: "again.png")
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(contentsOf: again))
    }

    @Test func fruitListingMatchesGoldenImage() throws {
        let shell = try Shell()
        defer { shell.remove() }
        let path = shell.folder.appending(path: "fruits.png")
        try drawFruits(to: path.path)
        let image = try Bitmap(pngBytes: [UInt8](Data(contentsOf: path)))
        // The listing does not record the fonts.
        if try Repository.otherFonts() == nil { assertSnapshot(of: image, path: "readme/fruits") }
    }

    @Test func calloutListingDrawsLabels() throws {
        let shell = try Shell()
        defer { shell.remove() }
        let fruits = Fruits()
        let path = shell.folder.appending(path: "fruits.svg")
        try drawExplainedFruits(makeTable(of: fruits), to: path.path)
        let text = try String(contentsOf: path, encoding: .utf8)
        for label in ["Content", "Disclosure", "52\u{A0}pt", "Three fruits", "Banana"] {
            #expect(text.contains(">\(label)"), "\(label)")
        }
    }

    @Test func touchListingSelectsAndSwipesRows() throws {
        let shell = try Shell()
        defer { shell.remove() }
        let fruits = Fruits()
        let table = makeTable(of: fruits)
        let path = shell.folder.appending(path: "swiped.png").path
        try drawSwipedFruits(table, to: path)
        #expect(FileManager.default.fileExists(atPath: path))
        #expect(table.indexPathForSelectedRow == [0, 0] && table.indexPathForSwipedRow == [0, 1])
    }

    @Test func uiKitListingDraws() throws {
        let shell = try Shell()
        defer { shell.remove() }
        let path = shell.folder.appending(path: "cities.png")
        try drawCities(to: path.path)
        let image = try Bitmap(pngBytes: [UInt8](Data(contentsOf: path)))
        #expect(image.width == 804 && image.height == 3 * 106)
    }

    @Test func readmeDescribesEverySourceFolder() throws {
        let sources = Repository.folder.appending(path: "Sources")
        let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path)
            .filter { !$0.hasPrefix(".") }
        let described = text.matches(of: #/\n\| ([A-Za-z]+) \| /#).map { String($0.1) }
        #expect(folders.filter { !described.contains($0) } == [])
    }
}
