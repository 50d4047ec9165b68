import Foundation
import GuideListings
import Images
import TableSnapshotTesting
import Testing

/// The README, whose commands and listings are run.
@Suite("README")
struct ReadmeTests {
    private let page: PageText

    init() throws { page = try PageText("README.md") }

    /// Returns the commands of the block that begins with a text.
    private func commands(_ start: String) throws -> String {
        try #require(page.blocks("sh").first { $0.hasPrefix(start) }, "\(start)")
    }

    @Test func readmeIsShort() {
        #expect(page.text.utf8.count <= 9000)
    }

    @Test func readmeBeginsWithAnImage() throws {
        let image = try #require(page.text.range(of: "<img src="))
        let section = try #require(page.text.range(of: "\n## "))
        #expect(image.lowerBound < section.lowerBound)
    }

    /// The image is what the command draws.
    @Test func renderCommandDrawsTheImage() throws {
        let shell = try Shell()
        defer { shell.remove() }
        #expect(try shell.run(commands("tablesnap render")).status == 0)
        try Repository.expectGoldens(
            for: ["countries.png": "Snapshots/readme/countries@2x.png"], drawnIn: shell.folder,
            by: "ReadmeTests", remedy: "; change the block in README to the options of the command")
    }

    @Test func sceneIsCheckedDrawnAndVerified() throws {
        let scene = try #require(page.blocks("yaml").first)
        #expect(
            try scene + "\n" == PageText("Assets/readme/settings.yaml").text, "the figure draws another scene"
        )
        let shell = try Shell()
        defer { shell.remove() }
        try Data(scene.utf8).write(to: shell.folder.appending(path: "settings.yaml"))
        let lines = try commands("tablesnap check").split(separator: "\n").map(String.init)
        try #require(lines.count == 3)
        #expect(try lines.prefix(2).map { try shell.run($0).status } == [0, 0])
        #expect(try shell.images() == ["settings"])
        #expect(try shell.run("CI= \(lines[2])").status == 1)
        #expect(try shell.run(lines[2]).status == 0)
    }

    @Test func figureIsDrawnAndChecked() throws {
        let block = try #require(page.blocks("markdown").first)
        let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
        let scene = lines.dropFirst().dropLast().joined(separator: "\n") + "\n"
        #expect(try scene == PageText("Assets/readme/wifi.yaml").text, "the figure draws another scene")
        let shell = try Shell()
        defer { shell.remove() }
        try Data(block.utf8).write(to: shell.folder.appending(path: "guide.md"))
        let commands = try commands("tablesnap figures").split(separator: "\n").map(String.init)
        try #require(commands.count == 2)
        #expect(try shell.run(commands[1]).status == 1)
        #expect(try commands.map { try shell.run($0).status } == [0, 0])
        #expect(try shell.images() == ["wifi@2x", "wifi~dark@2x"])
    }

    @Test func everyCommandIsTested() {
        let tested = ["git clone", "make deb", "tablesnap render", "tablesnap check", "tablesnap figures"]
        #expect(page.blocks("sh").map { block in tested.first { block.hasPrefix($0) } } == tested)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: Repository.folder.path + "/.git")))
    func cloneHasTheTargets() throws {
        let lines = try commands("git clone") + "\n" + commands("make deb")
        let shell = try Shell()
        defer { shell.remove() }
        for line in lines.split(separator: "\n") {
            // With `-n`, commands are printed. They would run this test again, and a release build.
            let command = String(line)
                .replacing("git clone URL", with: "git clone -q --shared '\(Repository.folder.path)'")
                .replacing("make ", with: "make -n ")
                .replacing("sudo apt-get", with: "true sudo apt-get")
            let outcome = try shell.run(command.hasPrefix("git") ? command : "cd tablesnap && \(command)")
            #expect(outcome.status == 0, "\(command): \(outcome.errors)")
        }
    }

    @Test func tasksAreTenLines() {
        for (language, text) in page.blocks() {
            #expect(text.split(separator: "\n").count <= 10, "\(language)")
        }
    }

    @Test func listingIsCompiled() throws {
        let listing = try PageText("Tests/GoldenTests/ReadmeListing.swift").text
        #expect(page.blocks("swift").last.map { $0 + "\n" } == listing)
    }

    /// `make example` builds that package.
    @Test func linesOfManifestAreThoseOfTheExample() throws {
        let manifest = try PageText("Assets/example/Package.swift").text
        let lines = try #require(page.blocks("swift").first).split(separator: "\n")
        #expect(lines.count == 2)
        for line in lines {
            #expect(line.hasSuffix(",") && manifest.contains(line.dropLast()), "\(line)")
        }
    }

    /// The documentation's build writes the pages of `Documentation` from the articles.
    @Test(arguments: ["README.md", "CONTRIBUTING.md"])
    func linkedFilesExist(path: String) throws {
        for link in try PageText(path).text.matches(of: /\]\(([^)#:]+)\)/) {
            var target = String(link.1)
            if target.hasPrefix("Documentation/") {
                target = target.replacing("Documentation", with: Repository.catalog)
            }
            let file = Repository.folder.appending(path: target)
            #expect(FileManager.default.fileExists(atPath: file.path), "\(path): \(link.1)")
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
}
